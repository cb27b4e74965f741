// A `Box`.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    name: Box<str>,
}

fn main() {}
