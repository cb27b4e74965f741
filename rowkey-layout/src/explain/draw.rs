//! Draws an explained row as a table for a terminal.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::{ExplainedFault, Explanation};
use crate::bytes::Digits;
use crate::bytes::hex::push_hex;
use crate::bytes::string_binary::to_string_binary;
use crate::bytes::table::{columns, widths};

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

/// The cells of a line. Lines are collected first, since the column widths depend on all of them.
type Line<'e> = [Cow<'e, str>; 5];

const HEADINGS: [&str; 5] = ["offset", "field", "bytes", "text", "value"];

const OFFSET: usize = 0;
const FIELD: usize = 1;
const BYTES: usize = 2;
const TEXT: usize = 3;
const VALUE: usize = 4;

/// Appends the lines of a segment, with the value on the first one.
fn push<'e>(lines: &mut Vec<Line<'e>>, name: &'e str, offset: usize, bytes: &[u8], value: &'e str) {
    let value = match value.char_indices().nth(MAX_VALUE) {
        Some((end, _)) => [&value[..end], ".."].concat().into(),
        None => value.into(),
    };
    let line = |offset: usize, name: &'e str, bytes: &[u8], value: Cow<'e, str>| {
        let text = to_string_binary(bytes).into();
        [format!("{offset:>6}").into(), name.into(), spaced_hex(bytes).into(), text, value]
    };
    let shown = &bytes[..bytes.len().min(LINE * MAX_LINES)];
    let (first, others) = shown.split_at(shown.len().min(LINE));
    // A segment without bytes also has a line.
    lines.push(line(offset, name, first, value));
    let chunks = others.chunks(LINE).zip(1..);
    lines.extend(chunks.map(|(chunk, i)| line(offset + i * LINE, "", chunk, "".into())));
    let hidden = bytes.len() - shown.len();
    if hidden > 0 {
        let mut last = line(offset + shown.len(), "", b"", "".into());
        last[BYTES] = format!("and {hidden} bytes more").into();
        lines.push(last);
    }
}

fn spaced_hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(3 * bytes.len());
    for byte in bytes {
        if !text.is_empty() {
            text.push(' ');
        }
        push_hex(&mut text, *byte, Digits::HexUpper);
    }
    text
}

/// Draws one line per 8 bytes: offset, field, bytes in hexadecimal and in HBase's notation, value. The last line is the
/// fault. `{:#}` is narrower: the value has its own line above the bytes. `{:.100}` uses the narrow form only if a line would
/// exceed 100 characters.
impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lines = Vec::with_capacity(self.segments.len() + 2);
        lines.push(HEADINGS.map(Cow::Borrowed));
        let mut rest = 0;
        for segment in &self.segments {
            push(&mut lines, &segment.name, segment.offset, &segment.bytes, &segment.value);
            rest = segment.offset + segment.bytes.len();
        }
        if !self.rest.is_empty() {
            push(&mut lines, "", rest, &self.rest, "not decoded");
        }
        let fault = self.fault.as_ref().map(ToString::to_string);
        let widths = widths(&lines);
        let widest = widths.iter().sum::<usize>() + 4 * BETWEEN;
        let narrow = f.alternate()
            || f.precision().is_some_and(|room| {
                widest > room || fault.as_ref().is_some_and(|fault| fault.chars().count() > room)
            });
        let before_bytes = widths[OFFSET] + widths[FIELD] + 2 * BETWEEN;
        let forms: &[(usize, &[usize])] = match narrow {
            true => &[(0, &[OFFSET, FIELD, VALUE]), (before_bytes, &[BYTES, TEXT])],
            false => &[(0, &[OFFSET, FIELD, BYTES, TEXT, VALUE])],
        };
        let spaces = " ".repeat(widest);
        let mut all = String::with_capacity((lines.len() + 1) * (widest + 40));
        for (line, &(before, shown)) in
            lines.iter().flat_map(|line| forms.iter().map(move |form| (line, form)))
        {
            if narrow && shown.contains(&VALUE) && line[VALUE].is_empty() {
                continue;
            }
            let start = all.len();
            all.push_str(&spaces[..before]);
            for &column in shown {
                all.push_str(&line[column]);
                all.push_str(&spaces[..widths[column] - columns(&line[column]) + BETWEEN]);
            }
            // Without trailing spaces, and no line that would be empty.
            all.truncate(start + all[start..].trim_end().len());
            if all.len() > start {
                all.push('\n');
            }
        }
        if let Some(fault) = fault {
            all.push_str(&fault);
            all.push('\n');
        }
        f.write_str(&all)
    }
}
