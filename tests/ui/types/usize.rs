// `usize` differs between machines.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    id: usize,
}

fn main() {}
