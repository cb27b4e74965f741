// A flag with a value.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(ord = true)]
struct Event {
    id: u32,
}

fn main() {}
