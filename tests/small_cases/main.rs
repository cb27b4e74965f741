//! Text on every small case: all texts of up to five bytes over `00 01 02 3A FF`, the bytes that escapes, marks, delimiters
//! and the end of a range are made of. What holds for all of these is no sample.

#![allow(missing_docs, reason = "nothing here is for others")]

mod changed;
mod ended;
mod groups;
mod kinds;
mod little_endian;
mod rest;
#[path = "../samples/strings.rs"]
mod strings;
mod tail;
mod text;
mod unordered;

use std::fmt::Debug;
use std::ops::Range;

use rowkey::KeyRange;
use strings::strings;

const BYTES: [u8; 5] = [0x00, 0x01, 0x02, 0x3A, 0xFF];

/// All rows of a table, in their order, each with what it is the row of.
struct Table<V> {
    rows: Vec<(Vec<u8>, V)>,
}

impl<V: Debug> Table<V> {
    fn of(mut rows: Vec<(Vec<u8>, V)>) -> Self {
        rows.sort_by(|a, b| a.0.cmp(&b.0));
        assert!(rows.windows(2).all(|two| two[0].0 < two[1].0), "a row of two keys");
        Table { rows }
    }

    /// The places of the rows that a range holds.
    fn within(&self, range: &KeyRange) -> Range<usize> {
        let below = |bytes: &[u8]| self.rows.partition_point(|(row, _)| row.as_slice() < bytes);
        // What holds nothing may lie anywhere, and a range without a stop goes on to the end.
        match (range.is_empty(), range.stop()) {
            (true, _) => 0..0,
            (_, []) => below(range.start())..self.rows.len(),
            (_, stop) => below(range.start())..below(stop),
        }
    }

    /// The ranges hold the rows that match, as many as there are of them, each once.
    #[track_caller]
    fn holds(
        &self,
        ranges: impl IntoIterator<Item = KeyRange>,
        count: usize,
        matches: impl Fn(&V) -> bool,
        asked: &dyn Debug,
    ) {
        let (mut found, mut end) = (0, 0);
        for range in ranges {
            let within = self.within(&range);
            if within.is_empty() {
                continue;
            }
            assert!(within.start >= end, "{asked:02x?}: a row twice, in {range:?}");
            end = within.end;
            found += within.len();
            let wrong = self.rows[within].iter().find(|(_, value)| !matches(value));
            assert!(wrong.is_none(), "{asked:02x?}: {range:?} holds {wrong:02x?}");
        }
        assert_eq!(found, count, "{asked:02x?}: rows that are found, and that there are");
    }
}
