// `ranges()` kept as one range.
use rowkey::KeyRange;
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(buckets = 16)]
    host: u32,
    at: u64,
}

fn main() {
    let _: KeyRange = Event::prefix().ranges();
}
