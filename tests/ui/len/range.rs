// Bounds of text that sorts by its length.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(len = u8)]
    name: String,
    at: u64,
}

fn main() {
    let _ = Event::prefix().name_range("a".."b").range(); // fixed: let _ = Event::prefix().name("a").unwrap().range();
}
