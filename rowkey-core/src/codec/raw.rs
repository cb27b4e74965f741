//! `raw`: a signed integer as HBase's `Bytes.putLong` writes it, without the sign flip.

use core::cmp::Ordering;
use core::ops::Bound;

use super::option::through_option;
use super::{Between, FieldCodec, FieldDecode, Position};
use crate::error::{DecodeErrorKind, DecodeFault, EncodeErrorKind, EncodeFault};
use crate::format::{Format, Kind};
use crate::place::Place;
use crate::reader::Reader;
use crate::sink::Sink;
use crate::value::Signed;

/// A signed integer in two's complement, big-endian. Negative ones would sort behind all positive
/// ones, so they have no bytes here.
#[derive(Debug, Clone, Copy)]
pub struct Raw;

impl<T: Signed> FieldCodec<T> for Raw {
    type Arg<'v>
        = T
    where
        T: 'v;

    const FORMAT: Format = Format::of(Kind::Raw, T::BYTES).within(0, T::MAX).fallible();

    #[inline(always)]
    fn encode<P: Place, S: Sink>(value: &T, out: &mut S) -> Result<(), EncodeFault> {
        if value.parts().0 {
            return Err(EncodeErrorKind::Negative.into());
        }
        out.put(&value.bytes()[16 - T::BYTES..]);
        Ok(())
    }

    #[inline]
    fn bound<P: Place, S: Sink>(value: &T, out: &mut S) -> Position {
        match Self::encode::<P, S>(value, out) {
            Ok(()) => Position::At,
            Err(_) => Position::Before,
        }
    }

    #[inline(always)]
    fn between(low: Bound<&T>, high: Bound<&T>) -> Between<T> {
        T::between(low, high).only_if(|_, last| !last.parts().0)
    }

    #[inline]
    fn compare(a: &T, b: &T) -> Ordering {
        // Two's complement with the sign in front: what has no bytes sorts last, by its bytes.
        a.bytes().cmp(&b.bytes())
    }
}

impl<'r, T: Signed> FieldDecode<'r, T> for Raw {
    #[inline(always)]
    fn decode<P: Place>(row: &mut Reader<'r>) -> Result<T, DecodeFault> {
        let at = row.position();
        let mut wide = [0; 16];
        row.fill(&mut wide[16 - T::BYTES..])?;
        // With its sign bit set the number is wider than the type, unless that is 16 bytes wide.
        match T::from_bytes(wide) {
            Some(value) if !value.parts().0 => Ok(value),
            _ => Err(DecodeFault::new(at, DecodeErrorKind::OutOfDomain { min: &0, max: &T::MAX })),
        }
    }
}

through_option!([] Raw);
