//! The buckets of a salted layout: where they begin, and the layout with another number of them.

use alloc::vec;
use alloc::vec::Vec;

use super::salt::{SaltBytes, salt_width};
use super::{Kinds, Layout};

impl Layout {
    /// The bytes between the salt buckets, as `K::split_points()` gives them: every bucket but the first begins
    /// at one of them. Empty without a salt; for an enum of keys without one, where each row kind but the first
    /// begins.
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
    pub fn split_points(&self) -> Vec<Vec<u8>> {
        // All kinds have the same salt.
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

    /// The layout with another number of buckets, and the fingerprint that the key has then. `None` without a
    /// salt, for a number that is not 2 to 65536, and for one that has more digits than a salt of decimal text.
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
    pub fn with_buckets(&self, count: u32) -> Option<Self> {
        let mut layout = self.clone();
        if !self.kinds().is_empty() {
            let mut kinds = self.kinds().to_vec();
            for kind in &mut kinds {
                kind.layout = kind.layout.with_buckets(count)?;
            }
            layout.kinds = Kinds::owned(kinds);
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

// What `rowkey-core` asks beside the public functions.
#[doc(hidden)]
impl Layout {
    /// Where the salted bytes lie in every row, where they are one field at the same place.
    pub const fn salted_bytes(&self) -> Option<(usize, usize)> {
        let (list, mut found, mut i) = (self.fields.list.get(), None, 0);
        while i < list.len() {
            if list[i].salted {
                found = match (found, self.constant_offset(i), list[i].node.get().width) {
                    (None, Some(start), Some(width)) => Some((start, start + width)),
                    _ => return None,
                };
            }
            i += 1;
        }
        found
    }

    /// How the buckets are written.
    pub const fn salt_bytes(&self) -> SaltBytes {
        match &self.salt {
            Some(salt) => salt.bytes,
            None => SaltBytes { width: 0, text: false, hex: false },
        }
    }

    /// Rows with the same leading `fixed` fields lie in one bucket.
    pub const fn in_one_bucket(&self, fixed: usize) -> bool {
        let Some(salt) = &self.salt else { return true };
        let list = self.fields.list.get();
        let mut i = fixed;
        while i < list.len() {
            if salt.whole || list[i].salted {
                return false;
            }
            i += 1;
        }
        true
    }
}
