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
        (text.chars().count()..width).try_for_each(|_| f.write_char(' '))
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

/// The width of each column in characters.
pub(crate) fn widths<const N: usize>(lines: &[[String; N]]) -> [usize; N] {
    core::array::from_fn(|column| {
        lines.iter().map(|line| line[column].chars().count()).max().unwrap_or_default()
    })
}
