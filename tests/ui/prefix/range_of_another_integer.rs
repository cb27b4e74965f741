// A time in another integer type than the field has.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32,
    at: u64,
}

fn main() {
    let start: i64 = 1_700_000_000_000;
    let _ = Event::prefix().host(7).at_range(start..);
}
