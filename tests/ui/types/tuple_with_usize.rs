// A tuple with a part that is no field.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    pair: (u8, usize),
}

fn main() {}
