// `from` without a number.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[reverse_ts(from)]
    at: u64,
}

fn main() {}
