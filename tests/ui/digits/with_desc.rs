// A descending order of what has none.
use rowkey::RowKey;

#[derive(RowKey)]
struct Key {
    #[rowkey(digits, desc)]
    id: u64,
}

fn main() {}
