//! What follows a value in its row, and where a bound lies among values.

use super::Delimiter;

/// What follows a value in its row. Text of variable width has to be told apart from what follows it, and
/// this decides how; a codec of fixed width may ignore it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// Nothing: the value ends with the row.
    Row,
    /// Another field: text ends with its own terminator.
    Mark,
    /// The delimiter of the key. The key writes it, and the value must not hold it.
    Byte(u8),
    /// The delimiter of a key whose text may hold bytes below it. The key writes it, and the first place where it
    /// stands ends the value.
    Unordered(Delimiter),
}

// What the layout and `rowkey-core` ask beside the public functions.
#[doc(hidden)]
impl End {
    /// The delimiter that follows.
    #[inline(always)]
    pub const fn delimiter(self) -> Option<Delimiter> {
        match self {
            End::Row | End::Mark => None,
            End::Byte(byte) => Some(Delimiter::ordered(byte)),
            End::Unordered(delimiter) => Some(delimiter),
        }
    }

    /// Its bytes.
    pub const fn delimiter_len(self) -> usize {
        match self.delimiter() {
            Some(delimiter) => delimiter.as_slice().len(),
            None => 0,
        }
    }
}

/// Where a bound lies among the encodings of a field, in the order of the bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Position {
    /// It is the value of the bytes written.
    At,
    /// No value; it lies before all that begins with the bytes written.
    Before,
    /// No value; it lies after all that begins with the bytes written.
    After,
}

#[doc(hidden)]
impl Position {
    /// The same place, where the bytes sort in the other direction.
    #[inline(always)]
    pub const fn turned(self, around: bool) -> Self {
        match self {
            Position::Before if around => Position::After,
            Position::After if around => Position::Before,
            position => position,
        }
    }
}
