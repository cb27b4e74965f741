// Hexadecimal text of a signed integer.
use rowkey::RowKey;

#[derive(RowKey)]
struct Key {
    #[rowkey(hex)]
    id: i64,
}

fn main() {}
