// Hexadecimal text of a time.
use rowkey::RowKey;
use std::time::SystemTime;

#[derive(RowKey)]
struct Key {
    #[rowkey(hex)]
    id: SystemTime,
}

fn main() {}
