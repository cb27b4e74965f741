//! One value's bytes as data: the tree that a layout is made of.
//!
//! A derived key holds it in a constant, one that comes from JSON owns it. Width, domain, fingerprint, drawing,
//! JSON, `explain`, the error of a failed decode and the bounds of a scan are all read from it.

use alloc::boxed::Box;
use core::fmt;
use core::ops::Deref;

use super::{Kind, TimeUnit};
use crate::bytes::{Digits, End};

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

impl<T: ?Sized> Clone for Ref<T>
where
    Box<T>: Clone,
{
    fn clone(&self) -> Self {
        match self {
            Ref::Static(data) => Ref::Static(data),
            Ref::Owned(data) => Ref::Owned(data.clone()),
        }
    }
}

impl<T: ?Sized> Default for Ref<T>
where
    Box<T>: Default,
{
    fn default() -> Self {
        Ref::Owned(Box::default())
    }
}

impl<T: ?Sized + PartialEq> PartialEq for Ref<T> {
    fn eq(&self, other: &Self) -> bool {
        self.get() == other.get()
    }
}

impl<T: ?Sized + Eq> Eq for Ref<T> {}

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
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Node {
    /// How the value lies in its bytes.
    pub kind: Kind,
    /// Bytes, where every value has the same number of them.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub width: Option<usize>,
    /// The numbers that it holds.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub domain: Option<Domain>,
    /// What the number counts since 1970.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub unit: Option<TimeUnit>,
    /// What a codec of the user's own says of its bytes.
    #[cfg_attr(feature = "serde", serde(default = "Custom::none", skip_serializing_if = "Custom::is_none"))]
    pub custom: Custom,
}

/// What only a codec of the user's own and `core::cmp::Reverse` have to say; the kind tells it of all others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Custom {
    pub(crate) direction: Direction,
    /// The smallest and the largest byte that occur.
    pub(crate) first: u8,
    pub(crate) last: u8,
}

/// The numbers of a field, both ends included. Written as text in JSON, where numbers end at 2^53.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
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
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
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

impl Custom {
    /// Larger values have larger bytes, and any byte occurs.
    const fn none() -> Self {
        Custom { direction: Direction::Ascending, first: 0, last: u8::MAX }
    }

    #[cfg(feature = "serde")]
    fn is_none(&self) -> bool {
        *self == Custom::none()
    }
}

impl Node {
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
    pub const fn reversed(&self) -> bool {
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

    /// Byte order means something, so a range can bound it.
    pub const fn ordered(&self) -> bool {
        self.ordered_before(End::Mark)
    }

    /// The same of a value that `end` follows.
    pub const fn ordered_before(&self, end: End) -> bool {
        match &self.kind {
            Kind::Text { .. } => !matches!(end, End::Unordered(_)),
            Kind::Variants(variants) => match end {
                End::Unordered(delimiter) => variants.get().sort_before(delimiter),
                _ => true,
            },
            Kind::ReversedDecimal | Kind::PlainDecimal => false,
            Kind::Custom(_) => !matches!(self.custom.direction, Direction::Unordered),
            Kind::Descending(inner) => inner.get().ordered() && !inner.get().none_first(),
            Kind::Key(fields) => {
                let list = fields.list.get();
                let mut i = 0;
                while i < list.len() && list[i].node.get().ordered_before(fields.end(i, end)) {
                    i += 1;
                }
                i == list.len()
            }
            _ => match self.inner() {
                Some(inner) => inner.ordered(),
                None => true,
            },
        }
    }

    /// A time, so that as the leading field of a key it sends all writes to one place.
    pub const fn is_time(&self) -> bool {
        match &self.kind {
            _ if self.unit.is_some() => true,
            Kind::ReverseTime { .. } | Kind::ReverseTimeDecimal { .. } | Kind::Time { .. } => true,
            Kind::DateDecimal | Kind::BaseTime(_) => true,
            Kind::Key(fields) => fields.list.get()[0].node.get().is_time(),
            _ => match self.inner() {
                Some(inner) => inner.is_time(),
                None => false,
            },
        }
    }

    /// The value inside it: that of an `Option`, an element, what is complemented.
    const fn inner(&self) -> Option<&Node> {
        match &self.kind {
            Kind::Optional(inner) | Kind::Array(_, inner) | Kind::List(inner) | Kind::Descending(inner) => {
                Some(inner.get())
            }
            _ => None,
        }
    }

    /// What its bytes end with: the value of an `Option`, the last field of a key.
    pub(crate) const fn last(&self) -> &Node {
        match &self.kind {
            Kind::Optional(inner) => inner.get().last(),
            Kind::Key(fields) => match fields.list.get() {
                [.., last] => last.node.get().last(),
                [] => self,
            },
            _ => self,
        }
    }

    /// It ends with fields of a key that were added later.
    const fn has_tail(&self) -> bool {
        match &self.kind {
            Kind::Optional(inner) => inner.get().has_tail(),
            Kind::Key(fields) => match fields.list.get() {
                [.., last] => last.tail || last.node.get().has_tail(),
                [] => false,
            },
            _ => false,
        }
    }

    /// At the end of a row one value's bytes may be a prefix of another's.
    pub const fn open_end(&self) -> bool {
        if self.has_tail() {
            return true;
        }
        let last = self.last();
        match &last.kind {
            Kind::Text { .. } | Kind::NulText { .. } | Kind::List(_) | Kind::PlainDecimal => true,
            Kind::Variants(_) | Kind::Custom(_) => last.width.is_none(),
            _ => false,
        }
    }

    /// Text or bytes, whatever their end.
    pub const fn is_text(&self) -> bool {
        let kind = &self.peel(End::Mark).0.kind;
        matches!(kind, Kind::Text { .. } | Kind::PaddedText { .. } | Kind::NulText { .. })
    }
}

// What `rowkey-core` asks beside the public functions.
#[doc(hidden)]
impl Node {
    pub const fn of(kind: Kind, width: Option<usize>) -> Self {
        Node { kind, width, domain: None, unit: None, custom: Custom::none() }
    }

    pub const fn within(mut self, min: i128, max: u128) -> Self {
        self.domain = Some(Domain { min, max, non_zero: false });
        self
    }

    pub const fn without_zero(mut self) -> Self {
        if let Some(domain) = &mut self.domain {
            domain.non_zero = true;
        }
        self
    }

    pub const fn counting(mut self, unit: TimeUnit) -> Self {
        self.unit = Some(unit);
        self
    }

    /// `None` sorts before values that are themselves reversed: the values between two bounds are two ranges.
    pub const fn none_first(&self) -> bool {
        match &self.kind {
            Kind::Optional(inner) => inner.get().reversed(),
            _ => false,
        }
    }

    /// The value without the complements around it, whether an odd number of them was, and what follows it: what
    /// is complemented carries its own terminator.
    pub const fn peel(&self, mut end: End) -> (&Node, bool, End) {
        let (mut node, mut complemented) = (self, false);
        while let Kind::Descending(inner) = &node.kind {
            (node, complemented, end) = (inner.get(), !complemented, End::Mark);
        }
        (node, complemented, end)
    }

    /// It ends with text that its place ends: as it is at the end of a row and before a delimiter, which it must
    /// not hold, else escaped.
    pub const fn ends_in_text(&self) -> bool {
        matches!(self.last().kind, Kind::Text { .. })
    }

    /// It ends with a codec of the user's own, of variable width.
    pub const fn ends_in_custom(&self) -> bool {
        matches!(self.last(), Node { kind: Kind::Custom(_), width: None, .. })
    }

    /// A codec of the user's own writes a part of it that nothing else knows how to go past.
    pub const fn needs_skip(&self) -> bool {
        match &self.kind {
            Kind::Custom(_) => true,
            Kind::Key(fields) => {
                let list = fields.list.get();
                let mut i = 0;
                while i < list.len() && (list[i].skip.is_some() || !list[i].node.get().needs_skip()) {
                    i += 1;
                }
                i < list.len()
            }
            _ => match self.inner() {
                Some(inner) => inner.needs_skip(),
                None => false,
            },
        }
    }

    /// The name and the width of a codec of the user's own that promises one.
    pub const fn promised_width(&self) -> Option<(&str, usize)> {
        match (&self.peel(End::Mark).0.kind, self.width) {
            (Kind::Custom(codec), Some(width)) => Some((codec.get(), width)),
            _ => None,
        }
    }

    /// `byte` can be among the bytes of a value.
    pub const fn can_hold(&self, byte: u8) -> bool {
        match &self.kind {
            Kind::Bool => byte <= 1,
            Kind::UuidText => byte == b'-' || Digits::Hex.holds(byte),
            Kind::PaddedText { fill, .. } => byte >= *fill,
            Kind::Custom(_) => byte >= self.custom.first && byte <= self.custom.last,
            Kind::Optional(inner) => byte <= 1 || inner.get().can_hold(byte),
            Kind::Array(_, inner) | Kind::List(inner) => inner.get().can_hold(byte),
            Kind::Descending(inner) => inner.get().can_hold(!byte),
            Kind::Variants(variants) => variants.get().holding(byte, byte).is_some(),
            Kind::Key(fields) => {
                let list = fields.list.get();
                let mut i = 0;
                while i < list.len() && !list[i].node.get().can_hold(byte) {
                    i += 1;
                }
                i < list.len() || (list.len() > 1 && fields.delimiter_holds(byte))
            }
            kind => match kind.digits() {
                Some(digits) => digits.holds(byte),
                None => true,
            },
        }
    }
}
