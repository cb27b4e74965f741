//! `pad`: an unsigned integer as decimal text of fixed width, or text and bytes filled up to one.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::num::{NonZeroU8, NonZeroU16, NonZeroU32, NonZeroU64, NonZeroU128, Wrapping};
use core::ops::Bound;

use super::option::through_option;
use super::{Between, FieldCodec, FieldDecode, Position};
use crate::error::{DecodeErrorKind, DecodeFault, EncodeFault};
use crate::format::{ByteSet, Format, Kind};
use crate::place::Place;
use crate::reader::Reader;
use crate::sink::Sink;
use crate::value::{Integer, Step, Text, TextDecode, Unsigned};
use crate::{decimal, padded_text};

/// Exactly `N` bytes. Unsigned integers: decimal text, zero-filled on the left. Text and bytes:
/// filled with NUL on the right.
#[derive(Debug, Clone, Copy)]
pub struct Pad<const N: usize>;

/// Text and bytes, filled with `FILL` on the right to exactly `N` bytes.
#[derive(Debug, Clone, Copy)]
pub struct PadWith<const N: usize, const FILL: u8>;

/// What is padded.
#[derive(Clone, Copy)]
pub enum Role {
    Number { min: i128, max: u128 },
    Text { utf8: bool, borrowed: bool },
    Date,
    Refused(&'static str),
}

impl Role {
    const fn format(self, width: usize) -> Format {
        match self {
            Role::Number { min, max } => {
                let fits = decimal::max(width);
                let domain = if fits < max { fits } else { max };
                let format =
                    Format::of(Kind::Decimal, width).within(min, domain).fallible_unless(fits >= max);
                Format { bytes: ByteSet::DIGITS, ..format }
            }
            Role::Text { utf8, borrowed } => padded_format(width, utf8, borrowed, 0),
            // Years from 0 to 9999, as some types hold no others.
            Role::Date => {
                let format = Format::of(Kind::DateDecimal, width).within(101, 99_991_231).fallible();
                let refused = if width == 8 { None } else { Some(NO_DATE) };
                Format { bytes: ByteSet::DIGITS, time: true, refused, ..format }
            }
            Role::Refused(reason) => {
                Format { refused: Some(reason), ..Format::of(Kind::Decimal, width).fallible() }
            }
        }
    }
}

const NO_DATE: &str = "a date has 8 digits, as 20120901; write `#[pad(8)]`";

const fn padded_format(width: usize, utf8: bool, borrowed: bool, fill: u8) -> Format {
    let bytes = ByteSet::range(fill, u8::MAX);
    Format { borrowed, bytes, ..Format::of(Kind::PaddedText { utf8, fill }, width).fallible() }
}

/// A value that `#[pad(..)]` fits.
#[diagnostic::on_unimplemented(
    message = "`#[pad(..)]` does not fit `{Self}`",
    label = "neither an unsigned integer nor text nor bytes",
    note = "it takes unsigned integers, text, bytes and civil dates, and times with `#[rowkey(unit = ms)]`; signed integers and floats sort without it, and as text a minus \
            sign would not",
    note = "on a type that derives `RowKey`, write the attribute inside, on its own field"
)]
pub trait Padded {
    const ROLE: Role;

    type Arg<'v>
    where
        Self: 'v;

    fn encode<const N: usize, S: Sink>(&self, out: &mut S) -> Result<(), EncodeFault>;

    fn bound<const N: usize, S: Sink>(&self, out: &mut S) -> Position;

    fn between<const N: usize>(low: Bound<&Self>, high: Bound<&Self>) -> Between<Self>
    where
        Self: Sized;

    fn compare(&self, other: &Self) -> Ordering;
}

/// What [`Padded`] wrote, read back.
pub trait PaddedDecode<'r>: Padded + Sized {
    fn decode<const N: usize>(row: &mut Reader<'r>) -> Result<Self, DecodeFault>;
}

macro_rules! padded_number {
    ($($int:ty)*) => {$(
        impl Padded for $int {
            const ROLE: Role = Role::Number { min: <$int as Integer>::MIN, max: <$int as Integer>::MAX };

            type Arg<'v> = $int;

            #[inline(always)]
            fn encode<const N: usize, S: Sink>(&self, out: &mut S) -> Result<(), EncodeFault> {
                out.put(&decimal::write::<N>(self.wide())?);
                Ok(())
            }

            #[inline]
            fn bound<const N: usize, S: Sink>(&self, out: &mut S) -> Position {
                // What has more digits lies above the greatest number of `N`.
                let greatest = const { decimal::max(N) };
                out.put(&decimal::write_fitting::<N>(self.wide().min(greatest)));
                if self.wide() <= greatest { Position::At } else { Position::After }
            }

            #[inline(always)]
            fn between<const N: usize>(low: Bound<&Self>, high: Bound<&Self>) -> Between<Self> {
                Step::between(low, high).only_if(|first, _| first.wide() <= const { decimal::max(N) })
            }

            #[inline]
            fn compare(&self, other: &Self) -> Ordering {
                self.cmp(other)
            }
        }

        impl<'r> PaddedDecode<'r> for $int {
            #[inline(always)]
            fn decode<const N: usize>(row: &mut Reader<'r>) -> Result<Self, DecodeFault> {
                decimal_number::<Self, N>(row, false)
            }
        }
    )*};
}

/// A number in `N` digits, which may stand back to front.
#[inline(always)]
pub(super) fn decimal_number<T: Unsigned, const N: usize>(
    row: &mut Reader<'_>,
    back_to_front: bool,
) -> Result<T, DecodeFault> {
    let at = row.position();
    let mut text = row.array::<N>()?;
    if back_to_front {
        text.reverse();
    }
    let number = decimal::read(text, at, back_to_front, &T::MIN, &T::MAX)?;
    T::narrow(number).ok_or(DecodeFault::new(at, DecodeErrorKind::OutOfDomain { min: &T::MIN, max: &T::MAX }))
}

padded_number! {
    u8 u16 u32 u64 u128
    NonZeroU8 NonZeroU16 NonZeroU32 NonZeroU64 NonZeroU128
    Wrapping<u8> Wrapping<u16> Wrapping<u32> Wrapping<u64> Wrapping<u128>
}

macro_rules! pad_text {
    ($([$($life:lifetime)?] $text:ty;)*) => {$(
        impl$(<$life>)? Padded for $text {
            const ROLE: Role = Role::Text { utf8: <Self as Text>::UTF8, borrowed: <Self as Text>::BORROWED };

            type Arg<'v> = <Self as Text>::Arg<'v> where Self: 'v;

            #[inline]
            fn encode<const N: usize, S: Sink>(&self, out: &mut S) -> Result<(), EncodeFault> {
                padded_text::encode::<N, S>(self.bytes(), 0, out)
            }

            #[inline]
            fn bound<const N: usize, S: Sink>(&self, out: &mut S) -> Position {
                padded_text::bound::<N, S>(self.bytes(), 0, out)
            }

            #[inline(always)]
            fn between<const N: usize>(_: Bound<&Self>, _: Bound<&Self>) -> Between<Self> {
                Between::Unknown
            }

            #[inline]
            fn compare(&self, other: &Self) -> Ordering {
                self.bytes().cmp(other.bytes())
            }
        }
    )*};
}

pad_text! {
    [] String;
    ['a] &'a str;
    ['a] Cow<'a, str>;
    [] Vec<u8>;
    ['a] &'a [u8];
    ['a] Cow<'a, [u8]>;
}

macro_rules! pad_text_decode {
    ($($text:ty;)*) => {$(
        impl<'r> PaddedDecode<'r> for $text {
            #[inline]
            fn decode<const N: usize>(row: &mut Reader<'r>) -> Result<Self, DecodeFault> {
                text_of::<Self, N>(row, 0)
            }
        }
    )*};
}

pad_text_decode! {
    String;
    &'r str;
    Cow<'r, str>;
    Vec<u8>;
    &'r [u8];
    Cow<'r, [u8]>;
}

pub(crate) use {pad_text, pad_text_decode};

#[inline]
pub(crate) fn text_of<'r, T: TextDecode<'r>, const N: usize>(
    row: &mut Reader<'r>,
    fill: u8,
) -> Result<T, DecodeFault> {
    let at = row.position();
    T::from_row(padded_text::decode::<N>(row, fill)?).map_err(|fault| fault.in_row(at))
}

impl<T: Padded, const N: usize> FieldCodec<T> for Pad<N> {
    type Arg<'v>
        = T::Arg<'v>
    where
        T: 'v;

    const FORMAT: Format = T::ROLE.format(N);

    #[inline(always)]
    fn encode<P: Place, S: Sink>(value: &T, out: &mut S) -> Result<(), EncodeFault> {
        value.encode::<N, S>(out)
    }

    #[inline]
    fn bound<P: Place, S: Sink>(value: &T, out: &mut S) -> Position {
        value.bound::<N, S>(out)
    }

    #[inline(always)]
    fn between(low: Bound<&T>, high: Bound<&T>) -> Between<T> {
        T::between::<N>(low, high)
    }

    #[inline]
    fn compare(a: &T, b: &T) -> Ordering {
        a.compare(b)
    }
}

impl<'r, T: PaddedDecode<'r>, const N: usize> FieldDecode<'r, T> for Pad<N> {
    #[inline(always)]
    fn decode<P: Place>(row: &mut Reader<'r>) -> Result<T, DecodeFault> {
        T::decode::<N>(row)
    }
}

impl<T: Text, const N: usize, const FILL: u8> FieldCodec<T> for PadWith<N, FILL> {
    type Arg<'v>
        = T::Arg<'v>
    where
        T: 'v;

    const FORMAT: Format = padded_format(N, T::UTF8, T::BORROWED, FILL);

    #[inline]
    fn encode<P: Place, S: Sink>(value: &T, out: &mut S) -> Result<(), EncodeFault> {
        padded_text::encode::<N, S>(value.bytes(), FILL, out)
    }

    #[inline]
    fn bound<P: Place, S: Sink>(value: &T, out: &mut S) -> Position {
        padded_text::bound::<N, S>(value.bytes(), FILL, out)
    }

    #[inline]
    fn compare(a: &T, b: &T) -> Ordering {
        a.bytes().cmp(b.bytes())
    }
}

impl<'r, T: TextDecode<'r>, const N: usize, const FILL: u8> FieldDecode<'r, T> for PadWith<N, FILL> {
    #[inline]
    fn decode<P: Place>(row: &mut Reader<'r>) -> Result<T, DecodeFault> {
        text_of::<T, N>(row, FILL)
    }
}

through_option!([const N: usize] Pad<N>);
through_option!([const N: usize, const FILL: u8] PadWith<N, FILL>);
