//! The steps of a scan, one per field, as types.

use core::marker::PhantomData;

use super::encoded::Place;
use crate::bytes::End;
use crate::bytes::key_buf::INLINE;
use crate::codec::Codec;
use crate::key::{AllBuckets, Bucket, Key, List, MISNAMED};
use crate::layout::Node;

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
#[doc(hidden)]
pub struct Plain<Before>(PhantomData<Before>);
/// A step over a salted field; another salted field follows.
#[doc(hidden)]
pub struct Salted<Before>(PhantomData<Before>);
/// A step over the last salted field.
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

/// Implements `Step`: `Fixed<B>`, `Open<B>`.
macro_rules! steps {
    ($($step:ident: $fixed:ty, $open:ty;)*) => {$(
        impl<Before: Step> Step for $step<Before> {
            const FIELDS: usize = Before::FIELDS + 1;
            type Fixed<B: Bucket> = $fixed;
            type Open<B: Bucket> = $open;
            type AllFixed<B: Bucket> = Self::Fixed<Before::AllFixed<B>>;
            type Rest<L: List> = <Before::Rest<L> as List>::Rest;
        }
    )*};
}

steps! {
    Plain: B, B;
    Salted: B, AllBuckets;
    LastSalted: B::Known, AllBuckets;
}

/// The field that step `S` of a scan of `K` is over, as messages name it; or the start.
pub type LastField<K, S> = <<S as Step>::Rest<<K as Key>::__Fields> as List>::First;

/// The next one.
pub type FieldAfter<K, S> = <<<S as Step>::Rest<<K as Key>::__Fields> as List>::Rest as List>::First;

/// The steps of a scan as a list of types. Of a list that is too short, rustc reports the innermost `Nth`, and `ALL` carries the number
/// that was asked for into that message.
#[diagnostic::on_unimplemented(
    message = "no type names a scan with the first {ALL} fields fixed",
    label = "the key has fewer fields, or N is above 12"
)]
#[doc(hidden)]
pub trait Nth<const N: usize, const ALL: usize> {
    /// Step `N`, counted from 1.
    type Step: Step;
}

#[diagnostic::do_not_recommend]
impl<First: Step, Rest, const ALL: usize> Nth<1, ALL> for (First, Rest) {
    type Step = First;
}

/// Implements `Nth` for each number, given the one before it.
macro_rules! nth {
    ($($before:literal $n:literal,)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<First, Rest: Nth<$before, ALL>, const ALL: usize> Nth<$n, ALL> for (First, Rest) {
            type Step = Rest::Step;
        }
    )*};
}

nth!(1 2, 2 3, 3 4, 4 5, 5 6, 6 7, 7 8, 8 9, 9 10, 10 11, 11 12,);

/// Step `N` of a scan of `K`.
pub type NthStep<K, const N: usize> = <<K as Key>::__Steps as Nth<N, N>>::Step;

/// The field of `K` that step `N` is over.
pub(super) struct FieldOf<K, N>(PhantomData<(K, N)>);

impl<K: Key, N: Step> FieldOf<K, N> {
    const INDEX: usize = N::FIELDS - 1;
    const END: End = K::__KEY.fields.end(Self::INDEX, End::Row);
    const NODE: &'static Node = K::__KEY.fields.list.get()[Self::INDEX].node();
    const NAME: &'static str = K::__KEY.fields.list.get()[Self::INDEX].name.get();

    pub(super) const PLACE: &'static Place =
        &Place { name: Self::NAME, end: Self::END, then: K::__KEY.literal(Self::INDEX + 1) };

    /// Whether nothing about the place or the width of its bytes depends on values, and they are within the row.
    pub(super) const fn at_constant_offset<C: Codec<A>, A>() -> bool {
        match (K::__KEY.constant_offset(Self::INDEX), C::NODE.width) {
            (Some(at), Some(width)) => {
                let constant = K::__KEY.literal(Self::INDEX).len() + Self::PLACE.then.len();
                C::INFALLIBLE && at + width + Self::END.delimiter_len() + constant <= INLINE
            }
            _ => false,
        }
    }

    /// A field that is asked for by its first bytes.
    pub(super) const fn begun() -> (&'static Node, End) {
        assert!(Self::NODE.is_text() || Self::NODE.is_bytes(), "{}", MISNAMED);
        (Self::NODE, Self::END)
    }

    /// Its place, for an argument of the type `A`. The derive infers text from the name of the field's type, and a user's own type
    /// may have that name.
    pub(super) const fn place<C: Codec<A>, A>() -> &'static Place {
        assert!(C::NODE.is_text() == Self::NODE.is_text(), "{}", MISNAMED);
        Self::PLACE
    }
}
