// A latest time below the earliest of the type.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[reverse_ts(from = -1)]
    at: u64,
}

fn main() {}
