//! What a scan of one key fixes. A cursor does not contain it, and a scan that fixes anything else rejects the cursor.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use super::leaf::{Leaf, without_literals};
use super::salted::Salted;
use crate::layout::Layout;

pub(super) struct Identity<'s> {
    pub(super) layout: &'static Layout,
    pub(super) leaves: Cow<'s, [Leaf<'static>]>,
    /// The index of a leaf whose values, if it has some, are those of a bound.
    first_open: usize,
    /// The salt bucket, if the values leave one.
    pub(super) bucket: Option<u32>,
}

impl<'s> Identity<'s> {
    pub(super) fn new(
        layout: &'static Layout,
        leaves: impl Into<Cow<'s, [Leaf<'static>]>>,
        first_open: usize,
        salted: Option<&Salted>,
    ) -> Self {
        let leaves = leaves.into();
        let is_one = |(i, leaf): (usize, &Leaf<'_>)| {
            leaf.unhashed.is_none()
                || (i != first_open && leaf.values().is_some_and(|values| values.len() == 1))
        };
        let is_known = leaves.iter().enumerate().all(is_one);
        let bucket = salted.filter(|_| is_known).and_then(|salted| salted.buckets.first().copied());
        Identity { layout, leaves, first_open, bucket }
    }

    /// The leading leaves with one value each.
    pub(super) fn head(&self) -> &[Leaf<'static>] {
        let is_one = |leaf: &&Leaf<'_>| leaf.values().is_some_and(|values| values.len() == 1);
        let count = self.leaves.iter().take(self.first_open).take_while(is_one).count();
        &self.leaves[..without_literals(&self.leaves[..count])]
    }

    /// Appends the bytes that distinguish it from other scans.
    pub(super) fn put(&self, out: &mut Vec<u8>) {
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
}
