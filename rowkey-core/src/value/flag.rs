//! `bool`: one byte, 00 or 01; `char`: its scalar value in 4 bytes, big-endian.

use core::cmp::Ordering;
use core::ops::Bound;

use super::{FieldValue, FieldValueDecode, Step};
use crate::codec::Between;
use crate::error::{DecodeErrorKind, DecodeFault, EncodeFault};
use crate::format::{ByteSet, Format, Kind};
use crate::place::Place;
use crate::reader::Reader;
use crate::sink::Sink;

impl FieldValue for bool {
    type Arg<'v> = bool;

    const FORMAT: Format = Format { bytes: ByteSet::FLAG, ..Format::of(Kind::Bool, 1) };

    #[inline(always)]
    fn encode<P: Place, S: Sink>(&self, out: &mut S) -> Result<(), EncodeFault> {
        out.put_byte(u8::from(*self));
        Ok(())
    }

    #[inline(always)]
    fn between(low: Bound<&Self>, high: Bound<&Self>) -> Between<Self> {
        Step::between(low, high)
    }

    #[inline]
    fn compare(&self, other: &Self) -> Ordering {
        self.cmp(other)
    }
}

impl<'r> FieldValueDecode<'r> for bool {
    #[inline(always)]
    fn decode<P: Place>(row: &mut Reader<'r>) -> Result<Self, DecodeFault> {
        let at = row.position();
        match row.byte()? {
            0 => Ok(false),
            1 => Ok(true),
            found => Err(DecodeFault::new(at, DecodeErrorKind::NotAFlag { found })),
        }
    }
}

impl FieldValue for char {
    type Arg<'v> = char;

    const FORMAT: Format = Format::of(Kind::Char, 4);

    #[inline(always)]
    fn encode<P: Place, S: Sink>(&self, out: &mut S) -> Result<(), EncodeFault> {
        out.put(&u32::from(*self).to_be_bytes());
        Ok(())
    }

    #[inline(always)]
    fn between(low: Bound<&Self>, high: Bound<&Self>) -> Between<Self> {
        Step::between(low, high)
    }

    #[inline]
    fn compare(&self, other: &Self) -> Ordering {
        self.cmp(other)
    }
}

impl<'r> FieldValueDecode<'r> for char {
    #[inline(always)]
    fn decode<P: Place>(row: &mut Reader<'r>) -> Result<Self, DecodeFault> {
        let at = row.position();
        let found = u32::from_be_bytes(row.array()?);
        char::from_u32(found).ok_or(DecodeFault::new(at, DecodeErrorKind::NotAChar { found }))
    }
}
