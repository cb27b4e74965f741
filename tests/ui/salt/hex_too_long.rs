// Hexadecimal salt text of more digits than a salt has bytes.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(buckets = 16, hex = 9)]
    host: u32,
}

fn main() {}
