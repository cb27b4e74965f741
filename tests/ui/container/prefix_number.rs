// The prefix as a number.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(prefix = 7)]
struct Event {
    id: u32,
}

fn main() {}
