// No byte at all.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(width = 0)] // fixed: #[rowkey(width = 1)]
    id: u32,
}

fn main() {}
