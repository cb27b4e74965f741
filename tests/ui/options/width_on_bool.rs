// A flag has one byte, and needs it.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(width = 1)]
    seen: bool,
}

fn main() {}
