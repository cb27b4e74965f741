// Digits of no fixed width before another field.
use rowkey::RowKey;

#[derive(RowKey)]
struct Key {
    #[rowkey(digits)] // fixed: #[pad(20)]
    id: u64,
    seq: u8,
}

fn main() {}
