// A nested key that ends in a list, with fields behind it.
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
