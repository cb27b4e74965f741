// Digits that do not sort before a delimiter that keeps the order.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter = ",")]
struct Key {
    #[rowkey(digits)]
    id: u64,
    name: String,
}

fn main() {}
