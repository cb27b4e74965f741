// The number alone has more bytes than a row may.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(max_len = 7)] // fixed: #[rowkey(max_len = 64)]
struct Event {
    at: u64,
    name: String,
}

fn main() {}
