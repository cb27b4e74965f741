//! A scan that is being built: the constraints so far, and in its type which field comes next, which extent the scan has and
//! whether its salt bucket is known, so that a wrong step does not compile. Only the encoding of values knows types: the
//! constraints are bytes, and all else follows from them and the layout.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::borrow::Borrow;
use core::fmt;
use core::marker::PhantomData;
use core::ops::RangeBounds;

use super::encoded::{
    before_more, bounded, bounded_after, bounded_by_any, ends_in_custom, fixed, put_value, some,
    try_with_value, with_value,
};
use super::extent::{Extent, OneBound, SetsAndBound, Values};
use super::step::{FieldOf, NthStep, Step};
use crate::bytes::{KeyBuf, Sink as _};
use crate::codec::Codec;
use crate::codec::starts_with::StartsWith;
use crate::error::EncodeError;
use crate::key::{Bucket, Key, unwrap_infallible};
use rowkey_layout::scan::{
    Asked, Constraint, KeyRange, KeyRanges, Needs, SkipScan, range_in_bucket, range_of_head, starting,
};

/// A scan of `K`: `I` is the last step, `S` is what was asked, [`Leading`] or [`Asked`], `E` its extent, `B` the bucket state.
#[doc(hidden)]
pub struct Scan<K, I, S, E, B> {
    so_far: S,
    of: PhantomData<Of<K, I, E, B>>,
}

/// A function type: otherwise rustc would look for `Send` in each step, and give up after 128.
type Of<K, I, E, B> = fn() -> (K, I, E, B);

/// Values of the leading fields. The compiler sees this in the type, and encodes a key of fixed width in registers.
#[derive(Clone)]
#[doc(hidden)]
pub struct Leading {
    head: KeyBuf,
    ending: Ending,
}

/// The last value of the row as a user's codec writes it before more fields.
type Ending = Option<Box<Constraint>>;

/// The unconstrained scan of `K`.
pub type Start<K> = Scan<K, (), Leading, Values, <K as Key>::__Bucket>;

/// The scan of `K` with its first `N` fields fixed by value.
pub type FirstFixed<K, const N: usize> =
    Scan<K, NthStep<K, N>, Leading, Values, <NthStep<K, N> as Step>::AllFixed<<K as Key>::__Bucket>>;

/// A builder of `K`, which `_prefix` of a field of type `K` takes.
#[diagnostic::on_unimplemented(
    message = "this is not a scan of `{K}`, the type of this field",
    label = "expected a scan from `{K}::prefix()`",
    note = "a nested key is scanned by its own fields: write `{K}::prefix()`, with values, sets or bounds of them",
    note = "if `{K}` is an enum of keys, its scan names a kind, as `{K}::prefix().order()` does; `_any()` leaves all kinds open"
)]
#[doc(hidden)]
pub trait PrefixOf<K> {
    /// Its bucket state.
    type Bucket: Bucket;
    /// Its extent.
    type Extent: Extent;

    /// Its constraint on a field of type `K`.
    fn constraint(self) -> Constraint;
}

impl<K, I, S, E, B> Scan<K, I, S, E, B> {
    #[inline(always)]
    fn new(so_far: S) -> Self {
        Scan { so_far, of: PhantomData }
    }
}

impl<K, I, B> Scan<K, I, Leading, Values, B> {
    /// The scan of the rows that start with `head`.
    #[inline(always)]
    pub fn of_head(head: KeyBuf) -> Self {
        Scan::new(Leading { head, ending: None })
    }

    /// The fixed bytes, with a placeholder for the salt.
    #[inline(always)]
    pub fn head(self) -> KeyBuf {
        self.so_far.head
    }
}

impl<K, I, E, B> From<Asked> for Scan<K, I, Asked, E, B> {
    #[inline(always)]
    fn from(asked: Asked) -> Self {
        Scan::new(asked)
    }
}

impl<K, I, S: Clone, E, B> Clone for Scan<K, I, S, E, B> {
    fn clone(&self) -> Self {
        Scan::new(self.so_far.clone())
    }
}

/// Shows the constraint of each field.
impl<K: Key, I, S, E, B> fmt::Debug for Scan<K, I, S, E, B>
where
    Self: Stage<Key = K> + Clone,
{
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.clone().fields().fmt(f)
    }
}

/// The steps of a scan: each generated function calls one. [`After`](super::messages::After) determines whether it may.
#[doc(hidden)]
pub trait Stage: Sized {
    /// The key.
    type Key: Key;
    /// The bucket state.
    type Bucket: Bucket;
    /// The extent of the constraints.
    type Extent: Extent;
    /// The scan with the field of step `N` fixed.
    type Fixed<N: Step>: Stage<Key = Self::Key>;
    /// The scan with a constraint of extent `E` on it.
    type Then<N: Step, E: Extent>: Stage<Key = Self::Key> + From<Asked>;
    /// The scan with it left open.
    type Any<N: Step>: Stage<Key = Self::Key> + From<Asked>;

    /// The constraints so far.
    fn asked(self) -> Asked;

    /// Constrains a field; `E` is the extent of the constraint.
    #[inline(always)]
    fn then<N: Step, E: Extent>(self, constraint: Constraint) -> Self::Then<N, E> {
        self.asked().push(Self::Key::__KEY, N::FIELDS - 1, constraint).into()
    }

    /// Leaves a field open: nothing is recorded.
    #[inline(always)]
    fn any<N: Step>(self) -> Self::Any<N> {
        self.asked().into()
    }

    /// Fixes the field of step `N`, whose codec `C` is infallible.
    fn fix<N: Step, C: Codec<A>, A>(self, value: &A) -> Self::Fixed<N>;

    /// Fixes a field.
    ///
    /// # Errors
    /// When the value cannot be encoded.
    fn try_fix<N: Step, C: Codec<A>, A>(self, value: &A) -> Result<Self::Fixed<N>, EncodeError>;

    /// Bounds a field.
    #[inline(always)]
    fn bounded<N: Step, C: Codec<A>, A>(self, bounds: impl RangeBounds<A>) -> Self::Then<N, OneBound> {
        let at = const { FieldOf::<Self::Key, N>::place::<C, A>() };
        let both = (bounds.start_bound(), bounds.end_bound());
        bounded::<C, A>(self.asked(), Self::Key::__KEY, N::FIELDS - 1, both, at.end).into()
    }

    /// Bounds text by a prefix: one bound. But before a delimiter of several bytes there may be several windows, and in a `rest` field
    /// rows of other texts lie in one.
    #[inline(always)]
    fn starting<N: Step, E: Extent, C: StartsWith<A, B>, A, B>(self, prefix: &A) -> Self::Then<N, E> {
        let (node, end) = const { FieldOf::<Self::Key, N>::begun() };
        let layout = Self::Key::__KEY;
        self.asked().starting(layout, N::FIELDS - 1, C::starts_with(prefix, end), node, end).into()
    }

    /// Constrains a field to a set of values. Values that cannot be encoded match nothing. In a `rest` field, rows of other values lie
    /// between those of one.
    #[inline(always)]
    fn some<N: Step, E: Extent, C: Codec<A>, A>(
        self,
        values: impl IntoIterator<Item: Borrow<A>>,
    ) -> Self::Then<N, E> {
        let at = FieldOf::<Self::Key, N>::PLACE;
        some::<C, A>(self.asked(), Self::Key::__KEY, N::FIELDS - 1, values, at).into()
    }

    /// Bounds a field by any of several bounds.
    fn bounded_in<N: Step, C: Codec<A>, A>(
        self,
        bounds: impl IntoIterator<Item: RangeBounds<A>>,
    ) -> Self::Then<N, SetsAndBound> {
        let at = const { FieldOf::<Self::Key, N>::place::<C, A>() };
        bounded_by_any::<C, A>(self.asked(), Self::Key::__KEY, N::FIELDS - 1, bounds, at.end).into()
    }

    /// Bounds text by any of several prefixes.
    fn starting_in<N: Step, E: Extent, C: StartsWith<A, B>, A, B>(
        self,
        prefixes: impl IntoIterator<Item = A>,
    ) -> Self::Then<N, E> {
        let (node, end) = const { FieldOf::<Self::Key, N>::begun() };
        let each = prefixes.into_iter().map(|prefix| starting(node, end, C::starts_with(&prefix, end)));
        self.then::<N, E>(Constraint::any_of(each))
    }

    /// Constrains a nested key by what a scan of its own asks, whose extent is `E`.
    fn nested<N: Step, E: Extent>(self, asked: Constraint) -> Self::Then<N, E::ThenAny> {
        self.then::<N, E::ThenAny>(asked)
    }

    /// The constraint of each field.
    #[inline(always)]
    fn fields(self) -> Vec<Constraint> {
        self.asked().fields(Self::Key::__KEY)
    }

    /// The range of a scan whose bucket is known.
    #[inline(always)]
    fn range(self) -> KeyRange {
        match const { Self::Key::__KEY.fields.asks_by_field() } {
            true => self.asked().range(Self::Key::__KEY),
            false => {
                let (needs, salt) = const { (Needs::of(Self::Key::__KEY), &Self::Key::__SALT) };
                self.asked().range_of_rows(Self::Key::__KEY, needs, salt)
            }
        }
    }

    /// The ranges of the scan.
    #[inline(always)]
    fn ranges(self) -> KeyRanges {
        self.asked().ranges(Self::Key::__KEY)
    }

    /// The scan as a skip scan.
    #[inline(always)]
    fn skip(self) -> SkipScan {
        self.asked().skip(Self::Key::__KEY)
    }
}

impl<K: Key, I: Step, B: Bucket> Stage for Scan<K, I, Leading, Values, B> {
    type Key = K;
    type Bucket = B;
    type Extent = Values;
    type Fixed<N: Step> = Scan<K, N, Leading, Values, N::Fixed<B>>;
    type Then<N: Step, M: Extent> = Scan<K, N, Asked, M, N::Open<B>>;
    type Any<N: Step> = Scan<K, N, Asked, OneBound, N::Open<B>>;

    #[inline(always)]
    fn asked(self) -> Asked {
        let Leading { head, ending } = self.so_far;
        if const { I::FIELDS == 0 } {
            return Asked::nothing(K::__KEY);
        }
        let open = const { K::__KEY.ends_unterminated(I::FIELDS) };
        let asked = Asked::of_head(head, I::FIELDS, open);
        match ending {
            Some(ending) => asked.ending(K::__KEY, *ending),
            None => asked,
        }
    }

    #[inline(always)]
    fn fix<N: Step, C: Codec<A>, A>(self, value: &A) -> Self::Fixed<N> {
        let at = const { FieldOf::<K, N>::place::<C, A>() };
        let mut head = self.so_far.head;
        match const { FieldOf::<K, N>::at_constant_offset::<C, A>() } {
            // The compiler knows where: a store is shorter than a call.
            true => {
                unwrap_infallible(put_value::<C, A>(&mut head, value, at));
                head.put(at.then);
            }
            false => head = with_value::<C, A>(head, value, at),
        }
        Scan::new(Leading { head, ending: before_more::<C, A>(value, at.end) })
    }

    #[inline(always)]
    fn try_fix<N: Step, C: Codec<A>, A>(self, value: &A) -> Result<Self::Fixed<N>, EncodeError> {
        let at = const { FieldOf::<K, N>::place::<C, A>() };
        let head = try_with_value::<C, A>(self.so_far.head, value, at)?;
        Ok(Scan::new(Leading { head, ending: before_more::<C, A>(value, at.end) }))
    }

    #[inline(always)]
    fn bounded<N: Step, C: Codec<A>, A>(self, bounds: impl RangeBounds<A>) -> Self::Then<N, OneBound> {
        let end = const { FieldOf::<K, N>::place::<C, A>() }.end;
        let both = (bounds.start_bound(), bounds.end_bound());
        match ends_in_custom::<C, A>(end) {
            true => bounded::<C, A>(self.asked(), K::__KEY, N::FIELDS - 1, both, end).into(),
            false => bounded_after::<C, A>(self.so_far.head, I::FIELDS, both, end).into(),
        }
    }

    #[inline(always)]
    fn range(self) -> KeyRange {
        let open = const { K::__KEY.ends_unterminated(I::FIELDS) };
        match (const { Needs::of(K::__KEY) }, const { &K::__SALT }) {
            (Needs::Nothing, _) => range_of_head(self.so_far.head, open),
            (Needs::Bucket(start, end), Some(salt)) => {
                range_in_bucket(self.so_far.head, salt, (start, end), open)
            }
            _ => Asked::of_head(self.so_far.head, I::FIELDS, open).range(K::__KEY),
        }
    }
}

impl<K: Key, I: Step, E: Extent, B: Bucket> Stage for Scan<K, I, Asked, E, B> {
    type Key = K;
    type Bucket = B;
    type Extent = E;
    type Fixed<N: Step> = Scan<K, N, Asked, E::Then<Values>, N::Fixed<B>>;
    type Then<N: Step, M: Extent> = Scan<K, N, Asked, E::Then<M>, N::Open<B>>;
    type Any<N: Step> = Scan<K, N, Asked, E::ThenAny, N::Open<B>>;

    #[inline(always)]
    fn asked(self) -> Asked {
        self.so_far
    }

    #[inline(always)]
    fn fix<N: Step, C: Codec<A>, A>(self, value: &A) -> Self::Fixed<N> {
        unwrap_infallible(self.try_fix::<N, C, A>(value))
    }

    #[inline(always)]
    fn try_fix<N: Step, C: Codec<A>, A>(self, value: &A) -> Result<Self::Fixed<N>, EncodeError> {
        let at = const { FieldOf::<K, N>::place::<C, A>() };
        fixed::<C, A>(self.so_far, K::__KEY, N::FIELDS - 1, value, at).map(Scan::new)
    }
}
