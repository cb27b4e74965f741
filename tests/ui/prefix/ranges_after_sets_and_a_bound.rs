// Ranges, where a set follows a set and a bound.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32,
    at: i64,
    seq: u16,
}

fn main() {
    let _ = Event::prefix().host_in([1, 2]).at_range(7..).seq_in([3]).ranges();
}
