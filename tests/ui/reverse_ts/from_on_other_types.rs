// An origin of what is no time.
use rowkey::RowKey;

type Day = u32;

struct Point(u8);

#[derive(RowKey)]
struct Event {
    #[reverse_ts(from = u64::MAX)] // fixed: #[rowkey(desc)]
    day: Day,
    #[reverse_ts(from = 9_999_999_999_999)] // fixed:
    at: Point, // fixed: at: u8,
}

fn main() {}
