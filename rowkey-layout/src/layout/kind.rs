//! The kinds of values, and what is the same for all values of a kind.

use super::variants::Repr;
use super::{Fields, Node, Ref, Variants};
use crate::bytes::{Digits, uuid_text};

/// How a value lies in its bytes. Its numbers, its width and what ends it are told by the
/// [`Segment`](crate::Segment) that it is of.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case", deny_unknown_fields))]
#[non_exhaustive]
pub enum Kind {
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
    /// A UUID as its 36 characters, in lower case.
    UuidText,
    /// An IPv4 address, as it is.
    Ipv4,
    /// An IPv6 address, as it is.
    Ipv6,
    /// 04 and an IPv4 address, or 06 and an IPv6 address.
    IpAddress,
    /// Seconds in 8 bytes and nanoseconds in 4, big-endian.
    Duration,
    /// Seconds since 1970, a multiple of this number, big-endian.
    BaseTime(u32),
    /// A decimal number: sign and exponent in one byte, the mantissa in 12.
    DecimalNumber,
    /// Text of variable width. It ends with the row, with a delimiter that it stays above, or with `00`: then
    /// `00` and `01` inside are `01 01` and `01 02`.
    Text {
        /// It is UTF-8.
        utf8: bool,
    },
    /// Text filled up on the right.
    PaddedText {
        /// It is UTF-8.
        utf8: bool,
        /// With this byte.
        fill: u8,
    },
    /// Text without a NUL. It ends with the row, or with one `00`.
    NulText {
        /// It is UTF-8.
        utf8: bool,
    },
    /// A whole number in decimal digits, zero-filled on the left.
    Decimal,
    /// A whole number in decimal digits without zeros in front. It ends with the row, or with a delimiter.
    PlainDecimal,
    /// A whole number, or bytes where it has no domain, in hexadecimal digits, two a byte.
    Hex,
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
    Optional(Ref<Node>),
    /// So many values, one after another.
    Array(usize, Ref<Node>),
    /// Values to the end of the row.
    List(Ref<Node>),
    /// The fields of a nested key.
    Key(Fields),
    /// A value with every byte complemented. A segment has the value, and says that it is complemented.
    Descending(Ref<Node>),
    /// A variant of an enum, by its discriminant or by its name.
    Variants(Ref<Variants>),
    /// Bytes of a codec of the user's own, by its name.
    Custom(Ref<str>),
}

/// What is the same for all values of a kind.
pub(super) struct Facts {
    /// The kind in fingerprints: a number of its own, so that the order of the kinds decides nothing.
    pub(super) tag: u64,
    /// The least and the largest width that a field of it can have; none where values differ in width, and where
    /// what is inside decides.
    #[cfg_attr(not(feature = "serde"), allow(dead_code, reason = "a key that is derived has a right one"))]
    pub(super) widths: Option<(usize, usize)>,
    /// The encoding in words, where they need nothing more.
    pub(super) words: &'static str,
}

// What `rowkey-core` asks beside the public functions.
#[doc(hidden)]
impl Kind {
    /// What its bytes are, where all of them are digits.
    #[must_use]
    pub const fn digits(&self) -> Option<Digits> {
        match self {
            Kind::Decimal
            | Kind::PlainDecimal
            | Kind::ReversedDecimal
            | Kind::ReverseTimeDecimal { .. }
            | Kind::DateDecimal => Some(Digits::Decimal),
            Kind::Hex => Some(Digits::Hex),
            _ => None,
        }
    }

    /// The same encoding of whole numbers: `Clone` is not const.
    #[must_use]
    pub const fn number(&'static self) -> Kind {
        match self {
            Kind::Unsigned => Kind::Unsigned,
            Kind::Signed => Kind::Signed,
            Kind::Raw => Kind::Raw,
            Kind::Decimal => Kind::Decimal,
            Kind::Hex => Kind::Hex,
            Kind::PlainDecimal => Kind::PlainDecimal,
            Kind::ReversedDecimal => Kind::ReversedDecimal,
            Kind::ReverseTime { from } => Kind::ReverseTime { from: *from },
            Kind::ReverseTimeDecimal { from } => Kind::ReverseTimeDecimal { from: *from },
            Kind::Descending(inner) => Kind::Descending(Ref::Static(inner.get())),
            Kind::Custom(name) => Kind::Custom(Ref::Static(name.get())),
            _ => panic!("no other encoding is one of whole numbers"),
        }
    }
}

/// A row has no more bytes, and nothing that it is made of occurs more often.
pub(super) const MOST: usize = 32767;

impl Kind {
    pub(super) const fn facts(&self) -> Facts {
        let (tag, widths, words) = match self {
            Kind::Unsigned => (1, Some((1, 16)), "unsigned, big-endian"),
            Kind::Signed => (2, Some((1, 16)), "signed, sign bit flipped, big-endian"),
            Kind::Raw => (3, Some((1, 16)), "signed from 0 on, big-endian"),
            Kind::Bool => (4, Some((1, 1)), "bool, 00 or 01"),
            Kind::Char => (5, Some((4, 4)), "char, big-endian"),
            Kind::Float => (6, Some((4, 8)), "float, total order"),
            // The same bytes, and none of them refused, so the same fingerprint.
            Kind::Bytes => (7, Some((0, MOST)), "bytes"),
            Kind::Digest => (7, Some((1, 32)), "front of a SHA-256 digest"),
            Kind::Uuid => (7, Some((16, 16)), "UUID"),
            Kind::Ipv4 => (7, Some((4, 4)), "IPv4 address"),
            Kind::Ipv6 => (7, Some((16, 16)), "IPv6 address"),
            Kind::Text { .. } => (8, None, ""),
            Kind::PaddedText { .. } => (9, Some((0, MOST)), ""),
            Kind::NulText { .. } => (10, None, ""),
            Kind::Decimal => (11, Some((1, MOST)), "decimal digits"),
            Kind::ReversedDecimal => (12, Some((1, MOST)), "decimal digits, back to front"),
            Kind::ReverseTime { .. } => (13, Some((8, 8)), ""),
            Kind::ReverseTimeDecimal { .. } => (14, Some((1, MOST)), ""),
            Kind::Optional(_) => (15, None, ""),
            Kind::Array(..) => (16, None, ""),
            Kind::List(_) => (17, None, ""),
            // Fingerprints follow these two inwards.
            Kind::Key(_) => (18, None, ""),
            Kind::Descending(_) => (19, None, ""),
            Kind::Custom(_) => (20, Some((0, MOST)), ""),
            Kind::IpAddress => (21, None, "IP address behind its family, 04 or 06"),
            Kind::Duration => (22, Some((12, 12)), "seconds 8, nanoseconds 4, big-endian"),
            Kind::BaseTime(_) => (23, Some((4, 4)), ""),
            Kind::DecimalNumber => (24, Some((13, 13)), "decimal number, exponent 1, mantissa 12"),
            Kind::Time { .. } => {
                (25, Some((12, 12)), "seconds since 1970, sign bit flipped, then nanoseconds")
            }
            Kind::DateDecimal => (26, Some((8, 8)), "date as YYYYMMDD"),
            Kind::Variants(variants) if matches!(variants.get().repr, Repr::Number { .. }) => (27, None, ""),
            Kind::Variants(_) => (28, None, ""),
            Kind::PlainDecimal => (31, None, "decimal digits, as many as it has"),
            Kind::UuidText => (30, Some((uuid_text::WIDTH, uuid_text::WIDTH)), "UUID in 36 characters"),
            Kind::Hex => (29, Some((0, MOST)), "hexadecimal digits"),
        };
        Facts { tag, widths, words }
    }
}
