// Decimal and hexadecimal digits.
use rowkey::RowKey;

#[derive(RowKey)]
struct Key {
    #[pad(8)]
    #[rowkey(hex)]
    id: u32,
}

fn main() {}
