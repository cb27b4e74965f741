// A key that holds keys of its own type has no end.
use rowkey::RowKey;

#[derive(RowKey)]
struct Node {
    id: u8,
    children: Vec<Node>,
}

#[derive(RowKey)]
struct Linked {
    id: u8,
    next: Option<Box<Self>>,
}

fn main() {}
