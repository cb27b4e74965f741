// One digit less than `from` has: no time up to the year 2255 fits.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[reverse_ts(from = 9_999_999_999_999)]
    #[pad(12)] // fixed: #[pad(13)]
    at: u64,
}

fn main() {}
