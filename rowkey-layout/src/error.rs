//! Errors of encode and decode, each with a one-line message.

use core::fmt;

use crate::bytes::Delimiter;
use crate::layout::variants::Repr;
use crate::layout::{Kinds, Ref, TimeUnit, Variants};

#[cfg(test)]
mod tests;

/// Declares an enum of error kinds, each with its message.
macro_rules! kinds {
    (
        $(#[$docs:meta])*
        $name:ident:
        $(
            $(#[$doc:meta])*
            $kind:ident
                $({ $($(#[$field_doc:meta])* $field:ident: $type:ty,)* })?
                $(($value:ident: $value_type:ty))?
                => $text:literal $(, $shown:expr)*;
        )*
    ) => {
        $(#[$docs])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum $name {
            $($(#[$doc])* $kind $({ $($(#[$field_doc])* $field: $type,)* })? $(($value_type))?,)*
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match *self {
                    $($name::$kind $({ $($field,)* })? $(($value))? => write!(f, $text $(, $shown)*),)*
                }
            }
        }
    };
}

kinds! {
    /// Why a value cannot be encoded. `Display` names the rule that the value breaks, and the numbers.
    EncodeErrorKind:

    /// The number is above the maximum of the field: of its width, `max` or digits.
    AboveMaximum {
        /// The number.
        value: u128,
        /// The maximum; a reference, so that the error stays small.
        max: &'static u128,
    } => "{value} is above the maximum, {max}";
    /// The number is negative, and the field is `raw`, which does not sort negative numbers first.
    Negative => "a negative number, which `raw` would sort after all positive ones";
    /// The decimal text needs more digits than the field has.
    TooManyDigits {
        /// Digits that the number has.
        digits: u32,
        /// Digits that the field has.
        width: u32,
    } => "the number has {digits} digits, the field has {width}";
    /// The time is later than the origin of `reverse_ts`.
    AfterOrigin {
        /// The origin, which is the latest time that can be encoded.
        origin: i128,
    } => "the time is after {origin}, the origin of `reverse_ts`";
    /// The time is not a whole number of the field's unit.
    FinerThanUnit {
        /// The unit of the field.
        unit: TimeUnit,
    } => "the time is not a whole number of {unit}, the field's unit: write `unit = ns`, round the time before, \
        or split it with `BaseTime`";
    /// The time is too far from 1970 for 64 bits of the unit.
    OutsideUnit {
        /// The unit of the field.
        unit: TimeUnit,
    } => "the time is too far from 1970 for 64 bits of {unit}";
    /// The time is in a leap second, which a count since 1970 cannot express.
    LeapSecond {
        /// The unit of the field.
        unit: TimeUnit,
    } => "the time is in a leap second, which a number of {unit} since 1970 cannot express";
    /// The time is before 1970, and decimal text has no sign.
    Before1970 => "the time is before 1970, and decimal text has no sign that sorts";
    /// The time is too far from 1970 for 64 bits of seconds. No platform in use has such a time.
    TimeTooFar => "the time is too far from 1970 for 64 bits of seconds";
    /// The year is not in 0..=9999, and the date is written as 8 digits.
    NotFourDigits {
        /// The year.
        year: i32,
    } => "the year {year} does not fit in YYYYMMDD, which has years 0 to 9999";
    /// The year is not in 0..=9999, and the date or the time is written as text.
    YearOutside => "the year is outside 0000 to 9999";
    /// The text is longer than the field.
    TooLong {
        /// Bytes of the text.
        len: usize,
        /// Bytes of the field.
        width: usize,
    } => "the text has {len} bytes, the field has {width}";
    /// The text ends with the fill byte of `pad`, which decode would drop.
    EndsInFill {
        /// The fill byte.
        fill: u8,
    } => "the text ends in the fill byte {}, which decode would drop", Byte(fill);
    /// The text contains the delimiter, or a byte below it.
    NotAboveDelimiter {
        /// The byte.
        byte: u8,
        /// The offset in the text.
        at: usize,
        /// The delimiter of the key.
        delimiter: u8,
    } => "byte {at} of the text is {}; at or below the delimiter, {}, it would sort wrongly or not decode",
        Byte(byte), Byte(delimiter);
    /// The text contains the delimiter, or ends with a part of it, so that decode would find the delimiter too early.
    HoldsDelimiter {
        /// The offset in the text at which decode would find it.
        at: usize,
        /// The delimiter of the key.
        delimiter: Delimiter,
    } => "the delimiter {} begins at byte {at} of the text, where decode would cut it", Bytes(delimiter);
    /// The text contains a byte that is not allowed: a terminator, or a byte below the fill byte.
    ForbiddenByte {
        /// The byte.
        byte: u8,
        /// The offset in the text.
        at: usize,
        /// The smallest byte that it can contain.
        least: u8,
    } => "byte {at} of the text is {}, and this field allows no byte below {}", Byte(byte), Byte(least);
    /// The text contains its own terminator.
    HoldsTerminator {
        /// The offset in the text.
        at: usize,
        /// The terminator.
        terminator: u8,
    } => "byte {at} of the text is {}, which ends the field: decode would cut it there", Byte(terminator);
    /// The row is longer than `max_len`.
    RowTooLong {
        /// Bytes of the row.
        len: usize,
        /// The limit.
        max: usize,
    } => "the row has {len} bytes, `max_len` is {max}";
    /// A rule of a custom codec.
    Custom(rule: &'static str) => "{rule}";
}

/// A key that cannot be encoded, because the value of a field is out of the field's domain.
///
/// It names the field and the rule. It is small and `Copy`, and building it does not allocate.
///
/// ```
/// # use rowkey::RowKey;
/// #[derive(RowKey)]
/// struct File { #[pad(6)] user_id: u32 }
///
/// let error = File { user_id: 1_000_000 }.encode().unwrap_err();
/// assert_eq!(error.field(), "user_id");
/// assert_eq!(error.to_string(), "field `user_id`: the number has 7 digits, the field has 6");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EncodeError {
    pub(crate) field: &'static str,
    pub(crate) fault: EncodeFault,
}

/// The error that a codec returns: the rule that the value breaks. The key adds the name of its field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EncodeFault {
    pub(crate) kind: EncodeErrorKind,
    pub(crate) inner: &'static str,
}

impl From<EncodeErrorKind> for EncodeFault {
    #[inline]
    fn from(kind: EncodeErrorKind) -> Self {
        EncodeFault { kind, inner: "" }
    }
}

impl EncodeFault {
    /// A rule of your own codec, in words: "the version has a pre-release part".
    #[must_use]
    pub const fn custom(rule: &'static str) -> Self {
        EncodeFault { kind: EncodeErrorKind::Custom(rule), inner: "" }
    }

    /// The error of the key whose field `field` this is.
    #[doc(hidden)]
    #[inline]
    pub fn of_field(self, field: &'static str) -> EncodeError {
        EncodeError { field, fault: self }
    }
}

impl EncodeError {
    /// The field that cannot be encoded; `row` if the whole row is too long.
    ///
    /// If it is in a nested key, the field that holds that key. The text of the error adds the field inside it: `series.host`.
    #[must_use]
    pub fn field(&self) -> &'static str {
        self.field
    }

    /// The rule that the value breaks.
    #[must_use]
    pub fn kind(&self) -> EncodeErrorKind {
        self.fault.kind
    }
}

// Internal: used by `rowkey-core`.
#[doc(hidden)]
impl EncodeError {
    /// The same error with the variant of an enum of keys before the field: `User.host`.
    pub fn of_kind(self, kind: &'static str) -> EncodeError {
        if NON_FIELDS.contains(&self.field) { self } else { self.nested().of_field(kind) }
    }

    /// The fault of a nested key, as the outer key reports it.
    pub fn nested(self) -> EncodeFault {
        EncodeFault { inner: self.field, ..self.fault }
    }
}

/// The name of a field; a thin reference, so that errors stay small.
pub(crate) type FieldName = &'static &'static str;

/// Gives `Result<K, DecodeError>` a niche that is constant at every construction site; with `kind` as the
/// discriminant LLVM spills the key to memory, which costs half as much as all of a fixed `decode`.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
enum Niche {
    Error,
}

/// The parts of a row that are not fields.
pub(crate) const NON_FIELDS: [&str; 3] = ["salt", "prefix", "row"];

impl core::error::Error for EncodeError {}

impl fmt::Display for EncodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = Path { field: self.field, inner: self.fault.inner };
        write!(f, "field `{path}`: {}", self.kind())
    }
}

kinds! {
    /// Why bytes are not a row of the key. `Display` says what was expected and what was found.
    DecodeErrorKind:

    /// The row ends inside the field.
    Truncated {
        /// Bytes that the field has.
        expected: usize,
        /// Bytes that are left.
        found: usize,
    } => "expected {}, found {found}", Count(expected);
    /// Bytes follow the last field.
    Trailing {
        /// How many.
        found: usize,
    } => "expected the end of the row, found {} more", Count(found);
    /// The salt bucket is not the one that the salted fields hash to.
    WrongSalt {
        /// The bucket in the row; `None` if it is not a number.
        found: Option<u32>,
        /// The bucket of the fields.
        expected: u32,
    } => "expected bucket {expected}, which the fields hash to, found {}{}",
        if found.is_some() { "bucket " } else { "" }, Found(found, "no number");
    /// The row does not have the constant prefix of the key.
    WrongPrefix {
        /// The byte that differs.
        found: u8,
        /// The byte of the prefix.
        expected: u8,
    } => "expected {} of the constant prefix, found {}", Byte(expected), Byte(found);
    /// The constant bytes before the field differ from its literal.
    WrongLiteral {
        /// The bytes found.
        found: Excerpt,
        /// The literal.
        expected: &'static Ref<[u8]>,
    } => "expected the constant '{}', found {found}", expected.escape_ascii();
    /// The row has the prefix of no variant of an enum of keys.
    UnknownPrefix {
        /// The bytes found, as many as the longest prefix has.
        found: Excerpt,
        /// The variants and their prefixes.
        known: &'static Kinds,
    } => "expected one of the prefixes {known}, found {found}";
    /// The delimiter after the field is missing.
    NoDelimiter {
        /// The byte found instead; `None` at the end of the row.
        found: Option<u8>,
        /// The delimiter.
        expected: Delimiter,
    } => "expected the delimiter {}, found {}", Bytes(expected), Found(found.map(Byte), "the end of the row");
    /// A byte is not a decimal digit.
    NotADigit {
        /// The byte found instead.
        found: u8,
    } => "expected a decimal digit, found {}", Byte(found);
    /// A byte is not a lower-case hexadecimal digit.
    NotAHexDigit {
        /// The byte found instead.
        found: u8,
    } => "expected a hexadecimal digit in lower case, found {}", Byte(found);
    /// A byte is not an upper-case hexadecimal digit.
    NotAnUpperHexDigit {
        /// The byte found instead.
        found: u8,
    } => "expected a hexadecimal digit in upper case, found {}", Byte(found);
    /// A number of several digits starts with 0.
    LeadingZero => "expected a number without leading zeros, found a leading zero";
    /// A byte cannot occur at its position in the text of a date or a time: a letter for a digit, for example.
    NotCalendarText {
        /// The byte found instead.
        found: u8,
    } => "expected the text of a date or a time, found {}", Byte(found);
    /// The text is not a date or a time of the calendar, such as February 30.
    NotInCalendar => "expected a valid date or time, found an invalid one";
    /// A byte cannot occur at its position in the text of a UUID: a digit for a hyphen, for example.
    NotAUuid {
        /// The byte found instead.
        found: u8,
    } => "expected the text of a UUID, hyphenated and in lower case, found {}", Byte(found);
    /// The number is outside the domain of the field.
    OutOfDomain {
        /// The minimum of the field; a reference, so that the error stays small.
        min: &'static i128,
        /// The maximum of the field.
        max: &'static u128,
    } => "expected a number in {min}..={max}, found a number out of range";
    /// The number is zero, and the type of the field excludes it.
    Zero => "expected a number other than zero, found zero";
    /// The first byte of a `bool` or an `Option` is neither `00` nor `01`.
    NotAFlag {
        /// The byte found instead.
        found: u8,
    } => "expected 0x00 or 0x01, found {}", Byte(found);
    /// The first byte of an IP address is neither `04` nor `06`.
    NotAnAddressFamily {
        /// The byte found instead.
        found: u8,
    } => "expected 0x04 or 0x06 before an IP address, found {}", Byte(found);
    /// A `BaseTime` is not a multiple of its seconds.
    NotAMultiple {
        /// The time found.
        found: u32,
        /// The seconds that it should be a multiple of.
        of: u32,
    } => "expected a multiple of {of} seconds, found {found}";
    /// The bytes are not the encoding of a decimal number: out of range, or not the canonical encoding.
    NotADecimal => "expected a decimal number of 96 bits, found other bytes";
    /// Eight digits are not a date of the calendar.
    NotADate {
        /// The number found instead.
        found: u32,
    } => "expected a date as YYYYMMDD, found {found:08}";
    /// The number is not a Unicode scalar value.
    NotAChar {
        /// The number found instead.
        found: u32,
    } => "expected a Unicode scalar value, found {found:#x}";
    /// The text is not UTF-8.
    NotUtf8 => "expected UTF-8 text, found other bytes";
    /// The row ends before the terminator of the text.
    Unterminated => "expected the terminator of the text, found the end of the row";
    /// The escape `01` is not followed by `01` or `02`: `01 01` is `00`, `01 02` is `01`.
    BadEscape {
        /// The byte found.
        found: u8,
    } => "expected 0x01 or 0x02 after 0x01 in the text, found {}", Byte(found);
    /// In text that `VarbinaryEncoded` wrote, `00` is not followed by `FF`, and does not end it.
    BadNul {
        /// The byte found.
        found: u8,
    } => "expected 0xFF after 0x00, or the end of the text, found {}", Byte(found);
    /// In text that `Groups` wrote, the last group is not filled with zeros.
    NotFilled {
        /// The byte found.
        found: u8,
    } => "expected 0x00 up to the marker of the group, found {}", Byte(found);
    /// The text of this field cannot contain this byte.
    ForbiddenByte {
        /// The byte found.
        found: u8,
        /// The smallest byte that it can contain.
        least: u8,
    } => "expected bytes from {} on, found {}", Byte(least), Byte(found);
    /// The row is longer than `max_len`.
    RowTooLong {
        /// Bytes of the row.
        len: usize,
        /// The limit.
        max: usize,
    } => "expected at most {max} bytes in the row (`max_len`), found {len}";
    /// The bytes are not a variant of the enum.
    UnknownVariant {
        /// The bytes found: a big-endian number, or text.
        found: Excerpt,
        /// The variants of the enum.
        known: &'static Variants,
    } => "expected one of {known}, found {}", found.among(known);
    /// A rule of a custom codec.
    Custom(rule: &'static str) => "{rule}";
    /// A custom codec did not read the number of bytes that it declares.
    WrongWidth {
        /// The name of the codec.
        codec: &'static &'static str,
        /// Bytes that it declares.
        expected: usize,
        /// Bytes that it read.
        found: usize,
    } => "the codec `{codec}` declares a width of {}, but read {found}", Count(expected);
}

/// Bytes that are not a row of the key.
///
/// It names the field, the byte offset, what was expected and what was found. It is small and `Copy`, and building it does
/// not allocate. [`Explanation`](crate::Explanation) shows the whole row around it.
///
/// ```
/// # use rowkey::RowKey;
/// #[derive(RowKey, Debug)]
/// struct Event { host: u32, seq: u16 }
///
/// let error = Event::decode(&[0, 0, 0, 7, 9]).unwrap_err();
/// assert_eq!((error.field(), error.offset()), ("seq", 4));
/// assert_eq!(error.to_string(), "field `seq` at byte 4: expected 2 bytes, found 1");
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
// The name comes first: it is stored by itself. When it shared a word with small fields of a key, LLVM assembled these by
// shifts instead of storing them (`wide_decode`).
#[repr(C)]
pub struct DecodeError {
    pub(crate) field: FieldName,
    pub(crate) fault: DecodeFault,
    niche: Niche,
}

/// What is wrong with a row, and where. The name of the field is passed separately: an error passed as a whole is spilled to
/// memory, and the key with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DecodeFault {
    pub(crate) offset: usize,
    pub(crate) kind: DecodeErrorKind,
    pub(crate) inner: FieldName,
}

impl DecodeFault {
    /// The error of the key whose field `field` this is.
    #[inline]
    pub fn of_field(self, field: FieldName) -> DecodeError {
        DecodeError { field, fault: self, niche: Niche::Error }
    }
}

impl DecodeError {
    /// The field at which decoding stopped; `salt` or `prefix` for the bytes before the fields, `row` if the whole row is too
    /// long.
    ///
    /// If it is in a nested key, the field that holds that key. The text of the error adds the field inside it: `series.host`.
    #[must_use]
    pub fn field(&self) -> &'static str {
        self.field
    }

    /// What was expected and what was found.
    #[must_use]
    pub fn kind(&self) -> DecodeErrorKind {
        self.fault.kind
    }

    /// The byte offset in the row: of the wrong byte, or of the end that came too early.
    #[must_use]
    pub fn offset(&self) -> usize {
        self.fault.offset
    }
}

impl fmt::Debug for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DecodeError").field("field", &self.field).field("fault", &self.fault).finish()
    }
}

impl core::error::Error for DecodeError {}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = Path { field: self.field, inner: self.fault.inner };
        write!(f, "field `{path}` at byte {}: {}", self.fault.offset, self.fault.kind)
    }
}

/// Displays as `pk.host`. The inner name of a newtype is omitted, as it is only a number.
pub(crate) struct Path<'a> {
    pub(crate) field: &'a str,
    pub(crate) inner: &'a str,
}

impl fmt::Display for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.field)?;
        if self.inner.is_empty() || self.inner.starts_with(|c: char| c.is_ascii_digit()) {
            return Ok(());
        }
        write!(f, ".{}", self.inner)
    }
}

/// The first bytes found in a row where something else was expected. `Display` shows them as quoted text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Excerpt {
    bytes: [u8; Excerpt::CAPACITY],
    len: u8,
    more: bool,
}

impl Excerpt {
    /// Keeps the error small.
    const CAPACITY: usize = 10;

    #[inline]
    pub(crate) fn of(found: &[u8]) -> Self {
        let len = found.len().min(Self::CAPACITY);
        let mut bytes = [0; Self::CAPACITY];
        bytes[..len].copy_from_slice(&found[..len]);
        // At most `CAPACITY`.
        Excerpt { bytes, len: len as u8, more: found.len() > len }
    }

    /// The bytes, at most ten.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes[..usize::from(self.len)]
    }

    /// Whether the row had more bytes there.
    #[must_use]
    pub fn is_cut(&self) -> bool {
        self.more
    }

    /// Displays the bytes as a variant of this enum would be written.
    pub(crate) fn among(self, known: &Variants) -> impl fmt::Display {
        let number = match known.repr {
            Repr::Number { signed, .. } => Some(self.number(signed)),
            Repr::FixedText(_) | Repr::Text => None,
        };
        Found(number, self)
    }

    /// The bytes as a number.
    fn number(&self, signed: bool) -> i128 {
        let negative = signed && self.as_bytes().first().is_some_and(|first| first & 0x80 != 0);
        let start = if negative { -1 } else { 0 };
        self.as_bytes().iter().fold(start, |number, &byte| number << 8 | i128::from(byte))
    }
}

impl fmt::Display for Excerpt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}'", self.as_bytes().escape_ascii())?;
        if self.more { f.write_str("..") } else { Ok(()) }
    }
}

struct Byte(u8);

impl fmt::Display for Byte {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#04x}", self.0)?;
        if self.0.is_ascii_graphic() { write!(f, " ('{}')", char::from(self.0)) } else { Ok(()) }
    }
}

/// One byte, or several as quoted text.
struct Bytes(Delimiter);

impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self.0.as_slice() {
            [byte] => Byte(byte).fmt(f),
            _ => self.0.fmt(f),
        }
    }
}

struct Count(usize);

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} byte{}", self.0, if self.0 == 1 { "" } else { "s" })
    }
}

/// What was found, or what to write for `None`.
pub(crate) struct Found<T, N>(pub(crate) Option<T>, pub(crate) N);

impl<T: fmt::Display, N: fmt::Display> fmt::Display for Found<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Some(found) => found.fmt(f),
            None => self.1.fmt(f),
        }
    }
}
