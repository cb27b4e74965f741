// One value where a set is expected.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32,
    at: u64,
}

fn main() {
    let _ = Event::prefix().host_in(7).ranges(); // fixed: let _ = Event::prefix().host_in([7, 8]).ranges();
}
