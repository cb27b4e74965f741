// A terminator on a number.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(nul)]
    id: u32,
}

fn main() {}
