// 44 is the comma.
use rowkey::RowKey;

#[derive(RowKey)]
#[repr(u8)]
enum Level {
    Info = 44,
}

#[derive(RowKey)]
#[rowkey(delimiter = ",")]
struct Entry {
    level: Level,
    name: String,
}

fn main() {}
