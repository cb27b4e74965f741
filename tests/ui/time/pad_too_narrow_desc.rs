// The last time of nine digits was in 2001.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[pad(9)] // fixed: #[pad(10)]
    #[rowkey(unit = s, desc)]
    at: Option<std::time::SystemTime>,
}

fn main() {}
