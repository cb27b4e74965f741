// A time in hexadecimal digits.
use rowkey::RowKey;
use std::time::SystemTime;

#[derive(RowKey)]
struct Key {
    #[rowkey(unit = ms, hex)]
    id: SystemTime,
}

fn main() {}
