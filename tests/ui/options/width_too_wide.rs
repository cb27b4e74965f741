// Wider than the widest integer.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(width = 17)]
    id: u128,
}

fn main() {}
