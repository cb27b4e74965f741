//! Draws an explained row as a table for a terminal.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Write};

use super::{ExplainedFault, Explanation};
use crate::bytes::hex::push_hex;
use crate::bytes::string_binary::{push_string_binary, string_binary_len};
use crate::bytes::table::columns;
use crate::bytes::{Digits, decimal};

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
        write!(f, "field `{}` at byte {}: {}", self.path(), self.offset, self.what)
    }
}

/// A column of the table.
#[derive(Clone, Copy, PartialEq)]
enum Column {
    Offset,
    Field,
    Bytes,
    Text,
    Value,
}

use Column::{Bytes, Field, Offset, Text, Value};

const HEADINGS: [(Column, &str); 5] =
    [(Offset, "offset"), (Field, "field"), (Bytes, "bytes"), (Text, "text"), (Value, "value")];

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
    let end = value.char_indices().nth(MAX_VALUE).map(|(end, _)| end);
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

impl Line<'_> {
    /// The width of what it has in a column.
    fn width(&self, column: Column) -> usize {
        match column {
            Offset => 0,
            Field => columns(self.name),
            Bytes if self.hidden > 0 => "and  bytes more".len() + decimal::digits(self.hidden as u128),
            Bytes => (3 * self.bytes.len()).saturating_sub(1),
            Text => string_binary_len(self.bytes),
            Value => columns(self.value) + if self.truncated { 2 } else { 0 },
        }
    }

    fn push(&self, column: Column, all: &mut String) {
        match column {
            // Writing to a `String` cannot fail.
            Offset => _ = write!(all, "{:>6}", self.offset),
            Field => all.push_str(self.name),
            Bytes if self.hidden > 0 => _ = write!(all, "and {} bytes more", self.hidden),
            Bytes => self.bytes.iter().enumerate().for_each(|(i, byte)| {
                all.push_str(if i > 0 { " " } else { "" });
                push_hex(all, *byte, Digits::HexUpper);
            }),
            Text => push_string_binary(all, self.bytes),
            Value => {
                all.push_str(self.value);
                all.push_str(if self.truncated { ".." } else { "" });
            }
        }
    }
}

fn spaces(all: &mut String, mut count: usize) {
    const SPACES: &str = "                                ";
    while count > 0 {
        let some = count.min(SPACES.len());
        all.push_str(&SPACES[..some]);
        count -= some;
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
        let widths = HEADINGS.map(|(column, heading)| {
            lines.iter().map(|line| line.width(column)).fold(heading.len(), usize::max)
        });
        let widest = widths.iter().sum::<usize>() + 4 * BETWEEN;
        let narrow = f.alternate()
            || f.precision().is_some_and(|room| {
                widest > room || fault.as_ref().is_some_and(|fault| fault.chars().count() > room)
            });
        let mut all = String::with_capacity((lines.len() + 1) * (widest + 40));
        // Without trailing spaces, and no line that would be empty.
        let mut line = |mut before: usize, shown: &[Column], push: &dyn Fn(Column, &mut String)| {
            let start = all.len();
            for &column in shown {
                spaces(&mut all, before);
                let at = all.len();
                push(column, &mut all);
                before = widths[column as usize].saturating_sub(columns(&all[at..])) + BETWEEN;
            }
            all.truncate(start + all[start..].trim_end().len());
            if all.len() > start {
                all.push('\n');
            }
        };
        let before_bytes = widths[0] + widths[1] + 2 * BETWEEN;
        let forms: &[(usize, &[Column])] = match narrow {
            true => &[(0, &[Offset, Field, Value]), (before_bytes, &[Bytes, Text])],
            false => &[(0, &[Offset, Field, Bytes, Text, Value])],
        };
        for (before, columns) in forms {
            line(*before, columns, &|column, all| all.push_str(HEADINGS[column as usize].1));
        }
        for own in &lines {
            for (before, columns) in forms {
                if !narrow || !columns.contains(&Value) || !own.value.is_empty() {
                    line(*before, columns, &|column, all| own.push(column, all));
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
