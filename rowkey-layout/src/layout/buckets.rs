//! The salt buckets of a layout: split points, and the layout with another number of buckets.

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::salt::{SaltBytes, salt_width};
use super::{Layout, Ref};

impl Layout {
    /// The split points of a new table, one region per salt bucket: the first row of every bucket but the first.
    ///
    /// The same as `K::split_points()`. Empty without a salt; for an enum of keys without a salt, the prefix of every variant
    /// but the first.
    ///
    /// ```
    /// # use rowkey::RowKey;
    /// #[derive(RowKey)]
    /// struct Event { #[salt(buckets = 4)] host: u32 }
    ///
    /// assert_eq!(Event::LAYOUT.split_points(), Event::split_points());
    /// assert_eq!(Event::LAYOUT.split_points(), [[1], [2], [3]]);
    /// ```
    #[must_use]
    #[doc(alias("pre-split", "region", "SPLITS"))]
    pub fn split_points(&self) -> Vec<Vec<u8>> {
        // All variants have the same salt.
        let first = self.kinds().first().map_or(self, |kind| &kind.layout);
        let Some(salt) = &first.salt else {
            return self.kinds().iter().skip(1).map(|kind| kind.layout.prefix.to_vec()).collect();
        };
        let point = |bucket| {
            let mut point = vec![0; salt.bytes.width];
            salt.bytes.write(bucket, &mut point);
            point
        };
        (1..salt.buckets).map(point).collect()
    }

    /// The layout with `count` salt buckets, and the fingerprint that the key then has.
    ///
    /// `None` if there is no salt, if `count` is not in 2..=65536, or if it needs more digits than a salt written as text has.
    ///
    /// ```
    /// # use rowkey::RowKey;
    /// #[derive(RowKey)]
    /// struct Old { #[salt(buckets = 4)] host: u32 }
    /// #[derive(RowKey)]
    /// struct New { #[salt(buckets = 300)] host: u32 }
    ///
    /// let layout = Old::LAYOUT.with_buckets(300).expect("a salt, and 2 bytes have room for 300 buckets");
    /// assert_eq!(&layout, New::LAYOUT);
    /// assert_eq!(layout.fingerprint(), New::FINGERPRINT);
    /// ```
    #[must_use]
    #[doc(alias("rebucket", "resharding"))]
    pub fn with_buckets(&self, count: u32) -> Option<Self> {
        let mut layout = self.clone();
        if !self.kinds().is_empty() {
            let mut kinds = self.kinds().to_vec();
            for kind in &mut kinds {
                kind.layout = kind.layout.with_buckets(count)?;
            }
            layout.kinds.list = Ref::Owned(Box::new(kinds.into()));
            return Some(layout);
        }
        let salt = layout.salt.as_mut()?;
        salt.bytes.width = match salt.bytes {
            _ if !(2..=65536).contains(&count) => return None,
            SaltBytes { text: false, hex: false, .. } => salt_width(count),
            digits if digits.counts(count) => digits.width,
            _ => return None,
        };
        salt.buckets = count;
        Some(layout)
    }
}

// Internal: used by `rowkey-core` and the `rowkey` tool.
#[doc(hidden)]
impl Layout {
    /// The name of a salt hash that is not known: a custom one, in a layout from JSON.
    pub fn own_hash(&self) -> Option<&str> {
        let own = self.salt.iter().find(|salt| !salt.has_hash()).map(|salt| salt.hash.get());
        own.or_else(|| self.kinds().iter().find_map(|kind| kind.layout.own_hash()))
    }

    /// The offsets of the salted bytes, if they are one field at a constant offset.
    pub const fn salted_bytes(&self) -> Option<(usize, usize)> {
        fold!(self.fields.list.get(), None, |found, i, field| match field.slot().salted {
            false => found,
            true => match (found, self.constant_offset(i), field.node().width) {
                (None, Some(start), Some(width)) => {
                    let start = start + self.literal(i).len();
                    Some((start, start + width))
                }
                _ => return None,
            },
        })
    }

    /// The format of the salt.
    pub const fn salt_bytes(&self) -> SaltBytes {
        match &self.salt {
            Some(salt) => salt.bytes,
            None => SaltBytes { width: 0, text: false, hex: false },
        }
    }

    /// Whether the salt is computed from the field `index`.
    pub const fn is_salted(&self, index: usize) -> bool {
        matches!(&self.salt, Some(salt) if salt.whole || self.fields.list.get()[index].slot().salted)
    }

    /// Whether rows with the same first `fixed` fields are in the same bucket.
    pub const fn in_one_bucket(&self, fixed: usize) -> bool {
        !any!(self.fields.list.get(), |i, _| i >= fixed && self.is_salted(i))
    }
}
