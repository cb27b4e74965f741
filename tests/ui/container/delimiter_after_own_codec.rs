// A codec whose bytes can be the delimiter, which ends the row.
use rowkey::RowKey;
use rowkey::codec::{Codec, Decode, EncodeFault, End, Reader, Sink};
use rowkey::layout::Node;

struct Half;

impl Codec<u8> for Half {
    type Arg<'v> = u8;
    const NODE: &'static Node = &Node::fixed("half", 1);

    fn write<S: Sink>(value: &u8, _: End, out: &mut S) -> Result<(), EncodeFault> {
        out.put(&[*value]);
        Ok(())
    }
}

impl<'r> Decode<'r, u8> for Half {
    fn read(row: &mut Reader<'r>, _: End) -> Option<u8> {
        row.byte()
    }
}

#[derive(RowKey)]
#[rowkey(delimiter("::", unordered, trailing))]
struct Trailing {
    city: String,
    #[rowkey(with = Half)]
    half: u8,
}

#[derive(RowKey)]
#[rowkey(delimiter = ",")]
struct Inner {
    city: String,
    #[rowkey(with = Half)]
    half: u8,
}

#[derive(RowKey)]
#[rowkey(delimiter = ",")]
struct Outer {
    inner: Inner,
    note: String,
}

fn main() {}
