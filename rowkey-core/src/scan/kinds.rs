//! Scans of an enum of keys, kind by kind.

use core::fmt;
use core::marker::PhantomData;

use super::builder::{Bucket, One, PrefixOf, Stage, Start, start};
use super::edges::Edges;
use super::range::KeyRange;
use super::ranges::KeyRanges;
use super::tail::as_rows;
use crate::bytes::{KeyBuf, Sink};
use crate::key::Key;
use crate::layout::Layout;

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
    let Edges { low, high, empty } = as_rows::<K, _>(prefix.edges().0).moved(own, &front(kind, 0));
    let buckets = match empty {
        true => 0..0,
        false => kind.buckets_of(&low.bytes, kind.in_one_bucket(P::Scan::FIXED)),
    };
    let at = low.bytes.clone();
    let ranges = KeyRanges::new(kind.salt_bytes(), buckets, low.into_row(), high.into_row(), None);
    KindScan { ranges, at, of: PhantomData }
}

/// What the rows of a kind begin with in `bucket`.
fn front(kind: &Layout, bucket: u32) -> KeyBuf {
    let mut row = KeyBuf::new();
    kind.salt_bytes().put(bucket, &mut row);
    row.put(&kind.prefix);
    row
}

/// Every row of every kind: ranges that hold nothing else.
pub fn all_kinds<E: Key>() -> KeyRanges {
    let kinds = E::__KEY.kinds();
    let first = &kinds[0].layout;
    let ranges = (0..first.buckets()).flat_map(|bucket| {
        kinds.iter().map(move |kind| {
            let Edges { low, high, .. } = Edges::of_prefix(front(&kind.layout, bucket), false);
            KeyRange::new(low.into_row(), high.into_row())
        })
    });
    KeyRanges::list(first.salt_bytes(), ranges.collect())
}
