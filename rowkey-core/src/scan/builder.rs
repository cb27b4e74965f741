//! The parts of the generated builder: the steps of a scan, one per field.

use alloc::vec::Vec;
use core::borrow::Borrow;
use core::marker::PhantomData;

use super::asked::Asked;
use super::bucket::row_start;
use super::constraints::Constraint;
use super::ranges::KeyRanges;
use super::skip::SkipScan;
pub use super::stage::Scan;
use super::stage::{Beyond, Leading};
use crate::bytes::{End, KeyBuf, Sink};
use crate::codec::Codec;
pub use crate::codec::starts_with::StartsWith;
use crate::error::EncodeError;
pub use crate::key::{AllBuckets, Bucket, OneBucket, Pending, unwrap_infallible};
use crate::key::{Key, List, MISNAMED, put};
use crate::layout::{Layout, Node, Ref};

use super::extent::{Extent, Scattered};
pub use super::extent::{OneBound, Sets, SetsAndBound, Values};
pub use super::kinds::{KindScan, all_kinds, all_of_kind, skip_kinds, some_of_kind};
pub use super::messages::*;
pub use super::nested::PrefixOf;
pub use super::stage::{Fields, Stage};

/// A step of a scan over one field, with all steps before it: `Plain<LastSalted<()>>` is the second one. It names no field, so
/// that the type of a scan can be named wherever the key can, even if the fields are private.
#[doc(hidden)]
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
#[doc(hidden)]
pub struct Plain<Before>(PhantomData<Before>);
/// A step over a salted field; another salted field follows.
#[derive(Debug)]
#[doc(hidden)]
pub struct Salted<Before>(PhantomData<Before>);
/// A step over the last salted field.
#[derive(Debug)]
#[doc(hidden)]
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

/// The unconstrained scan of `K`.
pub type Start<K> = Scan<K, (), Leading, <K as Key>::__Bucket>;

/// The field that step `S` of a scan of `K` is over, as messages name it; or the start.
pub type LastField<K, S> = <<S as Step>::Rest<<K as Key>::__Fields> as List>::First;

/// The next one.
pub type FieldAfter<K, S> = <<<S as Step>::Rest<<K as Key>::__Fields> as List>::Rest as List>::First;

/// The steps of a scan as a list of types.
#[diagnostic::on_unimplemented(
    message = "no type names a scan with the first {N} fields fixed",
    label = "the key has fewer fields, or N is above 12"
)]
#[doc(hidden)]
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
    Scan<K, NthStep<K, N>, Leading, <NthStep<K, N> as Step>::AllFixed<<K as Key>::__Bucket>>;

/// The unconstrained scan of `K`. Called by generated `prefix`.
#[inline(always)]
#[must_use]
pub fn start<K: Key>() -> Start<K> {
    Scan::of_head(match const { KeyBuf::zeros_and(K::__KEY.salt_width(), K::__KEY.prefix.get()) } {
        Some(head) => head,
        None => row_start(K::__KEY, 0),
    })
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

    pub(super) const PLACE: &'static Place = &Place { name: Self::NAME, end: Self::END };

    /// Whether nothing about the place or the width of its bytes depends on values, and they are within the row.
    pub(super) const fn at_constant_offset<C: Codec<A>, A>() -> bool {
        match (K::__KEY.constant_offset(Self::INDEX), C::NODE.width) {
            (Some(at), Some(width)) => {
                C::INFALLIBLE && at + width + Self::END.delimiter_len() <= crate::bytes::key_buf::INLINE
            }
            _ => false,
        }
    }

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

/// A field in its key.
#[derive(Debug, Clone, Copy)]
pub(super) struct Place {
    name: &'static str,
    pub(super) end: End,
}

/// Appends a field and its delimiter, whose codec is infallible.
#[inline(always)]
pub(super) fn put_value<K: Key, N: Step, C: Codec<A>, A>(mut head: KeyBuf, value: &A) -> KeyBuf {
    const { FieldOf::<K, N>::text_as_text::<C, A>() };
    if const { FieldOf::<K, N>::at_constant_offset::<C, A>() } {
        // The compiler knows where: a store is shorter than a call.
        unwrap_infallible(place::<C, A>(&mut head, value, FieldOf::<K, N>::PLACE));
        return head;
    }
    with_value::<C, A>(head, value, FieldOf::<K, N>::PLACE)
}

/// The same for any codec.
#[inline(always)]
pub(super) fn try_put_value<K: Key, N: Step, C: Codec<A>, A>(
    head: KeyBuf,
    value: &A,
) -> Result<KeyBuf, EncodeError> {
    const { FieldOf::<K, N>::text_as_text::<C, A>() };
    try_with_value::<C, A>(head, value, FieldOf::<K, N>::PLACE)
}

#[inline(always)]
fn place<C: Codec<A>, A>(head: &mut impl Sink, value: &A, at: &Place) -> Result<(), EncodeError> {
    put::<C, A>(value, at.name, at.end, head)?;
    if let Some(delimiter) = at.end.delimiter() {
        head.put(&delimiter);
    }
    Ok(())
}

/// One function for all keys.
#[inline(never)]
fn with_value<C: Codec<A>, A>(mut head: KeyBuf, value: &A, at: &Place) -> KeyBuf {
    unwrap_infallible(place::<C, A>(&mut head, value, at));
    head
}

#[inline(never)]
pub(super) fn try_with_value<C: Codec<A>, A>(
    mut head: KeyBuf,
    value: &A,
    at: &Place,
) -> Result<KeyBuf, EncodeError> {
    place::<C, A>(&mut head, value, at)?;
    Ok(head)
}

/// The encoded values of a set.
pub(super) struct Set {
    encoded: Vec<KeyBuf>,
    /// The values with a terminator, if only the custom codec can write that.
    ended: Option<Vec<KeyBuf>>,
}

impl Set {
    /// The encodings of `values`. `custom`: the last field of the row ends in a custom codec.
    #[inline(never)]
    pub(super) fn of<C: Codec<A>, A, V: Borrow<A>>(
        values: impl IntoIterator<Item = V>,
        at: &Place,
        custom: bool,
    ) -> Self {
        let mut set = Set { encoded: Vec::new(), ended: if custom { Some(Vec::new()) } else { None } };
        values.into_iter().for_each(|value| set.add::<C, A>(value.borrow(), at));
        set
    }

    #[inline(never)]
    fn add<C: Codec<A>, A>(&mut self, value: &A, at: &Place) {
        let mut bytes = KeyBuf::new();
        if place::<C, A>(&mut bytes, value, at).is_err() {
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

    #[inline(never)]
    pub(super) fn then(self, mut asked: Asked, layout: &Layout, index: usize) -> Asked {
        asked.push(layout, index, Constraint::values(self.encoded), self.ended.map(Constraint::values));
        asked
    }
}

/// The scan `S` with the nested key of step `N` constrained by a scan of its own.
pub type Nested<P, K, S, N> =
    <S as Stage>::Then<N, <<<P as PrefixOf<K>>::Scan as Stage>::Extent as Extent>::Closed>;

// For the test kit, which steps from field to field at run time.

/// The scan after step `I`, whose fixed fields are in `head`.
#[doc(hidden)]
#[must_use]
pub fn resume<K: Key, I: Step, B>(head: KeyBuf) -> Scan<K, I, Leading, B> {
    Scan::of_head(head)
}

/// The scan after step `I`, with the constraints of the earlier fields.
#[must_use]
pub fn resume_fields<K: Key, I>(fields: Fields) -> Scan<K, I, Beyond<Scattered>, AllBuckets> {
    Scan::of(Asked::of_fields(K::__KEY, fields))
}

/// The scan with the field in a set of borrowed values.
pub fn some_of<S: Stage, N: Step, C: Codec<A>, A>(scan: S, values: &[&A]) -> S::Then<N, Sets> {
    let custom = const { FieldOf::<S::Key, N>::ends_in_custom::<C, A>() };
    let set = Set::of::<C, A, &A>(values.iter().copied(), FieldOf::<S::Key, N>::PLACE, custom);
    S::then(set.then(scan.asked(), S::Key::__KEY, N::FIELDS - 1))
}

/// The ranges of a scan of sets and one bound.
pub fn finite_ranges<K: Key>(fields: &Fields) -> KeyRanges {
    KeyRanges::product(K::__KEY, &fields.constraints)
}

/// The skip scan of any constraints.
pub fn skip_scan<K: Key>(fields: &Fields) -> SkipScan {
    SkipScan::new(K::__KEY, fields.constraints.clone())
}
