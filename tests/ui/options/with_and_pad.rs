// A codec of your own, and `pad`.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[pad(6)]
    #[rowkey(with = rowkey::codec::Ordered)]
    id: u32,
}

fn main() {}
