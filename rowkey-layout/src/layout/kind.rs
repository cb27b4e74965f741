//! The kinds of encodings, and the facts that hold for every value of a kind.

use super::variants::Repr;
use super::{Fields, Kinds, Node, Ref, Variants};
use crate::bytes::{Digits, calendar, uuid_text};

/// The kind of encoding of a value.
///
/// Its width, its domain and what ends it are in the [`Segment`](crate::Segment) that contains it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case", deny_unknown_fields))]
#[non_exhaustive]
pub enum Kind {
    /// An unsigned integer, big-endian.
    Unsigned,
    /// A signed integer, big-endian, with the sign bit flipped.
    Signed,
    /// A nonnegative signed integer, big-endian, with the sign bit as is.
    Raw,
    /// An integer, little-endian.
    LittleEndian {
        /// Whether it is in two's complement.
        signed: bool,
    },
    /// `00` or `01`.
    Bool,
    /// A Unicode scalar value, big-endian.
    Char,
    /// IEEE 754, big-endian, with the sign bit of a positive number flipped and all bits of a negative one complemented.
    Float,
    /// Bytes, as is.
    Bytes,
    /// The leading bytes of a SHA-256 digest.
    Digest,
    /// The 16 bytes of a UUID.
    Uuid,
    /// A UUID as 36 characters of hyphenated lower-case text.
    UuidText,
    /// The 4 bytes of an IPv4 address.
    Ipv4,
    /// The 16 bytes of an IPv6 address.
    Ipv6,
    /// `04` and an IPv4 address, or `06` and an IPv6 address.
    IpAddress,
    /// Seconds in 8 bytes and nanoseconds in 4, big-endian.
    Duration,
    /// Seconds since 1970, a multiple of this number, big-endian.
    BaseTime(u32),
    /// A decimal number: sign and exponent in one byte, the mantissa in 12.
    DecimalNumber,
    /// Text of variable width. It ends with the row, before a delimiter, a fixed number of bytes before the end of the row (`rest`),
    /// or with the terminator `00`; with a terminator, `00` and `01` in the text are escaped as `01 01` and `01 02`.
    Text {
        /// Whether it is UTF-8.
        utf8: bool,
    },
    /// Text padded on the right.
    PaddedText {
        /// Whether it is UTF-8.
        utf8: bool,
        /// The fill byte.
        fill: u8,
    },
    /// Text without NUL. It ends with the row or with one `00`.
    NulText {
        /// Whether it is UTF-8.
        utf8: bool,
    },
    /// Text with this byte as terminator, which it must not contain.
    TerminatedText {
        /// Whether it is UTF-8.
        utf8: bool,
        /// The terminator.
        by: u8,
    },
    /// Text after its length in bytes, which is big-endian.
    LengthText {
        /// Whether it is UTF-8.
        utf8: bool,
        /// The bytes of the length: 1, 2 or 4.
        bytes: u8,
    },
    /// Text in groups of 8 bytes, each with a marker: `FF` if another group follows, else `FF` less the zeros that fill the group.
    Groups {
        /// Whether it is UTF-8.
        utf8: bool,
    },
    /// Text with `00` as `00 FF`. It ends with the row or with `00 01`.
    VarbinaryEncoded {
        /// Whether it is UTF-8.
        utf8: bool,
    },
    /// An unsigned integer as decimal digits, padded with zeros on the left.
    Decimal,
    /// An unsigned integer as decimal digits without leading zeros. It ends with the row or before a delimiter.
    PlainDecimal,
    /// An unsigned integer as lower-case hexadecimal digits; without a domain, bytes, two digits each.
    Hex,
    /// The same in upper-case digits.
    HexUpper,
    /// [`Decimal`](Kind::Decimal) digits back to front.
    ReversedDecimal,
    /// `from - time`, big-endian in 64 bits.
    ReverseTime {
        /// The origin.
        #[cfg_attr(feature = "serde", serde(with = "super::json::number_text"))]
        from: i128,
    },
    /// `from - time` as decimal digits, padded with zeros on the left.
    ReverseTimeDecimal {
        /// The origin.
        #[cfg_attr(feature = "serde", serde(with = "super::json::number_text"))]
        from: i128,
    },
    /// `from - time` as 16 hexadecimal digits.
    ReverseTimeHex {
        /// The origin.
        #[cfg_attr(feature = "serde", serde(with = "super::json::number_text"))]
        from: i128,
        /// Whether the digits are in upper case.
        upper: bool,
    },
    /// Seconds since 1970 in 8 bytes with the sign bit flipped, then nanoseconds in 4.
    Time {
        /// Whether nanoseconds go up to 1,999,999,999, to represent leap seconds; never in the last second of the domain.
        leap: bool,
    },
    /// A date as 8 digits, `YYYYMMDD`.
    DateDecimal,
    /// A date as 10 characters, `YYYY-MM-DD`.
    DateText,
    /// A time as text, `YYYY-MM-DDThh:mm:ssZ`. The unit determines the number of decimals of the seconds: 0, 3, 6 or 9.
    TimeText {
        /// Whether it is written as digits without separators, `YYYYMMDDhhmmss`.
        compact: bool,
    },
    /// `00` for `None`, or `01` and the value.
    Optional(Ref<Node>),
    /// This many elements, concatenated.
    Array(usize, Ref<Node>),
    /// Elements up to the end of the row.
    List(Ref<Node>),
    /// A nested key: its fields, concatenated.
    Key(Fields),
    /// A key of one of these kinds: the prefix of its kind, then its fields.
    Keys(Kinds),
    /// A value with every byte complemented. A segment never has this kind: it has the kind of the value, and is
    /// [`complemented`](crate::Segment::complemented).
    Descending(Ref<Node>),
    /// A variant of an enum without data, by discriminant or by name.
    Variants(Ref<Variants>),
    /// A custom codec, by name.
    Custom(Ref<str>),
}

/// HBase's maximum length of a row, and so of everything in it.
pub(super) const MAX_ROW: usize = 32767;

/// The facts that hold for every value of a kind.
pub(super) struct Facts {
    /// The number of the kind in fingerprints; explicit, so that reordering the enum changes nothing.
    pub(super) tag: u64,
    /// The smallest and the largest width of a field of this kind; `None` if it is variable or depends on the inner value.
    #[cfg_attr(not(feature = "serde"), allow(dead_code, reason = "a key that is derived has a right one"))]
    pub(super) widths: Option<(usize, usize)>,
    /// The encoding in words, unless they depend on the kind's data.
    pub(super) words: &'static str,
}

// Internal: used by `rowkey-core`.
#[doc(hidden)]
impl Kind {
    /// The alphabet, if all bytes are digits.
    pub const fn digits(&self) -> Option<Digits> {
        match self {
            Kind::Decimal
            | Kind::PlainDecimal
            | Kind::ReversedDecimal
            | Kind::ReverseTimeDecimal { .. }
            | Kind::DateDecimal
            | Kind::TimeText { compact: true } => Some(Digits::Decimal),
            Kind::Hex | Kind::ReverseTimeHex { upper: false, .. } => Some(Digits::Hex),
            Kind::HexUpper | Kind::ReverseTimeHex { upper: true, .. } => Some(Digits::HexUpper),
            _ => None,
        }
    }

    /// The first and the last number that `width` bytes or digits of this kind hold; `None` if it is no number, or a time.
    pub(crate) const fn numbers(&self, width: usize) -> Option<(i128, u128)> {
        let most = match self.digits() {
            Some(digits) => digits.max(width),
            None if width >= 1 && width <= 16 => u128::MAX >> (128 - 8 * width),
            None => return None,
        };
        match self {
            Kind::Signed | Kind::LittleEndian { signed: true } => Some((!(most >> 1) as i128, most >> 1)),
            Kind::Raw => Some((0, most >> 1)),
            Kind::Unsigned
            | Kind::LittleEndian { signed: false }
            | Kind::Decimal
            | Kind::PlainDecimal
            | Kind::ReversedDecimal
            | Kind::Hex
            | Kind::HexUpper => Some((0, most)),
            _ => None,
        }
    }

    /// The time that a reversed one is subtracted from.
    pub const fn origin(&self) -> Option<i128> {
        match self {
            Kind::ReverseTime { from }
            | Kind::ReverseTimeDecimal { from }
            | Kind::ReverseTimeHex { from, .. } => Some(*from),
            _ => None,
        }
    }

    /// Whether text in any form is UTF-8, or any bytes; `None` if it is no text.
    pub const fn utf8(&self) -> Option<bool> {
        match self {
            Kind::Text { utf8 }
            | Kind::PaddedText { utf8, .. }
            | Kind::NulText { utf8 }
            | Kind::TerminatedText { utf8, .. }
            | Kind::LengthText { utf8, .. }
            | Kind::Groups { utf8 }
            | Kind::VarbinaryEncoded { utf8 } => Some(*utf8),
            _ => None,
        }
    }

    /// `clone` of an integer encoding, in `const` code.
    pub const fn number(&'static self) -> Kind {
        match self {
            Kind::Unsigned => Kind::Unsigned,
            Kind::Signed => Kind::Signed,
            Kind::Raw => Kind::Raw,
            Kind::LittleEndian { signed } => Kind::LittleEndian { signed: *signed },
            Kind::Decimal => Kind::Decimal,
            Kind::Hex => Kind::Hex,
            Kind::HexUpper => Kind::HexUpper,
            Kind::PlainDecimal => Kind::PlainDecimal,
            Kind::ReversedDecimal => Kind::ReversedDecimal,
            Kind::ReverseTime { from } => Kind::ReverseTime { from: *from },
            Kind::ReverseTimeDecimal { from } => Kind::ReverseTimeDecimal { from: *from },
            Kind::ReverseTimeHex { from, upper } => Kind::ReverseTimeHex { from: *from, upper: *upper },
            Kind::Descending(inner) => Kind::Descending(Ref::Static(inner.get())),
            Kind::Custom(name) => Kind::Custom(Ref::Static(name.get())),
            _ => panic!("no other encoding is one of whole numbers"),
        }
    }

    pub(super) const fn facts(&self) -> Facts {
        let (tag, widths, words) = match self {
            Kind::Unsigned => (1, Some((1, 16)), "unsigned, big-endian"),
            Kind::Signed => (2, Some((1, 16)), "signed, sign bit flipped, big-endian"),
            Kind::Raw => (3, Some((1, 16)), "signed, nonnegative, big-endian"),
            Kind::Bool => (4, Some((1, 1)), "bool, 00 or 01"),
            Kind::Char => (5, Some((4, 4)), "char, big-endian"),
            Kind::Float => (6, Some((4, 8)), "float, total order"),
            // The same tag as `Bytes`, since all bytes are valid in each of these.
            Kind::Bytes => (7, Some((0, MAX_ROW)), "bytes"),
            Kind::Digest => (7, Some((1, 32)), "leading bytes of a SHA-256 digest"),
            Kind::Uuid => (7, Some((16, 16)), "UUID"),
            Kind::Ipv4 => (7, Some((4, 4)), "IPv4 address"),
            Kind::Ipv6 => (7, Some((16, 16)), "IPv6 address"),
            Kind::Text { .. } => (8, None, ""),
            Kind::PaddedText { .. } => (9, Some((0, MAX_ROW)), ""),
            Kind::NulText { .. } => (10, None, ""),
            Kind::Decimal => (11, Some((1, MAX_ROW)), "decimal digits"),
            Kind::ReversedDecimal => (12, Some((1, MAX_ROW)), "decimal digits, back to front"),
            Kind::ReverseTime { .. } => (13, Some((8, 8)), ""),
            Kind::ReverseTimeDecimal { .. } => (14, Some((1, MAX_ROW)), ""),
            Kind::Optional(_) => (15, None, ""),
            Kind::Array(..) => (16, None, ""),
            Kind::List(_) => (17, None, ""),
            // Fingerprints cover the inner nodes of these two.
            Kind::Key(_) => (18, None, ""),
            Kind::Descending(_) => (19, None, ""),
            Kind::Custom(_) => (20, Some((0, MAX_ROW)), ""),
            Kind::IpAddress => (21, None, "family byte, 04 or 06, and IP address"),
            Kind::Duration => (22, Some((12, 12)), "seconds 8, nanoseconds 4, big-endian"),
            Kind::BaseTime(_) => (23, Some((4, 4)), ""),
            Kind::DecimalNumber => (24, Some((13, 13)), "decimal number, exponent 1, mantissa 12"),
            Kind::Time { .. } => {
                (25, Some((12, 12)), "seconds since 1970, sign bit flipped, then nanoseconds")
            }
            Kind::DateDecimal => (26, Some((8, 8)), "date as YYYYMMDD"),
            Kind::Variants(variants) if matches!(variants.get().repr, Repr::Number { .. }) => (27, None, ""),
            Kind::Variants(_) => (28, None, ""),
            Kind::PlainDecimal => (31, None, "decimal digits, no leading zeros"),
            Kind::UuidText => (30, Some((uuid_text::WIDTH, uuid_text::WIDTH)), "UUID in 36 characters"),
            Kind::Hex => (29, Some((0, MAX_ROW)), "hexadecimal digits"),
            Kind::Keys(_) => (32, None, ""),
            Kind::HexUpper => (40, Some((0, MAX_ROW)), "hexadecimal digits in upper case"),
            Kind::ReverseTimeHex { .. } => (41, Some((16, 16)), ""),
            Kind::DateText => (42, Some((calendar::DATE, calendar::DATE)), "date as YYYY-MM-DD"),
            Kind::TimeText { .. } => (43, Some((14, calendar::LONGEST)), ""),
            Kind::TerminatedText { .. } => (33, None, ""),
            Kind::LengthText { .. } => (34, None, ""),
            Kind::Groups { .. } => (44, None, ""),
            Kind::VarbinaryEncoded { .. } => (45, None, ""),
            Kind::LittleEndian { signed: false } => (35, Some((1, 16)), "unsigned, little-endian"),
            Kind::LittleEndian { signed: true } => {
                (35, Some((1, 16)), "signed, two's complement, little-endian")
            }
        };
        Facts { tag, widths, words }
    }
}
