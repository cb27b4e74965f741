//! A skip scan as the masks of HBase's `FuzzyRowFilter`, by which a server skips.

use alloc::vec;
use alloc::vec::Vec;

use super::{MOST_COMBINATIONS, Rows, SkipScan};
use crate::bytes::{End, KeyBuf};
use crate::layout::{Fields, Kind};
use crate::scan::asked::{ANY, Asked};
use crate::scan::range::KeyRange;

/// The mask of a byte that is fixed.
const FIXED: u8 = 0;
/// The mask of a byte that may be any.
const OPEN: u8 = 1;

/// A row and its mask, byte by byte.
type Pair = (Vec<u8>, Vec<u8>);

impl SkipScan {
    /// The rows and masks of HBase's `FuzzyRowFilter`: in a mask, 0 is a byte that is fixed and 1 one that may be any.
    /// `None` where a field that has values does not have the same offset in every row, and beyond 65,536 pairs.
    ///
    /// A mask says nothing of bounds (`_range`, `_starts_with`), so the server sends more rows where there are some:
    /// those for which [`next`](SkipScan::next) is not [`Match`](super::Step::Match). Of a scan that is narrowed by
    /// [`within`](SkipScan::within) it gives the pairs of the buckets that are left.
    ///
    /// ```
    /// # use rowkey::RowKey;
    /// # #[derive(RowKey)]
    /// # struct Departure { airport: u8, hour: u8, carrier: u8 }
    /// let pairs = Departure::prefix().airport_any().hour_in([8, 9]).skip().fuzzy_pairs().unwrap();
    /// assert_eq!(pairs, [(vec![0, 8, 0], vec![1, 0, 1]), (vec![0, 9, 0], vec![1, 0, 1])]);
    ///
    /// let bounded = Departure::prefix().airport_range(..7).skip();
    /// assert_eq!(bounded.fuzzy_pairs().unwrap(), [(vec![0, 0, 0], vec![1, 1, 1])]);
    /// ```
    #[must_use]
    pub fn fuzzy_pairs(&self) -> Option<Vec<(Vec<u8>, Vec<u8>)>> {
        let mut pairs = Vec::new();
        for rows in &*self.of {
            pairs.extend(rows.pairs(&self.within)?);
        }
        Some(pairs)
    }
}

impl Rows {
    fn pairs(&self, within: &KeyRange) -> Option<Vec<Pair>> {
        let layout = self.layout;
        let (width, start) = (layout.salt_width(), layout.fields_start());
        let mut front = (vec![0; start], vec![FIXED; start]);
        front.0[width..].copy_from_slice(&layout.prefix);
        let mut pairs = vec![front];
        let mut placed = true;
        put(&layout.fields, &self.asked, End::Row, &mut pairs, &mut placed)?;
        let mut salted = Vec::new();
        for (mut row, mut mask) in pairs {
            if layout.width().is_none() {
                // What comes after the last fixed byte says nothing.
                let end = mask.iter().rposition(|byte| *byte == FIXED).map_or(0, |last| last + 1);
                row.truncate(end);
                mask.truncate(end);
            }
            let buckets = match &self.salted {
                Some(_) => {
                    let bucket = self.bucket(&row[start..]);
                    bucket..bucket + 1
                }
                None => 0..layout.buckets(),
            };
            for bucket in buckets {
                layout.salt_bytes().write(bucket, &mut row[..width]);
                if !KeyRange::of_bucket(&row[..width]).and(within).is_empty() {
                    salted.push((row.clone(), mask.clone()));
                }
            }
        }
        if salted.len() > MOST_COMBINATIONS { None } else { Some(salted) }
    }
}

/// Puts the fields of a key, which `end` follows, after each pair, as long as they are `placed`: at the same offset in
/// every row.
fn put(fields: &Fields, asked: &[Asked], end: End, pairs: &mut Vec<Pair>, placed: &mut bool) -> Option<()> {
    for (i, field) in fields.list.iter().enumerate() {
        let (asked, end) = (asked.get(i).unwrap_or(&ANY), fields.end(i, end));
        *placed &= field.node.width.is_some() && !field.tail;
        match asked {
            Asked::Values(_) if !*placed => return None,
            Asked::Values(values) => {
                if pairs.len().checked_mul(values.len())? > MOST_COMBINATIONS {
                    return None;
                }
                let each = core::mem::take(pairs);
                pairs.extend(each.iter().flat_map(|(row, mask)| {
                    values.iter().map(|value: &KeyBuf| {
                        ([row, value.as_slice()].concat(), [&mask[..], &vec![FIXED; value.len()]].concat())
                    })
                }));
                continue;
            }
            Asked::Key(inner) => {
                let (key, _, end) = field.node.peel(end);
                let Kind::Key(fields) = &key.kind else { return None };
                put(fields, inner, end, pairs, placed)?;
                continue;
            }
            Asked::Any | Asked::Windows(_) => {}
        }
        if let Some(width) = field.node.width.filter(|_| *placed) {
            let delimiter = end.delimiter();
            let delimiter = delimiter.as_deref().unwrap_or_default();
            for (row, mask) in pairs.iter_mut() {
                row.extend_from_slice(&vec![0; width]);
                row.extend_from_slice(delimiter);
                mask.extend_from_slice(&vec![OPEN; width]);
                mask.extend_from_slice(&vec![FIXED; delimiter.len()]);
            }
        }
    }
    Some(())
}
