//! The same keys without `rowkey`, as well as we can write them: the limit that the measured
//! ratios are ratios of. The tests of this package hold their bytes against the derived ones.

pub mod event;
pub mod feed;
pub mod file;
pub mod login;
pub mod row;
pub mod scan;
pub mod wide;

/// Why a row is no key: enough to find the place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fault {
    pub field: &'static str,
    pub offset: usize,
    pub kind: FaultKind,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FaultKind {
    Length(usize),
    Digit(u8),
    Escape(u8),
    NoEnd,
    Utf8,
    Salt { found: u8, expected: u8 },
}
