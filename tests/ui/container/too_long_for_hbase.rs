// A row longer than HBase takes.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    payload: [u8; 40_000],
}

fn main() {}
