//! What generated builders and the test kit call.

use alloc::vec::Vec;

use super::stage::{Beyond, Leading, some_of as set_of};
use crate::bytes::KeyBuf;
use crate::codec::Codec;

use super::extent::Extent;

pub use super::extent::{OneBound, Scattered, Sets, SetsAndBound, Values};
pub use super::kinds::{KindScan, all_kinds, all_of_kind, skip_kinds, some_of_kind};
pub use super::messages::*;
pub use super::stage::{FirstFixed, PrefixOf, Scan, Stage, Start};
pub use super::step::{FieldAfter, LastField, LastSalted, Nth, Plain, Salted, Step};
pub use crate::codec::starts_with::{ByteArray, StartsWith};
use crate::key::Key;
pub use crate::key::{AllBuckets, Bucket, OneBucket, Pending, unwrap_infallible};
pub use rowkey_layout::scan::Constraint;
use rowkey_layout::scan::{Asked, KeyRanges, SkipScan, row_start};

/// The unconstrained scan of `K`. Called by generated `prefix`.
#[inline(always)]
pub fn start<K: Key>() -> Start<K> {
    let constant = const {
        let key = K::__KEY;
        KeyBuf::zeros_and(key.salt_width(), [key.prefix.get(), key.literal(0)])
    };
    Scan::of_head(match constant {
        Some(head) => head,
        None => row_start(K::__KEY, 0),
    })
}

/// The scan `S` with the nested key of step `N` constrained by a scan of its own.
pub type Nested<P, K, S, N> = <S as Stage>::Then<N, <<P as PrefixOf<K>>::Extent as Extent>::ThenAny>;

// For the test kit, which steps from field to field at run time.

/// The scan after step `I`, whose fixed fields are in `head`.
#[doc(hidden)]
pub fn resume<K: Key, I: Step, B>(head: KeyBuf) -> Scan<K, I, Leading, B> {
    Scan::of_head(head)
}

/// The scan after step `I`, with the constraints of the earlier fields.
pub fn resume_fields<K: Key, I>(each: Vec<Constraint>) -> Scan<K, I, Beyond<Scattered>, AllBuckets> {
    Scan::of(Asked::of_fields(K::__KEY, each))
}

/// The scan with the field in a set of borrowed values.
pub fn some_of<S: Stage, N: Step, C: Codec<A>, A>(scan: S, values: &[&A]) -> S::Then<N, Sets> {
    set_of::<S, N, Sets, C, A, &A>(scan, values.iter().copied())
}

/// The ranges of a scan of sets and one bound.
pub fn finite_ranges<K: Key>(each: &[Constraint]) -> KeyRanges {
    Asked::of_fields(K::__KEY, each.to_vec()).ranges(K::__KEY)
}

/// The skip scan of any constraints.
pub fn skip_scan<K: Key>(each: &[Constraint]) -> SkipScan {
    Asked::of_fields(K::__KEY, each.to_vec()).skip(K::__KEY)
}

/// The split points of a salted key; of an enum of keys without a salt, the prefixes of all variants but the first.
pub fn split_points<K: Key>() -> Vec<Vec<u8>> {
    K::__KEY.split_points()
}
