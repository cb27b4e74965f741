//! The first byte of a value that says which of its forms follows.

/// Of an `Option`.
pub const NONE: u8 = 0;
pub const SOME: u8 = 1;
/// Of an address of any family.
pub const V4: u8 = 4;
pub const V6: u8 = 6;
