//! `desc`: every byte complemented, including flags and terminators.

use core::cmp::Ordering;
use core::marker::PhantomData;

use super::{BoundPosition, Codec, Decode, EncodeFault, End, Kind, Node, Reader, Ref, Sink};
use crate::bytes::complement::complement;

const BORROWED_DESC: &str = "descending bytes are complemented, so they cannot be borrowed; \
     write `Cow<'_, str>` for `&str`, `Cow<'_, [u8]>` for `&[u8]`";

/// `#[rowkey(desc)]`: descending order, by complementing every byte of `C`.
///
/// Text always has a terminator, also at the end of a row: `ab` must sort before `a`, and without terminators it would not.
#[derive(Debug, Clone, Copy)]
#[doc(alias("descending", "complement", "reverse order"))]
pub struct Desc<C>(PhantomData<C>);

/// The node of the complement of `inner`.
pub(super) const fn complemented(inner: &'static Node) -> Node {
    Node::of(Kind::Descending(Ref::Static(inner)), inner.width)
}

impl<C: Codec<T>, T> Codec<T> for Desc<C> {
    type Arg<'v>
        = C::Arg<'v>
    where
        T: 'v;

    const NODE: &'static Node = &complemented(C::NODE);
    const INFALLIBLE: bool = C::INFALLIBLE;
    const BORROWS: bool = C::BORROWS;
    const REFUSED: Option<&'static str> = match C::REFUSED {
        None if C::BORROWS => Some(BORROWED_DESC),
        // A list never has a terminator.
        None => C::NODE.out_of_place(false, None, false),
        refused => refused,
    };

    #[inline]
    fn write<S: Sink>(value: &T, _: End, out: &mut S) -> Result<(), EncodeFault> {
        let start = out.position();
        C::write(value, End::Terminator, out)?;
        complement(out.written(start));
        Ok(())
    }

    fn bound<S: Sink>(value: &T, _: End, out: &mut S) -> BoundPosition {
        let start = out.position();
        let position = C::bound(value, End::Terminator, out);
        complement(out.written(start));
        position.reversed_if(true)
    }

    fn compare(a: &T, b: &T) -> Ordering {
        C::compare(b, a)
    }
}

impl<'r, C: Decode<'r, T>, T> Decode<'r, T> for Desc<C> {
    #[inline]
    fn read(row: &mut Reader<'r>, _: End) -> Option<T> {
        row.complemented(|row| C::read(row, End::Terminator))
    }
}
