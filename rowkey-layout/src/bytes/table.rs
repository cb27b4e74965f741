//! Text as it stands in a table: one line, filled up to its column.

use alloc::string::String;
use core::fmt::{self, Write};

/// Text with spaces behind it, so many characters in all. A width in `{:1$}` panics above 65535, and a
/// constant prefix or the names of an enum may be longer.
pub(crate) struct Cell<'a>(pub(crate) &'a str, pub(crate) usize);

impl fmt::Display for Cell<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Cell(text, width) = *self;
        f.write_str(text)?;
        (text.chars().count()..width).try_for_each(|_| f.write_char(' '))
    }
}

/// A name that is the user's own text, without line breaks and other control characters.
pub(crate) struct OneLine<'a>(pub(crate) &'a str);

impl fmt::Display for OneLine<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|char| match char.is_control() {
            true => write!(f, "{}", char.escape_debug()),
            false => f.write_char(char),
        })
    }
}

/// The characters of the widest cell of each column.
pub(crate) fn widths<const N: usize>(lines: &[[String; N]]) -> [usize; N] {
    core::array::from_fn(|column| {
        lines.iter().map(|line| line[column].chars().count()).max().unwrap_or_default()
    })
}
