// A list before another element of a tuple.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    pair: (Vec<u16>, u8),
}

fn main() {}
