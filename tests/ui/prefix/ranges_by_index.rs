// Ranges are computed lazily, so none can be borrowed.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(buckets = 16)]
    host: u32,
}

fn main() {
    let _ = Event::prefix().ranges()[0].clone(); // fixed: let _ = Event::prefix().ranges().get(0);
}
