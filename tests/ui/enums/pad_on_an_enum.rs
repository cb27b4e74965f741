// Attributes of numbers do not reach into an enum.
use rowkey::RowKey;

#[derive(RowKey)]
#[repr(u8)]
enum Level {
    Info = 1,
}

#[derive(RowKey)]
struct Entry {
    #[pad(3)]
    level: Level,
    at: u8,
}

fn main() {}
