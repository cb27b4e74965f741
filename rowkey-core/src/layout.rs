//! The bytes of a key as data, and as a table that a person reads.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::format::{Format, KeyFormat, Kind};

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
/// Under the feature `serde` it is `Serialize` and `Deserialize`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layout(Source);

#[derive(Debug, Clone)]
enum Source {
    Static(&'static KeyFormat),
    #[cfg_attr(not(feature = "serde"), allow(dead_code, reason = "only deserializing makes one"))]
    Owned(Box<Parts>),
}

/// A layout in the open.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
struct Parts {
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none", default))]
    max_len: Option<usize>,
    fingerprint: u64,
    segments: Vec<Segment>,
}

/// A stretch of a row with one meaning: a field, the salt, the constant prefix. A nested key stands
/// in a layout with its own fields, named `field.inner`.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
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
    /// The byte that stands behind it.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none", default))]
    pub delimiter: Option<u8>,
}

/// The numbers of a segment, both ends included. Written as text in JSON, where numbers end at 2^53.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Domain {
    /// The smallest.
    #[cfg_attr(feature = "serde", serde(with = "number_text"))]
    pub min: i128,
    /// The largest.
    #[cfg_attr(feature = "serde", serde(with = "number_text"))]
    pub max: u128,
    /// Zero is not among them.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "core::ops::Not::not", default))]
    pub non_zero: bool,
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
    /// With one `00`, which the text must not hold.
    Nul,
    /// With the delimiter, which the text must not hold, nor anything below it.
    Delimiter,
}

/// How a value lies in its bytes.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
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
    /// Text of free length.
    Text {
        /// It is UTF-8.
        utf8: bool,
        /// How it ends.
        ending: Ending,
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
        #[cfg_attr(feature = "serde", serde(with = "number_text"))]
        from: i128,
    },
    /// `from - time` in decimal digits, zero-filled on the left.
    ReverseTimeDecimal {
        /// What it is counted back from.
        #[cfg_attr(feature = "serde", serde(with = "number_text"))]
        from: i128,
    },
    /// 00, or 01 and the value.
    Optional(Box<SegmentKind>),
    /// So many values, one after another.
    Array {
        /// How many.
        len: usize,
        /// Each of them.
        element: Box<SegmentKind>,
        /// Bytes of each.
        width: usize,
    },
    /// Values to the end of the row.
    List {
        /// Each of them.
        element: Box<SegmentKind>,
        /// Bytes of each.
        width: usize,
    },
    /// A key inside an `Option`, an array or a list.
    Key(Vec<Segment>),
    /// Bytes of a codec of the user's own.
    Custom {
        /// Its name.
        name: String,
    },
    /// Every byte of this complemented, inside an `Option`, an array or a list.
    Complemented(Box<SegmentKind>),
}

/// Numbers that JSON's would not hold, as text.
#[cfg(feature = "serde")]
mod number_text {
    use alloc::string::String;
    use core::fmt::Display;
    use core::str::FromStr;

    use serde::{Deserialize, Deserializer, Serializer, de};

    pub(super) fn serialize<T: Display, S: Serializer>(number: &T, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(number)
    }

    pub(super) fn deserialize<'de, T, D>(from: D) -> Result<T, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        String::deserialize(from)?.parse().map_err(de::Error::custom)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Layout {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.parts().serialize(to)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Layout {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Layout(Source::Owned(Box::new(Parts::deserialize(from)?))))
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
                segments: segments(key),
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

    fn parts(&self) -> Cow<'_, Parts> {
        self.0.parts()
    }

    /// The segments, in the order of the row.
    #[must_use]
    pub fn segments(&self) -> Cow<'_, [Segment]> {
        match self.parts() {
            Cow::Borrowed(parts) => Cow::Borrowed(&parts.segments),
            Cow::Owned(parts) => Cow::Owned(parts.segments),
        }
    }

    /// Bytes of a row, where all have the same number.
    #[must_use]
    pub fn width(&self) -> Option<usize> {
        let delimited = |segment: &Segment| Some(segment.width? + usize::from(segment.delimiter.is_some()));
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
}

fn segments(key: &'static KeyFormat) -> Vec<Segment> {
    let mut all = Vec::new();
    let mut at = Some(0);
    if let Some(salt) = key.salt {
        let fields = key.fields.iter().filter(|field| field.salted);
        let kind = SegmentKind::Salt {
            buckets: salt.buckets,
            hash: salt.hash.to_string(),
            fields: fields.map(|field| field.name.to_string()).collect(),
            text: salt.text,
        };
        push(&mut all, &mut at, plain("salt", kind, salt.width));
    }
    if !key.prefix.is_empty() {
        let kind = SegmentKind::Constant { bytes: key.prefix.to_vec() };
        push(&mut all, &mut at, plain("prefix", kind, key.prefix.len()));
    }
    fields(key, "", Ending::Row, false, &mut at, &mut all);
    all
}

fn plain(name: &str, kind: SegmentKind, width: usize) -> Segment {
    Segment {
        name: name.to_string(),
        kind,
        offset: None,
        width: Some(width),
        direction: Direction::None,
        complemented: false,
        domain: None,
        delimiter: None,
    }
}

fn push(all: &mut Vec<Segment>, at: &mut Option<usize>, segment: Segment) {
    let behind = segment.width.map(|width| width + usize::from(segment.delimiter.is_some()));
    all.push(Segment { offset: *at, ..segment });
    *at = at.zip(behind).map(|(at, width)| at + width);
}

/// The fields of a key and of the keys nested in it, each on its own.
fn fields(
    key: &'static KeyFormat,
    outer: &str,
    end: Ending,
    complemented: bool,
    at: &mut Option<usize>,
    all: &mut Vec<Segment>,
) {
    for (i, field) in key.fields.iter().enumerate() {
        let last = i + 1 == key.fields.len();
        let ending = match key.delimiter {
            _ if last => end,
            Some(_) => Ending::Delimiter,
            None => Ending::Escaped,
        };
        let name = match outer {
            "" => field.name.to_string(),
            // A newtype is called as the field that holds it.
            outer if key.fields.len() == 1 && field.name == "0" => outer.to_string(),
            outer => format!("{outer}.{}", field.name),
        };
        let (format, flipped) = peel(&field.format);
        let ending = if flipped { Ending::Escaped } else { ending };
        let delimiter = key.delimiter.filter(|_| !last);
        if let Kind::Key(inner) = format.kind {
            fields(inner, &name, ending, complemented ^ flipped, at, all);
            if let (Some(_), Some(segment)) = (delimiter, all.last_mut()) {
                segment.delimiter = delimiter;
                *at = at.map(|at| at + 1);
            }
            continue;
        }
        let reversed = format.reversed ^ complemented ^ flipped;
        let direction = match (format.ordered, reversed) {
            (false, _) => Direction::Unordered,
            (true, true) => Direction::Descending,
            (true, false) => Direction::Ascending,
        };
        let segment = Segment {
            name,
            kind: kind(format, ending),
            offset: None,
            width: format.width,
            direction,
            complemented: complemented ^ flipped,
            domain: format.domain.map(|domain| Domain {
                min: domain.min,
                max: domain.max,
                non_zero: format.non_zero,
            }),
            delimiter,
        };
        push(all, at, segment);
    }
}

/// The format without the complements around it, and whether one is left over.
fn peel(mut format: &Format) -> (&Format, bool) {
    let mut complemented = false;
    while let Kind::Descending(inner) = format.kind {
        format = inner;
        complemented = !complemented;
    }
    (format, complemented)
}

fn kind(format: &Format, ending: Ending) -> SegmentKind {
    let element =
        |element: &Format| (Box::new(kind(element, Ending::Escaped)), element.width.unwrap_or_default());
    match format.kind {
        Kind::Unsigned => SegmentKind::Unsigned,
        Kind::Signed => SegmentKind::Signed,
        Kind::Raw => SegmentKind::Raw,
        Kind::Bool => SegmentKind::Bool,
        Kind::Char => SegmentKind::Char,
        Kind::Float => SegmentKind::Float,
        Kind::Bytes => SegmentKind::Bytes,
        Kind::Text { utf8 } => SegmentKind::Text { utf8, ending },
        Kind::PaddedText { utf8, fill } => SegmentKind::PaddedText { utf8, fill },
        Kind::NulText { utf8 } => {
            SegmentKind::Text { utf8, ending: if ending == Ending::Row { Ending::Row } else { Ending::Nul } }
        }
        Kind::Decimal => SegmentKind::Decimal,
        Kind::ReversedDecimal => SegmentKind::ReversedDecimal,
        Kind::ReverseTime => SegmentKind::ReverseTime { from: format.origin },
        Kind::ReverseTimeDecimal => SegmentKind::ReverseTimeDecimal { from: format.origin },
        Kind::Optional(inner) => SegmentKind::Optional(Box::new(kind(inner, ending))),
        Kind::Array(len, inner) => {
            let (element, width) = element(inner);
            SegmentKind::Array { len, element, width }
        }
        Kind::List(inner) => {
            let (element, width) = element(inner);
            SegmentKind::List { element, width }
        }
        Kind::Key(key) => {
            let mut inner = Vec::new();
            fields(key, "", ending, false, &mut Some(0), &mut inner);
            SegmentKind::Key(inner)
        }
        Kind::Descending(inner) => SegmentKind::Complemented(Box::new(kind(inner, Ending::Escaped))),
        Kind::Custom(name) => SegmentKind::Custom { name: name.to_string() },
    }
}

impl fmt::Display for SegmentKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = |utf8: bool| if utf8 { "UTF-8" } else { "bytes" };
        match self {
            Self::Salt { buckets, hash, fields, text } => {
                write!(f, "{hash}(")?;
                for (i, field) in fields.iter().enumerate() {
                    write!(f, "{}{field}", if i == 0 { "" } else { ", " })?;
                }
                write!(f, "{}) % {buckets}", if fields.is_empty() { "all that follows" } else { "" })?;
                if *text { f.write_str(", decimal digits") } else { Ok(()) }
            }
            Self::Constant { bytes } => write!(f, "constant \"{}\"", bytes.escape_ascii()),
            Self::Unsigned => f.write_str("unsigned, big-endian"),
            Self::Signed => f.write_str("signed, sign bit flipped, big-endian"),
            Self::Raw => f.write_str("signed from 0 on, big-endian"),
            Self::Bool => f.write_str("bool, 00 or 01"),
            Self::Char => f.write_str("char, big-endian"),
            Self::Float => f.write_str("float, total order"),
            Self::Bytes => f.write_str("bytes"),
            Self::Text { utf8, ending } => {
                let ending = match ending {
                    Ending::Row => "to the end of the row",
                    Ending::Escaped => "ended by 00 01, 00 as 00 FF",
                    Ending::Nul => "ended by 00",
                    Ending::Delimiter => "up to the delimiter",
                };
                write!(f, "{} {ending}", text(*utf8))
            }
            Self::PaddedText { utf8, fill } => write!(f, "{} filled with {fill:02X}", text(*utf8)),
            Self::Decimal => f.write_str("decimal digits"),
            Self::ReversedDecimal => f.write_str("decimal digits, back to front"),
            Self::ReverseTime { from } => write!(f, "{from} - time, big-endian"),
            Self::ReverseTimeDecimal { from } => write!(f, "{from} - time, decimal digits"),
            Self::Optional(inner) => write!(f, "00, or 01 and {inner}"),
            Self::Array { len, element, .. } => write!(f, "{len} times {element}"),
            Self::List { element, .. } => write!(f, "to the end of the row: {element}"),
            Self::Key(inner) => {
                f.write_str("(")?;
                for (i, segment) in inner.iter().enumerate() {
                    write!(f, "{}{}: {}", if i == 0 { "" } else { "; " }, segment.name, segment.kind)?;
                }
                f.write_str(")")
            }
            Self::Custom { name } => write!(f, "codec {name}"),
            Self::Complemented(inner) => write!(f, "complement of {inner}"),
        }
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Direction::Ascending => "ascending",
            Direction::Descending => "descending",
            Direction::Unordered => "unordered",
            Direction::None => "-",
        })
    }
}

impl Segment {
    /// The numbers it holds, in words, where they are fewer than its bytes could say.
    fn narrowed(&self) -> Option<String> {
        let (domain, width) = (self.domain?, self.width.filter(|width| (1..=16).contains(width))?);
        let bits = 8 * width as u32;
        let (min, max) = match self.kind {
            SegmentKind::Unsigned => (0, u128::MAX >> (128 - bits)),
            SegmentKind::Signed => (i128::MIN >> (128 - bits), u128::MAX >> (129 - bits)),
            SegmentKind::Raw => (0, u128::MAX >> (129 - bits)),
            SegmentKind::Decimal | SegmentKind::ReversedDecimal => (0, crate::decimal::max(width)),
            _ => return None,
        };
        let mut text = String::new();
        if domain.max < max {
            text.push_str(&format!(", at most {}", domain.max));
        }
        if domain.non_zero || (min == 0 && domain.min == 1) {
            text.push_str(", not 0");
        }
        Some(text)
    }

    /// The encoding in words, with what narrows it.
    fn encoding(&self) -> String {
        let mut text = self.kind.to_string();
        if let Some(domain) = self.narrowed() {
            text.push_str(&domain);
        }
        if self.complemented {
            text.push_str(", complemented");
        }
        if let Some(delimiter) = self.delimiter {
            text.push_str(&format!(", then \"{}\"", delimiter.escape_ascii()));
        }
        text
    }
}

/// One line a segment: offset and width in bytes (`*` where rows differ), field, encoding, order.
impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number =
            |number: Option<usize>| number.map_or_else(|| "*".to_string(), |number| number.to_string());
        let segments = self.segments();
        let encodings: Vec<String> = segments.iter().map(Segment::encoding).collect();
        let widest = |texts: &mut dyn Iterator<Item = &str>, title: &str| {
            texts.map(|text| text.chars().count()).max().unwrap_or(0).max(title.len())
        };
        let name = widest(&mut segments.iter().map(|segment| &*segment.name), "field");
        let encoding = widest(&mut encodings.iter().map(|text| &**text), "encoding");
        writeln!(f, "offset  width  {:name$}  {:encoding$}  order", "field", "encoding")?;
        for (segment, text) in segments.iter().zip(&encodings) {
            writeln!(
                f,
                "{:>6}  {:>5}  {:name$}  {text:encoding$}  {}",
                number(segment.offset),
                number(segment.width),
                segment.name,
                segment.direction,
            )?;
        }
        Ok(())
    }
}
