//! The variants of an enum without data.

use core::fmt;

use super::Ref;
use crate::bytes::Delimiter;

/// A variant of an enum without data.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct Variant {
    /// The name in the source code. It is not encoded.
    pub name: Ref<str>,
    /// The discriminant; in an enum encoded as text, the index in the sorted list.
    #[cfg_attr(feature = "serde", serde(with = "super::json::number_text"))]
    pub number: i128,
    /// The text that is encoded, in an enum encoded as text.
    pub text: Ref<str>,
}

/// The variants of an enum without data, sorted by their encodings. `Display` lists them.
///
/// [`DecodeErrorKind::UnknownVariant`](crate::DecodeErrorKind::UnknownVariant) contains them.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct Variants {
    /// The encoding.
    pub repr: Repr,
    /// The variants.
    pub list: Ref<[Variant]>,
}

/// The encoding of the variants of an enum without data.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case", deny_unknown_fields))]
#[non_exhaustive]
pub enum Repr {
    /// The discriminant, big-endian.
    Number {
        /// The width in bytes.
        width: usize,
        /// Whether it is signed, with the sign bit flipped.
        signed: bool,
    },
    /// The text in UTF-8; all variants have this length.
    FixedText(usize),
    /// The text in UTF-8, of variable width.
    Text,
}

// Internal: used by `rowkey-core`.
#[doc(hidden)]
impl Variant {
    /// A variant with its discriminant, or with its index and its text.
    pub const fn of(name: &'static str, number: i128, text: &'static str) -> Self {
        Variant { name: Ref::Static(name), number, text: Ref::Static(text) }
    }
}

/// Displays as `Login = 1`, `Login = 'log'`, or `Login` if the text is the name.
impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.name.get(), self.text.get()) {
            (name, "") => write!(f, "{name} = {}", self.number),
            (name, text) if name == text => f.write_str(name),
            (name, text) => write!(f, "{name} = '{}'", text.escape_debug()),
        }
    }
}

/// Displays as `Login = 1, Logout = 2`.
impl fmt::Display for Variants {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, variant) in self.list.iter().enumerate() {
            write!(f, "{}{variant}", if i == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

impl Variants {
    /// The names of the variants.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.list.iter().map(|variant| variant.name.get())
    }
}

// Internal: used by `rowkey-core`.
#[doc(hidden)]
impl Variants {
    /// An enum encoded as text; `list` is sorted by the texts.
    pub const fn texts(list: &'static [Variant]) -> Self {
        let width = list[0].text.get().len();
        let varies = any!(list, |_, variant| variant.text.get().len() != width);
        let repr = if varies { Repr::Text } else { Repr::FixedText(width) };
        Variants { list: Ref::Static(list), repr }
    }

    /// An enum encoded by discriminant; `list` is sorted by the discriminants.
    pub const fn numbers(list: &'static [Variant], width: usize, signed: bool) -> Self {
        Variants { list: Ref::Static(list), repr: Repr::Number { width, signed } }
    }

    /// The width in bytes, if it is fixed.
    pub const fn width(&self) -> Option<usize> {
        match self.repr {
            Repr::Number { width, .. } | Repr::FixedText(width) => Some(width),
            Repr::Text => None,
        }
    }

    /// The byte at offset `at` of the encoding of variant `index`, without a terminator.
    pub const fn byte(&self, index: usize, at: usize) -> Option<u8> {
        let variant = &self.list.get()[index];
        let text = variant.text.get().as_bytes();
        match self.repr {
            Repr::Number { width, .. } if at >= width => None,
            Repr::Number { width, signed } => {
                let flip = if signed && at == 0 { 0x80 } else { 0 };
                Some((variant.number >> (8 * (width - 1 - at))) as u8 ^ flip)
            }
            Repr::FixedText(_) | Repr::Text if at >= text.len() => None,
            Repr::FixedText(_) | Repr::Text => Some(text[at]),
        }
    }

    /// Whether appending the delimiter to every text keeps their order.
    pub(crate) const fn sort_before(&self, delimiter: Delimiter) -> bool {
        let (list, own) = (self.list.get(), delimiter.as_slice());
        self.width().is_some()
            || !any!(list, |i, high| {
                i > 0 && !is_below(list[i - 1].text.get().as_bytes(), own, high.text.get().as_bytes())
            })
    }

    /// The first variant in whose text the delimiter would be found.
    pub(crate) const fn early(&self, delimiter: Delimiter) -> Option<&Variant> {
        fold!(self.list.get(), None::<&Variant>, |found, _, variant| match found {
            None if delimiter.is_early_in(variant.text.get().as_bytes()) => Some(variant),
            found => found,
        })
    }

    /// The first variant whose text contains a byte in `first..=last`, and that byte.
    pub const fn holding(&self, first: u8, last: u8) -> Option<(&Variant, u8)> {
        fold!(self.list.get(), (), |(), i, variant| {
            let mut at = 0;
            while let Some(byte) = self.byte(i, at) {
                if first <= byte && byte <= last {
                    return Some((variant, byte));
                }
                at += 1;
            }
        });
        None
    }
}

/// Whether `low` followed by a delimiter is below `high`, and below all that begins with it.
const fn is_below<'a>(mut low: &'a [u8], mut delimiter: &'a [u8], mut high: &'a [u8]) -> bool {
    loop {
        (low, high) = match (low, high) {
            ([a, ..], [b, ..]) if *a != *b => return *a < *b,
            ([_, low @ ..], [_, high @ ..]) => (low, high),
            ([], _) if !delimiter.is_empty() => {
                let after = delimiter;
                delimiter = &[];
                (after, high)
            }
            _ => return false,
        };
    }
}

/// The indexes of `numbers` in ascending order of the numbers.
pub const fn sorted<const N: usize>(numbers: [i128; N]) -> [usize; N] {
    let mut order = [0; N];
    let mut i = 0;
    while i < N {
        let mut at = i;
        while at > 0 && numbers[i] < numbers[order[at - 1]] {
            order[at] = order[at - 1];
            at -= 1;
        }
        order[at] = i;
        i += 1;
    }
    order
}
