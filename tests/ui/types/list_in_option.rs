// A list in an `Option`, before the end.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    parents: Option<Vec<u32>>,
    user: u32,
}

fn main() {}
