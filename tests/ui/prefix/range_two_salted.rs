// One of two salted fields is fixed.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(buckets = 16)]
    host: u32,
    #[salt]
    user: u32,
    at: i64,
}

fn main() {
    Event::prefix().host(7).range();
}
