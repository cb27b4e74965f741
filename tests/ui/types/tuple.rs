// A tuple.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    pair: (u32, u32),
}

fn main() {}
