// Digits of a signed integer.
use rowkey::RowKey;

#[derive(RowKey)]
struct Key {
    #[rowkey(digits)]
    id: i64,
}

fn main() {}
