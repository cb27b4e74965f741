// Said twice.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(ord, ord)]
struct Event {
    id: u32,
}

fn main() {}
