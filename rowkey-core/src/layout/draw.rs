//! A layout as a table that a person reads.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::segment::Value;
use super::{Direction, Ending, Layout, Segment, SegmentKind};
use crate::bytes::decimal;
use crate::bytes::table::{Cell, OneLine};

impl fmt::Display for SegmentKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(false, f)
    }
}

impl SegmentKind {
    /// The kind in words; `complemented`, so that this is not said again of what it holds.
    fn write(&self, complemented: bool, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = |utf8: bool| if utf8 { "UTF-8" } else { "bytes" };
        match self {
            Self::Salt { buckets, hash, fields, text } => {
                write!(f, "{}(", OneLine(hash))?;
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
            Self::Digest => f.write_str("front of a SHA-256 digest"),
            Self::Uuid => f.write_str("UUID"),
            Self::Ipv4 => f.write_str("IPv4 address"),
            Self::Ipv6 => f.write_str("IPv6 address"),
            Self::IpAddress => f.write_str("IP address behind its family, 04 or 06"),
            Self::Duration => f.write_str("seconds 8, nanoseconds 4, big-endian"),
            Self::BaseTime { seconds } => write!(f, "seconds, multiples of {seconds}, big-endian"),
            Self::DecimalNumber => f.write_str("decimal number, exponent 1, mantissa 12"),
            Self::Text { utf8, ending } => {
                let ending = match ending {
                    Ending::Row => "to the end of the row",
                    Ending::Escaped => "ended by 00 01, 00 as 00 FF",
                    Ending::Delimiter => "up to the delimiter",
                };
                write!(f, "{} {ending}", text(*utf8))
            }
            Self::NulText { utf8, ended } => {
                write!(
                    f,
                    "{} without 00, {}",
                    text(*utf8),
                    if *ended { "ended by 00" } else { "to the end of the row" }
                )
            }
            Self::PaddedText { utf8, fill } => write!(f, "{} filled with {fill:02X}", text(*utf8)),
            Self::Decimal => f.write_str("decimal digits"),
            Self::ReversedDecimal => f.write_str("decimal digits, back to front"),
            Self::ReverseTime { from } => write!(f, "{from} - time, big-endian"),
            Self::ReverseTimeDecimal { from } => write!(f, "{from} - time, decimal digits"),
            Self::Time { .. } => f.write_str("seconds since 1970, sign bit flipped, then nanoseconds"),
            Self::DateDecimal => f.write_str("date as YYYYMMDD"),
            Self::Optional(inner) => {
                f.write_str("00, or 01 and ")?;
                inner.value().write(complemented, f)
            }
            Self::Array { len, element } => {
                write!(f, "{len} times ")?;
                element.value().write(complemented, f)
            }
            Self::List { element } => {
                f.write_str("to the end of the row: ")?;
                element.value().write(complemented, f)
            }
            Self::Key(inner) => {
                f.write_str("(")?;
                for (i, segment) in inner.iter().enumerate() {
                    write!(f, "{}{}: ", if i == 0 { "" } else { "; " }, segment.name)?;
                    segment.value().write(complemented, f)?;
                    write_delimiter(segment.delimiter, f)?;
                }
                f.write_str(")")
            }
            Self::Enum { .. } | Self::EnumText { .. } => {
                if let Some(variants) = self.variants(None) {
                    write!(f, "one of {variants}")?;
                }
                f.write_str(match self {
                    Self::Enum { signed: true, .. } => ", sign bit flipped, big-endian",
                    Self::Enum { .. } => ", big-endian",
                    Self::EnumText { ending: Some(Ending::Row), .. } => ", to the end of the row",
                    Self::EnumText { ending: Some(Ending::Escaped), .. } => ", ended by 00 01",
                    Self::EnumText { ending: Some(Ending::Delimiter), .. } => ", up to the delimiter",
                    _ => "",
                })
            }
            Self::Custom { name } => write!(f, "codec {}", OneLine(name)),
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

impl Value<'_> {
    /// The numbers it holds, in words, where they are fewer than its bytes could say.
    fn narrowed(&self) -> Option<String> {
        // What a type of time holds says nothing of its bytes.
        if self.unit.is_some() {
            return None;
        }
        let (domain, width) = (self.domain?, self.width.filter(|width| (1..=16).contains(width))?);
        let bits = 8 * width as u32;
        let (min, max) = match self.kind {
            SegmentKind::Unsigned => (0, u128::MAX >> (128 - bits)),
            SegmentKind::Signed => (i128::MIN >> (128 - bits), u128::MAX >> (129 - bits)),
            SegmentKind::Raw => (0, u128::MAX >> (129 - bits)),
            SegmentKind::Decimal | SegmentKind::ReversedDecimal => (0, decimal::max(width)),
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

    /// The encoding in words, with what narrows it, inside something that is complemented or not.
    fn write(&self, within: bool, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind.write(self.complemented, f)?;
        if let Some(domain) = self.narrowed() {
            f.write_str(&domain)?;
        }
        if let Some(unit) = self.unit {
            write!(f, ", {unit} since 1970")?;
        }
        match (within, self.complemented) {
            (false, true) => f.write_str(", complemented"),
            (true, false) => f.write_str(", as it is"),
            _ => Ok(()),
        }
    }
}

fn write_delimiter(delimiter: Option<u8>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match delimiter {
        Some(delimiter) => write!(f, ", then \"{}\"", delimiter.escape_ascii()),
        None => Ok(()),
    }
}

/// A column of the table.
struct Encoding<'a>(&'a Segment);

impl fmt::Display for Encoding<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.value().write(false, f)?;
        write_delimiter(self.0.delimiter, f)
    }
}

/// An enum of keys: each kind under its name. Any other key: one line a segment: offset and width in bytes
/// (`*` where rows differ), field, encoding, order.
impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, kind) in self.kinds().iter().enumerate() {
            write!(f, "{}{}\n{}", if i == 0 { "" } else { "\n" }, kind.name, kind.layout)?;
        }
        if !self.kinds().is_empty() {
            return Ok(());
        }
        let number =
            |number: Option<usize>| number.map_or_else(|| "*".to_string(), |number| number.to_string());
        let segments = self.segments();
        let encodings: Vec<String> = segments.iter().map(|segment| Encoding(segment).to_string()).collect();
        let widest = |texts: &mut dyn Iterator<Item = &str>, title: &str| {
            texts.map(|text| text.chars().count()).max().unwrap_or(0).max(title.len())
        };
        let name = widest(&mut segments.iter().map(|segment| &*segment.name), "field");
        let encoding = widest(&mut encodings.iter().map(|text| &**text), "encoding");
        writeln!(f, "offset  width  {}  {}  order", Cell("field", name), Cell("encoding", encoding))?;
        for (segment, text) in segments.iter().zip(&encodings) {
            writeln!(
                f,
                "{:>6}  {:>5}  {}  {}  {}",
                number(segment.offset),
                number(segment.width),
                Cell(&segment.name, name),
                Cell(text, encoding),
                segment.direction,
            )?;
        }
        Ok(())
    }
}
