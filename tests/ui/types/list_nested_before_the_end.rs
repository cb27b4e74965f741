// A nested key that ends in a list, before other fields.
use rowkey::RowKey;

#[derive(RowKey)]
struct Path {
    parents: Vec<u32>,
}

#[derive(RowKey)]
struct Event {
    path: Path,
    user: u32,
}

fn main() {}
