// `isize` differs between machines.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    id: isize,
}

fn main() {}
