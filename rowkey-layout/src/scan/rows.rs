//! The rows of one key that a scan asks for.

use alloc::vec::Vec;

use super::bucket::compare_salt;
use super::constraint::Constraint;
use super::few_values::enumerate;
use super::leaf::{Leaf, first_open, without_literals};
use super::partition_point;
use super::place::leaves;
use super::salted::Salted;
use crate::form::ceiling::Ceiling;
use crate::form::parts::sequence;
use crate::layout::Layout;

#[derive(Debug, Clone)]
pub(super) struct Rows {
    pub(super) layout: &'static Layout,
    pub(super) leaves: Vec<Leaf<'static>>,
    /// The number of leaves before the first one without values. It may have got some, if its bounds hold few.
    first_open: usize,
    /// The number of leaves up to the last one that the scan asks something of, and the constant bytes after it.
    pub(super) asked: usize,
    /// Whether something is asked of a `rest` field or after it. Rows of other values lie between those of one, so each is read.
    pub(super) counts_from_end: bool,
    /// The salted values by bucket, if all salted fields have values; `None`: every bucket can have rows.
    pub(super) salted: Option<Salted>,
    /// Whether no row can match.
    pub(super) nothing: bool,
}

impl Rows {
    /// The rows with these constraints on their leading fields.
    pub(super) fn new(layout: &'static Layout, each: Vec<Constraint>) -> Self {
        let mut leaves = leaves(layout, each);
        let first_open = first_open(&leaves);
        enumerate(layout, &mut leaves);
        let asked = leaves.iter().rposition(|leaf| leaf.is_asked).map_or(0, |last| last + 1);
        let asked = asked + leaves[asked..].iter().take_while(|leaf| leaf.value.is_none()).count();
        Rows {
            layout,
            first_open,
            asked,
            counts_from_end: leaves[..asked].iter().any(Leaf::is_rest),
            salted: Salted::new(layout, &leaves),
            nothing: leaves.iter().any(Leaf::is_nothing),
            leaves,
        }
    }

    /// All rows of all kinds of key that `layout` has.
    pub(super) fn all(layout: &'static Layout) -> Self {
        let leaves = Vec::new();
        Rows { layout, leaves, first_open: 0, asked: 0, counts_from_end: false, salted: None, nothing: false }
    }

    /// The number of leading leaves that the scan fixes to one value or to a set.
    pub(super) fn fixed(&self) -> usize {
        without_literals(&self.leaves[..self.first_open])
    }

    /// The leading leaves with one value each.
    pub(super) fn head(&self) -> &[Leaf<'static>] {
        let count = (0..self.first_open).take_while(|i| self.is_one(*i)).count();
        &self.leaves[..without_literals(&self.leaves[..count])]
    }

    /// Whether the scan fixes a leaf to one value.
    fn is_one(&self, leaf: usize) -> bool {
        leaf != self.first_open && self.leaves[leaf].values().is_some_and(|values| values.len() == 1)
    }

    /// The salt bucket, if the values that the scan fixes leave one.
    pub(super) fn bucket(&self) -> Option<u32> {
        let is_known = |i: usize| self.leaves[i].unhashed.is_none() || self.is_one(i);
        let salted = self.salted.as_ref().filter(|_| (0..self.leaves.len()).all(is_known));
        salted?.buckets.first().copied()
    }

    /// Appends the bytes that distinguish what it fixes from other scans. A cursor has a checksum of them.
    pub(super) fn put_identity(&self, out: &mut Vec<u8>) {
        out.extend(self.layout.bytes_fingerprint().to_be_bytes());
        for (i, leaf) in self.leaves.iter().enumerate() {
            let is_fixed = i != self.first_open && leaf.is_own();
            let Some(values) = leaf.values().filter(|_| is_fixed) else { continue };
            out.extend([i, values.len()].map(|number| number as u64).map(u64::to_be_bytes).concat());
            for value in values {
                out.extend((value.len() as u64).to_be_bytes());
                out.extend_from_slice(value);
            }
        }
    }

    pub(super) fn buckets(&self) -> impl Iterator<Item = u32> + '_ {
        self.buckets_from(&[])
    }

    /// The buckets whose salt is at or above `salt`.
    pub(super) fn buckets_from(&self, salt: &[u8]) -> impl Iterator<Item = u32> + '_ {
        let known = self.salted.as_ref().map(|salted| &salted.buckets);
        let count = match known {
            _ if self.nothing => 0,
            Some(known) => known.len(),
            None => self.layout.buckets() as usize,
        };
        let bucket = move |at: usize| known.map_or(at as u32, |buckets| buckets[at]);
        let is_below = |at| compare_salt(self.layout.salt_bytes(), bucket(at as usize), salt).is_lt();
        (partition_point(count as u128, is_below) as usize..count).map(bucket)
    }

    /// The smallest row after the salt at or above `low` that can match in the bucket.
    pub(super) fn at_or_above(&self, bucket: u32, low: &[u8]) -> Option<Ceiling> {
        let mut found = sequence(&self.leaves, low)?;
        while let Some(low) =
            self.salted.as_ref().and_then(|salted| salted.seek(&self.leaves, bucket, &found))
        {
            found = sequence(&self.leaves, &low?)?;
        }
        Some(found)
    }
}
