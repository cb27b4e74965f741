// A mask compares from the start of the row, and no two rows have `seq` at the same place.

use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    name: String,
    seq: u32,
}

fn main() {
    let _ = Event::fuzzy().seq(7).pairs();
}
