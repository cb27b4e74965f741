// `reverse_ts` inside `rowkey(..)`.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[rowkey(reverse_ts)] // fixed: #[reverse_ts]
    at: i64,
}

fn main() {}
