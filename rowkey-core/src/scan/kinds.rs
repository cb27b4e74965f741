//! Scans of an enum of keys, kind by kind.

use core::fmt;
use core::marker::PhantomData;

use super::bucket::salt_of;
use super::builder::{Bucket, One, PrefixOf, Stage, Start, start};
use super::edges::{Edge, Edges};
use super::range::KeyRange;
use super::ranges::KeyRanges;
use crate::bytes::{KeyBuf, Sink};
use crate::key::Key;
use crate::layout::salt::MAX_SALT;

/// A scan of one row kind: what the functions of `prefix()` of an enum of keys give.
#[must_use = "a scan is asked for by `.range()` or `.ranges()`"]
pub struct KindScan<E, B> {
    ranges: KeyRanges,
    /// Where it lies, should nothing match.
    at: KeyBuf,
    of: PhantomData<fn() -> (E, B)>,
}

impl<E, B> Clone for KindScan<E, B> {
    fn clone(&self) -> Self {
        KindScan { ranges: self.ranges.clone(), at: self.at.clone(), of: PhantomData }
    }
}

impl<E, B> fmt::Debug for KindScan<E, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.ranges.fmt(f)
    }
}

impl<E, B> KindScan<E, B> {
    /// The one range of this scan.
    pub fn range(self) -> KeyRange
    where
        Self: OneKindRange<E>,
    {
        self.ranges.get(0).unwrap_or_else(|| KeyRange::empty_at(self.at))
    }

    /// The ranges of this scan: one a salt bucket where the bucket is open, else one; none where nothing can match.
    pub fn ranges(self) -> KeyRanges {
        self.ranges
    }
}

/// One range is enough.
#[diagnostic::on_unimplemented(
    message = "this scan of `{E}` has one range in each salt bucket, and `range()` would miss all but one",
    label = "use `.ranges()`",
    note = "where the salt is that of the kind's own key, one range is enough once its salted fields are fixed by value"
)]
pub trait OneKindRange<E> {}

impl<E> OneKindRange<E> for KindScan<E, One> {}

/// All rows of the `I`th kind, whose key is `K`.
pub fn all_of_kind<E: Key, K: Key, B: Bucket, const I: usize>() -> KindScan<E, B> {
    let all: Start<K> = start();
    of_kind::<E, K, _, B, I>(all)
}

/// The rows of the `I`th kind that the builder of its own key asks for.
pub fn some_of_kind<E: Key, K: Key, P: PrefixOf<K>, B: Bucket, const I: usize>(prefix: P) -> KindScan<E, B> {
    of_kind::<E, K, _, B, I>(prefix)
}

fn of_kind<E: Key, K: Key, P: PrefixOf<K>, B: Bucket, const I: usize>(prefix: P) -> KindScan<E, B> {
    let kind = &E::__KEY.kinds()[I].layout;
    let own = K::__KEY.fields_start();
    let mut front = KeyBuf::new();
    front.put(&[0; MAX_SALT][..kind.salt_width()]);
    front.put(&kind.prefix);
    let (Edges { low, high, empty }, _) = prefix.edges();
    let inside = |Edge { bytes, side }: Edge<KeyBuf>| {
        let mut row = front.clone();
        row.put(&bytes[own..]);
        Edge { bytes: row, side }
    };
    let (low, high) = (inside(low), inside(high));
    let buckets = match kind.in_one_bucket(P::Scan::FIXED) {
        _ if empty => 0..0,
        true => {
            let bucket = kind.bucket_of_head(&low.bytes);
            bucket..bucket + 1
        }
        false => 0..kind.buckets(),
    };
    let at = low.bytes.clone();
    KindScan { ranges: KeyRanges::new(kind, buckets, low.into_row(), high.into_row()), at, of: PhantomData }
}

/// Every row of every kind: ranges that hold nothing else.
pub fn all_kinds<E: Key>() -> KeyRanges {
    let kinds = E::__KEY.kinds();
    let first = &kinds[0].layout;
    let ranges = (0..first.buckets()).flat_map(|bucket| {
        kinds.iter().map(move |kind| {
            let mut row = salt_of(&kind.layout, bucket);
            row.put(&kind.layout.prefix);
            let Edges { low, high, .. } = Edges::of_prefix(row, false);
            KeyRange::new(low.into_row(), high.into_row())
        })
    });
    KeyRanges::list(first, ranges.collect())
}
