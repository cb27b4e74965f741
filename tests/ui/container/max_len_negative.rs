// A negative length.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(max_len = -1)]
struct Event {
    id: u32,
}

fn main() {}
