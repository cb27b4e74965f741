//! `pad`: an unsigned integer as decimal text of fixed width, or text and bytes filled up to one.

use alloc::borrow::Cow;
use core::cmp::Ordering;
use core::num::{NonZeroU8, NonZeroU16, NonZeroU32, NonZeroU64, NonZeroU128, Wrapping};

use super::int::Unsigned;
use super::option::through_option;
use super::text::{Text, TextDecode};
use super::{Codec, Decode};
use crate::bytes::{End, Position, Reader, Sink, decimal};
use crate::error::{EncodeErrorKind, EncodeFault};
use crate::layout::{Kind, Node};

/// Exactly `N` bytes. Unsigned integers: decimal text, zero-filled on the left. Text and bytes: filled with NUL on
/// the right.
#[derive(Debug, Clone, Copy)]
pub struct Pad<const N: usize>;

/// Text and bytes, filled with `FILL` on the right to exactly `N` bytes.
#[derive(Debug, Clone, Copy)]
pub struct PadWith<const N: usize, const FILL: u8>;

/// What is written in decimal digits, in exactly `N` of them.
#[derive(Debug, Clone, Copy)]
pub struct Digits<const N: usize>;

/// A value that `#[pad(..)]` fits.
#[diagnostic::on_unimplemented(
    message = "`#[pad(..)]` does not fit `{Self}`",
    label = "neither an unsigned integer nor text nor bytes",
    note = "it takes unsigned integers, text, bytes and civil dates, and times with `#[rowkey(unit = ms)]`; signed integers and floats sort without it, and as text a minus \
            sign would not",
    note = "on a type that derives `RowKey`, write the attribute inside, on its own field"
)]
pub trait Padded: Sized {
    /// What writes it in `N` bytes.
    type Form<const N: usize>: Codec<Self>;
}

#[diagnostic::do_not_recommend]
impl<T: Text> Padded for T {
    type Form<const N: usize> = PadWith<N, 0>;
}

/// A codec of some types that is, of these, another one.
macro_rules! forward {
    ([$($generics:tt)*] $codec:ty, $type:ty => $other:ty) => {
        impl<$($generics)*> Codec<$type> for $codec {
            type Arg<'v>
                = <$other as Codec<$type>>::Arg<'v>
            where
                $type: 'v;

            const NODE: &'static Node = <$other as Codec<$type>>::NODE;
            const INFALLIBLE: bool = <$other as Codec<$type>>::INFALLIBLE;
            const BORROWS: bool = <$other as Codec<$type>>::BORROWS;
            const REFUSED: Option<&'static str> = <$other as Codec<$type>>::REFUSED;

            #[inline]
            fn write<S: Sink>(value: &$type, end: End, out: &mut S) -> Result<(), EncodeFault> {
                <$other as Codec<$type>>::write(value, end, out)
            }

            #[inline]
            fn bound<S: Sink>(value: &$type, end: End, out: &mut S) -> Position {
                <$other as Codec<$type>>::bound(value, end, out)
            }

            #[inline]
            fn compare(a: &$type, b: &$type) -> Ordering {
                <$other as Codec<$type>>::compare(a, b)
            }
        }

        impl<'r, $($generics)*> Decode<'r, $type> for $codec
        where
            $other: Decode<'r, $type>,
        {
            #[inline]
            fn read(row: &mut Reader<'r>, end: End) -> Option<$type> {
                <$other as Decode<'r, $type>>::read(row, end)
            }
        }
    };
}

#[cfg(any(feature = "std", feature = "jiff", feature = "chrono", feature = "time"))]
pub(crate) use forward;

forward!([T: Padded, const N: usize] Pad<N>, T => T::Form<N>);

/// What decimal digits can stand for: numbers, times counted in a unit, civil dates.
pub trait InDigits: Copy + Ord {
    /// The smallest number.
    const MIN: i128;
    /// The largest.
    const MAX: u128;
    /// Every value has a number, so that only too few digits refuse one.
    const TOTAL: bool;
    /// A date, as 20120901.
    const DATE: bool = false;
    /// Why it cannot be padded.
    const REFUSED: Option<&'static str> = None;

    /// As a number.
    ///
    /// # Errors
    /// When the value has none.
    fn number(self) -> Result<u128, EncodeErrorKind>;

    /// The value of a number.
    fn of(number: u128) -> Option<Self>;
}

const NO_DATE: &str = "a date has 8 digits, as 20120901; write `#[pad(8)]`";

/// The digits of `number`.
#[inline]
pub(super) fn digits<const N: usize>(number: u128) -> Result<[u8; N], EncodeFault> {
    decimal::write(number).ok_or_else(|| too_many_digits(number, N).into())
}

#[cold]
#[inline(never)]
pub(super) fn too_many_digits(number: u128, width: usize) -> EncodeErrorKind {
    EncodeErrorKind::TooManyDigits { digits: decimal::digits(number) as u32, width: width as u32 }
}

impl<T: InDigits, const N: usize> Codec<T> for Digits<N> {
    type Arg<'v>
        = T
    where
        T: 'v;

    const NODE: &'static Node = {
        let fits = decimal::max(N);
        let max = if fits < T::MAX { fits } else { T::MAX };
        &Node::of(if T::DATE { Kind::DateDecimal } else { Kind::Decimal }, Some(N)).within(T::MIN, max)
    };
    const INFALLIBLE: bool = T::TOTAL && decimal::max(N) >= T::MAX;
    const REFUSED: Option<&'static str> = if T::DATE && N != 8 { Some(NO_DATE) } else { T::REFUSED };

    #[inline]
    fn write<S: Sink>(value: &T, _: End, out: &mut S) -> Result<(), EncodeFault> {
        out.put(&digits::<N>(value.number()?)?);
        Ok(())
    }

    #[inline]
    fn bound<S: Sink>(value: &T, _: End, out: &mut S) -> Position {
        let greatest = const { decimal::max(N) };
        match value.number() {
            Ok(number) if number <= greatest => {
                out.put(&decimal::write_fitting::<N>(number));
                Position::At
            }
            Ok(_) if T::TOTAL => {
                // What has more digits lies above the greatest number of `N`.
                out.put(&decimal::write_fitting::<N>(greatest));
                Position::After
            }
            Err(EncodeErrorKind::Before1970 | EncodeErrorKind::NotFourDigits { year: ..0 }) => {
                Position::Before
            }
            _ => Position::After,
        }
    }

    #[inline]
    fn compare(a: &T, b: &T) -> Ordering {
        a.cmp(b)
    }
}

impl<'r, T: InDigits, const N: usize> Decode<'r, T> for Digits<N> {
    #[inline]
    fn read(row: &mut Reader<'r>, _: End) -> Option<T> {
        T::of(decimal::read(row.array::<N>()?)?)
    }
}

#[diagnostic::do_not_recommend]
impl<T: Unsigned> InDigits for T {
    const MIN: i128 = T::MIN;
    const MAX: u128 = T::MAX;
    const TOTAL: bool = true;

    #[inline]
    fn number(self) -> Result<u128, EncodeErrorKind> {
        Ok(self.wide())
    }

    #[inline]
    fn of(number: u128) -> Option<Self> {
        T::narrow(number)
    }
}

macro_rules! padded_numbers {
    ($($int:ty)*) => {$(
        impl Padded for $int {
            type Form<const N: usize> = Digits<N>;
        }
    )*};
}

padded_numbers! {
    u8 u16 u32 u64 u128
    NonZeroU8 NonZeroU16 NonZeroU32 NonZeroU64 NonZeroU128
    Wrapping<u8> Wrapping<u16> Wrapping<u32> Wrapping<u64> Wrapping<u128>
}

#[inline]
fn fill_up<const N: usize, S: Sink>(text: &[u8], fill: u8, out: &mut S) {
    let mut field = [fill; N];
    field[..text.len()].copy_from_slice(text);
    out.put(&field);
}

/// The text without the fill at its end.
#[inline]
fn trim(text: &[u8], fill: u8) -> &[u8] {
    let len = text.iter().rposition(|&byte| byte != fill).map_or(0, |last| last + 1);
    &text[..len]
}

/// The offset of a byte that would sort below the fill, and so before the shorter text.
#[inline]
fn below(text: &[u8], fill: u8) -> Option<usize> {
    if fill == 0 { None } else { text.iter().position(|&byte| byte < fill) }
}

/// Writes what the encodings of all texts that start with `prefix` lie at or above; `None` where there are no such
/// texts.
pub(super) fn starts_with<const N: usize, S: Sink>(prefix: &[u8], fill: u8, out: &mut S) -> Option<()> {
    if prefix.len() > N || below(prefix, fill).is_some() {
        return None;
    }
    if prefix.last() != Some(&fill) {
        out.put(prefix);
        return Some(());
    }
    // Filled up, the prefix is a shorter text, so that the texts lie above that.
    if prefix.len() == N {
        return None;
    }
    fill_up::<N, S>(prefix, fill, out);
    let last = out.position() - 1;
    out.written(last)[0] = fill.checked_add(1)?;
    Some(())
}

impl<T: Text, const N: usize, const FILL: u8> Codec<T> for PadWith<N, FILL> {
    type Arg<'v>
        = T::Arg<'v>
    where
        T: 'v;

    const NODE: &'static Node = &Node::of(Kind::PaddedText { utf8: T::UTF8, fill: FILL }, Some(N));
    const BORROWS: bool = T::BORROWED;

    #[inline]
    fn write<S: Sink>(value: &T, _: End, out: &mut S) -> Result<(), EncodeFault> {
        let text = value.bytes();
        if text.len() > N {
            return Err(EncodeErrorKind::TooLong { len: text.len(), width: N }.into());
        }
        if text.last() == Some(&FILL) {
            return Err(EncodeErrorKind::EndsInFill { fill: FILL }.into());
        }
        if let Some(at) = below(text, FILL) {
            return Err(EncodeErrorKind::ForbiddenByte { byte: text[at], at, least: FILL }.into());
        }
        fill_up::<N, S>(text, FILL, out);
        Ok(())
    }

    /// Text that does not fit lies just above the text that is left when it is cut to fit.
    fn bound<S: Sink>(value: &T, _: End, out: &mut S) -> Position {
        let text = value.bytes();
        let cut = below(text, FILL).unwrap_or(text.len()).min(N);
        let fitting = trim(&text[..cut], FILL);
        fill_up::<N, S>(fitting, FILL, out);
        if fitting.len() == text.len() { Position::At } else { Position::After }
    }

    #[inline]
    fn compare(a: &T, b: &T) -> Ordering {
        a.bytes().cmp(b.bytes())
    }
}

impl<'r, T: TextDecode<'r>, const N: usize, const FILL: u8> Decode<'r, T> for PadWith<N, FILL> {
    #[inline]
    fn read(row: &mut Reader<'r>, _: End) -> Option<T> {
        let field = row.bytes(N)?;
        let len = trim(&field, FILL).len();
        if below(&field[..len], FILL).is_some() {
            return None;
        }
        T::from_row(match field {
            Cow::Borrowed(field) => Cow::Borrowed(&field[..len]),
            Cow::Owned(mut field) => {
                field.truncate(len);
                Cow::Owned(field)
            }
        })
    }
}

through_option!([const N: usize] Pad<N>);
through_option!([const N: usize, const FILL: u8] PadWith<N, FILL>);
