//! A skip scan as masks for HBase's `FuzzyRowFilter`, so that the server skips.

use alloc::vec::Vec;
use core::iter;

use super::SkipScan;
use crate::scan::bucket::salt_start;
use crate::scan::leaf::Leaf;
use crate::scan::range::KeyRange;
use crate::scan::rows::Rows;
use crate::scan::salted::MOST_COMBINATIONS;

/// The mask of a fixed byte.
const FIXED: u8 = 0;
/// The mask of an open byte.
const OPEN: u8 = 1;

/// The bytes of a row, each with its mask.
type Masked = Vec<(u8, u8)>;

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
        for rows in &*self.0.of {
            pairs.extend(rows.pairs(&self.0.within)?);
            if pairs.len() > MOST_COMBINATIONS {
                return None;
            }
        }
        Some(pairs)
    }
}

impl Rows {
    fn pairs(&self, within: &KeyRange) -> Option<Vec<(Vec<u8>, Vec<u8>)>> {
        let layout = self.layout;
        let pairs = pairs(&self.leaves, fixed(&salt_start(layout, 0)).collect())?;
        let in_bucket =
            |bucket: &u32| !KeyRange::starting_with(salt_start(layout, *bucket)).and(within).is_empty();
        let buckets: Vec<u32> = self.buckets().filter(in_bucket).collect();
        let each = if self.salted.is_some() { 1 } else { buckets.len() };
        if pairs.len().checked_mul(each)? > MOST_COMBINATIONS {
            return None;
        }
        let mut salted = Vec::new();
        for mut pair in pairs {
            if layout.width().is_none() {
                // Open bytes at the end constrain nothing.
                pair.truncate(pair.iter().rposition(|(_, mask)| *mask == FIXED).map_or(0, |last| last + 1));
            }
            let (mut row, mask): (Vec<u8>, Vec<u8>) = pair.into_iter().unzip();
            let own = match &self.salted {
                None => &buckets[..],
                Some(_) => match buckets.binary_search(&layout.bucket_of_head(&row)) {
                    Ok(at) => &buckets[at..=at],
                    Err(_) => &[],
                },
            };
            for bucket in own {
                layout.salt_bytes().write(*bucket, &mut row);
                salted.push((row.clone(), mask.clone()));
            }
        }
        Some(salted)
    }
}

fn fixed(bytes: &[u8]) -> impl Iterator<Item = (u8, u8)> {
    bytes.iter().map(|byte| (*byte, FIXED))
}

/// The leaves after `start`, as far as they are at constant offsets; `None` if one with values is not.
fn pairs(leaves: &[Leaf<'_>], start: Masked) -> Option<Vec<Masked>> {
    let (mut pairs, mut placed) = (vec![start], true);
    for leaf in leaves {
        placed &= leaf.width().is_some();
        let each: Vec<Masked> = match (leaf.values(), leaf.width()) {
            (Some(_), _) if !placed && leaf.is_asked => return None,
            (Some(values), Some(_)) if placed => values.iter().map(|value| fixed(value).collect()).collect(),
            (None, Some(width)) if placed => {
                let delimiter = leaf.value.and_then(|value| value.delimiter());
                let delimiter = delimiter.as_deref().unwrap_or_default();
                let open = iter::repeat_n((0, OPEN), width - delimiter.len());
                vec![open.chain(fixed(delimiter)).collect()]
            }
            _ => continue,
        };
        if pairs.len().checked_mul(each.len())? > MOST_COMBINATIONS {
            return None;
        }
        let next = |pair: &Masked| each.iter().map(|own| [&pair[..], own].concat()).collect::<Vec<_>>();
        pairs = pairs.iter().flat_map(next).collect();
    }
    Some(pairs)
}
