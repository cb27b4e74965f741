//! The combinations of salted values that a scan allows, and the bucket of each.

use alloc::vec::Vec;
use core::ops::Range;

use super::leaf::Leaf;
use super::{prefix_successor, sorted};
use crate::bytes::tag::NONE;
use crate::bytes::{KeyBuf, Sink};
use crate::form::ceiling::Ceiling;
use crate::form::parts::Part;
use crate::layout::Layout;

/// With more combinations than this, every bucket is scanned.
pub(super) const MOST_COMBINATIONS: usize = 1 << 16;

/// The combinations of salted values. They are numbered in row order, the first value most significant.
#[derive(Debug, Clone)]
pub(super) struct Salted {
    /// The number of combinations of the salted values from each leaf on, up to the last salted one; then 1.
    blocks: Vec<usize>,
    /// The bucket and the number of each combination, sorted.
    combinations: Vec<(u32, u32)>,
    /// The buckets that can have rows, sorted.
    pub(super) buckets: Vec<u32>,
}

/// The position of the value of a leaf in a combination.
fn digit(blocks: &[usize], leaf: usize, combination: usize) -> usize {
    combination % blocks[leaf] / blocks[leaf + 1]
}

impl Salted {
    /// `None` if a salted leaf is not restricted to values, if there are too many combinations, or if the hash is not known.
    pub(super) fn new(layout: &Layout, leaves: &[Leaf<'_>]) -> Option<Self> {
        let salt = layout.salt.as_ref().filter(|salt| salt.has_hash())?;
        let leaves = &leaves[..=leaves.iter().rposition(|leaf| leaf.unhashed.is_some())?];
        let (mut all, mut blocks) = (1usize, Vec::new());
        for leaf in leaves.iter().rev() {
            // The hash does not read the others, whatever they are.
            let count = if leaf.unhashed.is_some() { leaf.values()?.len() } else { 1 };
            blocks.push(all);
            all = all.checked_mul(count).filter(|all| *all <= MOST_COMBINATIONS)?;
        }
        blocks.push(all);
        blocks.reverse();
        let bucket_of = |combination: usize| {
            let (mut hashed, mut kept) = (KeyBuf::new(), 0);
            for (i, leaf) in leaves.iter().enumerate() {
                let value: &[u8] = match (leaf.values(), leaf.unhashed) {
                    (Some(values), Some(unhashed)) => {
                        let value = &values[digit(&blocks, i, combination)];
                        &value[..value.len() - unhashed]
                    }
                    _ => &[],
                };
                hashed.put(value);
                // A row omits the last `None`s of `tail` fields, those of a nested key too.
                if !leaf.is_tail() || *value != [NONE] {
                    kept = hashed.len();
                }
            }
            hashed.cut(kept);
            salt.bucket(&[&hashed]).unwrap_or_default()
        };
        let combinations = sorted((0..all).map(|number| (bucket_of(number), number as u32)).collect());
        let mut buckets: Vec<u32> = combinations.iter().map(|(bucket, _)| *bucket).collect();
        buckets.dedup();
        Some(Salted { blocks, combinations, buckets })
    }

    /// The number of combinations.
    pub(super) fn len(&self) -> usize {
        self.combinations.len()
    }

    /// The bucket of the combination at this position, when sorted by bucket.
    pub(super) fn bucket_at(&self, position: usize) -> u32 {
        self.combinations[position].0
    }

    /// The positions of the combinations in a bucket.
    pub(super) fn positions(&self, bucket: u32) -> Range<usize> {
        let first = self.combinations.partition_point(|(other, _)| *other < bucket);
        first..self.combinations.partition_point(|(other, _)| *other <= bucket)
    }

    /// The position of the value of a leaf in the combination at a position.
    pub(super) fn digit(&self, leaf: usize, position: usize) -> usize {
        digit(&self.blocks, leaf, self.combinations[position].1 as usize)
    }

    /// Those of `positions`, which agree on the leaves before `leaf`, that have this value in it.
    pub(super) fn alike(&self, leaf: usize, positions: Range<usize>, value: usize) -> Range<usize> {
        let own = &self.combinations[positions.clone()];
        let digit = |(_, number): &(u32, u32)| digit(&self.blocks, leaf, *number as usize);
        let first = own.partition_point(|combination| digit(combination) < value);
        let end = own.partition_point(|combination| digit(combination) <= value);
        positions.start + first..positions.start + end
    }

    /// Where to look for the next row in `bucket`, if a row with the values of `found` belongs to another one: no row in the bucket is
    /// between `found` and the result. `Some(None)`: it has no later row. `each`: the leaves of the row.
    pub(super) fn seek(&self, each: &[Leaf<'_>], bucket: u32, found: &Ceiling) -> Option<Option<KeyBuf>> {
        if !found.whole {
            return None;
        }
        // The combinations in the bucket that agree with `found` up to the byte `at`.
        let (mut own, mut at) = (self.positions(bucket), 0);
        for (i, leaf) in each.iter().enumerate().take(self.blocks.len() - 1) {
            let (before, rest) = found.bytes.split_at_checked(at)?;
            let Some(values) = leaf.values().filter(|_| leaf.unhashed.is_some()) else {
                at += leaf.length(rest)?;
                continue;
            };
            // One of them: the row satisfies the leaf.
            let value = values.partition_point(|value| **value <= *rest).checked_sub(1)?;
            let alike = self.alike(i, own.clone(), value);
            if alike.is_empty() {
                // A larger value of it; else a smaller one, once a value before it is larger.
                let larger = own.contains(&alike.start).then(|| {
                    let mut low = KeyBuf::from(before);
                    low.put(&values[self.digit(i, alike.start)]);
                    low
                });
                return Some(larger.or_else(|| prefix_successor(before.into())));
            }
            (own, at) = (alike, at + values[value].len());
        }
        None
    }
}
