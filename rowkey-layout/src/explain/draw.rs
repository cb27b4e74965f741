//! Draws an explained row as a table for a terminal.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Write};
use core::iter::repeat_n;

use super::{ExplainedFault, Explanation};
use crate::bytes::Digits;
use crate::bytes::hex::push_hex;
use crate::bytes::string_binary::push_string_binary;
use crate::bytes::table::columns;

/// Bytes per line.
const LINE: usize = 8;
/// Lines per segment. Of further bytes, only the number is shown.
const MAX_LINES: usize = 8;
/// Maximum characters of a value.
const MAX_VALUE: usize = 160;
/// Spaces between two columns.
const BETWEEN: usize = 2;

impl fmt::Display for ExplainedFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "field `{}` at byte {}: {}", self.path, self.offset, self.what)
    }
}

/// The columns.
const HEADINGS: [&str; 5] = ["offset", "field", "bytes", "text", "value"];
const VALUE: usize = 4;

const SPACES: &str = "                                ";

/// The cells of the table, line by line in one text. They are collected first, since the column widths depend on all of them.
struct Table {
    text: String,
    /// Where each cell starts, and the end of the last one.
    starts: Vec<usize>,
}

impl Table {
    fn cell(&self, line: usize, column: usize) -> &str {
        let i = HEADINGS.len() * line + column;
        &self.text[self.starts[i]..self.starts[i + 1]]
    }

    fn end_cell(&mut self) {
        self.starts.push(self.text.len());
    }

    /// Appends the lines of a segment, with the value on the first one.
    fn segment(&mut self, name: &str, offset: usize, bytes: &[u8], value: &str) {
        let (shown, hidden) = bytes.split_at(bytes.len().min(LINE * MAX_LINES));
        let mut chunks = shown.chunks(LINE);
        // A segment without bytes also has a line.
        self.line(offset, name, chunks.next().unwrap_or_default(), 0, value);
        (1..).zip(chunks).for_each(|(i, chunk)| self.line(offset + i * LINE, "", chunk, 0, ""));
        if !hidden.is_empty() {
            self.line(offset + shown.len(), "", &[], hidden.len(), "");
        }
    }

    /// Appends a line: with `bytes`, or the number of those that are not shown.
    fn line(&mut self, offset: usize, name: &str, bytes: &[u8], hidden: usize, value: &str) {
        // Writing to a `String` cannot fail.
        _ = write!(self.text, "{offset:>6}");
        self.end_cell();
        self.text.push_str(name);
        self.end_cell();
        for (i, byte) in bytes.iter().enumerate() {
            self.text.push_str(if i > 0 { " " } else { "" });
            push_hex(&mut self.text, *byte, Digits::HexUpper);
        }
        if hidden > 0 {
            _ = write!(self.text, "and {hidden} bytes more");
        }
        self.end_cell();
        push_string_binary(&mut self.text, bytes);
        self.end_cell();
        let end = value.char_indices().nth(MAX_VALUE).map(|(end, _)| end);
        self.text.push_str(&value[..end.unwrap_or(value.len())]);
        self.text.push_str(if end.is_some() { ".." } else { "" });
        self.end_cell();
    }
}

/// Draws one line per 8 bytes: offset, field, bytes in hexadecimal and in HBase's notation, value. The last line is the
/// fault. `{:#}` is narrower: the value has its own line above the bytes. `{:.100}` uses the narrow form only if a line would
/// exceed 100 characters.
impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut table = Table { text: String::with_capacity(1024), starts: Vec::with_capacity(128) };
        table.end_cell();
        for heading in HEADINGS {
            table.text.push_str(heading);
            table.end_cell();
        }
        let mut rest = 0;
        for segment in &self.segments {
            table.segment(&segment.name, segment.offset, &segment.bytes, &segment.value);
            rest = segment.offset + segment.bytes.len();
        }
        if !self.rest.is_empty() {
            table.segment("", rest, &self.rest, "not decoded");
        }
        let fault = self.fault.as_ref().map(ToString::to_string);
        let lines = table.starts.len() / HEADINGS.len();
        let mut widths = [0; HEADINGS.len()];
        for (column, width) in widths.iter_mut().enumerate() {
            *width = (0..lines).map(|line| columns(table.cell(line, column))).max().unwrap_or_default();
        }
        let widest = widths.iter().sum::<usize>() + 4 * BETWEEN;
        let narrow = f.alternate()
            || f.precision().is_some_and(|room| {
                widest > room || fault.as_ref().is_some_and(|fault| fault.chars().count() > room)
            });
        let forms: &[(usize, &[usize])] = match narrow {
            true => &[(0, &[0, 1, VALUE]), (widths[0] + widths[1] + 2 * BETWEEN, &[2, 3])],
            false => &[(0, &[0, 1, 2, 3, VALUE])],
        };
        let mut all = String::with_capacity(lines * (widest + 40));
        for line in 0..lines {
            for &(mut before, shown) in forms {
                if narrow && shown.contains(&VALUE) && table.cell(line, VALUE).is_empty() {
                    continue;
                }
                let start = all.len();
                for &column in shown {
                    let cell = table.cell(line, column);
                    all.extend(repeat_n(SPACES, before / SPACES.len()));
                    all.push_str(&SPACES[..before % SPACES.len()]);
                    all.push_str(cell);
                    before = widths[column].saturating_sub(columns(cell)) + BETWEEN;
                }
                // Without trailing spaces, and no line that would be empty.
                all.truncate(start + all[start..].trim_end().len());
                if all.len() > start {
                    all.push('\n');
                }
            }
        }
        if let Some(fault) = fault {
            all.push_str(&fault);
            all.push('\n');
        }
        f.write_str(&all)
    }
}
