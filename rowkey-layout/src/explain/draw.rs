//! Draws an explained row as a table for a terminal.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Write};

use super::{ExplainedFault, Explanation};
use crate::bytes::string_binary::{push_string_binary, string_binary_len};
use crate::bytes::table::{self, columns};

/// Bytes per line.
const LINE: usize = 8;
/// Lines per segment. Of further bytes, only the number is shown.
const MAX_LINES: usize = 8;
/// Maximum characters of a value.
const VALUE: usize = 160;
/// Width of the offset column.
const OFFSET: usize = 6;
const BETWEEN: &str = "  ";

impl fmt::Display for ExplainedFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "field `{}` at byte {}: {}", self.path(), self.offset, self.what)
    }
}

/// A line of the table. Lines are collected first, since the column widths depend on all of them.
#[derive(Default)]
struct Line<'e> {
    offset: usize,
    name: &'e str,
    bytes: &'e [u8],
    /// The number of bytes of the segment that are not shown; it has its own line.
    hidden: usize,
    value: &'e str,
    /// Whether the value is truncated.
    truncated: bool,
}

/// Appends the lines of a segment, with the value on the first one.
fn push<'e>(lines: &mut Vec<Line<'e>>, name: &'e str, offset: usize, bytes: &'e [u8], value: &'e str) {
    let end = value.char_indices().nth(VALUE).map(|(end, _)| end);
    let shown = &bytes[..bytes.len().min(LINE * MAX_LINES)];
    let (first, others) = shown.split_at(shown.len().min(LINE));
    // A segment without bytes also has a line.
    let value = &value[..end.unwrap_or(value.len())];
    lines.push(Line { offset, name, bytes: first, hidden: 0, value, truncated: end.is_some() });
    let line =
        |(chunk, i): (&'e [u8], usize)| Line { offset: offset + i * LINE, bytes: chunk, ..Line::default() };
    lines.extend(others.chunks(LINE).zip(1..).map(line));
    let hidden = bytes.len() - shown.len();
    if hidden > 0 {
        lines.push(Line { offset: offset + shown.len(), hidden, ..Line::default() });
    }
}

/// The widths of the columns.
struct Columns {
    name: usize,
    hex: usize,
    text: usize,
}

impl Line<'_> {
    fn hex_len(&self) -> usize {
        match self.hidden {
            0 => (3 * self.bytes.len()).saturating_sub(1),
            hidden => "and  bytes more".len() + crate::bytes::decimal::digits(hidden as u128),
        }
    }

    fn value_len(&self) -> usize {
        columns(self.value) + if self.truncated { 2 } else { 0 }
    }

    fn start(&self, columns: &Columns, all: &mut String) {
        // Writing to a `String` cannot fail.
        let _ = write!(all, "{:>OFFSET$}", self.offset);
        all.push_str(BETWEEN);
        cell(all, columns.name, |all| all.push_str(self.name));
    }

    fn bytes(&self, columns: &Columns, all: &mut String) {
        cell(all, columns.hex, |all| match self.hidden {
            0 => push_hex(all, self.bytes),
            hidden => {
                let _ = write!(all, "and {hidden} bytes more");
            }
        });
        all.push_str(BETWEEN);
        cell(all, columns.text, |all| push_string_binary(all, self.bytes));
    }

    fn value(&self, all: &mut String) {
        all.push_str(self.value);
        if self.truncated {
            all.push_str("..");
        }
    }
}

/// Pads what `write` writes to `width` characters.
fn cell(all: &mut String, width: usize, write: impl FnOnce(&mut String)) {
    let start = all.len();
    write(all);
    let len = columns(&all[start..]);
    spaces(all, width.saturating_sub(len));
}

fn spaces(all: &mut String, mut count: usize) {
    const SPACES: &str = "                                ";
    while count > 0 {
        let some = count.min(SPACES.len());
        all.push_str(&SPACES[..some]);
        count -= some;
    }
}

fn headings(all: &mut String, columns: &[(&str, usize)]) {
    for (i, (heading, width)) in columns.iter().enumerate() {
        if i > 0 {
            all.push_str(BETWEEN);
        }
        cell(all, *width, |all| all.push_str(heading));
    }
    all.push('\n');
}

/// `07 FF`.
fn push_hex(all: &mut String, bytes: &[u8]) {
    const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
    for (i, &byte) in bytes.iter().enumerate() {
        if i > 0 {
            all.push(' ');
        }
        all.push(DIGITS[usize::from(byte >> 4)].into());
        all.push(DIGITS[usize::from(byte & 15)].into());
    }
}

/// Ends the line that starts at `start`: trims trailing spaces, and drops an empty line.
fn end(all: &mut String, start: usize) {
    all.truncate(start + all[start..].trim_end().len());
    if all.len() > start {
        all.push('\n');
    }
}

/// Draws one line per 8 bytes: offset, field, bytes in hexadecimal and in HBase's notation, value. The last line is the
/// fault. `{:#}` is narrower: the value has its own line above the bytes. `{:.100}` uses the narrow form only if a line would
/// exceed 100 characters.
impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lines = Vec::with_capacity(self.segments.len() + 1);
        let mut rest = 0;
        for segment in &self.segments {
            push(&mut lines, &segment.name, segment.offset, &segment.bytes, &segment.value);
            rest = segment.offset + segment.bytes.len();
        }
        if !self.rest.is_empty() {
            push(&mut lines, "", rest, &self.rest, "not decoded");
        }
        let fault = self.fault.as_ref().map(ToString::to_string);
        let mut columns = Columns { name: "field".len(), hex: "bytes".len(), text: "text".len() };
        for line in &lines {
            columns.name = columns.name.max(table::columns(line.name));
            columns.hex = columns.hex.max(line.hex_len());
            columns.text = columns.text.max(string_binary_len(line.bytes));
        }
        let bytes = OFFSET + columns.name + columns.hex + columns.text + 3 * BETWEEN.len();
        let narrow = f.precision().is_some_and(|room| {
            let widest = lines.iter().map(Line::value_len).fold("value".len(), usize::max);
            let fault = fault.as_ref().map_or(0, |fault| fault.chars().count());
            bytes + BETWEEN.len() + widest > room || fault > room
        });
        let mut all = String::with_capacity((lines.len() + 1) * (bytes + 40));
        if f.alternate() || narrow {
            headings(&mut all, &[("offset", OFFSET), ("field", columns.name), ("value", 0)]);
            headings(&mut all, &[("", OFFSET), ("", columns.name), ("bytes", columns.hex), ("text", 0)]);
            for line in &lines {
                if line.value_len() > 0 {
                    line.start(&columns, &mut all);
                    all.push_str(BETWEEN);
                    line.value(&mut all);
                    all.push('\n');
                }
                let start = all.len();
                spaces(&mut all, OFFSET + columns.name + 2 * BETWEEN.len());
                line.bytes(&columns, &mut all);
                end(&mut all, start);
            }
        } else {
            let Columns { name, hex, text } = columns;
            headings(
                &mut all,
                &[("offset", OFFSET), ("field", name), ("bytes", hex), ("text", text), ("value", 0)],
            );
            for line in &lines {
                let start = all.len();
                line.start(&columns, &mut all);
                all.push_str(BETWEEN);
                line.bytes(&columns, &mut all);
                all.push_str(BETWEEN);
                line.value(&mut all);
                end(&mut all, start);
            }
        }
        if let Some(fault) = fault {
            all.push_str(&fault);
            all.push('\n');
        }
        f.write_str(&all)
    }
}
