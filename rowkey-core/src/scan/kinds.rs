//! Scans of an enum of keys, kind by kind.

use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;

use super::asked::Asked;
use super::builder::{One, PrefixOf, Start, start};
use super::edges::Edges;
use super::extent::{Extent, OneBound, Scattered, Sets, SetsAndBound, Values};
use super::messages::{Finite, Single};
use super::range::KeyRange;
use super::ranges::KeyRanges;
use super::skip::SkipScan;
use super::stage::Stage;
use crate::bytes::{KeyBuf, Sink};
use crate::key::{Bucket, Key};
use crate::layout::Layout;

/// Of no value, so it is `Send` and `Sync` whatever these are.
type Of<E, B, X> = fn() -> (E, B, X);

/// A scan of one row kind: what the functions of `prefix()` of an enum of keys give. `X`: how much it asks for.
#[must_use = "a scan is asked for by `.range()`, `.ranges()` or `.skip()`"]
pub struct KindScan<E, B, X = Values> {
    kind: &'static Layout,
    asked: Vec<Asked>,
    of: PhantomData<Of<E, B, X>>,
}

impl<E, B, X> Clone for KindScan<E, B, X> {
    fn clone(&self) -> Self {
        KindScan { kind: self.kind, asked: self.asked.clone(), of: PhantomData }
    }
}

impl<E, B, X> fmt::Debug for KindScan<E, B, X> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.asked.fmt(f)
    }
}

impl<E, B, X> KindScan<E, B, X> {
    /// The one range of this scan.
    pub fn range(self) -> KeyRange
    where
        X: Finite<E> + Single<E>,
        B: KnownInKind<E, X>,
    {
        let ranges = KeyRanges::product(self.kind, &self.asked);
        ranges.get(0).unwrap_or_else(|| KeyRange::empty_at(front(self.kind, 0)))
    }

    /// The ranges of this scan: one a salt bucket where the bucket is open, one for each combination of sets of values;
    /// none where nothing can match.
    pub fn ranges(self) -> KeyRanges
    where
        X: Finite<E>,
    {
        KeyRanges::product(self.kind, &self.asked)
    }

    /// This scan as a skip scan, which finds its rows wherever they are.
    pub fn skip(self) -> SkipScan {
        SkipScan::new(self.kind, self.asked)
    }
}

/// The bucket is known, or there is more to say than that it is not.
#[diagnostic::on_unimplemented(
    message = "this scan of `{E}` has one range in each salt bucket, and `range()` would miss all but one",
    label = "use `.ranges()`",
    note = "where the salt is that of the kind's own key, one range is enough once its salted fields are fixed by value"
)]
pub trait KnownInKind<E, X> {}

#[diagnostic::do_not_recommend]
impl<E> KnownInKind<E, Values> for One {}
#[diagnostic::do_not_recommend]
impl<E> KnownInKind<E, OneBound> for One {}
#[diagnostic::do_not_recommend]
impl<E, B> KnownInKind<E, Sets> for B {}
#[diagnostic::do_not_recommend]
impl<E, B> KnownInKind<E, SetsAndBound> for B {}
#[diagnostic::do_not_recommend]
impl<E, B> KnownInKind<E, Scattered> for B {}

/// All rows of the `I`th kind, whose key is `K`.
pub fn all_of_kind<E: Key, K: Key, B: Bucket, const I: usize>() -> KindScan<E, B> {
    let all: Start<K> = start();
    of_kind::<E, _, B, _, I>(all)
}

/// The rows of the `I`th kind that the builder of its own key asks for.
pub fn some_of_kind<E: Key, K: Key, P: PrefixOf<K>, B: Bucket, const I: usize>(
    prefix: P,
) -> KindScan<E, B, <P::Scan as Stage>::Extent> {
    of_kind::<E, _, B, _, I>(prefix.scan())
}

fn of_kind<E: Key, S: Stage<Extent = X>, B: Bucket, X: Extent, const I: usize>(scan: S) -> KindScan<E, B, X> {
    KindScan { kind: &E::__KEY.kinds()[I].layout, asked: scan.fields().asked, of: PhantomData }
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

/// The same as a skip scan.
pub fn skip_kinds<E: Key>() -> SkipScan {
    SkipScan::of_kinds(E::__KEY)
}
