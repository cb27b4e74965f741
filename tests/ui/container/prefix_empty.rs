// An empty prefix.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(prefix = "")]
struct Event {
    id: u32,
}

fn main() {}
