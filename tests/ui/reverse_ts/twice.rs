// Said twice.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[reverse_ts]
    #[reverse_ts(from = 9_999)]
    at: i64,
}

fn main() {}
