//! Enums without data: the discriminant in its `repr`, or the variant's name as text. What
//! `#[derive(RowKey)]` writes for one calls the functions of this file.

use core::cmp::Ordering;
use core::fmt;
use core::ops::Bound;

use super::{FieldValue, FieldValueDecode};
use crate::codec::Between;
use crate::error::{DecodeErrorKind, DecodeFault, Excerpt};
use crate::format::{ByteSet, Format, Kind};
use crate::place::Place;
use crate::reader::{END, NUL, Reader};
use crate::sink::Sink;

#[cfg(test)]
pub(crate) mod tests;

/// A variant of an enum without data.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Variant {
    /// Its name in the source.
    pub name: &'static str,
    /// Its discriminant; in an enum of text, its place in the order of the texts.
    pub number: i128,
    /// What is written in an enum of text.
    pub text: &'static str,
}

/// The variants of an enum without data, in the order of their bytes: what
/// [`UnknownVariant`](DecodeErrorKind::UnknownVariant) expected. `Display` lists them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Variants {
    pub(crate) list: &'static [Variant],
    pub(crate) repr: Repr,
}

/// How a variant is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Repr {
    /// By its discriminant.
    Number { width: usize, signed: bool },
    /// By its name; all have this length.
    FixedText(usize),
    /// By its name, ended as its place demands.
    Text,
}

/// The variants in the order of their numbers, whatever the order of their lines.
#[must_use]
pub const fn sorted<const N: usize>(mut list: [Variant; N]) -> [Variant; N] {
    let mut i = 1;
    while i < N {
        let mut at = i;
        while at > 0 && list[at].number < list[at - 1].number {
            (list[at], list[at - 1]) = (list[at - 1], list[at]);
            at -= 1;
        }
        i += 1;
    }
    list
}

impl Variants {
    /// An enum that is written by its discriminants, which are `sorted`.
    #[doc(hidden)]
    #[must_use]
    pub const fn numbers<N: Discriminant>(list: &'static [Variant]) -> Self {
        Variants { list, repr: Repr::Number { width: N::WIDTH, signed: N::SIGNED } }
    }

    /// An enum that is written by its names, which are in the order of their bytes.
    #[doc(hidden)]
    #[must_use]
    pub const fn texts(list: &'static [Variant]) -> Self {
        let width = list[0].text.len();
        let mut repr = Repr::FixedText(width);
        let mut i = 1;
        while i < list.len() {
            if list[i].text.len() != width {
                repr = Repr::Text;
            }
            i += 1;
        }
        Variants { list, repr }
    }

    /// The names of the variants.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.list.iter().map(|variant| variant.name)
    }

    /// What is known of the bytes.
    #[doc(hidden)]
    #[must_use]
    pub const fn format(&'static self) -> Format {
        let kind = Kind::Variants(self);
        let format = match self.repr {
            Repr::Number { width, .. } | Repr::FixedText(width) => Format::of(kind, width),
            // Before a delimiter too: `check::field` has looked at every name.
            Repr::Text => Format { kind, total_delimited: true, ..Format::text(true, false) },
        };
        let mut bytes = ByteSet::range(1, 0);
        let mut i = 0;
        while i < self.list.len() {
            let mut at = 0;
            while let Some(byte) = self.byte(i, at) {
                bytes = bytes.union(ByteSet::range(byte, byte));
                at += 1;
            }
            i += 1;
        }
        Format { bytes, ..format }
    }

    /// The byte at `at` of the `index`th variant, as it stands in a row; without an end mark.
    pub(crate) const fn byte(&self, index: usize, at: usize) -> Option<u8> {
        let Variant { number, text, .. } = self.list[index];
        match self.repr {
            Repr::Number { width, .. } if at >= width => None,
            Repr::Number { width, signed } => {
                let flip = if signed && at == 0 { 0x80 } else { 0 };
                Some((number >> (8 * (width - 1 - at))) as u8 ^ flip)
            }
            Repr::FixedText(_) | Repr::Text if at >= text.len() => None,
            Repr::FixedText(_) | Repr::Text => Some(text.as_bytes()[at]),
        }
    }
}

impl fmt::Display for Variants {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = !matches!(self.repr, Repr::Number { .. });
        let shown = |variant: &Variant| Choice {
            name: variant.name,
            number: variant.number,
            text: text.then_some(variant.text),
        };
        list(self.list.iter().map(shown), f)
    }
}

/// A variant in words: `Login = 1`, `Login = 'log'`, `Login` where that is what is written.
#[derive(Clone, Copy)]
pub(crate) struct Choice<'a> {
    pub(crate) name: &'a str,
    pub(crate) number: i128,
    pub(crate) text: Option<&'a str>,
}

impl fmt::Display for Choice<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.text {
            None => write!(f, "{} = {}", self.name, self.number),
            Some(text) if text == self.name => f.write_str(text),
            Some(text) => write!(f, "{} = '{}'", self.name, text.escape_debug()),
        }
    }
}

/// `Login = 1, Logout = 2`.
pub(crate) fn list<'a>(all: impl Iterator<Item = Choice<'a>>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (i, choice) in all.enumerate() {
        write!(f, "{}{choice}", if i == 0 { "" } else { ", " })?;
    }
    Ok(())
}

/// The number of a variant: the enum's `repr`, or its place among the texts.
#[diagnostic::on_unimplemented(message = "`{Self}` is no `repr` of an enum in a row key")]
pub trait Discriminant: FieldValue + for<'r> FieldValueDecode<'r> + Copy + Ord {
    /// Bytes.
    const WIDTH: usize;
    /// It has a sign.
    const SIGNED: bool;

    /// The same in 128 bits.
    fn wide(self) -> i128;

    /// A number that is known to fit.
    fn narrow(number: i128) -> Self;
}

macro_rules! discriminant {
    ($($int:ident)*) => {$(
        impl Discriminant for $int {
            const WIDTH: usize = size_of::<$int>();
            #[allow(unused_comparisons, reason = "one text for signed and unsigned")]
            const SIGNED: bool = $int::MIN < 0;

            #[inline(always)]
            fn wide(self) -> i128 {
                i128::from(self)
            }

            #[inline(always)]
            fn narrow(number: i128) -> Self {
                number as $int
            }
        }
    )*};
}

discriminant!(u8 u16 u32 u64 i8 i16 i32 i64);

/// An enum without data.
pub trait UnitEnum: FieldValue + Sized {
    /// Its `repr`; for an enum of text, whatever counts its variants.
    type Number: Discriminant;
    /// Its variants.
    const VARIANTS: &'static Variants;

    /// The number of this variant.
    fn number(&self) -> Self::Number;

    /// The variant of this number.
    fn of(number: Self::Number) -> Option<Self>;
}

/// The place of `number` among the variants.
fn place(variants: &Variants, number: i128) -> usize {
    variants.list.partition_point(|variant| variant.number < number)
}

fn text<E: UnitEnum>(value: &E) -> &'static str {
    E::VARIANTS.list[place(E::VARIANTS, value.number().wide())].text
}

/// Writes a variant.
///
/// # Errors
/// Never.
#[inline(always)]
pub fn encode_variant<E: UnitEnum, P: Place, S: Sink>(
    value: &E,
    out: &mut S,
) -> Result<(), crate::error::EncodeFault> {
    match E::VARIANTS.repr {
        Repr::Number { .. } => value.number().encode::<P, S>(out)?,
        Repr::FixedText(_) => out.put(text(value).as_bytes()),
        // No name holds a NUL, and before a delimiter none holds what it must not.
        Repr::Text if P::LAST || P::DELIMITER.is_some() => out.put(text(value).as_bytes()),
        Repr::Text => {
            out.put_ended(text(value).as_bytes(), [NUL, END]);
        }
    }
    Ok(())
}

/// Reads a variant.
///
/// # Errors
/// When the bytes are those of none.
#[inline(always)]
pub fn decode_variant<E: UnitEnum, P: Place>(row: &mut Reader<'_>) -> Result<E, DecodeFault> {
    let at = row.position();
    let Repr::Number { width, .. } = E::VARIANTS.repr else { return decode_text::<E, P>(row) };
    let number = <E::Number as FieldValueDecode<'_>>::decode::<P>(row)?;
    match E::of(number) {
        Some(value) => Ok(value),
        None => {
            let bytes = number.wide().to_be_bytes();
            Err(unknown(E::VARIANTS, at, &bytes[bytes.len() - width..]))
        }
    }
}

#[inline(never)]
fn decode_text<E: UnitEnum, P: Place>(row: &mut Reader<'_>) -> Result<E, DecodeFault> {
    let at = row.position();
    let found = match E::VARIANTS.repr {
        Repr::FixedText(width) => row.bytes(width)?,
        _ => row.text::<P>()?,
    };
    let place = E::VARIANTS.list.binary_search_by(|variant| variant.text.as_bytes().cmp(&found));
    let value = place.ok().and_then(|place| E::of(E::Number::narrow(E::VARIANTS.list[place].number)));
    value.ok_or_else(|| unknown(E::VARIANTS, at, &found))
}

#[cold]
#[inline(never)]
fn unknown(known: &'static Variants, at: usize, found: &[u8]) -> DecodeFault {
    DecodeFault::new(at, DecodeErrorKind::UnknownVariant { found: Excerpt::of(found), known })
}

/// The variants between two bounds, in the order of their bytes.
#[inline]
#[must_use]
pub fn between_variants<E: UnitEnum>(low: Bound<&E>, high: Bound<&E>) -> Between<E> {
    let at = |value: &E| place(E::VARIANTS, value.number().wide());
    let first = match low {
        Bound::Unbounded => 0,
        Bound::Included(value) => at(value),
        Bound::Excluded(value) => at(value) + 1,
    };
    let end = match high {
        Bound::Unbounded => E::VARIANTS.list.len(),
        Bound::Included(value) => at(value) + 1,
        Bound::Excluded(value) => at(value),
    };
    let value = |place: usize| E::of(E::Number::narrow(E::VARIANTS.list[place].number));
    if first >= end {
        return Between::Nothing;
    }
    match (value(first), value(end - 1)) {
        (Some(first), Some(last)) => Between::Values(first, last),
        _ => Between::Nothing,
    }
}

/// The order of two variants.
#[inline(always)]
#[must_use]
pub fn compare_variants<E: UnitEnum>(a: &E, b: &E) -> Ordering {
    a.number().cmp(&b.number())
}
