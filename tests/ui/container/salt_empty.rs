// A salt without options.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(salt())]
struct Event {
    host: u32,
}

fn main() {}
