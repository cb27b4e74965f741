// A codec of your own, and options it should know itself.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(with = rowkey::codec::Ordered, width = 3, max = 9)]
    id: u32,
}

fn main() {}
