// `usize` inside an `Option`.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    id: Option<usize>,
}

fn main() {}
