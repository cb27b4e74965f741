// A fill byte on digits.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[reverse_ts]
    #[pad(13, fill = ' ')]
    at: u64,
}

fn main() {}
