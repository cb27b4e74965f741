// A `tail` field after it, which may be absent.
use rowkey::RowKey;

#[derive(RowKey)]
struct Span {
    #[rowkey(rest)] // fixed:
    operation: String,
    at: u64,
    #[rowkey(tail)]
    zone: Option<[u8; 3]>,
}

fn main() {}
