//! What generated builders and the test kit call.

use super::extent::Extent;
use crate::bytes::KeyBuf;

pub use super::extent::{OneBound, Scattered, Sets, SetsAndBound, Values};
pub use super::kinds::{KindScan, all_of_kind, some_of_kind};
pub use super::messages::*;
pub use super::stage::{FirstFixed, PrefixOf, Scan, Stage, Start};
pub use super::step::{FieldAfter, LastField, LastSalted, Nth, Plain, Salted, Step};
pub use crate::codec::starts_with::{ByteArray, StartsWith};
use crate::key::Key;
pub use crate::key::{AllBuckets, Bucket, OneBucket, Pending, unwrap_infallible};
use rowkey_layout::scan::row_start;
pub use rowkey_layout::scan::{Constraint, all_kinds, skip_kinds};

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
