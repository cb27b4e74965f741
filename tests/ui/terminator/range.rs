// Bounds of text whose terminator is above its bytes.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(terminator = b'\xff')]
    room: String,
    at: u64,
}

fn main() {
    let _ = Event::prefix().room_range("a".."b").range(); // fixed: let _ = Event::prefix().room_starts_with("a").range();
}
