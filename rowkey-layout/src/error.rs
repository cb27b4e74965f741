//! What can go wrong with a key or a row, said in one line.

use core::fmt;

use crate::bytes::Delimiter;
use crate::layout::variants::Repr;
use crate::layout::{Kinds, TimeUnit, Variants};

#[cfg(test)]
mod tests;

/// An enum of what can be wrong, each with the text that says it.
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
    /// Why a value has no place in its row. `Display` says the rule that was broken and by how much.
    EncodeErrorKind:

    /// The number is above the largest one that this field holds.
    AboveMaximum {
        /// The number.
        value: u128,
        /// The largest that fits; a reference, so that the error stays small.
        max: &'static u128,
    } => "{value} is above the maximum, {max}";
    /// A negative number where the bytes carry no sign (`raw`).
    Negative => "a negative number, which `raw` would sort behind all positive ones";
    /// The decimal text needs more digits than the field has.
    TooManyDigits {
        /// Digits that the number has.
        digits: u32,
        /// Digits that the field has.
        width: u32,
    } => "the number has {digits} digits, the field has {width}";
    /// The time lies after the one that reverse time is counted back from.
    AfterOrigin {
        /// The largest time that fits.
        origin: i128,
    } => "the time is after {origin}, which reverse time is counted back from";
    /// The time lies between two counts of the unit.
    FinerThanUnit {
        /// The unit of the field.
        unit: TimeUnit,
    } => "the time is no whole number of {unit}, which the field counts in: write `unit = ns`, round the time before, \
        or split it with `BaseTime`";
    /// The time does not fit in 64 bits of the unit.
    OutsideUnit {
        /// The unit of the field.
        unit: TimeUnit,
    } => "the time is too far from 1970 for 64 bits of {unit}";
    /// The time stands in a leap second, which a count has no number for.
    LeapSecond {
        /// The unit of the field.
        unit: TimeUnit,
    } => "the time stands in a leap second, which no number of {unit} since 1970 means";
    /// A time before 1970, where decimal text has no sign.
    Before1970 => "the time is before 1970, and decimal text has no sign that sorts";
    /// The time does not fit in 64 bits of seconds; no platform in use has one.
    TimeTooFar => "the time is too far from 1970 for 64 bits of seconds";
    /// The year of a date that is written in 8 digits is not in 0..=9999.
    NotFourDigits {
        /// The year.
        year: i32,
    } => "the year is {year}, and 8 digits hold 0 to 9999";
    /// The text is longer than the field.
    TooLong {
        /// Bytes of the text.
        len: usize,
        /// Bytes of the field.
        width: usize,
    } => "{len} bytes of text, the field has {width}";
    /// The text ends in the byte that fills the field, which decode would drop.
    EndsInFill {
        /// The fill byte.
        fill: u8,
    } => "the text ends in {}, which fills the field and would be lost", Byte(fill);
    /// The text holds the delimiter, or a byte that sorts below it.
    NotAboveDelimiter {
        /// The byte.
        byte: u8,
        /// Where in the text it stands.
        at: usize,
        /// The delimiter of the key.
        delimiter: u8,
    } => "byte {at} of the text is {}; at or below the delimiter, {}, it would sort wrongly or not decode",
        Byte(byte), Byte(delimiter);
    /// The text holds the delimiter, or ends so that the delimiter after it would begin inside the text.
    HoldsDelimiter {
        /// Where in the text it would begin.
        at: usize,
        /// The delimiter of the key.
        delimiter: Delimiter,
    } => "the delimiter {} begins at byte {at} of the text, where decode would cut it", Bytes(delimiter);
    /// The text holds a byte that must not stand in it: a terminator, a byte below the fill byte.
    ForbiddenByte {
        /// The byte.
        byte: u8,
        /// Where in the text it stands.
        at: usize,
        /// The smallest byte that may stand there.
        least: u8,
    } => "byte {at} of the text is {}, and below {} nothing sorts or decodes here", Byte(byte), Byte(least);
    /// The row is longer than `max_len`.
    RowTooLong {
        /// Bytes of the row.
        len: usize,
        /// The limit.
        max: usize,
    } => "the row has {len} bytes, `max_len` is {max}";
    /// A rule of a codec of the user's own.
    Custom(rule: &'static str) => "{rule}";
}

/// A key that has no row. Names the field and the rule; small, and made without an allocation.
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

/// What a codec reports: the rule that was broken. The key adds the name of its field.
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
    /// A rule of a codec of your own, in words: "the version has a pre-release part".
    #[must_use]
    pub const fn custom(rule: &'static str) -> Self {
        EncodeFault { kind: EncodeErrorKind::Custom(rule), inner: "" }
    }
}

// What `rowkey-core` asks beside the public functions.
#[doc(hidden)]
impl EncodeFault {
    /// The same, of the field `field` of a key.
    #[inline]
    pub fn of_field(self, field: &'static str) -> EncodeError {
        EncodeError { field, fault: self }
    }
}

impl EncodeError {
    /// The field of the key that does not fit; `row` where it is the whole row that is too long.
    #[must_use]
    pub fn field(&self) -> &'static str {
        self.field
    }

    /// The rule that was broken.
    #[must_use]
    pub fn kind(&self) -> EncodeErrorKind {
        self.fault.kind
    }
}

// What `rowkey-core` asks beside the public functions.
#[doc(hidden)]
impl EncodeError {
    /// The same, of a key of the kind `kind`: `User.host`. Generated code of an enum of keys calls this.
    pub fn of_kind(self, kind: &'static str) -> EncodeError {
        if FRONT.contains(&self.field) { self } else { self.nested().of_field(kind) }
    }

    /// The same fault, seen from the key that this one is nested in.
    pub fn nested(self) -> EncodeFault {
        EncodeFault { inner: self.field, ..self.fault }
    }
}

/// The name of a field, by a reference that errors stay small with.
pub(crate) type FieldName = &'static &'static str;

/// Gives `Result<K, DecodeError>` a niche that is constant at every construction site; with `kind` as the
/// discriminant LLVM spills the key to memory, which costs half as much as all of a fixed `decode`.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
enum Mark {
    Error,
}

/// What is not a field, but around them.
pub(crate) const FRONT: [&str; 3] = ["salt", "prefix", "row"];

impl core::error::Error for EncodeError {}

impl fmt::Display for EncodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = Path { field: self.field, inner: self.fault.inner };
        write!(f, "field `{path}`: {}", self.kind())
    }
}

kinds! {
    /// Why bytes are not a row of this key. `Display` says what was found and what was expected.
    DecodeErrorKind:

    /// The row ends inside the field.
    Truncated {
        /// Bytes that the field needs.
        expected: usize,
        /// Bytes that are left.
        found: usize,
    } => "expected {}, found {found}", Count(expected);
    /// Bytes are left over after the last field.
    Trailing {
        /// How many.
        found: usize,
    } => "expected the end of the row, found {} more", Count(found);
    /// The salt is not the one that the salted fields hash to.
    WrongSalt {
        /// The bucket in the row; `None` where it is no number.
        found: Option<u32>,
        /// The bucket of the fields.
        expected: u32,
    } => "expected bucket {expected}, which the fields hash to, found {}{}",
        if found.is_some() { "bucket " } else { "" }, Found(found, "no number");
    /// The constant bytes of the key do not stand where they should.
    WrongPrefix {
        /// The byte that differs.
        found: u8,
        /// The byte of the prefix.
        expected: u8,
    } => "expected {} of the constant prefix, found {}", Byte(expected), Byte(found);
    /// The prefix of no kind of rows of an enum of keys.
    UnknownPrefix {
        /// What stands there, as many bytes as the longest prefix has.
        found: Excerpt,
        /// The kinds and their prefixes.
        known: &'static Kinds,
    } => "expected one of the prefixes {known}, found {found}";
    /// No delimiter after the field.
    NoDelimiter {
        /// The byte found instead; `None` at the end of the row.
        found: Option<u8>,
        /// The delimiter.
        expected: Delimiter,
    } => "expected the delimiter {}, found {}", Bytes(expected), Found(found.map(Byte), "the end of the row");
    /// No decimal digit.
    NotADigit {
        /// The byte found instead.
        found: u8,
    } => "expected a decimal digit, found {}", Byte(found);
    /// No hexadecimal digit in lower case.
    NotAHexDigit {
        /// The byte found instead.
        found: u8,
    } => "expected a hexadecimal digit in lower case, found {}", Byte(found);
    /// A number of several digits that begins with 0.
    LeadingZero => "expected a number without zeros in front, found one with them";
    /// Another byte than the text of a UUID has there.
    NotAUuid {
        /// The byte found instead.
        found: u8,
    } => "expected the text of a UUID, hyphenated and in lower case, found {}", Byte(found);
    /// The number is outside the domain of the field.
    OutOfDomain {
        /// The smallest that the field holds; a reference, so that the error stays small.
        min: &'static i128,
        /// The largest that the field holds.
        max: &'static u128,
    } => "expected a number in {min}..={max}, found one outside";
    /// Zero in a field whose type has none.
    Zero => "expected a number other than zero, found zero";
    /// No `00` or `01` where a `bool` or an `Option` begins.
    NotAFlag {
        /// The byte found instead.
        found: u8,
    } => "expected 0x00 or 0x01, found {}", Byte(found);
    /// Neither of the two families of IP addresses.
    NotAnAddressFamily {
        /// The byte found instead of 04 or 06.
        found: u8,
    } => "expected 0x04 or 0x06 in front of an IP address, found {}", Byte(found);
    /// A base time that is no multiple of its seconds.
    NotAMultiple {
        /// The time found.
        found: u32,
        /// Seconds that it should be a multiple of.
        of: u32,
    } => "expected a multiple of {of} seconds, found {found}";
    /// Not the bytes of a decimal number: an exponent or digits that no number has, or ones that
    /// another row has already.
    NotADecimal => "expected a decimal number of 96 bits, found other bytes";
    /// Eight digits that are no day of the calendar.
    NotADate {
        /// The number found instead.
        found: u32,
    } => "expected a date as YYYYMMDD, found {found:08}";
    /// No Unicode scalar value.
    NotAChar {
        /// The number found instead.
        found: u32,
    } => "expected a Unicode scalar value, found {found:#x}";
    /// The text is not UTF-8.
    NotUtf8 => "expected UTF-8 text, found other bytes";
    /// The row ends before the end mark of the text.
    Unterminated => "expected the end mark of the text, found the end of the row";
    /// A byte after `01` in text, where only `01` and `02` may stand: `01 01` is `00`, `01 02` is `01`.
    BadEscape {
        /// The byte found.
        found: u8,
    } => "expected 0x01 or 0x02 after 0x01 in the text, found {}", Byte(found);
    /// A byte that must not stand in the text of this field.
    ForbiddenByte {
        /// The byte found.
        found: u8,
        /// The smallest byte that may stand there.
        least: u8,
    } => "expected bytes from {} on, found {}", Byte(least), Byte(found);
    /// The row is longer than `max_len`.
    RowTooLong {
        /// Bytes of the row.
        len: usize,
        /// The limit.
        max: usize,
    } => "expected at most {max} bytes in the row (`max_len`), found {len}";
    /// No variant of the enum.
    UnknownVariant {
        /// What stands there: the number, big-endian, or the text.
        found: Excerpt,
        /// The variants of the enum.
        known: &'static Variants,
    } => "expected one of {known}, found {}", found.among(known);
    /// A rule of a codec of the user's own.
    Custom(rule: &'static str) => "{rule}";
    /// A codec of the user's own read another number of bytes than it says.
    WrongWidth {
        /// The name of the codec.
        codec: &'static &'static str,
        /// Bytes that it says.
        expected: usize,
        /// Bytes that it read.
        found: usize,
    } => "the codec `{codec}` says that it reads {}, and read {found}", Count(expected);
}

/// Bytes that are not a row of this key. Names the field, the offset, what was found and what was
/// expected; small, and made without an allocation.
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
// The name in front: it is set by itself, and where it lay in one word with small fields of a key, LLVM joined these
// by shifts instead of storing them (`wide_decode`).
#[repr(C)]
pub struct DecodeError {
    pub(crate) field: FieldName,
    pub(crate) fault: DecodeFault,
    mark: Mark,
}

/// What is wrong with a row, and where; without the name of the field, which is handed on beside it: what is handed
/// on whole is kept in memory, and the key with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DecodeFault {
    pub(crate) offset: usize,
    pub(crate) kind: DecodeErrorKind,
    pub(crate) inner: FieldName,
}

impl DecodeFault {
    /// The same, of the field `field` of a key.
    #[inline]
    pub fn of_field(self, field: FieldName) -> DecodeError {
        DecodeError { field, fault: self, mark: Mark::Error }
    }
}

impl DecodeError {
    /// The field of the key at which decoding stopped; `salt` or `prefix` for the bytes in front of
    /// the fields, `row` where it is the whole row that is too long.
    #[must_use]
    pub fn field(&self) -> &'static str {
        self.field
    }

    /// What was found and what was expected.
    #[must_use]
    pub fn kind(&self) -> DecodeErrorKind {
        self.fault.kind
    }

    /// The offset in the row of the byte that is wrong, or of the end that came too early.
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

/// `pk.host`; the inner name of a newtype is only a number and says nothing.
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

/// The first bytes of what stands in a row where something else was expected; `Display` shows them as
/// text in quotes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Excerpt {
    bytes: [u8; Excerpt::ROOM],
    len: u8,
    more: bool,
}

impl Excerpt {
    /// As many as leave the error small.
    const ROOM: usize = 10;

    #[must_use]
    pub(crate) fn of(found: &[u8]) -> Self {
        let len = found.len().min(Self::ROOM);
        let mut bytes = [0; Self::ROOM];
        bytes[..len].copy_from_slice(&found[..len]);
        // At most `ROOM`, so it fits.
        Excerpt { bytes, len: len as u8, more: found.len() > len }
    }

    /// The bytes, at most ten.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes[..usize::from(self.len)]
    }

    /// More bytes stood there.
    #[must_use]
    pub fn is_cut(&self) -> bool {
        self.more
    }

    /// The same where one of these variants should stand: shown as they are written.
    pub(crate) fn among(self, known: &Variants) -> impl fmt::Display {
        Among { found: self, repr: known.repr }
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

struct Among {
    found: Excerpt,
    repr: Repr,
}

impl fmt::Display for Among {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.repr {
            Repr::Number { signed, .. } => self.found.number(signed).fmt(f),
            Repr::FixedText(_) | Repr::Text => self.found.fmt(f),
        }
    }
}

struct Byte(u8);

impl fmt::Display for Byte {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_ascii_graphic() {
            write!(f, "{:#04x} ('{}')", self.0, char::from(self.0))
        } else {
            write!(f, "{:#04x}", self.0)
        }
    }
}

/// One byte, or more as text in quotes.
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

/// What was found, or words for that there is nothing.
struct Found<T>(Option<T>, &'static str);

impl<T: fmt::Display> fmt::Display for Found<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Some(found) => found.fmt(f),
            None => f.write_str(self.1),
        }
    }
}
