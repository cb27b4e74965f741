// Text of free length has no place of its own.

use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    seq: u32,
    name: String,
}

fn main() {
    let _ = Event::fuzzy().seq(7).name("login").pairs();
}
