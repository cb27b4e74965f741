// The first bytes of a field whose codec is one's own.
use rowkey::RowKey;
use rowkey::codec::{Codec, Decode, EncodeFault, End, Reader, Sink};
use rowkey::layout::Node;

struct Minor;

impl Codec<u8> for Minor {
    type Arg<'v> = u8;
    const NODE: &'static Node = &Node::fixed("minor", 1);
    const INFALLIBLE: bool = true;

    fn write<S: Sink>(minor: &u8, _: End, out: &mut S) -> Result<(), EncodeFault> {
        out.put(&[*minor]);
        Ok(())
    }
}

impl<'r> Decode<'r, u8> for Minor {
    fn read(row: &mut Reader<'r>, _: End) -> Option<u8> {
        row.byte()
    }
}

type Version = u8;

#[derive(RowKey)]
struct Release {
    #[rowkey(with = Minor)]
    minor: Version,
}

fn main() {
    let _ = Release::prefix().minor_starts_with(7).range(); // fixed: let _ = Release::prefix().minor_range(7..).range();
}
