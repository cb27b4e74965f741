// One range, but every bucket has its own.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(buckets = 16)]
    host: u32,
    at: i64,
}

fn main() {
    Event::prefix().range();
}
