//! `nul`: text ended by one 00, as Phoenix's VARCHAR and HBase's terminated text are.

use core::cmp::Ordering;

use super::option::through_option;
use super::{FieldCodec, FieldDecode, Position};
use crate::error::{DecodeErrorKind, DecodeFault, EncodeErrorKind, EncodeFault};
use crate::format::{Delimiting, Format, Kind};
use crate::place::Place;
use crate::reader::{NUL, Reader};
use crate::sink::Sink;
use crate::special_byte;
use crate::value::{Text, TextDecode};

/// Text and bytes ended by one `00`, last in the row by nothing. What holds a `00` has no bytes.
#[derive(Debug, Clone, Copy)]
pub struct Nul;

#[inline]
fn put<P: Place, S: Sink>(text: &[u8], out: &mut S) {
    out.put(text);
    if !P::LAST {
        out.put_byte(NUL);
    }
}

impl<T: Text> FieldCodec<T> for Nul {
    type Arg<'v>
        = T::Arg<'v>
    where
        T: 'v;

    const FORMAT: Format = Format {
        kind: Kind::NulText { utf8: T::UTF8 },
        delimiting: Delimiting::Never,
        ..Format::text(T::UTF8, T::BORROWED)
    }
    .ended_as_it_is()
    .fallible();

    #[inline]
    fn encode<P: Place, S: Sink>(value: &T, out: &mut S) -> Result<(), EncodeFault> {
        let text = value.bytes();
        if let Some(at) = special_byte::first(NUL, text) {
            return Err(EncodeErrorKind::ForbiddenByte { byte: NUL, at, least: 1 }.into());
        }
        put::<P, S>(text, out);
        Ok(())
    }

    fn bound<P: Place, S: Sink>(value: &T, out: &mut S) -> Position {
        let text = value.bytes();
        let Some(at) = special_byte::first(NUL, text) else {
            put::<P, S>(text, out);
            return Position::At;
        };
        // Cut before the NUL, it lies just above the row of the rest. Where that row has no end mark,
        // the next possible byte string is the rest and a NUL.
        out.put(&text[..at]);
        out.put_byte(NUL);
        if P::LAST { Position::Before } else { Position::After }
    }

    #[inline]
    fn compare(a: &T, b: &T) -> Ordering {
        a.bytes().cmp(b.bytes())
    }
}

impl<'r, T: TextDecode<'r>> FieldDecode<'r, T> for Nul {
    fn decode<P: Place>(row: &mut Reader<'r>) -> Result<T, DecodeFault> {
        let at = row.position();
        let text = if P::LAST {
            let text = row.bytes(row.remaining())?;
            if let Some(nul) = special_byte::first(NUL, &text) {
                let kind = DecodeErrorKind::ForbiddenByte { found: NUL, least: 1 };
                return Err(DecodeFault::new(at + nul, kind));
            }
            text
        } else {
            row.text_ended_by_nul()?
        };
        T::from_row(text).map_err(|fault| fault.in_row(at))
    }

    #[inline]
    fn skip<P: Place>(row: &mut Reader<'r>) -> Result<(), DecodeFault> {
        // What is last is not skipped.
        row.text_ended_by_nul().map(drop)
    }
}

through_option!([] Nul);
