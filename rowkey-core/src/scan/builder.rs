//! The parts of the generated builder: the steps of a scan, one per field.

use alloc::vec::Vec;
use core::marker::PhantomData;

use super::constraints::Constraint;
use super::ranges::KeyRanges;
use super::skip::SkipScan;
pub use super::stage::Scan;
use super::stage::{Fixed, PerField};
use crate::bytes::sink::Head;
use crate::bytes::{End, KeyBuf, Sink};
use crate::codec::Codec;
pub use crate::codec::starts_with::StartsWith;
use crate::error::EncodeError;
pub use crate::key::{AllBuckets, Bucket, OneBucket, Pending, unwrap_infallible};
use crate::key::{Frame, Key, List, MISNAMED, Row, put};
use crate::layout::{Node, Ref};

use super::extent::Scattered;
pub use super::extent::{OneBound, Sets, SetsAndBound, Values};
pub use super::kinds::{KindScan, all_kinds, all_of_kind, skip_kinds, some_of_kind};
pub use super::messages::*;
pub use super::nested::PrefixOf;
pub use super::stage::{Fields, Stage};

/// A step of a scan over one field, with all steps before it: `Plain<LastSalted<()>>` is the second one. It names no field, so
/// that the type of a scan can be named wherever the key can, even if the fields are private.
pub trait Step {
    /// The number of leading fields that are constrained or open after it.
    const FIELDS: usize;
    /// The bucket state if the field is fixed.
    type Fixed<B: Bucket>: Bucket;
    /// The bucket state if the field is not fixed.
    type Open<B: Bucket>: Bucket;
    /// The bucket state after it, if all fields up to there are fixed.
    type AllFixed<B: Bucket>: Bucket;
    /// The rest of a list after one element for each step.
    type Rest<L: List>: List;
}

/// A step over a field that is not salted.
#[derive(Debug)]
pub struct Plain<Before>(PhantomData<Before>);
/// A step over a salted field; another salted field follows.
#[derive(Debug)]
pub struct Salted<Before>(PhantomData<Before>);
/// A step over the last salted field.
#[derive(Debug)]
pub struct LastSalted<Before>(PhantomData<Before>);

/// The start of a scan: no step yet.
impl Step for () {
    const FIELDS: usize = 0;
    type Fixed<B: Bucket> = B;
    type Open<B: Bucket> = B;
    type AllFixed<B: Bucket> = B;
    type Rest<L: List> = L;
}

/// The items that all steps share.
macro_rules! after {
    ($before:ident) => {
        const FIELDS: usize = $before::FIELDS + 1;
        type AllFixed<B: Bucket> = Self::Fixed<$before::AllFixed<B>>;
        type Rest<L: List> = <$before::Rest<L> as List>::Rest;
    };
}

impl<Before: Step> Step for Plain<Before> {
    after!(Before);
    type Fixed<B: Bucket> = B;
    type Open<B: Bucket> = B;
}

impl<Before: Step> Step for Salted<Before> {
    after!(Before);
    type Fixed<B: Bucket> = B;
    type Open<B: Bucket> = AllBuckets;
}

impl<Before: Step> Step for LastSalted<Before> {
    after!(Before);
    type Fixed<B: Bucket> = B::Known;
    type Open<B: Bucket> = AllBuckets;
}

/// The buffer of a scan of `K`.
pub type HeadOf<K> = <<K as Key>::__Row as Row>::Head;

/// The unconstrained scan of `K`.
pub type Start<K> = Scan<K, (), Fixed<HeadOf<K>>, <K as Key>::__Bucket>;

/// The field that step `S` of a scan of `K` is over, as messages name it; or the start.
pub type LastField<K, S> = <<S as Step>::Rest<<K as Key>::__Fields> as List>::First;

/// The next one.
pub type FieldAfter<K, S> = <<<S as Step>::Rest<<K as Key>::__Fields> as List>::Rest as List>::First;

/// The steps of a scan as a list of types.
#[diagnostic::on_unimplemented(
    message = "no type names a scan with the first {N} fields fixed",
    label = "the key has fewer fields, or N is above 12"
)]
pub trait Nth<const N: usize> {
    /// Step `N`, counted from 1.
    type Step: Step;
}

/// Implements `Nth` for each number, given the names of that many steps.
macro_rules! nth {
    ($($n:literal: $first:ident $($next:ident)*;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$first: Step, $($next: Step,)* Rest> Nth<$n> for nth!(@rest $first $($next)*) {
            type Step = nth!(@last $first $($next)*);
        }
    )*};
    (@rest) => { Rest };
    (@rest $first:ident $($next:ident)*) => { ($first, nth!(@rest $($next)*)) };
    (@last $last:ident) => { $last };
    (@last $first:ident $($next:ident)+) => { nth!(@last $($next)+) };
}

nth! {
    1: S1;
    2: S1 S2;
    3: S1 S2 S3;
    4: S1 S2 S3 S4;
    5: S1 S2 S3 S4 S5;
    6: S1 S2 S3 S4 S5 S6;
    7: S1 S2 S3 S4 S5 S6 S7;
    8: S1 S2 S3 S4 S5 S6 S7 S8;
    9: S1 S2 S3 S4 S5 S6 S7 S8 S9;
    10: S1 S2 S3 S4 S5 S6 S7 S8 S9 S10;
    11: S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 S11;
    12: S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 S11 S12;
}

/// Step `N` of a scan of `K`.
type NthStep<K, const N: usize> = <<K as Key>::__Steps as Nth<N>>::Step;

/// The scan of `K` with its first `N` fields fixed by value.
pub type FirstFixed<K, const N: usize> =
    Scan<K, NthStep<K, N>, Fixed<HeadOf<K>>, <NthStep<K, N> as Step>::AllFixed<<K as Key>::__Bucket>>;

/// The unconstrained scan of `K`. Called by generated `prefix`.
#[inline(always)]
#[must_use]
pub fn start<K: Key>() -> Start<K> {
    let mut head = <HeadOf<K> as Head>::EMPTY;
    Frame::Row.begin::<K, _>(&mut head);
    Scan::of_head(head)
}

/// The field of `K` that step `N` is over.
pub(super) struct FieldOf<K, N>(PhantomData<(K, N)>);

impl<K: Key, N: Step> FieldOf<K, N> {
    pub(super) const INDEX: usize = N::FIELDS - 1;
    pub(super) const END: End = K::__KEY.fields.end(Self::INDEX, End::Row);
    pub(super) const NODE: &'static Node = K::__KEY.fields.list.get()[Self::INDEX].node.get();
    pub(super) const NAME: &'static str = match &K::__KEY.fields.list.get()[Self::INDEX].name {
        Ref::Static(name) => name,
        Ref::Owned(_) => unreachable!(),
    };

    /// Whether the row ends with a custom codec, which may write its value differently if the key is nested.
    pub(super) const fn ends_in_custom<C: Codec<A>, A>() -> bool {
        matches!(Self::END, End::Row) && C::NODE.ends_in_custom()
    }

    /// Checks the argument type `A` of a function. The derive infers text from the name of the field's type, and a user's own
    /// type may have that name.
    pub(super) const fn text_as_text<C: Codec<A>, A>() {
        assert!(C::NODE.is_text() == Self::NODE.is_text(), "{}", MISNAMED);
    }
}

/// Appends a field and its delimiter to the head.
#[inline(always)]
pub(super) fn put_value<K: Key, N: Step, C: Codec<A>, A>(
    head: &mut impl Sink,
    value: &A,
) -> Result<(), EncodeError> {
    const { FieldOf::<K, N>::text_as_text::<C, A>() };
    put::<C, A>(value, FieldOf::<K, N>::NAME, const { FieldOf::<K, N>::END }, head)?;
    if let Some(delimiter) = const { FieldOf::<K, N>::END.delimiter() } {
        head.put(&delimiter);
    }
    Ok(())
}

/// The encoded values of a set.
pub(super) struct Set {
    encoded: Vec<KeyBuf>,
    /// The values with a terminator, if only the custom codec can write that.
    ended: Option<Vec<KeyBuf>>,
}

impl Set {
    pub(super) fn of<K: Key, N: Step, C: Codec<A>, A>() -> Self {
        let custom = const { FieldOf::<K, N>::ends_in_custom::<C, A>() };
        Set { encoded: Vec::new(), ended: if custom { Some(Vec::new()) } else { None } }
    }

    pub(super) fn add<K: Key, N: Step, C: Codec<A>, A>(&mut self, value: &A) {
        let mut bytes = KeyBuf::new();
        if put_value::<K, N, C, A>(&mut bytes, value).is_err() {
            return;
        }
        self.encoded.push(bytes);
        if let Some(ended) = &mut self.ended {
            let mut bytes = KeyBuf::new();
            if C::write(value, End::Terminator, &mut bytes).is_ok() {
                ended.push(bytes);
            }
        }
    }

    pub(super) fn then<S: Stage, N: Step>(self, scan: S) -> S::Then<N, Sets> {
        scan.then::<N, Sets>(Constraint::values(self.encoded), self.ended.map(Constraint::values))
    }
}

/// The scan `S` with the nested key of step `N` constrained by a scan of its own.
pub type Nested<P, K, S, N> = <<P as PrefixOf<K>>::Scan as Stage>::Nested<S, N>;

// For the test kit, which steps from field to field at run time.

/// The scan after step `I`, whose fixed fields are in `head`.
#[doc(hidden)]
#[must_use]
pub fn resume<K: Key, I, B>(head: HeadOf<K>) -> Scan<K, I, Fixed<HeadOf<K>>, B> {
    Scan::of_head(head)
}

/// The scan after step `I`, with the constraints of the earlier fields.
#[must_use]
pub fn resume_fields<K: Key, I>(fields: Fields) -> Scan<K, I, PerField<Scattered>, AllBuckets> {
    Scan::of_fields(fields)
}

/// The scan with the field in a set of borrowed values.
pub fn some_of<S: Stage, N: Step, C: Codec<A>, A>(scan: S, values: &[&A]) -> S::Then<N, Sets> {
    let mut set = Set::of::<S::Key, N, C, A>();
    values.iter().for_each(|value| set.add::<S::Key, N, C, A>(value));
    set.then::<S, N>(scan)
}

/// The ranges of a scan of sets and one bound.
pub fn finite_ranges<K: Key>(fields: &Fields) -> KeyRanges {
    KeyRanges::product(K::__KEY, &fields.constraints)
}

/// The skip scan of any constraints.
pub fn skip_scan<K: Key>(fields: &Fields) -> SkipScan {
    SkipScan::new(K::__KEY, fields.constraints.clone())
}
