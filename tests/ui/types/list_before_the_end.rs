// A list that other fields follow has no end.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    parents: Vec<u32>, // fixed: name: String,
    name: String, // fixed: parents: Vec<u32>,
}

fn main() {}
