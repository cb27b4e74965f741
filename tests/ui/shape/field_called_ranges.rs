// A field named like another function of every prefix.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    ranges: u32,
}

fn main() {}
