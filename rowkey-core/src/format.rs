//! What is known of an encoding before any value is: the facts that compile-time checks, return
//! types, layouts and fingerprints read.

use crate::codec::FieldCodec;
use crate::front;
use crate::salt::Span;
use crate::time_unit::TimeUnit;
use crate::value::variant::Variants;

#[cfg(test)]
mod tests;

/// The facts of one encoding. Codecs of the crate fill it in themselves; a codec of your own starts
/// from [`Format::fixed`] or [`Format::variable`].
#[derive(Debug, Clone, Copy)]
pub struct Format {
    pub(crate) kind: Kind,
    /// Bytes, where every value in every place has the same number of them.
    pub(crate) width: Option<usize>,
    /// The numbers that the field holds.
    pub(crate) domain: Option<Domain>,
    /// What reverse time is counted back from.
    pub(crate) origin: i128,
    /// Zero is not among them.
    pub(crate) non_zero: bool,
    /// Every value can be encoded.
    pub(crate) total: bool,
    /// The same, where a delimiter follows.
    pub(crate) total_delimited: bool,
    /// Byte order means something, so a scan can be bounded.
    pub(crate) ordered: bool,
    /// Larger values have smaller bytes.
    pub(crate) reversed: bool,
    /// `None` sorts in front of values that are themselves reversed: ranges fall into two parts.
    pub(crate) none_first: bool,
    /// At the end of a row one value's bytes may begin another's.
    pub(crate) open_end: bool,
    /// Why nothing may follow it in a row.
    pub(crate) only_last: Option<&'static str>,
    /// Why it is no field at all.
    pub(crate) refused: Option<&'static str>,
    /// The value borrows its bytes from the row, so they must stand there as they are.
    pub(crate) borrowed: bool,
    /// The bytes that can occur.
    pub(crate) bytes: ByteSet,
    pub(crate) delimiting: Delimiting,
    /// A time, so that at the front of a key all writes go to one place.
    pub(crate) time: bool,
    /// What the number counts since 1970.
    pub(crate) unit: Option<TimeUnit>,
    /// An odd number of complements lies over the bytes.
    pub(crate) complemented: bool,
}

/// The numbers of a field, both ends included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Domain {
    pub(crate) min: i128,
    pub(crate) max: u128,
}

/// How the value lies in its bytes.
#[derive(Debug, Clone, Copy)]
#[allow(dead_code, reason = "features bring the types of some")]
pub(crate) enum Kind {
    Unsigned,
    Signed,
    Raw,
    Bool,
    Char,
    Float,
    Bytes,
    Digest,
    Uuid,
    Ipv4,
    Ipv6,
    IpAddress,
    Duration,
    BaseTime(u32),
    DecimalNumber,
    Text {
        utf8: bool,
    },
    PaddedText {
        utf8: bool,
        fill: u8,
    },
    NulText {
        utf8: bool,
    },
    Decimal,
    ReversedDecimal,
    ReverseTime,
    ReverseTimeDecimal,
    /// Seconds since 1970 in 8 bytes, nanoseconds in 4; those of a leap second go on to two seconds.
    Time {
        leap: bool,
    },
    /// 20120901
    DateDecimal,
    Optional(&'static Format),
    Array(usize, &'static Format),
    List(&'static Format),
    Key(&'static KeyFormat),
    Descending(&'static Format),
    Variants(&'static Variants),
    Custom(&'static str),
}

/// How a delimiter after the value is found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Delimiting {
    /// By its offset; none of the value's bytes may be the delimiter.
    Fixed,
    /// By looking for it.
    Text,
    /// A key that is itself declared with this delimiter.
    Key(u8),
    /// Not at all.
    Never,
}

/// A set of byte values.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ByteSet([u64; 4]);

impl ByteSet {
    pub(crate) const ALL: ByteSet = ByteSet([u64::MAX; 4]);
    pub(crate) const DIGITS: ByteSet = ByteSet::range(b'0', b'9');
    pub(crate) const FLAG: ByteSet = ByteSet::range(0, 1);

    pub(crate) const fn range(first: u8, last: u8) -> Self {
        let mut set = [0; 4];
        let mut byte = first as usize;
        while byte <= last as usize {
            set[byte / 64] |= 1 << (byte % 64);
            byte += 1;
        }
        ByteSet(set)
    }

    pub(crate) const fn contains(self, byte: u8) -> bool {
        self.0[byte as usize / 64] & (1 << (byte % 64)) != 0
    }

    pub(crate) const fn union(self, other: ByteSet) -> Self {
        let (a, b) = (self.0, other.0);
        ByteSet([a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]])
    }

    /// The complements of the bytes: byte `b` becomes `255 - b`, so the bits stand back to front.
    pub(crate) const fn complement_each(self) -> Self {
        let a = self.0;
        ByteSet([a[3].reverse_bits(), a[2].reverse_bits(), a[1].reverse_bits(), a[0].reverse_bits()])
    }
}

impl Format {
    /// The name and the width of a user's codec of fixed width.
    pub(crate) const fn custom(&self) -> Option<(&'static str, usize)> {
        match (self.kind, self.width) {
            (Kind::Custom(name), Some(width)) => Some((name, width)),
            _ => None,
        }
    }

    /// The encoding of a codec of your own that writes exactly `width` bytes. `name` tells it apart
    /// in layouts and fingerprints, so it must change when the bytes do.
    ///
    /// Some values may not fit and the bytes sort as the values do; say otherwise with
    /// [`infallible`](Format::infallible) and [`unordered`](Format::unordered).
    #[must_use]
    pub const fn fixed(name: &'static str, width: usize) -> Self {
        Format {
            kind: Kind::Custom(name),
            width: Some(width),
            domain: None,
            origin: 0,
            non_zero: false,
            total: false,
            total_delimited: false,
            ordered: true,
            reversed: false,
            none_first: false,
            open_end: false,
            only_last: None,
            refused: None,
            borrowed: false,
            bytes: ByteSet::ALL,
            delimiting: Delimiting::Fixed,
            time: false,
            unit: None,
            complemented: false,
        }
    }

    /// The encoding of a codec of your own whose values have bytes of different number. Wherever it
    /// does not stand last, no value's bytes may begin another's, as decode has to find the end.
    #[must_use]
    pub const fn variable(name: &'static str) -> Self {
        // At the end of a row it may leave its end mark out, as text does.
        Format { width: None, delimiting: Delimiting::Never, open_end: true, ..Format::fixed(name, 0) }
    }

    /// Every value can be encoded: `encode` of a key made of such fields gives no `Result`, and a codec
    /// that gives an error nevertheless is a panic.
    #[must_use]
    pub const fn infallible(self) -> Self {
        Format { total: true, total_delimited: true, ..self }
    }

    /// The bytes do not sort as the values do, so the field has no `_range`.
    #[must_use]
    pub const fn unordered(self) -> Self {
        Format { ordered: false, ..self }
    }

    /// Why it cannot stand where it does, if it can only be last. Text before a delimiter is not escaped, so
    /// it may be borrowed there.
    pub(crate) const fn out_of_place(&self, last: bool, delimiter: Option<u8>) -> Option<&'static str> {
        let free = delimiter.is_some() && matches!(self.delimiting, Delimiting::Text);
        if last || free { None } else { self.only_last }
    }

    /// Its bytes are decimal digits, the most significant first.
    pub(crate) const fn is_digits(&self) -> bool {
        matches!(self.kind, Kind::Decimal | Kind::DateDecimal | Kind::ReverseTimeDecimal)
    }

    /// Text or bytes, whatever their end.
    pub(crate) const fn is_text(&self) -> bool {
        match self.kind {
            Kind::Text { .. } | Kind::PaddedText { .. } | Kind::NulText { .. } => true,
            Kind::Descending(inner) => inner.is_text(),
            _ => false,
        }
    }

    /// Larger values have smaller bytes.
    #[must_use]
    pub const fn descending(self) -> Self {
        Format { reversed: !self.reversed, ..self }
    }

    /// All bytes lie in `first..=last`, so that a delimiter outside can follow.
    #[must_use]
    pub const fn bytes_within(self, first: u8, last: u8) -> Self {
        Format { bytes: ByteSet::range(first, last), ..self }
    }

    /// Every value can be encoded, before a delimiter or elsewhere.
    #[doc(hidden)]
    #[must_use]
    pub const fn fits(self, delimited: bool) -> bool {
        if delimited { self.total_delimited } else { self.total }
    }

    /// A range can bound it.
    #[doc(hidden)]
    #[must_use]
    pub const fn is_ordered(self) -> bool {
        self.ordered
    }

    /// A time.
    #[doc(hidden)]
    #[must_use]
    pub const fn is_time(&self) -> bool {
        self.time
    }

    /// The bytes at the end of a row are others than where something follows.
    pub(crate) const fn ends_by_place(&self) -> bool {
        self.open_end && self.only_last.is_none()
    }

    pub(crate) const fn of(kind: Kind, width: usize) -> Self {
        Format { kind, ..Format::fixed("", width).infallible() }
    }

    pub(crate) const fn within(self, min: i128, max: u128) -> Self {
        Format { domain: Some(Domain { min, max }), ..self }
    }

    /// Text that stands in the row as it is, before other fields too.
    pub(crate) const fn ended_as_it_is(self) -> Self {
        Format { only_last: None, ..self }
    }

    pub(crate) const fn without_zero(self) -> Self {
        Format { non_zero: true, ..self }
    }

    pub(crate) const fn fallible(self) -> Self {
        Format { total: false, total_delimited: false, ..self }
    }

    pub(crate) const fn fallible_unless(self, total: bool) -> Self {
        Format { total, total_delimited: total, ..self }
    }

    /// Text of free length, ended as its place demands.
    pub(crate) const fn text(utf8: bool, borrowed: bool) -> Self {
        Format {
            width: None,
            open_end: true,
            total_delimited: false,
            delimiting: Delimiting::Text,
            borrowed,
            only_last: if borrowed { Some(BORROWED) } else { None },
            ..Format::of(Kind::Text { utf8 }, 0)
        }
    }

    pub(crate) const fn optional(inner: &'static Format) -> Self {
        Format {
            kind: Kind::Optional(inner),
            width: None,
            unit: None,
            reversed: false,
            none_first: inner.reversed,
            delimiting: Delimiting::Never,
            bytes: ByteSet::FLAG.union(inner.bytes),
            ..*inner
        }
    }

    pub(crate) const fn array(len: usize, element: &'static Format) -> Self {
        let (width, refused) = match element.width {
            Some(width) => (width * len, element.refused),
            None => (0, Some(ELEMENT)),
        };
        Format {
            kind: Kind::Array(len, element),
            width: Some(width),
            domain: None,
            unit: None,
            reversed: false,
            refused,
            delimiting: Delimiting::Fixed,
            only_last: None,
            ..*element
        }
    }

    pub(crate) const fn list(element: &'static Format) -> Self {
        let refused = match element.width {
            Some(0) => Some("its elements have no bytes, so their number would be lost"),
            Some(_) => element.refused,
            None => Some(ELEMENT),
        };
        Format {
            kind: Kind::List(element),
            unit: None,
            width: None,
            domain: None,
            reversed: false,
            open_end: true,
            refused,
            only_last: Some(LIST),
            delimiting: Delimiting::Never,
            ..*element
        }
    }

    pub(crate) const fn complement(inner: &'static Format) -> Self {
        let refused = match (inner.refused, inner.only_last) {
            (Some(reason), _) => Some(reason),
            _ if inner.borrowed => Some(BORROWED_DESC),
            (None, Some(reason)) => Some(reason),
            (None, None) => None,
        };
        Format {
            kind: Kind::Descending(inner),
            reversed: !inner.reversed,
            none_first: false,
            ordered: inner.ordered && !inner.none_first,
            open_end: false,
            refused,
            bytes: inner.bytes.complement_each(),
            delimiting: match inner.width {
                Some(_) => Delimiting::Fixed,
                None => Delimiting::Never,
            },
            complemented: !inner.complemented,
            ..*inner
        }
    }

    /// A tuple: its parts as the fields of a key. Here no derive has looked at each of them.
    pub(crate) const fn tuple(key: &'static KeyFormat) -> Self {
        Format { refused: key.refused(), ..Format::key(key) }
    }

    /// A derived key as a field of another: its fields as if written in place.
    #[doc(hidden)]
    #[must_use]
    pub const fn key(key: &'static KeyFormat) -> Self {
        let mut all =
            Format { kind: Kind::Key(key), bytes: ByteSet::range(1, 0), ..Format::of(Kind::Bool, 0) };
        let mut i = 0;
        while i < key.fields.len() {
            let field = &key.fields[i].format;
            let last = i + 1 == key.fields.len();
            let delimited = match key.delimiter {
                Some(delimiter) if !last => {
                    all.bytes = all.bytes.union(ByteSet::range(delimiter, delimiter));
                    true
                }
                _ => false,
            };
            all.total = all.total && if delimited { field.total_delimited } else { field.total };
            all.total_delimited =
                all.total_delimited && if delimited || last { field.total_delimited } else { field.total };
            all.ordered = all.ordered && field.ordered;
            all.bytes = all.bytes.union(field.bytes);
            all.borrowed = all.borrowed || field.borrowed;
            if i == 0 {
                all.time = field.time;
            }
            if last {
                all.open_end = field.open_end;
                all.only_last = field.only_last;
            }
            i += 1;
        }
        all.width = key.fields_width();
        all.delimiting = match (key.delimiter, all.width) {
            (Some(delimiter), _) => Delimiting::Key(delimiter),
            (None, Some(_)) => Delimiting::Fixed,
            (None, None) => Delimiting::Never,
        };
        all
    }
}

const BORROWED: &str = "its bytes are escaped here, so they cannot be borrowed; \
     write `Cow<'_, str>` for `&str`, `Cow<'_, [u8]>` for `&[u8]`, or put it last";
const BORROWED_DESC: &str = "descending bytes are complemented, so they cannot be borrowed; \
     write `Cow<'_, str>` for `&str`, `Cow<'_, [u8]>` for `&[u8]`";
const ELEMENT: &str = "its elements have no fixed width, so nothing would tell where one ends; \
     use elements of fixed width";
const LIST: &str = "a list has no end mark, so what follows it would be read as elements, and under `desc` a longer \
     list would not sort before a shorter one; put it last, without `desc`, or use an array `[T; N]`";

/// What is known of a key before any value is.
#[derive(Debug, Clone, Copy)]
pub struct KeyFormat {
    /// The fields, in order.
    pub fields: &'static [FieldFormat],
    /// The byte between two fields.
    pub delimiter: Option<u8>,
    /// Constant bytes in front of the fields.
    pub prefix: &'static [u8],
    /// The salt in front of all.
    pub salt: Option<SaltFormat>,
    /// The longest row.
    pub max_len: Option<usize>,
}

/// A field of a key.
#[derive(Debug, Clone, Copy)]
pub struct FieldFormat {
    /// Its name; the number of a tuple struct's field.
    pub name: &'static str,
    /// Its encoding.
    pub format: Format,
    /// Its bytes go into the salt.
    pub salted: bool,
}

impl FieldFormat {
    /// A field of the type `T`, written by `C`.
    #[must_use]
    pub const fn of<C: FieldCodec<T>, T>(name: &'static str, salted: bool) -> Self {
        FieldFormat { name, format: C::FORMAT, salted }
    }
}

/// The salt of a key.
#[derive(Debug, Clone, Copy)]
pub struct SaltFormat {
    /// The number of buckets.
    pub buckets: u32,
    /// Bytes of the salt.
    pub width: usize,
    /// Written as decimal text.
    pub text: bool,
    /// The name of the hash.
    pub hash: &'static str,
    /// Over the whole rest of the row.
    pub whole: bool,
}

impl KeyFormat {
    /// Bytes of the whole row, where each has the same number.
    #[must_use]
    pub const fn width(&'static self) -> Option<usize> {
        match self.fields_width() {
            Some(width) => Some(self.front() + width),
            None => None,
        }
    }

    /// Bytes in front of the fields: salt and prefix.
    pub(crate) const fn front(&'static self) -> usize {
        self.prefix.len()
            + match self.salt {
                Some(salt) => salt.width,
                None => 0,
            }
    }

    /// Bytes of the fields and of the delimiters between them.
    const fn fields_width(&'static self) -> Option<usize> {
        let mut all = 0;
        let mut i = 0;
        while i < self.fields.len() {
            let Some(width) = self.fields[i].format.width else { return None };
            all += width;
            if self.delimiter.is_some() && i + 1 < self.fields.len() {
                all += 1;
            }
            i += 1;
        }
        Some(all)
    }

    /// All rows have as many bytes.
    #[must_use]
    pub const fn is_fixed(&'static self) -> bool {
        self.width().is_some()
    }

    /// The same as a number; 0 where rows differ.
    #[must_use]
    pub const fn room(&'static self) -> usize {
        match self.width() {
            Some(width) => width,
            None => 0,
        }
    }

    /// Where the `index`th field begins in a row; its end, beyond the last. 0 where rows differ.
    #[must_use]
    pub const fn offset(&'static self, index: usize) -> usize {
        let Some(width) = self.width() else { return 0 };
        let mut offset = width;
        let mut i = self.fields.len();
        while i > index {
            i -= 1;
            if let Some(width) = self.fields[i].format.width {
                offset -= width;
            }
            if self.delimiter.is_some() && i + 1 < self.fields.len() {
                offset -= 1;
            }
        }
        offset
    }

    /// The run of salted fields that the `index`th field belongs to, and whether it begins it.
    #[must_use]
    pub(crate) const fn run(&'static self, index: usize) -> Option<(usize, bool)> {
        let mut runs = 0;
        let mut i = 0;
        // A scan that has fixed all fields has no next one.
        while i <= index && i < self.fields.len() {
            let begins =
                self.fields[i].salted && (i == 0 || !self.fields[i - 1].salted || self.delimiter.is_some());
            if begins {
                runs += 1;
            }
            if i == index && self.fields[i].salted {
                return Some((runs - 1, begins));
            }
            i += 1;
        }
        None
    }

    /// Where the salted bytes lie in every row of fixed width: `N` stretches, a delimiter between two.
    #[must_use]
    pub const fn spans<const N: usize>(&'static self) -> [Span; N] {
        let mut spans = [Span { start: 0, end: 0 }; N];
        if self.width().is_none() {
            return spans;
        }
        let (mut run, mut i) = (0, 0);
        while i < self.fields.len() {
            if let (true, Some(width)) = (self.fields[i].salted, self.fields[i].format.width) {
                let start = self.offset(i);
                if run > 0 && spans[run - 1].end == start {
                    run -= 1;
                } else {
                    spans[run].start = start;
                }
                spans[run].end = start + width;
                run += 1;
            }
            i += 1;
        }
        spans
    }

    /// What the bounds of scans take.
    #[must_use]
    pub const fn front_room(&'static self) -> usize {
        front::room(self.width())
    }

    /// The first field is a time.
    #[must_use]
    pub const fn begins_with_time(&'static self) -> bool {
        match self.fields {
            [first, ..] => first.format.time,
            [] => false,
        }
    }

    /// Why a field cannot be one, or not where it stands.
    #[must_use]
    pub const fn refused(&'static self) -> Option<&'static str> {
        let mut i = 0;
        while i < self.fields.len() {
            let field = &self.fields[i].format;
            if field.refused.is_some() {
                return field.refused;
            }
            let out_of_place = field.out_of_place(i + 1 == self.fields.len(), self.delimiter);
            if out_of_place.is_some() {
                return out_of_place;
            }
            i += 1;
        }
        None
    }

    /// Every value has a row.
    #[must_use]
    pub const fn total(&'static self) -> bool {
        Format::key(self).total && (self.max_len.is_none() || self.fields_width().is_some())
    }
}
