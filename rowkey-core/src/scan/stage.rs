//! A scan that is being built: the constraints so far, and in its type which field comes next, which extent the scan has and
//! whether its salt bucket is known, so that a wrong step does not compile. Only the encoding of values knows types: the
//! constraints are bytes, and all else follows from them and the layout.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;
use core::ops::{Bound, RangeBounds};

use super::asked::{Asked, range_in_bucket, range_of_head, range_of_tail};
use super::builder::{FieldOf, Set, Step, put_value, try_put_value};
use super::constraints::Constraint;
use super::extent::{Extent, OneBound, Sets, SetsAndBound, Values};
use super::range::KeyRange;
use super::ranges::KeyRanges;
use super::row_bounds::row_bounds;
use super::skip::SkipScan;
use crate::bytes::{End, KeyBuf};
use crate::codec::Codec;
use crate::codec::starts_with::StartsWith;
use crate::error::EncodeError;
use crate::key::{Bucket, Key, MISNAMED, unwrap_infallible};

/// A scan of `K`: `I` is the last step, `S` is what was asked, `B` the bucket state.
#[doc(hidden)]
pub struct Scan<K, I, S, B> {
    so_far: S,
    of: PhantomData<Of<K, I, B>>,
}

/// A function type: otherwise rustc would look for `Send` in each step, and give up after 128.
type Of<K, I, B> = fn() -> (K, I, B);

/// Values of the leading fields. What this type knows, the compiler knows: a key of fixed width is encoded in registers.
#[derive(Clone)]
#[doc(hidden)]
pub struct Leading {
    head: KeyBuf,
    ended: Ended,
}

/// See [`Fields`].
type Ended = Option<Box<Constraint>>;

/// Anything more, of extent `E`.
#[doc(hidden)]
pub struct Beyond<E> {
    asked: Asked,
    extent: PhantomData<fn() -> E>,
}

impl<E> Clone for Beyond<E> {
    fn clone(&self) -> Self {
        Beyond { asked: self.asked.clone(), extent: PhantomData }
    }
}

/// The constraints of the leading fields, and that of the last one with a terminator, in case the key is nested: only its
/// custom codec can write that.
#[derive(Debug, Clone)]
pub struct Fields {
    pub(super) constraints: Vec<Constraint>,
    pub(super) ended: Option<Constraint>,
}

impl<K, I, S, B> Scan<K, I, S, B> {
    #[inline(always)]
    fn new(so_far: S) -> Self {
        Scan { so_far, of: PhantomData }
    }
}

impl<K, I, B> Scan<K, I, Leading, B> {
    /// The scan of the rows that start with `head`.
    #[inline(always)]
    pub(super) fn of_head(head: KeyBuf) -> Self {
        Scan::new(Leading { head, ended: None })
    }

    /// The fixed bytes, with a placeholder for the salt.
    #[inline(always)]
    pub fn head(self) -> KeyBuf {
        self.so_far.head
    }
}

impl<K, I, E, B> Scan<K, I, Beyond<E>, B> {
    #[inline(always)]
    pub(super) fn of(asked: Asked) -> Self {
        Scan::new(Beyond { asked, extent: PhantomData })
    }
}

impl<K, I, S: Clone, B> Clone for Scan<K, I, S, B> {
    fn clone(&self) -> Self {
        Scan::new(self.so_far.clone())
    }
}

/// Shows the constraint of each field.
impl<K: Key, I, S, B> fmt::Debug for Scan<K, I, S, B>
where
    Self: Stage<Key = K> + Clone,
{
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.clone().fields().constraints.fmt(f)
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
    /// The scan with it bounded.
    type Bounded<N: Step>: Stage<Key = Self::Key>;
    /// The scan with a constraint of extent `E` on it.
    type Then<N: Step, E: Extent>: Stage<Key = Self::Key>;
    /// The scan with it left open.
    type Any<N: Step>: Stage<Key = Self::Key>;

    /// The constraints so far.
    fn asked(self) -> Asked;
    /// The scan after step `N`.
    fn then<N: Step, E: Extent>(asked: Asked) -> Self::Then<N, E>;
    /// Leaves a field open: nothing is recorded.
    fn any<N: Step>(self) -> Self::Any<N>;

    /// Fixes the field of step `N`, whose codec `C` is infallible.
    fn fix<N: Step, C: Codec<A>, A>(self, value: &A) -> Self::Fixed<N>;

    /// Fixes a field.
    ///
    /// # Errors
    /// When the value cannot be encoded.
    fn try_fix<N: Step, C: Codec<A>, A>(self, value: &A) -> Result<Self::Fixed<N>, EncodeError>;

    /// Bounds a field.
    fn bounded<N: Step, C: Codec<A>, A>(self, bounds: impl RangeBounds<A>) -> Self::Bounded<N>;

    /// Bounds text by a prefix.
    fn starting<N: Step, C: StartsWith<A, B>, A, B>(self, prefix: &A) -> Self::Bounded<N>;

    /// The same before a delimiter of several bytes, where there may be several windows.
    fn starting_apart<N: Step, C: StartsWith<A, B>, A, B>(self, prefix: &A) -> Self::Then<N, SetsAndBound> {
        Self::then(starting::<Self, N, C, A, B>(self, prefix))
    }

    /// Constrains a field to a set of values. Values that cannot be encoded match nothing.
    #[inline(always)]
    fn some<N: Step, C: Codec<A>, A>(self, values: impl IntoIterator<Item = A>) -> Self::Then<N, Sets> {
        let custom = const { FieldOf::<Self::Key, N>::ends_in_custom::<C, A>() };
        let set = Set::of::<C, A, A>(values, FieldOf::<Self::Key, N>::PLACE, custom);
        Self::then(set.then(self.asked(), Self::Key::__KEY, N::FIELDS - 1))
    }

    /// Constrains a field of `scan` by this scan of its type.
    fn nested<S: Stage, N: Step>(self, scan: S) -> S::Then<N, <Self::Extent as Extent>::Closed> {
        let (node, end) = const { (FieldOf::<S::Key, N>::NODE, FieldOf::<S::Key, N>::END) };
        S::then(scan.asked().nested(S::Key::__KEY, N::FIELDS - 1, self.fields(), node, end))
    }

    /// The constraint of each field.
    #[inline(always)]
    fn fields(self) -> Fields {
        self.asked().fields(Self::Key::__KEY)
    }

    /// The range of a scan whose bucket is known.
    #[inline(always)]
    fn range(self) -> KeyRange {
        self.asked().range(Self::Key::__KEY)
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

impl<K: Key, I: Step, B: Bucket> Stage for Scan<K, I, Leading, B> {
    type Key = K;
    type Bucket = B;
    type Extent = Values;
    type Fixed<N: Step> = Scan<K, N, Leading, N::Fixed<B>>;
    type Bounded<N: Step> = Self::Then<N, OneBound>;
    type Then<N: Step, M: Extent> = Scan<K, N, Beyond<M>, N::Open<B>>;
    type Any<N: Step> = Scan<K, N, Beyond<OneBound>, N::Open<B>>;

    #[inline(always)]
    fn asked(self) -> Asked {
        let Leading { head, ended } = self.so_far;
        let open = const { K::__KEY.ends_unterminated(I::FIELDS) };
        let mut asked = Asked::of_head(head, I::FIELDS, open);
        if let Some(ended) = ended {
            asked.set_ended(Some(*ended));
        }
        asked
    }

    #[inline(always)]
    fn then<N: Step, M: Extent>(asked: Asked) -> Self::Then<N, M> {
        Scan::of(asked)
    }

    #[inline(always)]
    fn any<N: Step>(self) -> Self::Any<N> {
        Scan::of(self.asked())
    }

    #[inline(always)]
    fn fix<N: Step, C: Codec<A>, A>(self, value: &A) -> Self::Fixed<N> {
        let head = put_value::<K, N, C, A>(self.so_far.head, value);
        Scan::new(Leading { head, ended: ended::<K, N, C, A>(value) })
    }

    #[inline(always)]
    fn try_fix<N: Step, C: Codec<A>, A>(self, value: &A) -> Result<Self::Fixed<N>, EncodeError> {
        let head = try_put_value::<K, N, C, A>(self.so_far.head, value)?;
        Ok(Scan::new(Leading { head, ended: ended::<K, N, C, A>(value) }))
    }

    #[inline(always)]
    fn bounded<N: Step, C: Codec<A>, A>(self, bounds: impl RangeBounds<A>) -> Self::Bounded<N> {
        const { FieldOf::<K, N>::text_as_text::<C, A>() };
        let (end, both) = (const { FieldOf::<K, N>::END }, (bounds.start_bound(), bounds.end_bound()));
        let asked = Asked::bounded_after::<C, A>(self.so_far.head, I::FIELDS, both, end);
        Scan::of(ended_between::<K, N, C, A>(asked, both))
    }

    #[inline(always)]
    fn starting<N: Step, T: StartsWith<A, P>, A, P>(self, prefix: &A) -> Self::Bounded<N> {
        Scan::of(starting::<Self, N, T, A, P>(self, prefix))
    }

    #[inline(always)]
    fn range(self) -> KeyRange {
        let open = const { K::__KEY.ends_unterminated(I::FIELDS) };
        // Only what this key needs is linked.
        match const { (K::__KEY.fields.has_tail(), &K::__KEY.salt) } {
            (true, _) => range_of_tail(self.so_far.head, K::__KEY, open),
            (false, None) => range_of_head(self.so_far.head, open),
            (false, Some(_)) => range_in_bucket(self.so_far.head, K::__KEY, open),
        }
    }
}

impl<K: Key, I: Step, E: Extent, B: Bucket> Stage for Scan<K, I, Beyond<E>, B> {
    type Key = K;
    type Bucket = B;
    type Extent = E;
    type Fixed<N: Step> = Scan<K, N, Beyond<E::Then<Values>>, N::Fixed<B>>;
    type Bounded<N: Step> = Self::Then<N, OneBound>;
    type Then<N: Step, M: Extent> = Scan<K, N, Beyond<E::Then<M>>, N::Open<B>>;
    type Any<N: Step> = Scan<K, N, Beyond<E::Closed>, N::Open<B>>;

    #[inline(always)]
    fn asked(self) -> Asked {
        self.so_far.asked
    }

    #[inline(always)]
    fn then<N: Step, M: Extent>(asked: Asked) -> Self::Then<N, M> {
        Scan::of(asked)
    }

    #[inline(always)]
    fn any<N: Step>(self) -> Self::Any<N> {
        Scan::of(self.so_far.asked)
    }

    #[inline(always)]
    fn fix<N: Step, C: Codec<A>, A>(self, value: &A) -> Self::Fixed<N> {
        unwrap_infallible(self.try_fix::<N, C, A>(value))
    }

    #[inline(always)]
    fn try_fix<N: Step, C: Codec<A>, A>(self, value: &A) -> Result<Self::Fixed<N>, EncodeError> {
        const { FieldOf::<K, N>::text_as_text::<C, A>() };
        let mut asked =
            self.so_far.asked.fixed::<C, A>(K::__KEY, N::FIELDS - 1, value, FieldOf::<K, N>::PLACE)?;
        if let Some(ended) = ended::<K, N, C, A>(value) {
            asked.set_ended(Some(*ended));
        }
        Ok(Scan::of(asked))
    }

    #[inline(always)]
    fn bounded<N: Step, C: Codec<A>, A>(self, bounds: impl RangeBounds<A>) -> Self::Bounded<N> {
        const { FieldOf::<K, N>::text_as_text::<C, A>() };
        let (end, both) = (const { FieldOf::<K, N>::END }, (bounds.start_bound(), bounds.end_bound()));
        let asked = self.so_far.asked.bounded::<C, A>(K::__KEY, N::FIELDS - 1, both, end);
        Scan::of(ended_between::<K, N, C, A>(asked, both))
    }

    #[inline(always)]
    fn starting<N: Step, T: StartsWith<A, P>, A, P>(self, prefix: &A) -> Self::Bounded<N> {
        Scan::of(starting::<Self, N, T, A, P>(self, prefix))
    }
}

/// The bounds with a terminator: see [`Fields`].
#[inline(always)]
fn ended_between<K: Key, N: Step, C: Codec<A>, A>(
    mut asked: Asked,
    (low, high): (Bound<&A>, Bound<&A>),
) -> Asked {
    if const { FieldOf::<K, N>::ends_in_custom::<C, A>() } {
        let ended = row_bounds::<C, A>(low, high, End::Terminator);
        asked.set_ended(Some(Constraint::between([ended])));
    }
    asked
}

/// The value with a terminator: see [`Fields`].
#[inline(always)]
fn ended<K: Key, N: Step, C: Codec<A>, A>(value: &A) -> Ended {
    if const { !FieldOf::<K, N>::ends_in_custom::<C, A>() } {
        return None;
    }
    let mut bytes = KeyBuf::new();
    C::write(value, End::Terminator, &mut bytes).ok()?;
    Some(Box::new(Constraint::values([bytes].into())))
}

#[inline(always)]
fn starting<S: Stage, N: Step, C: StartsWith<A, B>, A, B>(scan: S, prefix: &A) -> Asked {
    const { assert!(FieldOf::<S::Key, N>::NODE.is_text(), "{}", MISNAMED) };
    let (node, end) = const { (FieldOf::<S::Key, N>::NODE, FieldOf::<S::Key, N>::END) };
    scan.asked().starting(S::Key::__KEY, N::FIELDS - 1, C::starts_with(prefix, end), node, end)
}
