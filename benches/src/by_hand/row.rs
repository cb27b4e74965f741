//! A row of variable width that stays on the stack while it is short.

/// As many bytes as `rowkey::KeyBuf` holds inline.
pub const ROOM: usize = 46;

/// Up to [`ROOM`] bytes inline, more in a `Vec`.
#[derive(Debug, Clone, PartialEq)]
pub enum Row {
    Short(Short),
    Long(Vec<u8>),
}

/// A row as `rowkey::KeyBuf` keeps it, in words from its front on, so that what is compared is how
/// bounds are found, not how a row is kept.
#[derive(Debug, Clone, Copy, PartialEq)]
#[repr(C, align(8))]
pub struct Short {
    bytes: [u8; ROOM],
    len: u8,
    storage: Storage,
}

/// The last byte of a [`Row`] is its tag.
#[derive(Debug, Clone, Copy, PartialEq)]
#[repr(u8)]
enum Storage {
    Short,
}

impl Row {
    #[inline(always)]
    pub fn short(bytes: [u8; ROOM], len: usize) -> Row {
        Row::Short(Short { bytes, len: len as u8, storage: Storage::Short })
    }

    pub fn as_slice(&self) -> &[u8] {
        match self {
            Row::Short(row) => &row.bytes[..usize::from(row.len)],
            Row::Long(bytes) => bytes,
        }
    }
}
