// Hexadecimal text of what is neither an unsigned integer nor bytes of fixed width.
use rowkey::RowKey;

#[derive(RowKey)]
struct Key {
    #[rowkey(hex)] // fixed:
    price: Option<f64>,
    #[rowkey(hex)]
    delta: i64, // fixed: delta: u64,
    #[rowkey(hex)]
    hash: Vec<u8>, // fixed: hash: [u8; 16],
    #[rowkey(hex)] // fixed:
    open: bool,
}

fn main() {}
