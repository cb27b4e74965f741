// A negative maximum.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(max = -1)]
    delta: i32,
}

fn main() {}
