// Digits of what is no unsigned integer.
use rowkey::RowKey;

#[derive(RowKey)]
struct Key {
    #[rowkey(digits)] // fixed:
    name: String,
    #[rowkey(digits)] // fixed:
    open: bool,
    #[rowkey(digits)]
    id: i64, // fixed: id: u64,
}

fn main() {}
