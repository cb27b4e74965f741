//! One value's bytes as data: the tree that a layout is made of.
//!
//! A derived key holds it in a constant, one that comes from JSON owns it. Width, domain, fingerprint, drawing,
//! JSON, `explain`, the error of a failed decode and the bounds of a scan are all read from it.

use alloc::boxed::Box;
use core::fmt;
use core::ops::Deref;

use super::{Fields, TimeUnit, Variants};

/// Data that is static in a derived layout, and owned in one that was read.
pub enum Ref<T: ?Sized + 'static> {
    /// In a constant.
    Static(&'static T),
    /// From JSON.
    Owned(Box<T>),
}

impl<T: ?Sized> Ref<T> {
    /// The data.
    #[must_use]
    pub const fn get(&self) -> &T {
        match self {
            Ref::Static(data) => data,
            Ref::Owned(data) => data,
        }
    }
}

impl<T: ?Sized> Deref for Ref<T> {
    type Target = T;

    fn deref(&self) -> &T {
        self.get()
    }
}

impl<T: Clone> Clone for Ref<T> {
    fn clone(&self) -> Self {
        match self {
            Ref::Static(data) => Ref::Static(data),
            Ref::Owned(data) => Ref::Owned(data.clone()),
        }
    }
}

impl Clone for Ref<str> {
    fn clone(&self) -> Self {
        match self {
            Ref::Static(text) => Ref::Static(text),
            Ref::Owned(text) => Ref::Owned(text.clone()),
        }
    }
}

impl<T: Clone> Clone for Ref<[T]> {
    fn clone(&self) -> Self {
        match self {
            Ref::Static(list) => Ref::Static(list),
            Ref::Owned(list) => Ref::Owned(list.clone()),
        }
    }
}

impl<T: ?Sized + PartialEq> PartialEq for Ref<T> {
    fn eq(&self, other: &Self) -> bool {
        self.get() == other.get()
    }
}

impl<T: ?Sized + Eq> Eq for Ref<T> {}

impl PartialEq<str> for Ref<str> {
    fn eq(&self, other: &str) -> bool {
        self.get() == other
    }
}

impl PartialEq<&str> for Ref<str> {
    fn eq(&self, other: &&str) -> bool {
        self.get() == *other
    }
}

impl<T: ?Sized + fmt::Debug> fmt::Debug for Ref<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}

impl<T: ?Sized + fmt::Display> fmt::Display for Ref<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}

/// What is known of the bytes of a value before any value is.
///
/// A codec of your own starts from [`Node::fixed`] or [`Node::variable`].
#[derive(Debug, Clone)]
pub struct Node {
    pub(crate) kind: Kind,
    /// Bytes, where every value has the same number of them.
    pub(crate) width: Option<usize>,
    /// The numbers that it holds.
    pub(crate) domain: Option<Domain>,
    /// What the number counts since 1970.
    pub(crate) unit: Option<TimeUnit>,
    /// What a codec of the user's own says of its bytes.
    pub(crate) custom: Custom,
}

/// What only a codec of the user's own has to say; the kind tells it of all others.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Custom {
    pub(crate) direction: Direction,
    /// The smallest and the largest byte that occur.
    pub(crate) first: u8,
    pub(crate) last: u8,
}

/// The numbers of a field, both ends included. Written as text in JSON, where numbers end at 2^53.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Domain {
    /// The smallest.
    #[cfg_attr(feature = "serde", serde(with = "super::json::number_text"))]
    pub min: i128,
    /// The largest.
    #[cfg_attr(feature = "serde", serde(with = "super::json::number_text"))]
    pub max: u128,
    /// Zero is not among them.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "core::ops::Not::not", default))]
    pub non_zero: bool,
}

/// How the bytes of a field sort.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum Direction {
    /// Larger values later.
    Ascending,
    /// Larger values first.
    Descending,
    /// Scattered on purpose.
    Unordered,
    /// Not a value.
    None,
}

/// How a value lies in its bytes.
#[derive(Debug, Clone)]
#[allow(dead_code, reason = "some are made only under the feature of their type")]
pub(crate) enum Kind {
    /// Big-endian.
    Unsigned,
    /// Big-endian, the sign bit flipped.
    Signed,
    /// Big-endian from zero on, the sign bit as it is.
    Raw,
    /// 00 or 01.
    Bool,
    /// A Unicode scalar value, big-endian.
    Char,
    /// IEEE 754: the sign bit of a positive number flipped, all bits of a negative one.
    Float,
    Bytes,
    /// The leading bytes of a SHA-256 digest.
    Digest,
    Uuid,
    Ipv4,
    Ipv6,
    /// 04 and an IPv4 address, or 06 and an IPv6 address.
    IpAddress,
    /// Seconds in 8 bytes and nanoseconds in 4.
    Duration,
    /// Seconds since 1970, a multiple of this number.
    BaseTime(u32),
    /// Sign and exponent in one byte, the mantissa in 12.
    DecimalNumber,
    /// Of variable width, ended as its place demands.
    Text {
        utf8: bool,
    },
    PaddedText {
        utf8: bool,
        fill: u8,
    },
    /// Without a NUL, which ends it.
    NulText {
        utf8: bool,
    },
    /// Decimal digits, zero-filled on the left.
    Decimal,
    /// The same, back to front.
    ReversedDecimal,
    /// `from - time`, big-endian in 64 bits.
    ReverseTime {
        from: i128,
    },
    /// `from - time` in decimal digits.
    ReverseTimeDecimal {
        from: i128,
    },
    /// Seconds since 1970 in 8 bytes, the sign bit flipped, then nanoseconds in 4; those of a leap second go on
    /// to two seconds.
    Time {
        leap: bool,
    },
    /// 20120901
    DateDecimal,
    /// 00, or 01 and the value.
    Optional(Ref<Node>),
    Array(usize, Ref<Node>),
    /// Elements to the end of the row.
    List(Ref<Node>),
    /// The fields of a nested key.
    Key(Fields),
    /// Every byte complemented.
    Descending(Ref<Node>),
    /// A variant of an enum.
    Variants(Ref<Variants>),
    /// A codec of the user's own.
    Custom(Ref<str>),
}

impl Node {
    pub(crate) const fn of(kind: Kind, width: Option<usize>) -> Self {
        let custom = Custom { direction: Direction::Ascending, first: 0, last: u8::MAX };
        Node { kind, width, domain: None, unit: None, custom }
    }

    pub(crate) const fn within(mut self, min: i128, max: u128) -> Self {
        self.domain = Some(Domain { min, max, non_zero: false });
        self
    }

    pub(crate) const fn without_zero(mut self) -> Self {
        if let Some(domain) = &mut self.domain {
            domain.non_zero = true;
        }
        self
    }

    pub(crate) const fn counting(mut self, unit: TimeUnit) -> Self {
        self.unit = Some(unit);
        self
    }

    /// The bytes of a codec of your own that writes exactly `width` of them. `name` tells it apart in layouts
    /// and fingerprints, so it must change when the bytes do.
    ///
    /// The bytes sort as the values do; say otherwise with [`unordered`](Node::unordered) or
    /// [`descending`](Node::descending).
    #[must_use]
    pub const fn fixed(name: &'static str, width: usize) -> Self {
        Node::of(Kind::Custom(Ref::Static(name)), Some(width))
    }

    /// The bytes of a codec of your own whose values differ in width. Wherever it is not the last field, no
    /// value's bytes may be a prefix of another's, as decode has to find the end.
    #[must_use]
    pub const fn variable(name: &'static str) -> Self {
        Node::of(Kind::Custom(Ref::Static(name)), None)
    }

    /// The bytes do not sort as the values do, so the field has no `_range`.
    #[must_use]
    pub const fn unordered(mut self) -> Self {
        self.custom.direction = Direction::Unordered;
        self
    }

    /// Larger values have smaller bytes.
    #[must_use]
    pub const fn descending(mut self) -> Self {
        self.custom.direction = Direction::Descending;
        self
    }

    /// All bytes lie in `first..=last`, so that a delimiter outside can follow.
    #[must_use]
    pub const fn bytes_within(mut self, first: u8, last: u8) -> Self {
        (self.custom.first, self.custom.last) = (first, last);
        self
    }

    /// Larger values have smaller bytes.
    pub(crate) const fn reversed(&self) -> bool {
        match &self.kind {
            Kind::ReverseTime { .. } | Kind::ReverseTimeDecimal { .. } => true,
            Kind::Custom(_) => matches!(self.custom.direction, Direction::Descending),
            // `core::cmp::Reverse` sorts backwards itself, so its values are in the order of their bytes again.
            Kind::Descending(inner) => {
                inner.get().reversed() == matches!(self.custom.direction, Direction::Descending)
            }
            _ => false,
        }
    }

    /// `None` sorts before values that are themselves reversed: the values between two bounds are two ranges.
    pub(crate) const fn none_first(&self) -> bool {
        match &self.kind {
            Kind::Optional(inner) => inner.get().reversed(),
            _ => false,
        }
    }

    /// Byte order means something, so a range can bound it.
    pub(crate) const fn ordered(&self) -> bool {
        match &self.kind {
            Kind::ReversedDecimal => false,
            Kind::Custom(_) => !matches!(self.custom.direction, Direction::Unordered),
            Kind::Optional(inner) | Kind::Array(_, inner) | Kind::List(inner) => inner.get().ordered(),
            Kind::Descending(inner) => inner.get().ordered() && !inner.get().none_first(),
            Kind::Key(fields) => {
                let list = fields.list.get();
                let mut i = 0;
                while i < list.len() {
                    if !list[i].node.get().ordered() {
                        return false;
                    }
                    i += 1;
                }
                true
            }
            _ => true,
        }
    }

    /// A time, so that as the leading field of a key it sends all writes to one place.
    pub(crate) const fn is_time(&self) -> bool {
        match &self.kind {
            _ if self.unit.is_some() => true,
            Kind::ReverseTime { .. } | Kind::ReverseTimeDecimal { .. } | Kind::Time { .. } => true,
            Kind::DateDecimal | Kind::BaseTime(_) => true,
            Kind::Optional(inner) | Kind::Array(_, inner) | Kind::List(inner) | Kind::Descending(inner) => {
                inner.get().is_time()
            }
            Kind::Key(fields) => fields.list.get()[0].node.get().is_time(),
            _ => false,
        }
    }

    /// At the end of a row one value's bytes may be a prefix of another's.
    pub(crate) const fn open_end(&self) -> bool {
        match &self.kind {
            Kind::Text { .. } | Kind::NulText { .. } | Kind::List(_) => true,
            Kind::Variants(variants) => variants.get().width().is_none(),
            Kind::Custom(_) => self.width.is_none(),
            Kind::Optional(inner) => inner.get().open_end(),
            Kind::Key(fields) => match fields.list.get() {
                [.., last] => last.node.get().open_end(),
                [] => false,
            },
            _ => false,
        }
    }

    /// It ends with text that its place ends: as it is at the end of a row and before a delimiter, which it must
    /// not hold, else escaped.
    pub(crate) const fn ends_in_text(&self) -> bool {
        match &self.kind {
            Kind::Text { .. } => true,
            Kind::Optional(inner) => inner.get().ends_in_text(),
            Kind::Key(fields) => match fields.list.get() {
                [.., last] => last.node.get().ends_in_text(),
                [] => false,
            },
            _ => false,
        }
    }

    /// It ends with a codec of the user's own, of variable width.
    pub(crate) const fn ends_in_custom(&self) -> bool {
        match &self.kind {
            Kind::Custom(_) => self.width.is_none(),
            Kind::Optional(inner) => inner.get().ends_in_custom(),
            Kind::Key(fields) => match fields.list.get() {
                [.., last] => last.node.get().ends_in_custom(),
                [] => false,
            },
            _ => false,
        }
    }

    /// A codec of the user's own writes a part of it that nothing else knows how to go past.
    pub(crate) const fn needs_skip(&self) -> bool {
        match &self.kind {
            Kind::Custom(_) => true,
            Kind::Optional(inner) | Kind::Array(_, inner) | Kind::List(inner) | Kind::Descending(inner) => {
                inner.get().needs_skip()
            }
            Kind::Key(fields) => {
                let list = fields.list.get();
                let mut i = 0;
                while i < list.len() {
                    if list[i].skip.is_none() && list[i].node.get().needs_skip() {
                        return true;
                    }
                    i += 1;
                }
                false
            }
            _ => false,
        }
    }

    /// The name and the width of a codec of the user's own that promises one.
    pub(crate) const fn promised_width(&self) -> Option<(&str, usize)> {
        match (&self.kind, self.width) {
            (Kind::Custom(codec), Some(width)) => Some((codec.get(), width)),
            (Kind::Descending(inner), _) => inner.get().promised_width(),
            _ => None,
        }
    }

    /// Text or bytes, whatever their end.
    pub(crate) const fn is_text(&self) -> bool {
        match &self.kind {
            Kind::Text { .. } | Kind::PaddedText { .. } | Kind::NulText { .. } => true,
            Kind::Descending(inner) => inner.get().is_text(),
            _ => false,
        }
    }

    /// `byte` can be among the bytes of a value.
    pub(crate) const fn can_hold(&self, byte: u8) -> bool {
        match &self.kind {
            Kind::Decimal | Kind::ReversedDecimal | Kind::ReverseTimeDecimal { .. } | Kind::DateDecimal => {
                byte.is_ascii_digit()
            }
            Kind::Bool => byte <= 1,
            Kind::PaddedText { fill, .. } => byte >= *fill,
            Kind::Custom(_) => byte >= self.custom.first && byte <= self.custom.last,
            Kind::Optional(inner) => byte <= 1 || inner.get().can_hold(byte),
            Kind::Array(_, inner) | Kind::List(inner) => inner.get().can_hold(byte),
            Kind::Descending(inner) => inner.get().can_hold(!byte),
            Kind::Variants(variants) => variants.get().can_hold(byte),
            Kind::Key(fields) => {
                let list = fields.list.get();
                let mut i = 0;
                while i < list.len() {
                    if list[i].node.get().can_hold(byte) {
                        return true;
                    }
                    i += 1;
                }
                match fields.delimiter {
                    Some(delimiter) => delimiter == byte && list.len() > 1,
                    None => false,
                }
            }
            _ => true,
        }
    }
}
