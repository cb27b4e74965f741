// A maximum length of 0.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(max_len = 0)] // fixed: #[rowkey(max_len = 4)]
struct Event {
    id: u32,
}

fn main() {}
