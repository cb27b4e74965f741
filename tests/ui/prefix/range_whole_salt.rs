// A salt over the whole key, and not every field fixed.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(salt(buckets = 16))]
struct Event {
    host: u32,
    at: i64,
}

fn main() {
    Event::prefix().host(7).range(); // fixed: Event::prefix().host(7).ranges();
}
