//! `nul`: text with the terminator 00 and without escapes, like Phoenix's VARCHAR and HBase's terminated text.

use core::cmp::Ordering;

use memchr::memchr;

use super::text::Text;
use super::{
    BoundPosition, Codec, Decode, EncodeErrorKind, EncodeFault, End, Kind, Node, Reader, Sink, through_option,
};
use crate::bytes::reader::NUL;
use crate::bytes::special_byte;

/// `#[rowkey(nul)]`: text and bytes with the terminator `00`, without escapes.
///
/// At the end of a row there is no terminator. Text that contains `00` cannot be encoded.
#[derive(Debug, Clone, Copy)]
pub struct Nul;

#[inline]
fn put<S: Sink>(text: &[u8], end: End, out: &mut S) {
    out.put(text);
    if end != End::Row {
        out.put_byte(NUL);
    }
}

impl<T: Text> Codec<T> for Nul {
    type Arg<'v>
        = T::Arg<'v>
    where
        T: 'v;

    const NODE: &'static Node = &Node::of(Kind::NulText { utf8: T::UTF8 }, None);
    const BORROWS: bool = T::BORROWED;

    #[inline]
    fn write<S: Sink>(value: &T, end: End, out: &mut S) -> Result<(), EncodeFault> {
        let text = value.bytes();
        if let Some(at) = memchr(NUL, text) {
            return Err(EncodeErrorKind::ForbiddenByte { byte: NUL, at, least: 1 }.into());
        }
        put(text, end, out);
        Ok(())
    }

    fn bound<S: Sink>(value: &T, end: End, out: &mut S) -> BoundPosition {
        let text = value.bytes();
        let Some(at) = memchr(NUL, text) else {
            put(text, end, out);
            return BoundPosition::At;
        };
        // The bound is just above the text before the NUL. At the end of a row, which has no terminator, the next possible
        // byte string is that text and a NUL.
        out.put(&text[..at]);
        out.put_byte(NUL);
        if end == End::Row { BoundPosition::Before } else { BoundPosition::After }
    }

    fn compare(a: &T, b: &T) -> Ordering {
        a.bytes().cmp(b.bytes())
    }
}

impl<'r, T: Text<Read<'r> = T>> Decode<'r, T> for Nul {
    #[inline]
    fn read(row: &mut Reader<'r>, end: End) -> Option<T> {
        if end != End::Row {
            return T::from_row(row.text_ended_by_nul()?);
        }
        let text = row.text(end)?;
        if special_byte::any_up_to(NUL, &text) { None } else { T::from_row(text) }
    }
}

through_option!([] Nul);
