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

/// Which field it is that lacks bytes, of fields of the given widths; the last, if there are too many.
#[cold]
#[inline(never)]
pub fn wrong_length(row: &[u8], fields: &[(&'static str, usize)]) -> Fault {
    let mut offset = 0;
    let mut last = Fault { field: "row", offset, kind: FaultKind::NoEnd };
    for &(field, expected) in fields {
        let kind = FaultKind::Length { expected, found: row.len().saturating_sub(offset) };
        last = Fault { field, offset, kind };
        offset += expected;
        if row.len() < offset {
            break;
        }
    }
    last
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FaultKind {
    Length { expected: usize, found: usize },
    Digit(u8),
    Escape(u8),
    NoEnd,
    Utf8,
    Salt { found: u8, expected: u8 },
}
