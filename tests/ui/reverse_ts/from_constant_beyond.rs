// A constant beyond the type.
use rowkey::RowKey;

const LATEST: u64 = u64::MAX;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[reverse_ts(from = LATEST)]
    at: i64,
}

fn main() {}
