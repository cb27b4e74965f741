//! A prefix scan: one type around the constraints so far. Its parameters are the last step, the constraints ([`Fixed`],
//! [`Bounded`], [`PerField`]) and whether the salt bucket is known, so that a wrong step does not compile.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;
use core::ops::{Bound, RangeBounds};

use super::bucket::{bucket, put_salt};
use super::builder::{FieldOf, HeadOf, Set, Step, put_value};
use super::constraints::{Constraint, cut};
use super::extent::{Extent, OneBound, Sets, SetsAndBound, Values};
use super::few_values::{counted, few_values};
use super::range::KeyRange;
use super::ranges::KeyRanges;
use super::row_bounds::{RowBounds, row_bounds};
use super::skip::SkipScan;
use super::tail::as_rows;
use crate::bytes::sink::Head;
use crate::bytes::{End, KeyBuf};
use crate::codec::Codec;
use crate::codec::starts_with::StartsWith;
use crate::error::EncodeError;
use crate::key::{Bucket, Key, MISNAMED, unwrap_infallible};
use crate::layout::Layout;

/// A scan of `K`: `I` is the last step, `S` are the constraints, `B` is the bucket state.
pub struct Scan<K, I, S, B> {
    constraints: S,
    of: PhantomData<Of<K, I, B>>,
}

/// A function type: otherwise rustc would look for `Send` in each step, and give up after 128.
type Of<K, I, B> = fn() -> (K, I, B);

/// The leading fields are fixed by value.
#[derive(Clone)]
pub struct Fixed<H> {
    head: H,
    ended: Ended,
}

/// The leading fields are fixed, and the field of step `J` is bounded.
pub struct Bounded<H, J> {
    head: H,
    row_bounds: RowBounds<H>,
    ended: Ended,
    of: PhantomData<fn() -> J>,
}

/// The bounds with a terminator after the last field, in case the key is nested. Kept only for a custom codec, which may write
/// its value differently there; for all others, the layout tells how.
pub type Ended = Option<Box<RowBounds<KeyBuf>>>;

/// Constraints field by field, of extent `E`.
pub struct PerField<E> {
    fields: Fields,
    extent: PhantomData<E>,
}

impl<H: Clone, J> Clone for Bounded<H, J> {
    fn clone(&self) -> Self {
        let Bounded { head, row_bounds, ended, of } = self;
        Bounded { head: head.clone(), row_bounds: row_bounds.clone(), ended: ended.clone(), of: *of }
    }
}

impl<E> Clone for PerField<E> {
    fn clone(&self) -> Self {
        PerField { fields: self.fields.clone(), extent: PhantomData }
    }
}

/// The constraints of the leading fields, and that of the last one with a terminator: see `Ended`.
#[derive(Debug, Clone)]
pub struct Fields {
    pub(super) constraints: Vec<Constraint>,
    pub(super) ended: Option<Constraint>,
}

impl Fields {
    fn then<E>(mut self, constraint: Constraint, ended: Option<Constraint>) -> PerField<E> {
        self.constraints.push(constraint);
        PerField { fields: Fields { ended, ..self }, extent: PhantomData }
    }
}

impl<K, I, S, B> Scan<K, I, S, B> {
    #[inline(always)]
    fn new(constraints: S) -> Self {
        Scan { constraints, of: PhantomData }
    }
}

impl<K: Key, I, B> Scan<K, I, Fixed<HeadOf<K>>, B> {
    /// The scan of the rows that start with `head`.
    #[inline(always)]
    pub(super) fn of_head(head: HeadOf<K>) -> Self {
        Scan::new(Fixed { head, ended: None })
    }

    /// The fixed bytes, with a placeholder for the salt.
    #[inline(always)]
    pub fn head(self) -> HeadOf<K> {
        self.constraints.head
    }
}

impl<K, I, E, B> Scan<K, I, PerField<E>, B> {
    /// The scan with these constraints of its first fields.
    pub(super) fn of_fields(fields: Fields) -> Self {
        Scan::new(PerField { fields, extent: PhantomData })
    }
}

impl<K, I, S: Clone, B> Clone for Scan<K, I, S, B> {
    fn clone(&self) -> Self {
        Scan::new(self.constraints.clone())
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

/// A scan in any state, and its steps: each generated function calls one. [`After`](super::messages::After) determines whether it
/// may.
pub trait Stage: Sized {
    /// The key.
    type Key: Key;
    /// The bucket state.
    type Bucket: Bucket;
    /// The extent of the constraints.
    type Extent: Extent;
    /// The number of leading fields that are known to be fixed.
    const FIXED: usize;
    /// The scan with the field of step `N` fixed.
    type Fixed<N: Step>: Stage<Key = Self::Key>;
    /// The scan with it bounded.
    type Bounded<N: Step>: Stage<Key = Self::Key>;
    /// The scan with it left open.
    type Any<N: Step>: Stage<Key = Self::Key>;
    /// The scan with a constraint of extent `E` on it.
    type Then<N: Step, E: Extent>: Stage<Key = Self::Key>;
    /// The scan `S` with the field of step `N` constrained by this scan of a nested key.
    type Nested<S: Stage, N: Step>: Stage<Key = S::Key>;

    /// Fixes the field of step `N`, whose codec `C` is infallible.
    #[inline(always)]
    fn fix<N: Step, C: Codec<A>, A>(self, value: &A) -> Self::Fixed<N> {
        unwrap_infallible(self.try_fix::<N, C, A>(value))
    }

    /// Fixes a field.
    ///
    /// # Errors
    /// When the value cannot be encoded.
    fn try_fix<N: Step, C: Codec<A>, A>(self, value: &A) -> Result<Self::Fixed<N>, EncodeError>;

    /// Bounds a field.
    #[inline(always)]
    fn bounded<N: Step, C: Codec<A>, A>(self, bounds: impl RangeBounds<A>) -> Self::Bounded<N> {
        const { FieldOf::<Self::Key, N>::text_as_text::<C, A>() };
        let (low, high) = (bounds.start_bound(), bounds.end_bound());
        self.between::<N>(
            #[inline(always)]
            |head| {
                let row_bounds =
                    row_bounds::<C, A, _>(head, low, high, const { FieldOf::<Self::Key, N>::END });
                (row_bounds, ended::<Self::Key, N, C, A>(head, low, high))
            },
        )
    }

    /// Bounds a field by what `bounds` returns for a head.
    fn between<N: Step>(
        self,
        row_bounds: impl FnOnce(&HeadOf<Self::Key>) -> (RowBounds<HeadOf<Self::Key>>, Ended),
    ) -> Self::Bounded<N>;

    /// Bounds text by a prefix.
    fn starting<N: Step, C: StartsWith<A, B>, A, B>(self, prefix: &A) -> Self::Bounded<N> {
        const { assert!(FieldOf::<Self::Key, N>::NODE.is_text(), "{}", MISNAMED) };
        self.between::<N>(|head| match C::starts_with(prefix, const { FieldOf::<Self::Key, N>::END }) {
            None => (RowBounds::none(head), None),
            Some((low, high)) => (RowBounds::after_head(head, &low, &high), None),
        })
    }

    /// The same before a delimiter of several bytes, where there may be several windows.
    fn starting_apart<N: Step, C: StartsWith<A, B>, A, B>(self, prefix: &A) -> Self::Then<N, SetsAndBound> {
        const { assert!(FieldOf::<Self::Key, N>::NODE.is_text(), "{}", MISNAMED) };
        let (node, end) = (FieldOf::<Self::Key, N>::NODE, FieldOf::<Self::Key, N>::END);
        let windows = match (C::starts_with(prefix, end), end) {
            (Some((low, _)), End::Unordered(delimiter)) if node.ends_in_text() => {
                RowBounds::starting(&low, delimiter, node)
            }
            (Some((low, high)), _) => Vec::from([RowBounds::after_head(&KeyBuf::new(), &low, &high)]),
            (None, _) => Vec::new(),
        };
        self.then::<N, SetsAndBound>(Constraint::between(windows), None)
    }

    /// Leaves a field open.
    fn any<N: Step>(self) -> Self::Any<N>;

    /// Constrains a field to a set of values. Values that cannot be encoded match nothing.
    fn some<N: Step, C: Codec<A>, A>(self, values: impl IntoIterator<Item = A>) -> Self::Then<N, Sets> {
        let mut set = Set::of::<Self::Key, N, C, A>();
        values.into_iter().for_each(|value| set.add::<Self::Key, N, C, A>(&value));
        set.then::<Self, N>(self)
    }

    /// See [`Then`](Stage::Then).
    fn then<N: Step, E: Extent>(self, constraint: Constraint, ended: Option<Constraint>) -> Self::Then<N, E>;

    /// Constrains a field of `scan` by this scan of its type.
    fn nested<S: Stage, N: Step>(self, scan: S) -> Self::Nested<S, N>;

    /// The constraint of each field.
    fn fields(self) -> Fields;

    /// The range of a scan whose bucket is known.
    fn range(self) -> KeyRange;

    /// The ranges of the scan.
    fn ranges(self) -> KeyRanges;

    /// The scan as a skip scan.
    fn skip(self) -> SkipScan {
        SkipScan::new(Self::Key::__KEY, self.fields().constraints)
    }
}

/// The items that all scans share.
macro_rules! of_all {
    () => {
        type Key = K;
        type Bucket = B;
        type Then<N: Step, M: Extent> = Scan<K, N, PerField<<Self::Extent as Extent>::Then<M>>, B>;

        fn then<N: Step, M: Extent>(
            self,
            constraint: Constraint,
            ended: Option<Constraint>,
        ) -> Self::Then<N, M> {
            Scan::new(self.fields().then(constraint, ended))
        }
    };
}

/// The items that scans of one range (per bucket) share.
macro_rules! of_one_range {
    () => {
        type Nested<S: Stage, N: Step> = S::Bounded<N>;

        fn nested<S: Stage, N: Step>(self, scan: S) -> S::Bounded<N> {
            let (node, end) = const { (FieldOf::<S::Key, N>::NODE, FieldOf::<S::Key, N>::END) };
            scan.between::<N>(|head| {
                super::nested::row_bounds_inside::<K, _>(self.row_bounds(), node, end, head)
            })
        }
    };
}

/// The items that scans with constraints field by field share.
macro_rules! of_field_by_field {
    () => {
        type Fixed<N: Step> = Self::Then<N, Values>;
        type Bounded<N: Step> = Self::Then<N, OneBound>;

        fn try_fix<N: Step, C: Codec<A>, A>(self, value: &A) -> Result<Self::Fixed<N>, EncodeError> {
            let (constraint, ended) = fixed::<K, N, C, A>(value)?;
            Ok(self.then::<N, Values>(constraint, ended))
        }

        fn between<N: Step>(
            self,
            row_bounds: impl FnOnce(&HeadOf<K>) -> (RowBounds<HeadOf<K>>, Ended),
        ) -> Self::Bounded<N> {
            let (constraint, ended) = bounded::<K>(row_bounds);
            self.then::<N, OneBound>(constraint, ended)
        }
    };
}

impl<K: Key, I: Step, B: Bucket> Stage for Scan<K, I, Fixed<HeadOf<K>>, B> {
    of_all!();
    of_one_range!();
    type Extent = Values;
    const FIXED: usize = I::FIELDS;
    type Fixed<N: Step> = Scan<K, N, Fixed<HeadOf<K>>, N::Fixed<B>>;
    type Bounded<N: Step> = Scan<K, N, Bounded<HeadOf<K>, N>, N::Open<B>>;
    type Any<N: Step> = Self::Bounded<N>;

    #[inline(always)]
    fn try_fix<N: Step, C: Codec<A>, A>(self, value: &A) -> Result<Self::Fixed<N>, EncodeError> {
        let mut head = self.constraints.head;
        let ended = ended::<K, N, C, A>(&head, Bound::Included(value), Bound::Included(value));
        put_value::<K, N, C, A>(&mut head, value)?;
        Ok(Scan::new(Fixed { head, ended }))
    }

    #[inline(always)]
    fn between<N: Step>(
        self,
        row_bounds: impl FnOnce(&HeadOf<K>) -> (RowBounds<HeadOf<K>>, Ended),
    ) -> Self::Bounded<N> {
        let head = self.constraints.head;
        let (row_bounds, ended) = row_bounds(&head);
        Scan::new(Bounded { head, row_bounds, ended, of: PhantomData })
    }

    fn any<N: Step>(self) -> Self::Any<N> {
        let head = self.constraints.head;
        Scan::new(Bounded {
            row_bounds: RowBounds::of_prefix(head.clone(), false),
            head,
            ended: None,
            of: PhantomData,
        })
    }

    fn fields(self) -> Fields {
        let constraints = leading(K::__KEY, &self.constraints.head, I::FIELDS);
        debug_assert_eq!(constraints.len(), I::FIELDS, "what a codec has written it can go past");
        Fields { constraints, ended: None }
    }

    #[inline(always)]
    fn range(self) -> KeyRange {
        let mut head = self.constraints.head;
        put_salt::<K>(bucket::<K>(head.bytes()), &mut head);
        let RowBounds { low, high, .. } =
            as_rows::<K, _>(RowBounds::of_prefix(head, const { K::__KEY.ends_unterminated(I::FIELDS) }));
        KeyRange::new(low.into_row(), high.into_row())
    }

    #[inline(always)]
    fn ranges(self) -> KeyRanges {
        let head = self.constraints.head;
        let row_bounds = RowBounds::of_prefix(head.clone(), const { K::__KEY.ends_unterminated(I::FIELDS) });
        ranges_of::<K, B>(head, row_bounds, None)
    }
}

impl<K: Key, I: Step, J: Step, B: Bucket> Stage for Scan<K, I, Bounded<HeadOf<K>, J>, B> {
    of_all!();
    of_one_range!();
    of_field_by_field!();
    type Extent = OneBound;
    const FIXED: usize = J::FIELDS - 1;
    type Any<N: Step> = Scan<K, N, Bounded<HeadOf<K>, J>, N::Open<B>>;

    fn any<N: Step>(self) -> Self::Any<N> {
        Scan::new(self.constraints)
    }

    fn fields(self) -> Fields {
        let Bounded { head, row_bounds, .. } = self.constraints;
        let mut constraints = leading(K::__KEY, &head, Self::FIXED);
        constraints.push(Constraint::between([row_bounds.moved(head.bytes().len(), &KeyBuf::new())]));
        constraints.resize(I::FIELDS, Constraint::Any);
        Fields { constraints, ended: None }
    }

    #[inline(always)]
    fn range(self) -> KeyRange {
        let Bounded { mut head, row_bounds, .. } = self.constraints;
        let bucket = bucket::<K>(head.bytes());
        let RowBounds { mut low, mut high, empty } = as_rows::<K, _>(row_bounds);
        put_salt::<K>(bucket, &mut low.bytes);
        put_salt::<K>(bucket, &mut high.bytes);
        if empty {
            put_salt::<K>(bucket, &mut head);
            return KeyRange::empty_at(head.into_row());
        }
        KeyRange::new(low.into_row(), high.into_row())
    }

    #[inline(always)]
    fn ranges(self) -> KeyRanges {
        let Bounded { head, row_bounds, .. } = self.constraints;
        let values = if B::ONE {
            None
        } else {
            few_values::<K>(&head, &row_bounds, const { counted::<K>(Self::FIXED) })
        };
        ranges_of::<K, B>(head, row_bounds, values)
    }
}

impl<K: Key, I: Step, E: Extent, B: Bucket> Stage for Scan<K, I, PerField<E>, B> {
    of_all!();
    of_field_by_field!();
    type Extent = E;
    const FIXED: usize = 0;
    type Any<N: Step> = Scan<K, N, PerField<E::Closed>, B>;
    type Nested<S: Stage, N: Step> = S::Then<N, E::Closed>;

    fn any<N: Step>(self) -> Self::Any<N> {
        Scan::new(self.fields().then(Constraint::Any, None))
    }

    fn nested<S: Stage, N: Step>(self, scan: S) -> Self::Nested<S, N> {
        let (node, end) = const { (FieldOf::<S::Key, N>::NODE, FieldOf::<S::Key, N>::END) };
        let Fields { constraints, ended } = self.constraints.fields;
        let nested_ended = ended.clone().filter(|_| matches!(end, End::Row));
        let again = nested_ended
            .map(|ended| Constraint::of_key(constraints.clone(), Some(ended), node, End::Terminator));
        scan.then::<N, E::Closed>(Constraint::of_key(constraints, ended, node, end), again)
    }

    fn fields(self) -> Fields {
        self.constraints.fields
    }

    fn range(self) -> KeyRange {
        // `Single` rejects this at compile time.
        unreachable!("some values are several ranges")
    }

    fn ranges(self) -> KeyRanges {
        KeyRanges::product(K::__KEY, &self.constraints.fields.constraints)
    }
}

impl<K: Key, I: Step, B: Bucket> Scan<K, I, Fixed<HeadOf<K>>, B> {
    /// The bounds of its rows.
    fn row_bounds(self) -> (RowBounds<KeyBuf>, Ended) {
        let Fixed { head, ended } = self.constraints;
        let open = const { K::__KEY.ends_unterminated(I::FIELDS) };
        (RowBounds::of_prefix(KeyBuf::from(head.bytes()), open), ended)
    }
}

impl<K: Key, I: Step, J, B: Bucket> Scan<K, I, Bounded<HeadOf<K>, J>, B> {
    fn row_bounds(self) -> (RowBounds<KeyBuf>, Ended) {
        (self.constraints.row_bounds.moved(0, &KeyBuf::new()), self.constraints.ended)
    }
}

/// The values of the first `count` fields, whose bytes are in the head.
fn leading(layout: &Layout, head: &impl Head, count: usize) -> Vec<Constraint> {
    cut(layout, &head.bytes()[layout.fields_start()..], count)
}

/// The constraint of a fixed field.
fn fixed<K: Key, N: Step, C: Codec<A>, A>(
    value: &A,
) -> Result<(Constraint, Option<Constraint>), EncodeError> {
    let mut bytes = HeadOf::<K>::EMPTY;
    put_value::<K, N, C, A>(&mut bytes, value)?;
    let ended = ended::<K, N, C, A>(&HeadOf::<K>::EMPTY, Bound::Included(value), Bound::Included(value));
    let value = |bytes: KeyBuf| Constraint::Values(Vec::from([bytes]));
    Ok((value(bytes.into_row()), ended.map(|row_bounds| value(row_bounds.low.bytes))))
}

/// The constraint of a bounded field.
fn bounded<K: Key>(
    row_bounds: impl FnOnce(&HeadOf<K>) -> (RowBounds<HeadOf<K>>, Ended),
) -> (Constraint, Option<Constraint>) {
    let (row_bounds, ended) = row_bounds(&HeadOf::<K>::EMPTY);
    (
        Constraint::between([row_bounds.moved(0, &KeyBuf::new())]),
        ended.map(|ended| Constraint::between([*ended])),
    )
}

/// See [`Ended`].
#[inline(always)]
pub(super) fn ended<K: Key, N: Step, C: Codec<A>, A>(
    head: &HeadOf<K>,
    low: Bound<&A>,
    high: Bound<&A>,
) -> Ended {
    if const { !FieldOf::<K, N>::ends_in_custom::<C, A>() } {
        return None;
    }
    Some(Box::new(row_bounds::<C, A, KeyBuf>(&head.bytes().into(), low, high, End::Terminator)))
}

/// One range, or one per bucket; or one per value, if these are fewer.
#[inline(always)]
fn ranges_of<K: Key, B: Bucket>(
    head: HeadOf<K>,
    row_bounds: RowBounds<HeadOf<K>>,
    values: Option<Vec<KeyRange>>,
) -> KeyRanges {
    let buckets = match B::ONE {
        _ if row_bounds.empty => 0..0,
        true => {
            let bucket = bucket::<K>(head.bytes());
            bucket..bucket + 1
        }
        false => 0..K::__KEY.buckets(),
    };
    let row_bounds = as_rows::<K, _>(row_bounds);
    KeyRanges::new(
        K::__KEY.salt_bytes(),
        buckets,
        row_bounds.low.into_row(),
        row_bounds.high.into_row(),
        values,
    )
}
