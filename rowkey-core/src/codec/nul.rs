//! `nul`: text ended by one 00, as Phoenix's VARCHAR and HBase's terminated text are.

use core::cmp::Ordering;

use super::option::through_option;
use super::text::{Text, TextDecode};
use super::{Codec, Decode};
use crate::bytes::reader::NUL;
use crate::bytes::{End, Position, Reader, Sink, special_byte};
use crate::error::{EncodeErrorKind, EncodeFault};
use crate::layout::{Kind, Node};

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
        if let Some(at) = special_byte::first(NUL, text) {
            return Err(EncodeErrorKind::ForbiddenByte { byte: NUL, at, least: 1 }.into());
        }
        put(text, end, out);
        Ok(())
    }

    fn bound<S: Sink>(value: &T, end: End, out: &mut S) -> Position {
        let text = value.bytes();
        let Some(at) = special_byte::first(NUL, text) else {
            put(text, end, out);
            return Position::At;
        };
        // Cut before the NUL, it lies just above the row of the rest. Where that row has no terminator, the next
        // possible byte string is the rest and a NUL.
        out.put(&text[..at]);
        out.put_byte(NUL);
        if end == End::Row { Position::Before } else { Position::After }
    }

    #[inline]
    fn compare(a: &T, b: &T) -> Ordering {
        a.bytes().cmp(b.bytes())
    }
}

impl<'r, T: TextDecode<'r>> Decode<'r, T> for Nul {
    #[inline]
    fn read(row: &mut Reader<'r>, end: End) -> Option<T> {
        let text = match end {
            End::Row => row.bytes(row.remaining())?,
            _ => return T::from_row(row.text_ended_by_nul()?),
        };
        if special_byte::any_up_to(NUL, &text) { None } else { T::from_row(text) }
    }
}

through_option!([] Nul);
