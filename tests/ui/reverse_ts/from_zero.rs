// Counted back from the first time there is.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[reverse_ts(from = 0)]
    at: u64,
}

fn main() {}
