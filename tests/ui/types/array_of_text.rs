// An array whose elements have no fixed width.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    names: [String; 2], // fixed: first: String,
    // fixed: second: String,
}

fn main() {}
