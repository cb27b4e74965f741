//! `nul`: text ended by one 00, as Phoenix's VARCHAR and HBase's terminated text are.

use core::cmp::Ordering;

use memchr::memchr;

use super::text::Text;
use super::{
    Codec, Decode, EncodeErrorKind, EncodeFault, End, Kind, Node, Position, Reader, Sink, through_option,
};
use crate::bytes::reader::NUL;
use crate::bytes::special_byte;

/// Text and bytes ended by one `00`, last in the row by nothing. What holds a `00` cannot be encoded.
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

    fn bound<S: Sink>(value: &T, end: End, out: &mut S) -> Position {
        let text = value.bytes();
        let Some(at) = memchr(NUL, text) else {
            put(text, end, out);
            return Position::At;
        };
        // Cut before the NUL, it lies just above the row of the rest. Where that row has no terminator, the next
        // possible byte string is the rest and a NUL.
        out.put(&text[..at]);
        out.put_byte(NUL);
        if end == End::Row { Position::Before } else { Position::After }
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
