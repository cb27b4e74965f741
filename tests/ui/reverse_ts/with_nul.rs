// A terminator on a time.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[reverse_ts]
    #[rowkey(nul)]
    at: i64,
}

fn main() {}
