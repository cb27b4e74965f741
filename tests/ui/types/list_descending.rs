// A descending list has no end.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[rowkey(desc)] // fixed:
    parents: Vec<u32>,
}

fn main() {}
