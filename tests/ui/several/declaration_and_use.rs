// A mistake in the declaration adds none where the key is used.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(dsec)]
    host: u32,
    #[reverse_ts]
    #[rowkey(desc)]
    at: i64,
}

fn main() {
    let event = Event { host: 7, at: 1 };
    let row = event.encode();
    let _ = Event::decode(&row);
    let _ = Event::prefix().host(7).at_range(0..).range();
}
