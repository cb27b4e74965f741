// A key that holds keys of its own type has no end.
use rowkey::RowKey;

#[derive(RowKey)]
struct Node {
    id: u8,
    children: Vec<Node>, // fixed: children: Vec<u8>,
}

#[derive(RowKey)]
struct Linked {
    id: u8,
    next: Option<Box<Self>>, // fixed: next: Option<u8>,
}

fn main() {}
