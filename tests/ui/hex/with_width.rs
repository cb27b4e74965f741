// Big-endian bytes and hexadecimal digits.
use rowkey::RowKey;

#[derive(RowKey)]
struct Key {
    #[rowkey(width = 3, hex)]
    id: u32,
}

fn main() {}
