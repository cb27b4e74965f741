// Unsigned times are counted back from the same number.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[reverse_ts]
    #[pad(18)]
    at: u64,
}

fn main() {}
