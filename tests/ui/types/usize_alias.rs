// `usize` through an alias.
use rowkey::RowKey;

type Id = usize; // fixed: type Id = u64;

#[derive(RowKey)]
struct Event {
    id: Id,
}

fn main() {}
