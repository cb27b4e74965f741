// Elements without a fixed width.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    tags: Vec<String>,
}

fn main() {}
