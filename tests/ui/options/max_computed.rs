// A sign that is none.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(max = !5)]
    minute: u16,
}

fn main() {}
