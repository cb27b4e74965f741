// A maximum would cut off the newest times.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[reverse_ts]
    #[rowkey(max = 100)]
    at: i64,
}

fn main() {}
