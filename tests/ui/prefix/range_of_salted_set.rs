// One range of a set of the salted field.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(buckets = 16)]
    host: u32,
    at: i64,
    seq: u16,
}

fn main() {
    let _ = Event::prefix().host_in([1, 2]).at(7).range();
}
