//! The buckets of a salted layout: where they begin, and the layout with another number of them.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

use super::{Layout, LayoutKind, SegmentKind, Source};
use crate::salt::SaltBytes;

impl Layout {
    /// The bytes between the salt buckets, as `K::split_points()` gives them: a bucket begins at each, but
    /// the first. None without a salt; of an enum of keys without one, where a kind begins, but the first.
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
        if let [first, others @ ..] = &*self.kinds() {
            let of_salt = first.layout.split_points();
            return if of_salt.is_empty() {
                others.iter().map(LayoutKind::prefix).collect()
            } else {
                of_salt
            };
        }
        let segments = self.segments();
        let Some((SegmentKind::Salt { buckets, text, .. }, Some(width))) =
            segments.first().map(|first| (&first.kind, first.width))
        else {
            return Vec::new();
        };
        let bytes = SaltBytes { width, text: *text };
        let point = |bucket| {
            let mut point = vec![0; width];
            bytes.write(bucket, &mut point);
            point
        };
        (1..*buckets).map(point).collect()
    }

    /// The layout with another number of buckets, and the fingerprint that the key has then. `None` without
    /// a salt, for a number that is not 2 to 65536, and for one that has more digits than a salt of
    /// decimal text.
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
        let mut parts = match self.parts() {
            Cow::Borrowed(parts) => parts.clone(),
            Cow::Owned(parts) => parts,
        };
        if !parts.kinds.is_empty() {
            for kind in &mut parts.kinds {
                kind.layout = kind.layout.with_buckets(count)?;
            }
            parts.fingerprint = parts.computed_fingerprint();
            return Some(Layout(Source::Owned(Box::new(parts))));
        }
        let salt = parts.segments.first_mut()?;
        let SegmentKind::Salt { buckets, text, .. } = &mut salt.kind else { return None };
        let width = match (*text, salt.width?, count) {
            (true, width, 2..=65536) if u64::from(count) <= 10u64.pow(width as u32) => width,
            (false, _, 2..=256) => 1,
            (false, _, 257..=65536) => 2,
            _ => return None,
        };
        *buckets = count;
        salt.width = Some(width);
        let mut at = Some(0);
        for segment in &mut parts.segments {
            segment.offset = at;
            let behind = segment.width.map(|width| width + usize::from(segment.delimiter.is_some()));
            at = at.zip(behind).map(|(at, width)| at + width);
        }
        parts.fingerprint = parts.computed_fingerprint();
        Some(Layout(Source::Owned(Box::new(parts))))
    }
}
