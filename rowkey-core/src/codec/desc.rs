//! `desc`: every byte complemented, flags and end marks too.

use core::cmp::Ordering;
use core::ops::Bound;

use super::{Between, FieldCodec, FieldDecode, Position};
use crate::complement::complement;
use crate::error::{DecodeFault, EncodeFault};
use crate::format::Format;
use crate::place::{Inner, Place};
use crate::reader::Reader;
use crate::sink::Sink;

/// Descending: what `C` writes, every byte complemented. Text is always ended, as the longer of two
/// texts must sort first.
#[derive(Debug, Clone, Copy)]
pub struct Desc<C>(core::marker::PhantomData<C>);

impl<C: FieldCodec<T>, T> FieldCodec<T> for Desc<C> {
    type Arg<'v>
        = C::Arg<'v>
    where
        T: 'v;

    const FORMAT: Format = Format::complement(&C::FORMAT);

    #[inline(always)]
    fn encode<P: Place, S: Sink>(value: &T, out: &mut S) -> Result<(), EncodeFault> {
        let start = out.position();
        C::encode::<Inner, S>(value, out)?;
        complement(out.written(start));
        Ok(())
    }

    #[inline]
    fn bound<P: Place, S: Sink>(value: &T, out: &mut S) -> Position {
        let start = out.position();
        let position = C::bound::<Inner, S>(value, out);
        complement(out.written(start));
        match position {
            Position::At => Position::At,
            Position::Before => Position::After,
            Position::After => Position::Before,
        }
    }

    #[inline(always)]
    fn between(low: Bound<&T>, high: Bound<&T>) -> Between<T> {
        C::between(low, high)
    }

    #[inline]
    fn compare(a: &T, b: &T) -> Ordering {
        C::compare(b, a)
    }
}

impl<'r, C: FieldDecode<'r, T>, T> FieldDecode<'r, T> for Desc<C> {
    #[inline(always)]
    fn decode<P: Place>(row: &mut Reader<'r>) -> Result<T, DecodeFault> {
        row.complemented(C::decode::<Inner>)
    }

    #[inline]
    fn skip<P: Place>(row: &mut Reader<'r>) -> Result<(), DecodeFault> {
        row.complemented(C::skip::<Inner>)
    }
}
