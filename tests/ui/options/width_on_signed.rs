// A shorter signed integer.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(width = 3)]
    delta: i32,
}

fn main() {}
