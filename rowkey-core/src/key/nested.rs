//! A derived key as a field of another key: its fields as if they were declared there.

use super::{Frame, Key, Read, read, write};
use crate::bytes::{BoundPosition, End, Reader, Sink};
use crate::codec::{Codec, Decode, Ordered};
use crate::error::{EncodeError, EncodeFault};
use crate::layout::{Kind, Layout, Node};

const KINDS: &str = "an enum of keys is a whole row: decode picks the variant by the prefix at its start, and a field has \
     none; use the struct that one variant holds, or name a codec: `#[rowkey(with = path)]`";

const TRAILING: &str = "its rows end with a delimiter (`trailing`), and inside another row they would not; leave `trailing` \
     out, or write its fields into this key";

/// The node of a nested key.
const fn node(key: &'static Layout) -> Node {
    let crate::layout::Ref::Static(list) = key.fields.list else { unreachable!() };
    let width = key.fields.width();
    Node::of(Kind::Key(crate::layout::Fields::new(list, key.fields.delimiter)), width)
}

#[diagnostic::do_not_recommend]
impl<K: Key> Codec<K> for Ordered {
    type Arg<'v>
        = &'v K
    where
        K: 'v;

    const NODE: &'static Node = &node(K::__KEY);
    const INFALLIBLE: bool = K::__KEY.fields.infallible();
    const REFUSED: Option<&'static str> = match (K::__KEY.kinds.list.get(), K::__KEY.fields.trailing) {
        ([], false) => None,
        ([], true) => Some(TRAILING),
        _ => Some(KINDS),
    };
    const BORROWS: bool = K::__KEY.fields.borrows();
    const BORROWS_LAST: bool = K::__KEY.fields.borrows_last();

    #[inline]
    fn write<S: Sink>(key: &K, end: End, out: &mut S) -> Result<(), EncodeFault> {
        write(key, out, Frame::Nested(end)).map_err(EncodeError::nested)
    }

    #[inline]
    fn bound<S: Sink>(key: &K, end: End, out: &mut S) -> BoundPosition {
        let mut sink = BoundSink { out, position: BoundPosition::At };
        // The error only ends the write; the result is the position.
        let _ = write(key, &mut sink, Frame::Nested(end));
        sink.position
    }
}

/// A sink for a key as a bound: the position is `At` only if that of every field is.
struct BoundSink<'o, S> {
    out: &'o mut S,
    position: BoundPosition,
}

impl<S: Sink> Sink for BoundSink<'_, S> {
    fn collects_bound(&self) -> bool {
        true
    }

    fn put(&mut self, bytes: &[u8]) {
        self.out.put(bytes);
    }

    fn position(&self) -> usize {
        self.out.position()
    }

    fn written(&mut self, from: usize) -> &mut [u8] {
        self.out.written(from)
    }

    fn cut(&mut self, position: usize) {
        self.out.cut(position);
    }

    fn record_position(&mut self, position: BoundPosition) {
        self.position = position;
    }
}

#[diagnostic::do_not_recommend]
impl<'r, K: Read<'r>> Decode<'r, K> for Ordered {
    #[inline]
    fn read(row: &mut Reader<'r>, end: End) -> Option<K> {
        read(row, Frame::Nested(end))
    }
}
