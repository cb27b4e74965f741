//! An explained row as a table for a terminal.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::{ExplainedFault, Explanation};
use crate::bytes::string_binary::to_string_binary;
use crate::bytes::table::{Cell, widths};

/// Bytes of one line.
const LINE: usize = 8;
/// Lines of one segment. Of the bytes beyond them, only their number is shown.
const LINES: usize = 8;
/// Characters of a value.
const VALUE: usize = 160;

impl fmt::Display for ExplainedFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "field `{}` at byte {}: {}", self.path(), self.offset, self.what)
    }
}

/// A line of the table: offset, field, bytes, text, value.
type Line = [String; 5];

/// The bytes of a segment, and beside the first of them what they say.
fn push(lines: &mut Vec<Line>, name: &str, offset: usize, bytes: &[u8], value: &str) {
    let value = match value.char_indices().nth(VALUE) {
        Some((end, _)) => format!("{}..", &value[..end]),
        None => value.to_string(),
    };
    let shown = &bytes[..bytes.len().min(LINE * LINES)];
    let (first, others) = shown.split_at(shown.len().min(LINE));
    let line = |chunk: &[u8], from: usize| {
        let hex: Vec<String> = chunk.iter().map(|byte| format!("{byte:02X}")).collect();
        [from.to_string(), String::new(), hex.join(" "), to_string_binary(chunk), String::new()]
    };
    // A segment without bytes has a line, too.
    let [from, _, hex, text, _] = line(first, offset);
    lines.push([from, name.to_string(), hex, text, value]);
    lines.extend(others.chunks(LINE).zip(1..).map(|(chunk, i)| line(chunk, offset + i * LINE)));
    let hidden = bytes.len() - shown.len();
    if hidden > 0 {
        let [from, .., empty] = line(&[], offset + shown.len());
        lines.push([from, empty.clone(), format!("and {hidden} bytes more"), empty.clone(), empty]);
    }
}

/// One line for each 8 bytes: offset, field, the bytes in hexadecimal and as HBase prints them, what
/// they say. A last line for what is wrong. `{:#}` is narrower: what they say has a line of its own, and
/// the bytes stand below it.
impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lines = Vec::from([["offset", "field", "bytes", "text", "value"].map(String::from)]);
        let mut end = 0;
        for segment in &self.segments {
            push(&mut lines, &segment.name, segment.offset, &segment.bytes, &segment.value);
            end = segment.offset + segment.bytes.len();
        }
        if !self.rest.is_empty() {
            push(&mut lines, "", end, &self.rest, "not decoded");
        }
        let [_, name, hex, text, _] = widths(&lines);
        for [offset, field, bytes, chars, value] in &lines {
            let start = format!("{offset:>6}  {}", Cell(field, name));
            let bytes = format!("{}  {}", Cell(bytes, hex), Cell(chars, text));
            if !f.alternate() {
                writeln!(f, "{}", format!("{start}  {bytes}  {value}").trim_end())?;
                continue;
            }
            if !value.is_empty() {
                writeln!(f, "{start}  {value}")?;
            }
            let below = format!("{:6}  {}  {bytes}", "", Cell("", name));
            if !below.trim_end().is_empty() {
                writeln!(f, "{}", below.trim_end())?;
            }
        }
        match &self.fault {
            Some(fault) => writeln!(f, "{fault}"),
            None => Ok(()),
        }
    }
}
