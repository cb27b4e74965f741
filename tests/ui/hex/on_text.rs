// Hexadecimal text of text.
use rowkey::RowKey;

#[derive(RowKey)]
struct Key {
    #[rowkey(hex)]
    id: Vec<u8>,
}

fn main() {}
