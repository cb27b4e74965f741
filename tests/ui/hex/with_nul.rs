// A terminator and a fixed number of digits.
use rowkey::RowKey;

#[derive(RowKey)]
struct Key {
    #[rowkey(hex, nul)]
    id: u32,
}

fn main() {}
