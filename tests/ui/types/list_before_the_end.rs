// A list that other fields follow has no end.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    parents: Vec<u32>,
    name: String,
}

fn main() {}
