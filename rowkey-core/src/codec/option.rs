//! `Option`: 00 for `None`; 01, then the value. Attributes reach through it, so every codec of the
//! crate has it.

use core::cmp::Ordering;

use super::{FieldCodec, FieldDecode, Position};
use crate::error::{DecodeErrorKind, DecodeFault, EncodeFault};
use crate::format::Format;
use crate::place::Place;
use crate::reader::Reader;
use crate::sink::Sink;
use crate::value::{FieldValue, FieldValueDecode, Ordered};

const NONE: u8 = 0;
const SOME: u8 = 1;

#[inline]
pub(crate) fn encode<C: FieldCodec<T>, T, P: Place, S: Sink>(
    value: &Option<T>,
    out: &mut S,
) -> Result<(), EncodeFault> {
    match value {
        None => {
            out.put_byte(NONE);
            Ok(())
        }
        Some(value) => {
            out.put_byte(SOME);
            C::encode::<P, S>(value, out)
        }
    }
}

#[inline]
pub(crate) fn bound<C: FieldCodec<T>, T, P: Place, S: Sink>(value: &Option<T>, out: &mut S) -> Position {
    match value {
        None => {
            out.put_byte(NONE);
            Position::At
        }
        Some(value) => {
            out.put_byte(SOME);
            C::bound::<P, S>(value, out)
        }
    }
}

#[inline]
pub(crate) fn compare<C: FieldCodec<T>, T>(a: &Option<T>, b: &Option<T>) -> Ordering {
    match (a, b) {
        (Some(a), Some(b)) => C::compare(a, b),
        (a, b) => a.is_some().cmp(&b.is_some()),
    }
}

#[inline]
pub(crate) fn decode<'r, C: FieldDecode<'r, T>, T, P: Place>(
    row: &mut Reader<'r>,
) -> Result<Option<T>, DecodeFault> {
    let at = row.position();
    match row.byte()? {
        NONE => Ok(None),
        SOME => C::decode::<P>(row).map(Some),
        found => Err(DecodeFault::new(at, DecodeErrorKind::NotAFlag { found })),
    }
}

impl<T: FieldValue> FieldValue for Option<T> {
    type Arg<'v>
        = Option<T::Arg<'v>>
    where
        T: 'v;

    const FORMAT: Format = Format::optional(&T::FORMAT);

    #[inline]
    fn encode<P: Place, S: Sink>(&self, out: &mut S) -> Result<(), EncodeFault> {
        encode::<Ordered, T, P, S>(self, out)
    }

    #[inline]
    fn bound<P: Place, S: Sink>(&self, out: &mut S) -> Position {
        bound::<Ordered, T, P, S>(self, out)
    }

    #[inline]
    fn compare(&self, other: &Self) -> Ordering {
        compare::<Ordered, T>(self, other)
    }
}

impl<'r, T: FieldValueDecode<'r>> FieldValueDecode<'r> for Option<T> {
    #[inline]
    fn decode<P: Place>(row: &mut Reader<'r>) -> Result<Self, DecodeFault> {
        decode::<Ordered, T, P>(row)
    }
}

/// `FieldCodec<Option<T>>` for a codec of `T`. A blanket over all codecs would stand in the way of
/// `Desc`, which complements the flag too.
macro_rules! through_option {
    ([$($generics:tt)*] $codec:ty) => {
        impl<T, $($generics)*> $crate::codec::FieldCodec<Option<T>> for $codec
        where
            $codec: $crate::codec::FieldCodec<T>,
        {
            type Arg<'v>
                = Option<<$codec as $crate::codec::FieldCodec<T>>::Arg<'v>>
            where
                T: 'v;

            const FORMAT: $crate::format::Format =
                $crate::format::Format::optional(&<$codec as $crate::codec::FieldCodec<T>>::FORMAT);

            #[inline]
            fn encode<P: $crate::place::Place, S: $crate::sink::Sink>(
                value: &Option<T>,
                out: &mut S,
            ) -> Result<(), $crate::error::EncodeFault> {
                $crate::codec::option::encode::<$codec, T, P, S>(value, out)
            }

            #[inline]
            fn bound<P: $crate::place::Place, S: $crate::sink::Sink>(
                value: &Option<T>,
                out: &mut S,
            ) -> $crate::codec::Position {
                $crate::codec::option::bound::<$codec, T, P, S>(value, out)
            }

            #[inline]
            fn compare(a: &Option<T>, b: &Option<T>) -> core::cmp::Ordering {
                $crate::codec::option::compare::<$codec, T>(a, b)
            }
        }

        impl<'r, T, $($generics)*> $crate::codec::FieldDecode<'r, Option<T>> for $codec
        where
            $codec: $crate::codec::FieldDecode<'r, T>,
        {
            #[inline]
            fn decode<P: $crate::place::Place>(
                row: &mut $crate::reader::Reader<'r>,
            ) -> Result<Option<T>, $crate::error::DecodeFault> {
                $crate::codec::option::decode::<$codec, T, P>(row)
            }
        }
    };
}

pub(crate) use through_option;
