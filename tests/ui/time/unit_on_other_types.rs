// A unit on what is no time. A number that counts milliseconds is a number.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[rowkey(unit = ms)] // fixed:
    at: i64,
    #[rowkey(unit = ms)]
    seen: u64, // fixed: seen: std::time::SystemTime,
    #[rowkey(unit = s)] // fixed:
    name: String,
}

fn main() {}
