//! What follows a value in its row, and the position of a range bound among encodings.

use super::Delimiter;

/// What follows a value in its row.
///
/// A variable-width codec uses it to decide how the value ends: with the row, with a terminator, before a delimiter, or a fixed
/// number of bytes before the end of the row. A fixed-width codec may ignore it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// Nothing: the value is the last one and ends with the row.
    Row,
    /// Another field. The value writes its own terminator.
    Terminator,
    /// The delimiter of the key. The key writes it; the value must not contain it, nor any byte below it.
    Byte(u8),
    /// An unordered delimiter. The key writes it; its first occurrence ends the value.
    Unordered(Delimiter),
    /// This number of bytes, which are fields of fixed width: the value ends that many bytes before the end of the row (`rest`).
    Before(u32),
}

// Internal: used by the layout and by `rowkey-core`.
#[doc(hidden)]
impl End {
    /// The delimiter that follows the value, if any.
    #[inline(always)]
    pub const fn delimiter(self) -> Option<Delimiter> {
        match self {
            End::Row | End::Terminator | End::Before(_) => None,
            End::Byte(byte) => Some(Delimiter::ordered(byte)),
            End::Unordered(delimiter) => Some(delimiter),
        }
    }

    /// The length of that delimiter.
    #[inline]
    pub const fn delimiter_len(self) -> usize {
        match self {
            End::Row | End::Terminator | End::Before(_) => 0,
            End::Byte(_) => 1,
            End::Unordered(delimiter) => delimiter.as_slice().len(),
        }
    }
}

/// The position of a range bound among the encodings of a field, in lexicographic order.
///
/// [`Codec::bound`](https://docs.rs/rowkey/latest/rowkey/codec/trait.Codec.html#method.bound) returns it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoundPosition {
    /// The bound can be encoded: it is at the bytes written.
    At,
    /// The bound cannot be encoded: it lies before everything that starts with the bytes written.
    Before,
    /// The bound cannot be encoded: it lies after everything that starts with the bytes written.
    After,
}

#[doc(hidden)]
impl BoundPosition {
    /// The position if `around`, the byte order, is reversed.
    #[inline(always)]
    pub const fn reversed_if(self, around: bool) -> Self {
        match self {
            BoundPosition::Before if around => BoundPosition::After,
            BoundPosition::After if around => BoundPosition::Before,
            position => position,
        }
    }
}
