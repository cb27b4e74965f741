//! A skip scan as masks for HBase's `FuzzyRowFilter`, so that the server skips.

use alloc::vec;
use alloc::vec::Vec;

use super::{Rows, SkipScan};
use crate::bytes::{End, KeyBuf};
use crate::layout::{Fields, Kind};
use crate::scan::bucket::row_start;
use crate::scan::constraints::{ANY, Constraint};
use crate::scan::range::KeyRange;
use crate::scan::salted::MOST_COMBINATIONS;

/// The mask of a fixed byte.
const FIXED: u8 = 0;
/// The mask of an open byte.
const OPEN: u8 = 1;

/// A row and its mask.
type Pair = (Vec<u8>, Vec<u8>);

impl SkipScan {
    /// The rows and masks for HBase's `FuzzyRowFilter`: in a mask, 0 is a fixed byte and 1 an open one.
    ///
    /// `None` if a fixed field is not at a constant offset, and for more than 65,536 pairs.
    ///
    /// Masks cannot express bounds (`_range`, `_starts_with`): the server then also sends rows that do not match. Filter them by
    /// [`next`](SkipScan::next). A scan narrowed by [`within`](SkipScan::within) has only the pairs of its buckets.
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
    #[doc(alias("FuzzyRowFilter", "mask"))]
    pub fn fuzzy_pairs(&self) -> Option<Vec<(Vec<u8>, Vec<u8>)>> {
        let mut pairs = Vec::new();
        for rows in &*self.of {
            pairs.extend(rows.pairs(&self.within)?);
            if pairs.len() > MOST_COMBINATIONS {
                return None;
            }
        }
        Some(pairs)
    }
}

impl Rows {
    fn pairs(&self, within: &KeyRange) -> Option<Vec<Pair>> {
        let layout = self.layout;
        let (width, start) = (layout.salt_width(), layout.fields_start());
        let mut pairs = vec![(row_start(layout, 0).to_vec(), vec![FIXED; start])];
        let mut placed = true;
        put(&layout.fields, &self.constraints, End::Row, false, &mut pairs, &mut placed)?;
        let in_bucket = |bucket: u32| {
            let mut salt = vec![0; width];
            layout.salt_bytes().write(bucket, &mut salt);
            !KeyRange::of_bucket(&salt).and(within).is_empty()
        };
        let buckets: Vec<u32> = self.buckets().filter(|bucket| in_bucket(*bucket)).collect();
        let each = if self.salted.is_some() { 1 } else { buckets.len() };
        if pairs.len().checked_mul(each)? > MOST_COMBINATIONS {
            return None;
        }
        let mut salted = Vec::new();
        for (mut row, mut mask) in pairs {
            if layout.width().is_none() {
                // Open bytes at the end constrain nothing.
                let end = mask.iter().rposition(|byte| *byte == FIXED).map_or(0, |last| last + 1);
                row.truncate(end);
                mask.truncate(end);
            }
            let own = match &self.salted {
                None => &buckets[..],
                Some(_) => match buckets.binary_search(&self.bucket(&row[start..])) {
                    Ok(at) => &buckets[at..=at],
                    Err(_) => &[],
                },
            };
            for bucket in own {
                layout.salt_bytes().write(*bucket, &mut row[..width]);
                salted.push((row.clone(), mask.clone()));
            }
        }
        Some(salted)
    }
}

/// Appends the fields of a key, which `end` follows, to each pair, while they are `placed`: at a constant offset. `flip`:
/// within an odd number of complements.
fn put(
    fields: &Fields,
    constraints: &[Constraint],
    end: End,
    flip: bool,
    pairs: &mut Vec<Pair>,
    placed: &mut bool,
) -> Option<()> {
    for (i, field) in fields.list.iter().enumerate() {
        let (constraint, end) = (constraints.get(i).unwrap_or(&ANY), fields.end(i, end));
        *placed &= field.node.width.is_some() && !field.tail;
        match constraint {
            Constraint::Values(_) if !*placed => return None,
            Constraint::Values(values) => {
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
            Constraint::Key(inner) => {
                let (key, flipped, key_end) = field.node.peel(end);
                let Kind::Key(fields) = &key.kind else { return None };
                put(fields, inner, key_end, flip != flipped, pairs, placed)?;
                if *placed && key_end != end {
                    // A complemented key has its own terminators, so the delimiter belongs to none of its fields.
                    put_delimiter(end, flip, pairs);
                }
                continue;
            }
            Constraint::Any | Constraint::Windows(_) => {}
        }
        if let Some(width) = field.node.width.filter(|_| *placed) {
            for (row, mask) in pairs.iter_mut() {
                row.extend_from_slice(&vec![0; width]);
                mask.extend_from_slice(&vec![OPEN; width]);
            }
            put_delimiter(end, flip, pairs);
        }
    }
    Some(())
}

/// Appends the delimiter of `end`, if any, as the row contains it.
fn put_delimiter(end: End, flip: bool, pairs: &mut [Pair]) {
    let Some(delimiter) = end.delimiter() else { return };
    let delimiter = delimiter.flipped(flip);
    for (row, mask) in pairs {
        row.extend_from_slice(&delimiter);
        mask.extend_from_slice(&vec![FIXED; delimiter.len()]);
    }
}
