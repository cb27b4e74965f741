//! The bytes of a key as data.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use crate::explain::{self, Explanation};
use crate::format::KeyFormat;
use crate::kinds::Kinds;
use crate::time_unit::TimeUnit;
use crate::value::variant::Choice;

mod buckets;
mod draw;
mod fingerprint;
#[cfg(feature = "serde")]
mod json;
mod lower;
#[cfg(feature = "serde")]
mod sound;

/// What the rows of a key are made of, segment by segment: `K::LAYOUT`.
///
/// `Display` draws it:
///
/// ```
/// # use rowkey::RowKey;
/// #[derive(RowKey)]
/// struct Event { #[salt(buckets = 16)] host: u32, #[reverse_ts] at: i64, name: String }
///
/// assert_eq!(Event::LAYOUT.to_string(), "\
/// offset  width  field  encoding                                order
///      0      1  salt   xxh64(host) % 16                        -
///      1      4  host   unsigned, big-endian                    ascending
///      5      8  at     9223372036854775807 - time, big-endian  descending
///     13      *  name   UTF-8 to the end of the row             ascending
/// ");
/// ```
///
/// [`explain`](Layout::explain) cuts a row by it. Under the feature `serde` it is `Serialize` and
/// `Deserialize`, as the guide's chapter on formats describes; a layout that comes from text is checked
/// against its own fingerprint.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layout(Source);

#[derive(Debug, Clone)]
enum Source {
    Static(&'static KeyFormat),
    Kinds(&'static Kinds),
    Owned(Box<Parts>),
}

/// A layout in the open.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Parts {
    max_len: Option<usize>,
    fingerprint: u64,
    segments: Vec<Segment>,
    kinds: Vec<LayoutKind>,
}

/// A kind of rows of an enum of keys.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct LayoutKind {
    /// The variant.
    pub name: String,
    /// Its rows: the salt if there is one, the prefix, the fields of its key.
    pub layout: Layout,
}

/// A stretch of a row with one meaning: a field, the salt, the constant prefix. A nested key stands
/// in a layout with its own fields, named `field.inner`.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct Segment {
    /// The field; `salt` and `prefix` for what stands in front of the fields.
    pub name: String,
    /// How the value lies in the bytes.
    pub kind: SegmentKind,
    /// Where it begins, where that is the same in every row.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none", default))]
    pub offset: Option<usize>,
    /// How many bytes it has, where that is the same in every row.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none", default))]
    pub width: Option<usize>,
    /// In which direction its bytes sort.
    pub direction: Direction,
    /// Every byte is complemented.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "core::ops::Not::not", default))]
    pub complemented: bool,
    /// The numbers it holds.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none", default))]
    pub domain: Option<Domain>,
    /// What its number counts since 1970, where it is a time.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none", default))]
    pub unit: Option<TimeUnit>,
    /// The byte that stands behind it, as it stands there.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none", default))]
    pub delimiter: Option<u8>,
}

/// A value inside an `Option`, an array or a list.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct Element {
    /// How the value lies in the bytes.
    pub kind: SegmentKind,
    /// How many bytes it has, where that is the same in every row.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none", default))]
    pub width: Option<usize>,
    /// Every byte is complemented.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "core::ops::Not::not", default))]
    pub complemented: bool,
    /// The numbers it holds.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none", default))]
    pub domain: Option<Domain>,
    /// What its number counts since 1970, where it is a time.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none", default))]
    pub unit: Option<TimeUnit>,
}

/// The numbers of a segment, both ends included. Written as text in JSON, where numbers end at 2^53.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Domain {
    /// The smallest.
    #[cfg_attr(feature = "serde", serde(with = "json::number_text"))]
    pub min: i128,
    /// The largest.
    #[cfg_attr(feature = "serde", serde(with = "json::number_text"))]
    pub max: u128,
    /// Zero is not among them.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "core::ops::Not::not", default))]
    pub non_zero: bool,
}

/// A variant of an enum that is written by its discriminant.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct EnumVariant {
    /// Its name in the source, which no byte depends on.
    pub name: String,
    /// Its discriminant.
    #[cfg_attr(feature = "serde", serde(with = "json::number_text"))]
    pub number: i128,
}

/// A variant of an enum that is written by its name.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct EnumText {
    /// Its name in the source, which no byte depends on.
    pub name: String,
    /// What is written.
    pub text: String,
}

impl EnumVariant {
    pub(crate) fn choice(&self) -> Choice<'_> {
        Choice { name: &self.name, number: self.number, text: None }
    }
}

impl EnumText {
    pub(crate) fn choice(&self) -> Choice<'_> {
        Choice { name: &self.name, number: 0, text: Some(&self.text) }
    }
}

/// How the bytes of a segment sort.
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

/// How free text ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum Ending {
    /// With the row.
    Row,
    /// With `00 01`; a `00` inside is `00 FF`.
    Escaped,
    /// With the delimiter, which the text must not hold, nor anything below it.
    Delimiter,
}

/// How a value lies in its bytes.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case", deny_unknown_fields))]
#[non_exhaustive]
pub enum SegmentKind {
    /// The bucket of the row.
    Salt {
        /// The number of buckets.
        buckets: u32,
        /// The hash.
        hash: String,
        /// The fields it is computed from; none: the whole rest of the row.
        fields: Vec<String>,
        /// Decimal text; else big-endian.
        text: bool,
    },
    /// The same bytes in every row.
    Constant {
        /// The bytes.
        bytes: Vec<u8>,
    },
    /// A whole number, big-endian.
    Unsigned,
    /// A whole number, big-endian, the sign bit flipped.
    Signed,
    /// A whole number from zero on, big-endian, the sign bit as it is.
    Raw,
    /// 00 or 01.
    Bool,
    /// A Unicode scalar value, big-endian.
    Char,
    /// IEEE 754, big-endian: the sign bit of a positive number flipped, all bits of a negative one.
    Float,
    /// Bytes as they are.
    Bytes,
    /// The front of a SHA-256 digest.
    Digest,
    /// A UUID, as it is.
    Uuid,
    /// An IPv4 address, as it is.
    Ipv4,
    /// An IPv6 address, as it is.
    Ipv6,
    /// 04 and an IPv4 address, or 06 and an IPv6 address.
    IpAddress,
    /// Seconds in 8 bytes and nanoseconds in 4, big-endian.
    Duration,
    /// Seconds since 1970, a multiple of some number, big-endian.
    BaseTime {
        /// What it is a multiple of.
        seconds: u32,
    },
    /// A decimal number: sign and exponent in one byte, the mantissa in 12.
    DecimalNumber,
    /// Text of free length.
    Text {
        /// It is UTF-8.
        utf8: bool,
        /// How it ends.
        ending: Ending,
    },
    /// Text without a NUL.
    NulText {
        /// It is UTF-8.
        utf8: bool,
        /// One `00` ends it; else the row does.
        ended: bool,
    },
    /// Text filled up on the right.
    PaddedText {
        /// It is UTF-8.
        utf8: bool,
        /// With this byte.
        fill: u8,
    },
    /// A whole number in decimal digits, zero-filled on the left.
    Decimal,
    /// The same, back to front.
    ReversedDecimal,
    /// `from - time`, big-endian in 64 bits.
    ReverseTime {
        /// What it is counted back from.
        #[cfg_attr(feature = "serde", serde(with = "json::number_text"))]
        from: i128,
    },
    /// `from - time` in decimal digits, zero-filled on the left.
    ReverseTimeDecimal {
        /// What it is counted back from.
        #[cfg_attr(feature = "serde", serde(with = "json::number_text"))]
        from: i128,
    },
    /// Seconds since 1970 in 8 bytes, the sign bit flipped, then nanoseconds in 4.
    Time {
        /// The nanoseconds of a leap second go on to 1,999,999,999; the last second of all is none.
        leap: bool,
    },
    /// A date as year, month and day: 20120901.
    DateDecimal,
    /// 00, or 01 and the value.
    Optional(Box<Element>),
    /// So many values, one after another.
    Array {
        /// How many.
        len: usize,
        /// Each of them.
        element: Box<Element>,
    },
    /// Values to the end of the row.
    List {
        /// Each of them.
        element: Box<Element>,
    },
    /// A key inside an `Option`, an array or a list.
    Key(Vec<Segment>),
    /// A variant of an enum, by its discriminant, big-endian.
    Enum {
        /// The sign bit is there, and flipped.
        signed: bool,
        /// The variants, in the order of their numbers.
        variants: Vec<EnumVariant>,
    },
    /// A variant of an enum, by its name in UTF-8.
    EnumText {
        /// How the name ends; none: all have the same length.
        #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none", default))]
        ending: Option<Ending>,
        /// The variants, in the order of their texts.
        variants: Vec<EnumText>,
    },
    /// Bytes of a codec of the user's own.
    Custom {
        /// Its name.
        name: String,
    },
}

/// What a segment and an element have in common.
#[derive(Clone, Copy)]
pub(crate) struct Value<'a> {
    pub(crate) kind: &'a SegmentKind,
    pub(crate) width: Option<usize>,
    pub(crate) complemented: bool,
    pub(crate) domain: Option<Domain>,
    pub(crate) unit: Option<TimeUnit>,
}

impl Segment {
    pub(crate) fn value(&self) -> Value<'_> {
        let Self { kind, width, complemented, domain, unit, .. } = self;
        Value { kind, width: *width, complemented: *complemented, domain: *domain, unit: *unit }
    }

    /// The bytes of the field `name`, or of a field of the key that stands there.
    pub(crate) fn is_of(&self, name: &str) -> bool {
        let rest = self.name.strip_prefix(name);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.')) && self.direction != Direction::None
    }
}

impl Element {
    pub(crate) fn value(&self) -> Value<'_> {
        let Self { kind, width, complemented, domain, unit, .. } = self;
        Value { kind, width: *width, complemented: *complemented, domain: *domain, unit: *unit }
    }
}

impl PartialEq for Source {
    fn eq(&self, other: &Self) -> bool {
        self.parts() == other.parts()
    }
}

impl Eq for Source {}

impl Source {
    fn parts(&self) -> Cow<'_, Parts> {
        match self {
            Source::Owned(parts) => Cow::Borrowed(parts),
            Source::Static(key) => Cow::Owned(Parts {
                max_len: key.max_len.filter(|_| key.width().is_none()),
                fingerprint: key.fingerprint(),
                segments: lower::segments(key),
                kinds: Vec::new(),
            }),
            Source::Kinds(kinds) => Cow::Owned(Parts {
                max_len: None,
                fingerprint: kinds.fingerprint(),
                segments: Vec::new(),
                kinds: kinds
                    .list
                    .iter()
                    .map(|kind| LayoutKind { name: kind.name.into(), layout: Layout::of(&kind.key) })
                    .collect(),
            }),
        }
    }
}

impl Layout {
    /// The layout of a derived key.
    #[doc(hidden)]
    #[must_use]
    pub const fn of(key: &'static KeyFormat) -> Self {
        Layout(Source::Static(key))
    }

    /// The layout of an enum of keys.
    #[doc(hidden)]
    #[must_use]
    pub const fn of_kinds(kinds: &'static Kinds) -> Self {
        Layout(Source::Kinds(kinds))
    }

    fn parts(&self) -> Cow<'_, Parts> {
        self.0.parts()
    }

    /// The segments, in the order of the row. The layout of an enum of keys has none of its own: see
    /// [`kinds`](Layout::kinds).
    #[must_use]
    pub fn segments(&self) -> Cow<'_, [Segment]> {
        match self.parts() {
            Cow::Borrowed(parts) => Cow::Borrowed(&parts.segments),
            Cow::Owned(parts) => Cow::Owned(parts.segments),
        }
    }

    /// The kinds of rows of an enum of keys, in the order of their prefixes; none for any other key.
    #[must_use]
    pub fn kinds(&self) -> Cow<'_, [LayoutKind]> {
        match self.parts() {
            Cow::Borrowed(parts) => Cow::Borrowed(&parts.kinds),
            Cow::Owned(parts) => Cow::Owned(parts.kinds),
        }
    }

    /// Bytes of a row, where all have the same number.
    #[must_use]
    pub fn width(&self) -> Option<usize> {
        let delimited = |segment: &Segment| Some(segment.width? + usize::from(segment.delimiter.is_some()));
        if !self.kinds().is_empty() {
            return None;
        }
        self.segments().iter().map(delimited).sum()
    }

    /// The longest row that a key of variable width allows (`max_len`).
    #[must_use]
    pub fn max_len(&self) -> Option<usize> {
        self.parts().max_len
    }

    /// The number that changes when bytes or refusals do.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        self.parts().fingerprint
    }

    /// The row cut into its segments, each with its bytes and its value in words; at the first fault,
    /// what is wrong there, and the bytes that are left. Any bytes will do.
    ///
    /// The layout is enough, so a tool that has it as JSON needs no type. What only the type knows are
    /// the values of a codec of the user's own, and the buckets of a hash of the user's own:
    /// `K::explain` checks those buckets, too.
    #[must_use]
    pub fn explain(&self, row: &[u8]) -> Explanation {
        explain::explain(self, row)
    }
}
