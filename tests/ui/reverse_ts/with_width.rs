// Eight bytes and three at once.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[reverse_ts]
    #[rowkey(width = 3)]
    at: u64,
}

fn main() {}
