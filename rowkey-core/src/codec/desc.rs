//! `desc`: every byte complemented, including flags and terminators.

use core::marker::PhantomData;

use super::{End, Kind, Node, Ref, codec};
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

codec! {
    [C, T] Desc<C>, T, over C: T, arg: C::Arg<'v>, node: complemented(C::NODE),
    infallible: C::INFALLIBLE,
    borrows: C::BORROWS,
    refused: match C::REFUSED {
        None if C::BORROWS => Some(BORROWED_DESC),
        // A list never has a terminator.
        None => C::NODE.out_of_place(false, None, false),
        refused => refused,
    },
    write: |value, _, out| {
        let start = out.position();
        C::write(value, End::Terminator, out)?;
        complement(out.written(start));
    },
    bound: |value, _, out| {
        let start = out.position();
        let position = C::bound(value, End::Terminator, out);
        complement(out.written(start));
        position.reversed_if(true)
    },
    compare: |a, b| C::compare(b, a),
    read: |row, _| row.complemented(|row| C::read(row, End::Terminator))
}
