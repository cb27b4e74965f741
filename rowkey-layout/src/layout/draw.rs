//! Draws a layout as a table.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::variants::Repr;
use super::{Direction, Kind, Layout, LayoutKind, Part, Segment};
use crate::bytes::table::{Cell, OneLine, widths};
use crate::bytes::{Digits, End};

/// Displays the encoding in words, without the domain and the complement.
impl fmt::Display for Segment<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match &self.part {
            Part::Salt { buckets, hash, fields, text, hex } => {
                let of = if fields.is_empty() { "all that follows".into() } else { fields.join(", ") };
                let digits = match (text, hex) {
                    (true, _) => ", decimal digits",
                    (_, true) => ", hexadecimal digits",
                    _ => "",
                };
                return write!(f, "{}({of}) % {buckets}{digits}", OneLine(hash));
            }
            Part::Constant(bytes) => return write!(f, "constant \"{}\"", bytes.escape_ascii()),
            Part::Field(kind) => *kind,
        };
        f.write_str(kind.utf8().map_or("", |utf8| if utf8 { "UTF-8 " } else { "bytes " }))?;
        match kind {
            Kind::BaseTime(seconds) => write!(f, "seconds, multiples of {seconds}, big-endian"),
            Kind::Text { .. } => {
                let escapes = if self.end == End::Terminator { ", 00 as 01 01, 01 as 01 02" } else { "" };
                write!(f, "{}{escapes}", ended(self.end))
            }
            Kind::NulText { .. } => write!(f, "without 00, {}", ended(self.end)),
            Kind::TerminatedText { by, .. } => write!(f, "without {by:02X}, ended by {by:02X}"),
            Kind::LengthText { bytes, .. } => write!(f, "after its length, big-endian in {bytes}"),
            Kind::Groups { .. } => f.write_str("in groups of 8 and a marker"),
            Kind::VarbinaryEncoded { .. } => {
                let end = if self.end == End::Row { "to the end of the row" } else { "ended by 00 01" };
                write!(f, "{end}, 00 as 00 FF")
            }
            Kind::PaddedText { fill, .. } => write!(f, "filled with {fill:02X}"),
            Kind::ReverseTime { from } => write!(f, "{from} - time, big-endian"),
            Kind::ReverseTimeDecimal { from } => write!(f, "{from} - time, decimal digits"),
            Kind::ReverseTimeHex { from, upper } => {
                let case = if *upper { " in upper case" } else { "" };
                write!(f, "{from} - time, hexadecimal digits{case}")
            }
            Kind::TimeText { compact } => {
                let shape =
                    if *compact { "YYYYMMDDhhmmssfffffffff" } else { "YYYY-MM-DDThh:mm:ss.fffffffff" };
                let (end, width) = (if *compact { "" } else { "Z" }, self.width.unwrap_or_default());
                write!(f, "time as {}{end}", &shape[..width - end.len()])
            }
            Kind::Optional(_) => {
                let tail = if self.tail { "nothing at the end of the row, else " } else { "" };
                write!(f, "{tail}00, or 01 and {}", self.encodings(&self.inner()))
            }
            Kind::Array(len, _) => write!(f, "{len} times {}", self.encodings(&self.inner())),
            Kind::List(_) => write!(f, "to the end of the row: {}", self.encodings(&self.inner())),
            Kind::Key(_) => write!(f, "({})", self.encodings(&self.inner())),
            Kind::Keys(kinds) => {
                for (i, LayoutKind { name, layout }) in kinds.list.iter().enumerate() {
                    let or = if i == 0 { "" } else { ", or " };
                    write!(f, "{or}'{}' ({name})", layout.prefix.escape_ascii())?;
                    let mut all = Vec::new();
                    layout.fields.segments("", self.end, self.complemented, &mut all);
                    if !all.is_empty() {
                        write!(f, " then ({})", self.encodings(&all))?;
                    }
                }
                Ok(())
            }
            Kind::Variants(variants) => {
                write!(f, "one of {variants}")?;
                match variants.repr {
                    Repr::Number { signed: true, .. } => f.write_str(", sign bit flipped, big-endian"),
                    Repr::Number { .. } => f.write_str(", big-endian"),
                    Repr::FixedText(_) => Ok(()),
                    Repr::Text => write!(f, ", {}", ended(self.end)),
                }
            }
            Kind::Custom(name) => write!(f, "codec {}", OneLine(name)),
            kind => f.write_str(kind.facts().words),
        }
    }
}

/// How variable-width text ends.
fn ended(end: End) -> String {
    match end {
        End::Row => "to the end of the row".into(),
        End::Terminator => "ended by 00".into(),
        End::Byte(_) | End::Unordered(_) => "up to the delimiter".into(),
        End::Before(width) => format!("up to the last {width} bytes of the row"),
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

impl Segment<'_> {
    /// The domain in words, if it is narrower than the bytes allow.
    fn narrowed(&self) -> Option<String> {
        // The range of a time type is not a property of the encoding.
        if self.unit.is_some() {
            return None;
        }
        let (domain, width) = (self.domain?, self.width?);
        let Part::Field(kind) = self.part else { return None };
        // More decimal digits than the number needs narrow nothing.
        let narrow = width <= 16 || kind.digits() != Some(Digits::Decimal);
        let (min, max) = kind.numbers(width).filter(|_| narrow)?;
        let at_most = if domain.max < max { format!(", at most {}", domain.max) } else { String::new() };
        let not_0 = domain.non_zero || (min == 0 && domain.min == 1);
        Some(at_most + if not_0 { ", not 0" } else { "" })
    }

    /// An encoding with the domain, the unit, the complement and the delimiter. `within`: the value around it is complemented.
    fn with_surroundings(&self, mut text: String, within: bool) -> String {
        text += &self.narrowed().unwrap_or_default();
        if let Some(unit) = self.unit.filter(|_| !matches!(self.part, Part::Field(Kind::TimeText { .. }))) {
            text += &format!(", {unit} since 1970");
        }
        text += match (within, self.complemented) {
            (false, true) => ", complemented",
            (true, false) => ", as it is",
            _ => "",
        };
        if let Some(delimiter) = self.delimiter {
            text += &format!(", then {delimiter}");
        }
        text
    }

    /// Appends its line; of an enum of keys, also the lines of its kinds.
    fn draw(&self, lines: &mut Vec<[String; 5]>) {
        let number =
            |number: Option<usize>| number.map_or_else(|| "*".to_string(), |number| number.to_string());
        let kinds = self.kinds();
        let text = match kinds.len() {
            0 => self.to_string(),
            1 => "of the one kind".into(),
            count => format!("one of {count} kinds"),
        };
        let (name, encoding) = (self.name.clone(), self.with_surroundings(text, false));
        lines.push([number(self.offset), number(self.width), name, encoding, self.direction.to_string()]);
        kinds.iter().flatten().for_each(|segment| segment.draw(lines));
    }

    /// The encodings of values inside this one; the fields of a key with their names.
    fn encodings(&self, inner: &[Segment<'_>]) -> String {
        let named =
            |segment: &Segment<'_>| match segment.with_surroundings(segment.to_string(), self.complemented) {
                encoding if segment.name.is_empty() => encoding,
                encoding => format!("{}: {encoding}", segment.name),
            };
        inner.iter().map(named).collect::<Vec<String>>().join("; ")
    }
}

/// Draws one line per segment: offset and width in bytes (`*` if variable), field, encoding, order. An enum of keys is drawn
/// variant by variant; as a field, it has a line, and below it each of its kinds.
impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, kind) in self.kinds().iter().enumerate() {
            write!(f, "{}{}\n{}", if i == 0 { "" } else { "\n" }, kind.name, kind.layout)?;
        }
        if !self.kinds().is_empty() {
            return Ok(());
        }
        let mut lines = Vec::from([["offset", "width", "field", "encoding", "order"].map(String::from)]);
        self.segments().iter().for_each(|segment| segment.draw(&mut lines));
        let [_, _, name, encoding, _] = widths(&lines);
        for [offset, width, field, text, order] in &lines {
            let (field, text) = (Cell(field, name), Cell(text, encoding));
            writeln!(f, "{offset:>6}  {width:>5}  {field}  {text}  {order}")?;
        }
        Ok(())
    }
}
