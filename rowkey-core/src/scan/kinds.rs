//! Scans of an enum of keys, variant by variant.

use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;

use super::extent::{Extent, Values};
use super::messages::{Finite, KnownInKind, Single};
use super::stage::PrefixOf;
use crate::key::{Bucket, Key};
use crate::layout::Layout;
use rowkey_layout::scan::{Asked, Constraint, KeyRange, KeyRanges, SkipScan};

/// A function type, so that the scan is `Send` and `Sync` whatever these are.
type Of<E, B, X> = fn() -> (E, B, X);

/// A scan of one variant, from the functions of `prefix()` of an enum of keys. `X` is its extent.
#[must_use = "a scan does nothing by itself; call `.range()`, `.ranges()` or `.skip()`"]
#[doc(hidden)]
pub struct KindScan<E, B, X = Values> {
    /// The index of the kind.
    kind: usize,
    constraints: Vec<Constraint>,
    of: PhantomData<Of<E, B, X>>,
}

impl<E, B, X> Clone for KindScan<E, B, X> {
    fn clone(&self) -> Self {
        KindScan { kind: self.kind, constraints: self.constraints.clone(), of: PhantomData }
    }
}

impl<E, B, X> fmt::Debug for KindScan<E, B, X> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.constraints.fmt(f)
    }
}

impl<E: Key, B: Bucket, X: Extent> PrefixOf<E> for KindScan<E, B, X> {
    type Bucket = B;
    type Extent = X;

    fn constraint(self) -> Constraint {
        Constraint::Kind(self.kind, self.constraints)
    }
}

impl<E: Key, B, X> KindScan<E, B, X> {
    fn asked(self) -> (Asked, &'static Layout) {
        let kind = &E::__KEY.kinds()[self.kind].layout;
        (Asked::of_fields(kind, self.constraints), kind)
    }

    /// The one range of this scan.
    pub fn range(self) -> KeyRange
    where
        X: Finite<E> + Single<E>,
        B: KnownInKind<E, X>,
    {
        let (asked, kind) = self.asked();
        asked.range(kind)
    }

    /// The ranges of this scan: one per salt bucket if the bucket is open, one per combination of values; none if nothing can
    /// match.
    pub fn ranges(self) -> KeyRanges
    where
        X: Finite<E>,
    {
        let (asked, kind) = self.asked();
        asked.ranges(kind)
    }

    /// This scan as a skip scan, which also finds scattered rows.
    pub fn skip(self) -> SkipScan {
        let (asked, kind) = self.asked();
        asked.skip(kind)
    }
}

/// All rows of variant `I`.
pub fn all_of_kind<E: Key, B: Bucket, const I: usize>() -> KindScan<E, B> {
    KindScan { kind: I, constraints: Vec::new(), of: PhantomData }
}

/// The rows of variant `I` that a scan of its key `K` matches.
pub fn some_of_kind<E: Key, K: Key, P: PrefixOf<K>, B: Bucket, const I: usize>(
    prefix: P,
) -> KindScan<E, B, P::Extent> {
    let Constraint::Key(constraints) = prefix.constraint() else { unreachable!("a variant holds a struct") };
    KindScan { kind: I, constraints, of: PhantomData }
}
