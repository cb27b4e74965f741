// An enum with data is no field, and becomes none by a derive.
use rowkey::RowKey;

enum Kind { // fixed:
    Number(u32), // fixed:
    Text(String), // fixed:
} // fixed: use rowkey::codec::{Codec, Decode, EncodeFault, End, Reader, Sink};
// fixed: enum Kind { Number(u32) }
// fixed: struct OfKind;
// fixed: impl Codec<Kind> for OfKind {
// fixed:     type Arg<'v> = Kind;
// fixed:     const NODE: &'static rowkey::layout::Node = &rowkey::layout::Node::fixed("kind", 4);
// fixed:     fn write<S: Sink>(Kind::Number(n): &Kind, _: End, out: &mut S) -> Result<(), EncodeFault> { out.put(&n.to_be_bytes()); Ok(()) }
// fixed: }
// fixed: impl<'r> Decode<'r, Kind> for OfKind {
// fixed:     fn read(row: &mut Reader<'r>, _: End) -> Option<Kind> { row.array().map(u32::from_be_bytes).map(Kind::Number) }
// fixed: }

#[derive(RowKey)]
struct Event {
    kind: Kind, // fixed: #[rowkey(with = OfKind)] kind: Kind,
    id: u32,
}

fn main() {}
