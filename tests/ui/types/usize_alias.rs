// `usize` through an alias.
use rowkey::RowKey;

type Id = usize;

#[derive(RowKey)]
struct Event {
    id: Id,
}

fn main() {}
