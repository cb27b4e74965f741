// `i64::MAX - t` has 19 digits for every time since 1970.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[reverse_ts]
    #[pad(13)] // fixed: #[pad(19)]
    at: i64,
}

fn main() {}
