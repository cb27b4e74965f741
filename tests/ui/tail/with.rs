use rowkey::RowKey;
use rowkey::codec::Ordered;

#[derive(RowKey)]
struct Event {
    host: u32,
    #[rowkey(tail, with = Ordered)]
    seq: Option<u32>,
}

fn main() {}
