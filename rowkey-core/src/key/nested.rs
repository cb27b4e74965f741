//! A derived key as a field of another key: its fields as if they were declared there, after the prefix of its kind if it is an
//! enum of keys.

use super::{Frame, Key, Read, read, write};
use crate::bytes::{BoundPosition, End, Reader, Sink};
use crate::codec::{Codec, Decode, Ordered};
use crate::error::{EncodeError, EncodeFault};
use crate::layout::{Fields, Kind, Kinds, Node, Ref};

const TRAILING: &str = "its rows end with a delimiter (`trailing`), and inside another row they would not; leave `trailing` \
     out, or write its fields into this key";

/// The node of a nested key.
const fn node<K: Key>() -> Node {
    if !K::__KINDS.is_empty() {
        return Node::of(Kind::Keys(Kinds { list: Ref::Static(K::__KINDS) }), None);
    }
    let fields = &K::__KEY.fields;
    Node::of(Kind::Key(Fields::new(fields.list.get(), fields.delimiter)), fields.width())
}

#[diagnostic::do_not_recommend]
impl<K: Key> Codec<K> for Ordered {
    type Arg<'v>
        = &'v K
    where
        K: 'v;

    const NODE: &'static Node = &node::<K>();
    const INFALLIBLE: bool = K::__KEY.promises().infallible;
    const REFUSED: Option<&'static str> = if K::__KEY.has_trailing() { Some(TRAILING) } else { None };
    const BORROWS: bool = K::__KEY.promises().borrows;
    const BORROWS_LAST: bool = K::__KEY.promises().borrows_last;

    #[inline]
    fn write<S: Sink>(key: &K, end: End, out: &mut S) -> Result<(), EncodeFault> {
        write(key, out, Frame::nested(end)).map_err(EncodeError::nested)
    }

    #[inline]
    fn bound<S: Sink>(key: &K, end: End, out: &mut S) -> BoundPosition {
        let mut sink = BoundSink { out, position: BoundPosition::At };
        // The error only ends the write; the result is the position.
        let _ = write(key, &mut sink, Frame::nested(end));
        sink.position
    }
}

/// A sink for a key as a bound: the position is `At` only if that of every field is.
struct BoundSink<'o, S> {
    out: &'o mut S,
    position: BoundPosition,
}

impl<S: Sink> Sink for BoundSink<'_, S> {
    const COLLECTS_BOUND: bool = true;

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
        read(row, Frame::nested(end))
    }
}
