// A maximum that the bytes cannot hold.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(width = 1, max = 300)] // fixed: #[rowkey(width = 2, max = 300)]
    level: u32,
}

fn main() {}
