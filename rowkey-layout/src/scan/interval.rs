//! The bytes between two bounds, in lexicographic order.

use super::prefix_successor;
use crate::bytes::complement::complement;
use crate::bytes::{KeyBuf, Sink};
use crate::layout::salt::SaltBytes;

/// What is between two bounds, both with the head before them.
#[derive(Debug, Clone)]
pub struct Interval {
    pub low: RowBound,
    pub high: RowBound,
    /// Whether nothing is between them.
    pub empty: bool,
}

/// One bound: a position next to some bytes.
#[derive(Debug, Clone)]
pub struct RowBound {
    pub bytes: KeyBuf,
    pub position: RowPosition,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RowPosition {
    /// Before everything that starts with the bytes.
    Before,
    /// After everything that starts with the bytes.
    After,
    /// After exactly these bytes, before longer ones.
    AfterRow,
}

impl RowPosition {
    /// After everything that starts with the bytes; `open`: after only the row itself.
    #[inline(always)]
    pub fn after(open: bool) -> Self {
        if open { RowPosition::AfterRow } else { RowPosition::After }
    }
}

impl RowBound {
    /// The smallest row at or above the bound. Empty if there is none.
    #[inline]
    pub fn into_row(mut self) -> KeyBuf {
        self.finish();
        self.bytes
    }

    /// Makes `bytes` that row.
    #[inline(always)]
    pub fn finish(&mut self) {
        match self.position {
            RowPosition::Before => {}
            RowPosition::After => self.bytes.increment(),
            RowPosition::AfterRow => self.bytes.put_byte(0),
        }
    }

    /// Whether the bound is above `row`.
    #[inline]
    pub fn is_above(&self, row: &[u8]) -> bool {
        let len = match self.position {
            RowPosition::After => self.bytes.len().min(row.len()),
            RowPosition::Before | RowPosition::AfterRow => row.len(),
        };
        let order = row[..len].cmp(&self.bytes);
        order.is_lt() || (order.is_eq() && self.position != RowPosition::Before)
    }

    /// The smallest byte string at or above the bound, without the first `at` bytes; `None` if there is none.
    #[inline]
    pub fn without(&self, at: usize) -> Option<KeyBuf> {
        let row_bound = self.moved(at, &[]);
        match row_bound.position {
            RowPosition::After => prefix_successor(row_bound.bytes),
            RowPosition::Before | RowPosition::AfterRow => Some(row_bound.into_row()),
        }
    }

    /// The bound with the first `at` bytes replaced by `head`.
    #[inline]
    pub fn moved(&self, at: usize, head: &[u8]) -> Self {
        let mut bytes = KeyBuf::from(head);
        bytes.put(&self.bytes[at..]);
        RowBound { bytes, position: self.position }
    }
}

impl Interval {
    /// Everything, to append to.
    pub const ALL: Self = Interval {
        low: RowBound { bytes: KeyBuf::new(), position: RowPosition::Before },
        high: RowBound { bytes: KeyBuf::new(), position: RowPosition::After },
        empty: false,
    };

    /// Everything that starts with `head`; `open`: only that row itself.
    #[inline(always)]
    pub fn of_prefix(head: KeyBuf, open: bool) -> Self {
        let mut rows = Interval::from_to(head.clone(), head);
        rows.high.position = RowPosition::after(open);
        rows
    }

    /// From everything that starts with `low` to everything that starts with `high`.
    #[inline]
    pub fn from_to(low: KeyBuf, high: KeyBuf) -> Self {
        Interval {
            low: RowBound { bytes: low, position: RowPosition::Before },
            high: RowBound { bytes: high, position: RowPosition::After },
            empty: false,
        }
    }

    /// The bounds with the first `at` bytes replaced by `head`.
    pub fn moved(&self, at: usize, head: &[u8]) -> Self {
        Interval { low: self.low.moved(at, head), high: self.high.moved(at, head), empty: self.empty }
    }

    /// Writes the salt bucket.
    pub fn put_bucket(&mut self, salt: SaltBytes, bucket: u32) {
        for row_bound in [&mut self.low, &mut self.high] {
            salt.write(bucket, row_bound.bytes.as_mut_slice());
        }
    }

    /// The complement. Never called on `AfterRow`, which occurs only at the end of a row, where complemented values have a
    /// terminator.
    pub fn complemented(self) -> Self {
        let complemented = |mut row_bound: RowBound| {
            complement(row_bound.bytes.written(0));
            row_bound.position = match row_bound.position {
                RowPosition::Before => RowPosition::After,
                RowPosition::After | RowPosition::AfterRow => RowPosition::Before,
            };
            row_bound
        };
        Interval { low: complemented(self.high), high: complemented(self.low), empty: self.empty }
    }
}
