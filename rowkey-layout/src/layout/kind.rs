//! The kinds of encodings, and the facts that hold for every value of a kind.

use super::variants::Repr;
use super::{Fields, Kinds, Node, Ref, Variants};
use crate::bytes::{Digits, calendar, uuid_text};

/// The kinds, each with its facts: the tag, the widths, the words.
macro_rules! kinds {
    ($(
        $(#[$doc:meta])*
        $kind:ident
            $({ $($(#[$field_doc:meta])* $field:ident: $type:ty,)* })?
            $(($($value:ident: $value_type:ty),*))?
            => $tag:expr, $widths:expr, $words:expr;
    )*) => {
        /// The kind of encoding of a value.
        ///
        /// Its width, its domain and what ends it are in the [`Segment`](crate::Segment) that contains it.
        #[derive(Debug, Clone, PartialEq, Eq)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "serde", serde(rename_all = "snake_case", deny_unknown_fields))]
        #[non_exhaustive]
        pub enum Kind {
            $($(#[$doc])* $kind $({ $($(#[$field_doc])* $field: $type,)* })? $(($($value_type),*))?,)*
        }

        impl Kind {
            #[allow(unused_variables, reason = "most facts do not depend on the kind's data")]
            pub(super) const fn facts(&self) -> Facts {
                let (tag, widths, words) = match self {
                    $(Kind::$kind $({ $($field,)* })? $(($($value),*))? => ($tag, $widths, $words),)*
                };
                Facts { tag, widths, words }
            }
        }
    };
}

kinds! {
    /// An unsigned integer, big-endian.
    Unsigned => 1, Some((1, 16)), "unsigned, big-endian";
    /// A signed integer, big-endian, with the sign bit flipped.
    Signed => 2, Some((1, 16)), "signed, sign bit flipped, big-endian";
    /// A nonnegative signed integer, big-endian, with the sign bit as is.
    Raw => 3, Some((1, 16)), "signed, nonnegative, big-endian";
    /// An integer, little-endian.
    LittleEndian {
        /// Whether it is in two's complement.
        signed: bool,
    } => 35, Some((1, 16)), if *signed { "signed, two's complement, little-endian" } else { "unsigned, little-endian" };
    /// `00` or `01`.
    Bool => 4, Some((1, 1)), "bool, 00 or 01";
    /// A Unicode scalar value, big-endian.
    Char => 5, Some((4, 4)), "char, big-endian";
    /// IEEE 754, big-endian, with the sign bit of a positive number flipped and all bits of a negative one complemented.
    Float => 6, Some((4, 8)), "float, total order";
    /// Bytes, as is.
    Bytes => 7, Some((0, MAX_ROW)), "bytes";
    // The same tag as `Bytes`, since all bytes are valid in this and the next ones.
    /// The leading bytes of a SHA-256 digest.
    Digest => 7, Some((1, 32)), "leading bytes of a SHA-256 digest";
    /// The 16 bytes of a UUID.
    Uuid => 7, Some((16, 16)), "UUID";
    /// A UUID as 36 characters of hyphenated lower-case text.
    UuidText => 30, Some((uuid_text::WIDTH, uuid_text::WIDTH)), "UUID in 36 characters";
    /// The 4 bytes of an IPv4 address.
    Ipv4 => 7, Some((4, 4)), "IPv4 address";
    /// The 16 bytes of an IPv6 address.
    Ipv6 => 7, Some((16, 16)), "IPv6 address";
    /// `04` and an IPv4 address, or `06` and an IPv6 address.
    IpAddress => 21, None, "family byte, 04 or 06, and IP address";
    /// Seconds in 8 bytes and nanoseconds in 4, big-endian.
    Duration => 22, Some((12, 12)), "seconds 8, nanoseconds 4, big-endian";
    /// Seconds since 1970, a multiple of this number, big-endian.
    BaseTime(seconds: u32) => 23, Some((4, 4)), "";
    /// A decimal number: sign and exponent in one byte, the mantissa in 12.
    DecimalNumber => 24, Some((13, 13)), "decimal number, exponent 1, mantissa 12";
    /// Text of variable width. It ends with the row, before a delimiter, a fixed number of bytes before the end of the row (`rest`),
    /// or with the terminator `00`; with a terminator, `00` and `01` in the text are escaped as `01 01` and `01 02`.
    Text {
        /// Whether it is UTF-8.
        utf8: bool,
    } => 8, None, "";
    /// Text padded on the right.
    PaddedText {
        /// Whether it is UTF-8.
        utf8: bool,
        /// The fill byte.
        fill: u8,
    } => 9, Some((0, MAX_ROW)), "";
    /// Text without NUL. It ends with the row or with one `00`.
    NulText {
        /// Whether it is UTF-8.
        utf8: bool,
    } => 10, None, "";
    /// Text with this byte as terminator, which it must not contain.
    TerminatedText {
        /// Whether it is UTF-8.
        utf8: bool,
        /// The terminator.
        by: u8,
    } => 33, None, "";
    /// Text after its length in bytes, which is big-endian.
    LengthText {
        /// Whether it is UTF-8.
        utf8: bool,
        /// The bytes of the length: 1, 2 or 4.
        bytes: u8,
    } => 34, None, "";
    /// Text in groups of 8 bytes, each with a marker: `FF` if another group follows, else `FF` less the zeros that fill the group.
    Groups {
        /// Whether it is UTF-8.
        utf8: bool,
    } => 44, None, "";
    /// Text with `00` as `00 FF`. It ends with the row or with `00 01`.
    VarbinaryEncoded {
        /// Whether it is UTF-8.
        utf8: bool,
    } => 45, None, "";
    /// An unsigned integer as decimal digits, padded with zeros on the left.
    Decimal => 11, Some((1, MAX_ROW)), "decimal digits";
    /// An unsigned integer as decimal digits without leading zeros. It ends with the row or before a delimiter.
    PlainDecimal => 31, None, "decimal digits, no leading zeros";
    /// An unsigned integer as lower-case hexadecimal digits; without a domain, bytes, two digits each.
    Hex => 29, Some((0, MAX_ROW)), "hexadecimal digits";
    /// The same in upper-case digits.
    HexUpper => 40, Some((0, MAX_ROW)), "hexadecimal digits in upper case";
    /// [`Decimal`](Kind::Decimal) digits back to front.
    ReversedDecimal => 12, Some((1, MAX_ROW)), "decimal digits, back to front";
    /// `from - time`, big-endian in 64 bits.
    ReverseTime {
        /// The origin.
        #[cfg_attr(feature = "serde", serde(with = "super::json::number_text"))]
        from: i128,
    } => 13, Some((8, 8)), "";
    /// `from - time` as decimal digits, padded with zeros on the left.
    ReverseTimeDecimal {
        /// The origin.
        #[cfg_attr(feature = "serde", serde(with = "super::json::number_text"))]
        from: i128,
    } => 14, Some((1, MAX_ROW)), "";
    /// `from - time` as 16 hexadecimal digits.
    ReverseTimeHex {
        /// The origin.
        #[cfg_attr(feature = "serde", serde(with = "super::json::number_text"))]
        from: i128,
        /// Whether the digits are in upper case.
        upper: bool,
    } => 41, Some((16, 16)), "";
    /// Seconds since 1970 in 8 bytes with the sign bit flipped, then nanoseconds in 4.
    Time {
        /// Whether nanoseconds go up to 1,999,999,999, to represent leap seconds; never in the last second of the domain.
        leap: bool,
    } => 25, Some((12, 12)), "seconds since 1970, sign bit flipped, then nanoseconds";
    /// A date as 8 digits, `YYYYMMDD`.
    DateDecimal => 26, Some((8, 8)), "date as YYYYMMDD";
    /// A date as 10 characters, `YYYY-MM-DD`.
    DateText => 42, Some((calendar::DATE, calendar::DATE)), "date as YYYY-MM-DD";
    /// A time as text, `YYYY-MM-DDThh:mm:ssZ`. The unit determines the number of decimals of the seconds: 0, 3, 6 or 9.
    TimeText {
        /// Whether it is written as digits without separators, `YYYYMMDDhhmmss`.
        compact: bool,
    } => 43, Some((14, calendar::LONGEST)), "";
    /// `00` for `None`, or `01` and the value.
    Optional(value: Ref<Node>) => 15, None, "";
    /// This many elements, concatenated.
    Array(len: usize, element: Ref<Node>) => 16, None, "";
    /// Elements up to the end of the row.
    List(element: Ref<Node>) => 17, None, "";
    // Fingerprints cover the inner nodes of a nested key and of a descending value.
    /// A nested key: its fields, concatenated.
    Key(fields: Fields) => 18, None, "";
    /// A key of one of these kinds: the prefix of its kind, then its fields.
    Keys(kinds: Kinds) => 32, None, "";
    /// A value with every byte complemented. A segment never has this kind: it has the kind of the value, and is
    /// [`complemented`](crate::Segment::complemented).
    Descending(value: Ref<Node>) => 19, None, "";
    /// A variant of an enum without data, by discriminant or by name.
    Variants(variants: Ref<Variants>) => if matches!(variants.get().repr, Repr::Number { .. }) { 27 } else { 28 }, None, "";
    /// A custom codec, by name.
    Custom(name: Ref<str>) => 20, Some((0, MAX_ROW)), "";
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
}
