// A number that counts milliseconds is a number.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[rowkey(unit = ms)]
    at: i64,
}

fn main() {}
