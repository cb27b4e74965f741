// A row longer than HBase takes.
use rowkey::RowKey;

#[derive(RowKey)] // fixed: #[derive(RowKey)] #[rowkey(max_len = 40_000)]
struct Event {
    payload: [u8; 40_000],
}

fn main() {}
