// A row of no bytes.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(max_len = 0)]
struct Event {
    id: u32,
}

fn main() {}
