//! The segments of a layout: its tree as a flat list, for programs and for JSON.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::variants::{Repr, Variant};
use super::{Direction, Domain, Fields, Kind, Layout, Node, Ref, TimeUnit, Variants};
use crate::bytes::End;

/// A stretch of a row with one meaning: a field, the salt, the constant prefix. A nested key stands
/// in a layout with its own fields, named `field.inner`.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct Segment {
    /// The field; `salt` and `prefix` for what comes before the fields.
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
    /// The byte after it in the row.
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

/// A variant of an enum that is written by its discriminant.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct EnumVariant {
    /// Its name in the source, which no byte depends on.
    pub name: String,
    /// Its discriminant.
    #[cfg_attr(feature = "serde", serde(with = "super::json::number_text"))]
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
    /// The leading bytes of a SHA-256 digest.
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
        #[cfg_attr(feature = "serde", serde(with = "super::json::number_text"))]
        from: i128,
    },
    /// `from - time` in decimal digits, zero-filled on the left.
    ReverseTimeDecimal {
        /// What it is counted back from.
        #[cfg_attr(feature = "serde", serde(with = "super::json::number_text"))]
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
pub(super) struct Value<'a> {
    pub(super) kind: &'a SegmentKind,
    pub(super) width: Option<usize>,
    pub(super) complemented: bool,
    pub(super) domain: Option<Domain>,
    pub(super) unit: Option<TimeUnit>,
}

impl Segment {
    pub(super) fn value(&self) -> Value<'_> {
        let Self { kind, width, complemented, domain, unit, .. } = self;
        Value { kind, width: *width, complemented: *complemented, domain: *domain, unit: *unit }
    }

    /// The bytes of the field `name`, or of a field of the key nested there.
    #[cfg(feature = "serde")]
    pub(super) fn is_of(&self, name: &str) -> bool {
        let rest = self.name.strip_prefix(name);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.')) && self.direction != Direction::None
    }
}

impl Element {
    pub(super) fn value(&self) -> Value<'_> {
        let Self { kind, width, complemented, domain, unit, .. } = self;
        Value { kind, width: *width, complemented: *complemented, domain: *domain, unit: *unit }
    }
}

impl SegmentKind {
    /// How text of variable width ends.
    #[cfg(feature = "serde")]
    pub(super) fn ending(&self) -> Option<Ending> {
        match self {
            Self::Text { ending, .. } => Some(*ending),
            Self::EnumText { ending, .. } => *ending,
            Self::NulText { ended, .. } => Some(if *ended { Ending::Escaped } else { Ending::Row }),
            _ => None,
        }
    }

    /// The variants, each `width` bytes wide where they are numbers.
    pub(super) fn variants(&self, width: Option<usize>) -> Option<Variants> {
        let text = |text: &str| Ref::Owned(text.into());
        Some(match self {
            Self::Enum { signed, variants } => Variants::owned(
                variants
                    .iter()
                    .map(|one| Variant { name: text(&one.name), number: one.number, text: text("") })
                    .collect(),
                Repr::Number { width: width.unwrap_or_default(), signed: *signed },
            ),
            Self::EnumText { ending, variants } => Variants::owned(
                (0..)
                    .zip(variants)
                    .map(|(number, one)| Variant { name: text(&one.name), number, text: text(&one.text) })
                    .collect(),
                match ending {
                    Some(_) => Repr::Text,
                    None => Repr::FixedText(width.unwrap_or_default()),
                },
            ),
            _ => return None,
        })
    }
}

/// By what is seen of it: names, kinds, offsets. How the nesting is built makes no difference.
impl PartialEq for Layout {
    fn eq(&self, other: &Self) -> bool {
        (self.max_len(), self.segments(), &self.kinds) == (other.max_len(), other.segments(), &other.kinds)
    }
}

impl Eq for Layout {}

impl Layout {
    /// The segments, in the order of the row. The layout of an enum of keys has none of its own: see
    /// [`kinds`](Layout::kinds).
    #[must_use]
    pub fn segments(&self) -> Cow<'_, [Segment]> {
        let mut all = Vec::new();
        if !self.kinds().is_empty() {
            return all.into();
        }
        if let Some(salt) = &self.salt {
            let salted = self.fields.list.iter().filter(|field| field.salted && !salt.whole);
            let kind = SegmentKind::Salt {
                buckets: salt.buckets,
                hash: salt.hash.to_string(),
                fields: salted.map(|field| field.name.to_string()).collect(),
                text: salt.bytes.text,
            };
            all.push(constant("salt", kind, salt.bytes.width));
        }
        if !self.prefix.is_empty() {
            let kind = SegmentKind::Constant { bytes: self.prefix.to_vec() };
            all.push(constant("prefix", kind, self.prefix.len()));
        }
        self.fields.segments("", End::Row, false, &mut all);
        placed(all).into()
    }
}

fn constant(name: &str, kind: SegmentKind, width: usize) -> Segment {
    Segment {
        name: name.to_string(),
        kind,
        offset: None,
        width: Some(width),
        direction: Direction::None,
        complemented: false,
        domain: None,
        unit: None,
        delimiter: None,
    }
}

/// Each with its offset, where that is the same in every row.
fn placed(mut all: Vec<Segment>) -> Vec<Segment> {
    let mut at = Some(0);
    for segment in &mut all {
        segment.offset = at;
        let width = segment.width.map(|width| width + usize::from(segment.delimiter.is_some()));
        at = at.zip(width).map(|(at, width)| at + width);
    }
    all
}

impl Fields {
    /// The `i`th field in a key that is itself the field `outer`.
    pub(crate) fn name(&self, i: usize, outer: &str) -> String {
        let name = self.list[i].name.get();
        match outer {
            "" => name.to_string(),
            // A newtype is called as the field that holds it.
            outer if self.list.len() == 1 && name == "0" => outer.to_string(),
            outer => format!("{outer}.{name}"),
        }
    }

    /// The fields of a key and of the keys nested in it, each on its own; without offsets.
    fn segments(&self, outer: &str, end: End, complemented: bool, all: &mut Vec<Segment>) {
        for (i, field) in self.list.iter().enumerate() {
            let name = self.name(i, outer);
            let (node, flipped, inner_end) = field.node.peel(self.end(i, end));
            if let Kind::Key(inner) = &node.kind {
                inner.segments(&name, inner_end, complemented ^ flipped, all);
            } else {
                let direction = match (node.ordered(), node.reversed() ^ complemented ^ flipped) {
                    (false, _) => Direction::Unordered,
                    (true, true) => Direction::Descending,
                    (true, false) => Direction::Ascending,
                };
                let element = field.node.element(self.end(i, end), complemented);
                let Element { kind, width, complemented, domain, unit } = element;
                let (offset, delimiter) = (None, None);
                all.push(Segment {
                    name,
                    kind,
                    offset,
                    width,
                    direction,
                    complemented,
                    domain,
                    unit,
                    delimiter,
                });
            }
            if let (Some(last), Some(delimiter)) = (all.last_mut(), self.delimiter) {
                if i + 1 < self.list.len() {
                    last.delimiter = Some(if complemented { !delimiter } else { delimiter });
                }
            }
        }
    }
}

impl Node {
    /// The value without the complements around it, whether an odd number of them was, and what follows it: what
    /// is complemented carries its own terminator.
    pub(crate) fn peel(&self, mut end: End) -> (&Node, bool, End) {
        let (mut node, mut complemented) = (self, false);
        while let Kind::Descending(inner) = &node.kind {
            (node, complemented, end) = (inner, !complemented, End::Mark);
        }
        (node, complemented, end)
    }

    /// The value as it is inside of something that is `complemented`.
    fn element(&self, end: End, complemented: bool) -> Element {
        let (node, flipped, end) = self.peel(end);
        let complemented = complemented ^ flipped;
        let Node { width, domain, unit, .. } = *node;
        Element { kind: node.segment_kind(end, complemented), width, complemented, domain, unit }
    }

    fn segment_kind(&self, end: End, complemented: bool) -> SegmentKind {
        let ending = match end {
            End::Row => Ending::Row,
            End::Mark => Ending::Escaped,
            End::Byte(_) => Ending::Delimiter,
        };
        let inner = |node: &Node, end| Box::new(node.element(end, complemented));
        match &self.kind {
            Kind::Unsigned => SegmentKind::Unsigned,
            Kind::Signed => SegmentKind::Signed,
            Kind::Raw => SegmentKind::Raw,
            Kind::Bool => SegmentKind::Bool,
            Kind::Char => SegmentKind::Char,
            Kind::Float => SegmentKind::Float,
            Kind::Bytes => SegmentKind::Bytes,
            Kind::Digest => SegmentKind::Digest,
            Kind::Uuid => SegmentKind::Uuid,
            Kind::Ipv4 => SegmentKind::Ipv4,
            Kind::Ipv6 => SegmentKind::Ipv6,
            Kind::IpAddress => SegmentKind::IpAddress,
            Kind::Duration => SegmentKind::Duration,
            Kind::BaseTime(seconds) => SegmentKind::BaseTime { seconds: *seconds },
            Kind::DecimalNumber => SegmentKind::DecimalNumber,
            Kind::Text { utf8 } => SegmentKind::Text { utf8: *utf8, ending },
            Kind::PaddedText { utf8, fill } => SegmentKind::PaddedText { utf8: *utf8, fill: *fill },
            Kind::NulText { utf8 } => SegmentKind::NulText { utf8: *utf8, ended: end != End::Row },
            Kind::Decimal => SegmentKind::Decimal,
            Kind::ReversedDecimal => SegmentKind::ReversedDecimal,
            Kind::ReverseTime { from } => SegmentKind::ReverseTime { from: *from },
            Kind::ReverseTimeDecimal { from } => SegmentKind::ReverseTimeDecimal { from: *from },
            Kind::Time { leap } => SegmentKind::Time { leap: *leap },
            Kind::DateDecimal => SegmentKind::DateDecimal,
            Kind::Optional(value) => SegmentKind::Optional(inner(value, end)),
            Kind::Array(len, value) => SegmentKind::Array { len: *len, element: inner(value, End::Mark) },
            Kind::List(value) => SegmentKind::List { element: inner(value, End::Mark) },
            Kind::Key(key) => {
                let mut segments = Vec::new();
                key.segments("", end, complemented, &mut segments);
                SegmentKind::Key(placed(segments))
            }
            // `peel` leaves none.
            Kind::Descending(value) => value.segment_kind(End::Mark, !complemented),
            Kind::Custom(name) => SegmentKind::Custom { name: name.to_string() },
            Kind::Variants(variants) => enumeration(variants, ending),
        }
    }
}

fn enumeration(variants: &Variants, ending: Ending) -> SegmentKind {
    let all = variants.list.iter();
    let name = |one: &Variant| one.name.to_string();
    let ending = match variants.repr {
        Repr::Number { signed, .. } => {
            let variants = all.map(|one| EnumVariant { name: name(one), number: one.number }).collect();
            return SegmentKind::Enum { signed, variants };
        }
        Repr::FixedText(_) => None,
        Repr::Text => Some(ending),
    };
    let variants = all.map(|one| EnumText { name: name(one), text: one.text.to_string() }).collect();
    SegmentKind::EnumText { ending, variants }
}
