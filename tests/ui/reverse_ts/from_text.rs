// The latest time as text.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[reverse_ts(from = "2038-01-19")]
    at: u64,
}

fn main() {}
