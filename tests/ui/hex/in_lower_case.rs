// Hexadecimal text in a case that has no name.
use rowkey::RowKey;

#[derive(RowKey)]
struct Key {
    #[rowkey(hex = lower)] // fixed: #[rowkey(hex)]
    id: u32,
}

fn main() {}
