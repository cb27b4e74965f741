// Sorted and scattered at once.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[reverse_ts]
    #[pad(13)]
    #[rowkey(reverse_digits)]
    at: u64,
}

fn main() {}
