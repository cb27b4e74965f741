// `usize` differs between machines.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    id: usize, // fixed: id: u64,
}

fn main() {}
