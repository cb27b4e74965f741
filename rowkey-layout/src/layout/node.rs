//! The encoding of one value as data: a node of the tree that a layout is.
//!
//! A derived key borrows it from a constant, a layout from JSON owns it. Width, domain, fingerprint, drawing, JSON,
//! `explain`, decode errors and the bounds of scans are all computed from it.

use alloc::boxed::Box;
use core::fmt;
use core::ops::Deref;

use super::{Kind, TimeUnit};
use crate::bytes::{Digits, End, calendar};

/// A `Cow` that works in constants: borrowed in the layout of a derived key, owned in a deserialized one.
pub enum Ref<T: ?Sized + 'static> {
    /// Borrowed from a constant.
    Static(&'static T),
    /// Deserialized. A thin pointer fits beside the null of the other one, so a slice here takes two words, not three.
    Owned(Box<Box<T>>),
}

impl<T: ?Sized> Ref<T> {
    /// The data, in `const` code; elsewhere it derefs.
    #[inline(always)]
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

impl<T> Default for Ref<[T]> {
    fn default() -> Self {
        Ref::Static(&[])
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

/// The encoding of a value as data: kind, width, domain.
///
/// A codec of your own builds one with [`Node::fixed`] or [`Node::variable`].
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Node {
    /// The kind of encoding.
    pub kind: Kind,
    /// The width in bytes; `None` if it is variable.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub width: Option<usize>,
    /// The domain, if it is a number.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub domain: Option<Domain>,
    /// The unit, if it is a time or a date: it counts these since 1970.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub unit: Option<TimeUnit>,
    /// What a custom codec declares about its bytes.
    #[cfg_attr(feature = "serde", serde(default = "Custom::none", skip_serializing_if = "Custom::is_none"))]
    pub custom: Custom,
}

/// The innermost last part of a value: see [`Node::ends_in`].
#[derive(Clone, Copy)]
pub(crate) enum Last {
    /// Text whose encoding depends on what follows.
    Text,
    /// A custom codec of variable width.
    Custom,
    List,
    PlainDecimal,
    /// Anything that may be a prefix of another value at the end of a row: these, and `tail` fields.
    Unterminated,
}

/// Properties that only a custom codec declares, and `core::cmp::Reverse`: its order, and the bytes it may contain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Custom {
    pub(crate) direction: Direction,
    /// The smallest byte that can occur, and the largest.
    pub(crate) first: u8,
    pub(crate) last: u8,
}

/// The numbers that a field can hold, both bounds inclusive. Text in JSON, whose numbers are exact only up to 2^53.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Domain {
    /// The minimum.
    #[cfg_attr(feature = "serde", serde(with = "super::json::number_text"))]
    pub min: i128,
    /// The maximum.
    #[cfg_attr(feature = "serde", serde(with = "super::json::number_text"))]
    pub max: u128,
    /// Whether zero is excluded.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "core::ops::Not::not", default))]
    pub non_zero: bool,
}

/// The order of the encodings of a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum Direction {
    /// Larger values sort later.
    Ascending,
    /// Larger values sort first, as under `desc` and `reverse_ts`.
    Descending,
    /// The lexicographic order is not that of the values, as with `reverse_digits`. Such a field has no range bounds.
    Unordered,
    /// Not a field: the salt or the constant prefix.
    None,
}

impl Custom {
    /// The default: ascending, and any byte can occur.
    const fn none() -> Self {
        Custom { direction: Direction::Ascending, first: 0, last: u8::MAX }
    }

    #[cfg(feature = "serde")]
    fn is_none(&self) -> bool {
        *self == Custom::none()
    }
}

impl Node {
    /// The node of a codec of your own that writes exactly `width` bytes.
    ///
    /// `name` identifies the codec in layouts and fingerprints, so change it whenever the bytes change. The encodings must
    /// sort like the values; otherwise call [`unordered`](Node::unordered) or [`descending`](Node::descending).
    #[must_use]
    pub const fn fixed(name: &'static str, width: usize) -> Self {
        Node::of(Kind::Custom(Ref::Static(name)), Some(width))
    }

    /// The node of a codec of your own of variable width.
    ///
    /// Unless it is the last field, no encoding may be a prefix of another: decode could not find the end.
    #[must_use]
    pub const fn variable(name: &'static str) -> Self {
        Node::of(Kind::Custom(Ref::Static(name)), None)
    }

    /// Declares that the encodings do not sort like the values. The field then has no `_range` function.
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

    /// Declares that every byte is in `first..=last`, so that a delimiter outside of that range can follow.
    #[must_use]
    pub const fn bytes_within(mut self, first: u8, last: u8) -> Self {
        (self.custom.first, self.custom.last) = (first, last);
        self
    }

    /// Larger values have smaller bytes.
    pub const fn reversed(&self) -> bool {
        match &self.kind {
            kind if kind.origin().is_some() => true,
            Kind::Custom(_) => matches!(self.custom.direction, Direction::Descending),
            // `core::cmp::Reverse` itself sorts in reverse, so its encodings sort like its values.
            Kind::Descending(inner) => {
                inner.get().reversed() == matches!(self.custom.direction, Direction::Descending)
            }
            _ => false,
        }
    }

    /// Whether the encodings have the order of the values, so that a range can bound the field.
    pub const fn ordered(&self) -> bool {
        self.ordered_before(End::Terminator)
    }

    /// The same for a value that `end` follows.
    pub const fn ordered_before(&self, end: End) -> bool {
        match &self.kind {
            Kind::Text { .. } => !matches!(end, End::Unordered(_) | End::Before(_)),
            Kind::TerminatedText { by, .. } => *by == 0,
            Kind::Variants(variants) => match end {
                End::Unordered(delimiter) => variants.get().sort_before(delimiter),
                _ => true,
            },
            Kind::ReversedDecimal
            | Kind::PlainDecimal
            | Kind::LengthText { .. }
            | Kind::LittleEndian { .. } => false,
            Kind::Custom(_) => !matches!(self.custom.direction, Direction::Unordered),
            Kind::Descending(inner) => inner.get().ordered() && !inner.get().none_first(),
            Kind::Key(fields) => fields.ordered_before(end),
            Kind::Keys(kinds) => !any!(kinds.list.get(), |_, kind| !kind.layout.fields.ordered_before(end)),
            _ => match self.inner() {
                Some(inner) => inner.ordered(),
                None => true,
            },
        }
    }

    /// Whether it is a time. As the leading field of a key, a time sends all writes to one region.
    pub const fn is_time(&self) -> bool {
        match &self.kind {
            kind if self.unit.is_some() || kind.origin().is_some() => true,
            Kind::Time { .. } | Kind::DateDecimal | Kind::DateText | Kind::BaseTime(_) => true,
            Kind::Key(fields) => matches!(fields.list.get(), [first, ..] if first.node().is_time()),
            _ => matches!(self.inner(), Some(inner) if inner.is_time()),
        }
    }

    /// The inner value: of an `Option`, an array or list, or a complement.
    #[doc(hidden)]
    #[inline]
    pub const fn inner(&self) -> Option<&Node> {
        match &self.kind {
            Kind::Optional(inner) | Kind::Array(_, inner) | Kind::List(inner) | Kind::Descending(inner) => {
                Some(inner.get())
            }
            _ => None,
        }
    }

    /// Whether the innermost last part is one of these: of an `Option` its value, of a key its last field, of an enum of keys that
    /// of any kind.
    pub(crate) const fn ends_in(&self, last: Last) -> bool {
        match (&self.kind, last) {
            (Kind::Optional(inner), _) => inner.get().ends_in(last),
            (Kind::Key(fields), _) => fields.end_in(last),
            (Kind::Keys(kinds), _) => any!(kinds.list.get(), |_, kind| kind.layout.fields.end_in(last)),
            (Kind::Text { .. }, Last::Text | Last::Unterminated) => true,
            (Kind::NulText { .. } | Kind::VarbinaryEncoded { .. }, Last::Unterminated) => true,
            (Kind::List(_), Last::List | Last::Unterminated) => true,
            (Kind::PlainDecimal, Last::PlainDecimal | Last::Unterminated) => true,
            (Kind::Variants(_), Last::Unterminated) => self.width.is_none(),
            (Kind::Custom(_), Last::Custom | Last::Unterminated) => self.width.is_none(),
            _ => false,
        }
    }

    /// Whether, at the end of a row, one encoding may be a prefix of another.
    pub const fn unterminated(&self) -> bool {
        self.ends_in(Last::Unterminated)
    }

    /// Whether it is text or bytes, of which `_starts_with` finds some.
    pub const fn is_text(&self) -> bool {
        let kind = &self.peel(End::Terminator).0.kind;
        kind.utf8().is_some() && !matches!(kind, Kind::LengthText { .. })
    }

    /// Whether it is bytes of constant width.
    pub const fn is_bytes(&self) -> bool {
        let node = self.peel(End::Terminator).0;
        matches!(node.kind, Kind::Bytes)
            || (matches!(node.kind, Kind::Hex | Kind::HexUpper) && node.domain.is_none())
    }
}

// Internal: used by `rowkey-core`.
#[doc(hidden)]
impl Node {
    pub const fn of(kind: Kind, width: Option<usize>) -> Self {
        Node { kind, width, domain: None, unit: None, custom: Custom::none() }
    }

    pub const fn within(mut self, min: i128, max: u128) -> Self {
        self.domain = Some(Domain { min, max, non_zero: false });
        self
    }

    /// `zero`: whether zero is a value, where the domain holds it.
    pub const fn with_zero(mut self, zero: bool) -> Self {
        if let Some(domain) = &mut self.domain {
            domain.non_zero = !zero && domain.min <= 0;
        }
        self
    }

    pub const fn counting(mut self, unit: TimeUnit) -> Self {
        self.unit = Some(unit);
        self
    }

    /// Whether a value of it may be null in JSON, which has one word for the `None`s of an `Option` and of what it holds.
    pub fn may_be_null(&self) -> bool {
        match &self.peel(End::Terminator).0.kind {
            // A newtype is what it holds.
            Kind::Key(fields) if fields.is_newtype() => fields.list[0].node.may_be_null(),
            kind => matches!(kind, Kind::Optional(_)),
        }
    }

    /// Whether `None` sorts first while the values themselves are reversed: the values between two bounds are then two ranges.
    pub const fn none_first(&self) -> bool {
        matches!(&self.kind, Kind::Optional(inner) if inner.get().reversed())
    }

    /// The width, if every byte string of it is an encoding, as for most numbers.
    pub const fn without_gaps(&self) -> Option<usize> {
        let Some(width) = self.width else { return None };
        let all = match (&self.kind, &self.domain) {
            (Kind::Bytes | Kind::Digest | Kind::Uuid | Kind::Ipv4 | Kind::Ipv6, None) => true,
            (
                kind @ (Kind::Unsigned | Kind::Signed | Kind::LittleEndian { .. }),
                Some(Domain { min, max, non_zero: false }),
            ) => matches!(kind.numbers(width), Some((first, last)) if first == *min && last == *max),
            (Kind::ReverseTime { from }, Some(Domain { min, max, non_zero: false })) => {
                from.wrapping_sub(*min) as u64 == u64::MAX && *from as u128 <= *max
            }
            (Kind::Descending(inner), _) => inner.get().without_gaps().is_some(),
            _ => false,
        };
        if all { Some(width) } else { None }
    }

    /// Whether its domain is that of all its bytes, or of the numbers with fewer of them.
    #[cfg(feature = "serde")]
    pub(super) fn holds_whole_bytes(&self) -> bool {
        let (Some(width), Some(Domain { min, max, .. })) = (self.width, self.domain) else { return false };
        match self.kind.numbers(width) {
            Some((0, _)) => {
                matches!(min, 0 | 1) && (1..=width).any(|bytes| self.kind.numbers(bytes) == Some((0, max)))
            }
            all => all == Some((min, max)),
        }
    }

    /// Removes complements: the inner node, whether an odd number was removed, and what follows it. A complemented value
    /// always has its own terminator.
    pub const fn peel(&self, mut end: End) -> (&Node, bool, End) {
        let (mut node, mut complemented) = (self, false);
        while let Kind::Descending(inner) = &node.kind {
            (node, complemented, end) = (inner.get(), !complemented, End::Terminator);
        }
        (node, complemented, end)
    }

    /// Whether it ends with text whose encoding depends on what follows: unescaped at the end of a row and before a delimiter,
    /// which the text must not contain; else escaped and terminated.
    pub const fn ends_in_text(&self) -> bool {
        self.ends_in(Last::Text)
    }

    /// Whether it ends with a custom codec of variable width.
    pub const fn ends_in_custom(&self) -> bool {
        self.ends_in(Last::Custom)
    }

    /// Whether it contains a custom codec of variable width, whose end only the codec can find.
    #[inline]
    pub const fn needs_skip(&self) -> bool {
        match &self.kind {
            Kind::Custom(_) => true,
            Kind::Key(fields) => fields.need_skip(),
            Kind::Keys(kinds) => any!(kinds.list.get(), |_, kind| kind.layout.fields.need_skip()),
            _ => matches!(self.inner(), Some(inner) if inner.needs_skip()),
        }
    }

    /// The name and the declared width of a custom codec.
    pub const fn promised_width(&self) -> Option<(&str, usize)> {
        match (&self.peel(End::Terminator).0.kind, self.width) {
            (Kind::Custom(codec), Some(width)) => Some((codec.get(), width)),
            _ => None,
        }
    }

    /// Whether an encoding can contain `byte`.
    pub const fn can_hold(&self, byte: u8) -> bool {
        match &self.kind {
            Kind::Bool => byte <= 1,
            Kind::UuidText => byte == b'-' || Digits::Hex.holds(byte),
            Kind::DateText | Kind::TimeText { compact: false } => match self.width {
                Some(width) => calendar::holds(width, byte),
                None => true,
            },
            Kind::PaddedText { fill, .. } => byte >= *fill,
            Kind::Custom(_) => byte >= self.custom.first && byte <= self.custom.last,
            Kind::Optional(inner) => byte <= 1 || inner.get().can_hold(byte),
            Kind::Array(_, inner) | Kind::List(inner) => inner.get().can_hold(byte),
            Kind::Descending(inner) => inner.get().can_hold(!byte),
            Kind::Variants(variants) => variants.get().holding(byte, byte).is_some(),
            Kind::Key(fields) => fields.can_hold(byte),
            // Its prefixes are any bytes.
            Kind::Keys(_) => true,
            kind => match kind.digits() {
                Some(digits) => digits.holds(byte),
                None => true,
            },
        }
    }
}
