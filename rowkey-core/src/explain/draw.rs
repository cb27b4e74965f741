//! An explained row as a table for a terminal.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::{ExplainedFault, Explanation};
use crate::bytes::string_binary::to_string_binary;
use crate::bytes::table::Cell;

/// Bytes of one line.
const LINE: usize = 8;
/// Lines of one segment; of more bytes only the number is told.
const LINES: usize = 8;
/// Characters of a value.
const VALUE: usize = 160;

impl fmt::Display for ExplainedFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "field `{}` at byte {}: {}", self.path(), self.offset, self.what)
    }
}

/// A line of the table.
struct Line {
    offset: String,
    name: String,
    hex: String,
    text: String,
    value: String,
}

/// The bytes of a segment, and beside the first of them what they say.
fn lines(name: &str, offset: usize, bytes: &[u8], value: &str) -> Vec<Line> {
    let mut value = match value.char_indices().nth(VALUE) {
        Some((end, _)) => format!("{}..", &value[..end]),
        None => value.to_string(),
    };
    let shown = &bytes[..bytes.len().min(LINE * LINES)];
    let mut lines = Vec::new();
    let mut chunks = shown.chunks(LINE);
    let mut from = offset;
    let mut name = name.to_string();
    // A segment without bytes has a line, too.
    let mut next = Some(chunks.next().unwrap_or_default());
    while let Some(chunk) = next {
        let hex: Vec<String> = chunk.iter().map(|byte| format!("{byte:02X}")).collect();
        lines.push(Line {
            offset: from.to_string(),
            name: core::mem::take(&mut name),
            hex: hex.join(" "),
            text: to_string_binary(chunk),
            value: core::mem::take(&mut value),
        });
        from += chunk.len();
        next = chunks.next();
    }
    let hidden = bytes.len() - shown.len();
    if hidden > 0 {
        let hex = format!("and {hidden} bytes more");
        lines.push(Line { offset: from.to_string(), name, hex, text: String::new(), value: String::new() });
    }
    lines
}

/// One line for each 8 bytes: offset, field, the bytes in hexadecimal and as HBase prints them, what
/// they say. A last line for what is wrong. `{:#}` is narrower: what they say has a line of its own, and
/// the bytes stand below it.
impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut all: Vec<Line> = Vec::new();
        let mut end = 0;
        for segment in &self.segments {
            all.extend(lines(&segment.name, segment.offset, &segment.bytes, &segment.value));
            end = segment.offset + segment.bytes.len();
        }
        if !self.rest.is_empty() {
            all.extend(lines("", end, &self.rest, "not decoded"));
        }
        let widest = |column: fn(&Line) -> &str, title: &str| {
            all.iter().map(|line| column(line).chars().count()).max().unwrap_or(0).max(title.len())
        };
        let name = widest(|line| &line.name, "field");
        let hex = widest(|line| &line.hex, "bytes");
        let text = widest(|line| &line.text, "text");
        let narrow = f.alternate();
        let columns = |offset: &str, field: &str, bytes: &str, chars: &str, value: &str| {
            let start = format!("{offset:>6}  {}", Cell(field, name));
            let bytes = format!("{}  {}", Cell(bytes, hex), Cell(chars, text));
            if !narrow {
                return format!("{start}  {bytes}  {value}").trim_end().to_string();
            }
            let below = format!("{:6}  {}  {bytes}", "", Cell("", name));
            match value {
                "" => below.trim_end().to_string(),
                value => format!("{start}  {value}\n{}", below.trim_end()).trim_end().to_string(),
            }
        };
        writeln!(f, "{}", columns("offset", "field", "bytes", "text", "value"))?;
        for Line { offset, name, hex, text, value } in &all {
            writeln!(f, "{}", columns(offset, name, hex, text, value))?;
        }
        match &self.fault {
            Some(fault) => writeln!(f, "{fault}"),
            None => Ok(()),
        }
    }
}
