//! Text in the cells of a table: one line, padded to the width of its column.

use alloc::string::String;
use core::fmt::{self, Write};

/// Text padded with spaces. Not `{:1$}`, which panics above 65535 characters: a constant prefix or the names of an enum may
/// be longer.
pub(crate) struct Cell<'a>(pub(crate) &'a str, pub(crate) usize);

impl fmt::Display for Cell<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Cell(text, width) = *self;
        f.write_str(text)?;
        (columns(text)..width).try_for_each(|_| f.write_char(' '))
    }
}

/// Text of the user's with control characters escaped, so that it stays on one line.
pub(crate) struct OneLine<'a>(pub(crate) &'a str);

impl fmt::Display for OneLine<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|char| match char.is_control() {
            true => write!(f, "{}", char.escape_debug()),
            false => f.write_char(char),
        })
    }
}

/// The width of a text on a terminal: Chinese, Japanese and Korean characters fill two columns.
pub(crate) fn columns(text: &str) -> usize {
    if text.is_ascii() {
        text.len()
    } else {
        text.chars().map(|char| if is_wide(char) { 2 } else { 1 }).sum()
    }
}

/// The wide and fullwidth characters of Unicode's East Asian Width, in whole blocks.
fn is_wide(char: char) -> bool {
    matches!(
        u32::from(char),
        0x1100..=0x115F
            | 0x2E80..=0x303E
            | 0x3041..=0xA4CF
            | 0xA960..=0xA97C
            | 0xAC00..=0xD7A3
            | 0xF900..=0xFAFF
            | 0xFE30..=0xFE6F
            | 0xFF01..=0xFF60
            | 0xFFE0..=0xFFE6
            | 0x1F300..=0x1F64F
            | 0x1F900..=0x1F9FF
            | 0x20000..=0x3FFFD
    )
}

/// The width of each column of a table. A longer cell sticks out: with the kinds of an enum in one, each line would be as long.
pub(crate) fn widths<const N: usize>(lines: &[[String; N]]) -> [usize; N] {
    core::array::from_fn(|column| {
        lines
            .iter()
            .map(|line| columns(&line[column]))
            .filter(|width| *width <= 200)
            .max()
            .unwrap_or_default()
    })
}
