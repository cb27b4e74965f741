// Bounds of little-endian numbers.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(le)]
    id: u32,
    at: u64,
}

fn main() {
    let _ = Event::prefix().id_range(1..5).range(); // fixed: let _ = Event::prefix().id_in(1..5).ranges();
}
