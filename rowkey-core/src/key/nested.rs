//! A derived key as a field of another: its fields as if written in place.

use super::{Key, Place, Read};
use crate::bytes::{End, Position, Reader, Sink};
use crate::codec::{Codec, Decode, Ordered};
use crate::error::{EncodeError, EncodeFault};
use crate::layout::{Kind, Layout, Node};

const KINDS: &str = "an enum of keys is all rows of a table, each of which begins with the prefix of its kind, so it is no \
     field; write the key of one kind";

const TRAILING: &str = "a delimiter ends its rows (`trailing`), and inside another row nothing would end there; leave `trailing` \
     out, or write its fields into this key";

/// The fields of a key as one value.
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
    const INFALLIBLE: bool = K::__INFALLIBLE;
    const REFUSED: Option<&'static str> = match (K::__KEY.kinds.list.get(), K::__KEY.fields.trailing) {
        ([], false) => None,
        ([], true) => Some(TRAILING),
        _ => Some(KINDS),
    };
    const BORROWS: bool = K::__BORROWS;
    const BORROWS_LAST: bool = K::__BORROWS_LAST;

    #[inline]
    fn write<S: Sink>(key: &K, end: End, out: &mut S) -> Result<(), EncodeFault> {
        key.__write(out, Place::Inside(end)).map_err(EncodeError::nested)
    }

    #[inline]
    fn bound<S: Sink>(key: &K, end: End, out: &mut S) -> Position {
        let mut finding = Finding { out, position: Position::At };
        // What it gives up with is the position.
        let _ = key.__write(&mut finding, Place::Inside(end));
        finding.position
    }
}

/// Takes a key as a bound: it is at the whole value only if every field is.
struct Finding<'o, S> {
    out: &'o mut S,
    position: Position,
}

impl<S: Sink> Sink for Finding<'_, S> {
    fn finds(&self) -> bool {
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

    fn found(&mut self, position: Position) {
        self.position = position;
    }
}

#[diagnostic::do_not_recommend]
impl<'r, K: Read<'r>> Decode<'r, K> for Ordered {
    #[inline]
    fn read(row: &mut Reader<'r>, end: End) -> Option<K> {
        K::__read(row, Place::Inside(end))
    }
}
