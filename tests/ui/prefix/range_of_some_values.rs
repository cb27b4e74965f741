// Several values lie in several ranges.

use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32,
}

fn main() {
    let _ = Event::prefix().host_in([1, 7]).range(); // fixed: let _ = Event::prefix().host_in([1, 7]).ranges();
}
