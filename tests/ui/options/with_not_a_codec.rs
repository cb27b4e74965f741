// A type that encodes nothing.
use rowkey::RowKey;

struct Packed;

#[derive(RowKey)]
struct Event {
    #[rowkey(with = Packed)] // fixed: #[rowkey(with = rowkey::codec::Ordered)]
    id: u32,
}

fn main() {}
