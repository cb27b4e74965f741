// A codec of your own, and `reverse_ts`.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[reverse_ts]
    #[rowkey(with = rowkey::codec::Ordered)]
    at: i64,
}

fn main() {}
