// One range, where a field follows the open salted one.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(buckets = 16)]
    host: u32,
    at: i64,
    seq: u16,
}

fn main() {
    let _ = Event::prefix().host_any().at(7).range();
}
