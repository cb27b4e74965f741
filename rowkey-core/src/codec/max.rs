//! `max`: a narrower domain than the type's.

use core::cmp::Ordering;
use core::marker::PhantomData;
use core::ops::Bound;

use super::option::through_option;
use super::{Between, FieldCodec, FieldDecode, Position};
use crate::error::{DecodeErrorKind, DecodeFault, EncodeErrorKind, EncodeFault};
use crate::format::{Domain, Format};
use crate::place::Place;
use crate::reader::Reader;
use crate::sink::Sink;
use crate::value::Integer;

/// What `C` writes, for numbers up to `M`; larger ones have no bytes.
#[derive(Debug, Clone, Copy)]
pub struct Max<C, const M: u128>(PhantomData<C>);

/// The number, where it is above `max`.
#[inline(always)]
fn above<T: Integer>(value: T, max: u128) -> Option<u128> {
    match value.parts() {
        (false, magnitude) if magnitude > max => Some(magnitude),
        _ => None,
    }
}

impl<C: FieldCodec<T>, T: Integer, const M: u128> FieldCodec<T> for Max<C, M> {
    type Arg<'v>
        = C::Arg<'v>
    where
        T: 'v;

    const FORMAT: Format = {
        let inner = C::FORMAT;
        let whole = match inner.domain {
            Some(domain) => domain,
            None => Domain { min: T::MIN, max: T::MAX },
        };
        // What does not fit `C` may still be cut off by the maximum: then everything up to it fits,
        // but the maximum itself refuses.
        if M < whole.max { inner.within(whole.min, M).fallible() } else { inner }
    };

    #[inline(always)]
    fn encode<P: Place, S: Sink>(value: &T, out: &mut S) -> Result<(), EncodeFault> {
        match above(*value, M) {
            Some(value) => Err(EncodeErrorKind::AboveMaximum { value, max: &M }.into()),
            None => C::encode::<P, S>(value, out),
        }
    }

    #[inline]
    fn bound<P: Place, S: Sink>(value: &T, out: &mut S) -> Position {
        match above(*value, M) {
            Some(_) if C::FORMAT.reversed => Position::Before,
            Some(_) => Position::After,
            None => C::bound::<P, S>(value, out),
        }
    }

    #[inline(always)]
    fn between(low: Bound<&T>, high: Bound<&T>) -> Between<T> {
        C::between(low, high).only_if(|first, _| above(*first, M).is_none())
    }

    #[inline]
    fn compare(a: &T, b: &T) -> Ordering {
        C::compare(a, b)
    }
}

impl<'r, C: FieldDecode<'r, T>, T: Integer, const M: u128> FieldDecode<'r, T> for Max<C, M> {
    #[inline(always)]
    fn decode<P: Place>(row: &mut Reader<'r>) -> Result<T, DecodeFault> {
        let at = row.position();
        let value = C::decode::<P>(row)?;
        match above(value, M) {
            Some(_) => Err(DecodeFault::new(at, DecodeErrorKind::OutOfDomain { min: &T::MIN, max: &M })),
            None => Ok(value),
        }
    }
}

through_option!([C, const M: u128] Max<C, M>);
