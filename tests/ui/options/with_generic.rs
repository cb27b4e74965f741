// A codec with generic arguments, as a type is written.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(with = rowkey::codec::Max<rowkey::codec::Pad<3>, 9>)] // fixed: #[rowkey(with = rowkey::codec::Max::<rowkey::codec::Pad<3>, 9>)]
    level: u32,
}

fn main() {}
