//! What the generated prefix builder calls: the steps of a scan, each past one field.

use alloc::vec::Vec;
use core::marker::PhantomData;
use core::ops::RangeBounds;

use super::asked::Asked;
use super::edges::{Edges, edges};
use super::ranges::KeyRanges;
use super::skip::SkipScan;
pub use super::stage::Scan;
use super::stage::{Fixed, PerField, ended};
use crate::bytes::sink::Head;
use crate::bytes::{End, KeyBuf, Sink};
use crate::codec::Codec;
pub use crate::codec::starts_with::StartsWith;
use crate::error::EncodeError;
pub use crate::key::{Bucket, Lost, One, Pending, sure};
use crate::key::{Key, MISNAMED, Place, Row, put};
use crate::layout::{Node, Ref};

use super::extent::Scattered;
pub use super::extent::{OneBound, Sets, SetsAndBound, Values};
pub use super::kinds::{KindScan, all_kinds, all_of_kind, skip_kinds, some_of_kind};
pub use super::messages::*;
pub use super::nested::PrefixOf;
pub use super::stage::{Fields, Stage};

/// A step of a scan past a field, and so how far the scan is then. It says a number and not the field, so that a scan
/// can be named wherever its key can, and its private fields cannot.
pub trait Step {
    /// How many leading fields are fixed or bounded after it.
    const FIELDS: usize;
    /// The bucket when the field is fixed.
    type Fixed<B: Bucket>: Bucket;
    /// The bucket when it is bounded.
    type Open<B: Bucket>: Bucket;
}

/// The field is not salted. After it, `N` fields are fixed or bounded; `Plain<0>` is where a scan starts.
#[derive(Debug)]
pub enum Plain<const N: usize> {}
/// It is salted, and another salted field follows.
#[derive(Debug)]
pub enum Salted<const N: usize> {}
/// It is the last salted one.
#[derive(Debug)]
pub enum LastSalted<const N: usize> {}

impl<const N: usize> Step for Plain<N> {
    const FIELDS: usize = N;
    type Fixed<B: Bucket> = B;
    type Open<B: Bucket> = B;
}

impl<const N: usize> Step for Salted<N> {
    const FIELDS: usize = N;
    type Fixed<B: Bucket> = B;
    type Open<B: Bucket> = Lost;
}

impl<const N: usize> Step for LastSalted<N> {
    const FIELDS: usize = N;
    type Fixed<B: Bucket> = B::Known;
    type Open<B: Bucket> = Lost;
}

/// What a scan of `K` is built in.
pub type HeadOf<K> = <<K as Key>::__Row as Row>::Head;

/// The scan of `K` that asks for everything.
pub type Start<K> = Scan<K, Plain<0>, Fixed<HeadOf<K>>, <K as Key>::__Bucket>;

/// The steps of a scan, each beside the rest of them: `(first, (second, ()))`.
#[diagnostic::on_unimplemented(
    message = "there is no name for a scan with the first {N} fields fixed",
    label = "the key has fewer fields, or N is above 12"
)]
pub trait Nth<const N: usize> {
    /// The `N`th step, from 1 on.
    type Step: Step;
    /// What is known of the bucket after it, where all fields up to there are fixed.
    type Bucket<B: Bucket>: Bucket;
}

/// For each number, the steps before it and itself.
macro_rules! nth {
    ($($n:literal: $first:ident $($next:ident)*;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$first: Step, $($next: Step,)* Rest> Nth<$n> for nth!(@rest $first $($next)*) {
            type Step = nth!(@last $first $($next)*);
            type Bucket<B: Bucket> = nth!(@bucket B, $first $($next)*);
        }
    )*};
    (@rest) => { Rest };
    (@rest $first:ident $($next:ident)*) => { ($first, nth!(@rest $($next)*)) };
    (@last $last:ident) => { $last };
    (@last $first:ident $($next:ident)+) => { nth!(@last $($next)+) };
    (@bucket $bucket:ty,) => { $bucket };
    (@bucket $bucket:ty, $first:ident $($next:ident)*) => {
        nth!(@bucket <$first as Step>::Fixed<$bucket>, $($next)*)
    };
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

/// The scan of `K` with its first `N` fields fixed by value.
pub type FirstFixed<K, const N: usize> = Scan<
    K,
    <<K as Key>::__Steps as Nth<N>>::Step,
    Fixed<HeadOf<K>>,
    <<K as Key>::__Steps as Nth<N>>::Bucket<<K as Key>::__Bucket>,
>;

/// A scan of `K` that fixes nothing yet. Generated `prefix` calls this.
#[inline(always)]
#[must_use]
pub fn start<K: Key>() -> Start<K> {
    let mut head = <HeadOf<K> as Head>::EMPTY;
    Place::Row.begin::<K, _>(&mut head);
    Scan::of_head(head)
}

/// The field of `K` that the step `N` goes past.
pub(super) struct Passed<K, N>(PhantomData<(K, N)>);

impl<K: Key, N: Step> Passed<K, N> {
    pub(super) const INDEX: usize = N::FIELDS - 1;
    pub(super) const END: End = K::__KEY.fields.end(Self::INDEX, End::Row);
    pub(super) const NODE: &'static Node = K::__KEY.fields.list.get()[Self::INDEX].node.get();
    pub(super) const NAME: &'static str = match &K::__KEY.fields.list.get()[Self::INDEX].name {
        Ref::Static(name) => name,
        Ref::Owned(_) => unreachable!(),
    };

    /// A function takes `A` for a value: text by the name of the field's type, which may be a user's own type of
    /// that name.
    pub(super) const fn text_as_text<C: Codec<A>, A>() {
        assert!(C::NODE.is_text() == Self::NODE.is_text(), "{}", MISNAMED);
    }
}

/// Fixes the field that `N` goes past, whose values `C` can all encode.
#[inline(always)]
pub fn fix<S: Stage, N: Step, C: Codec<A>, A>(scan: S, value: &A) -> S::Fixed<N> {
    sure(try_fix::<S, N, C, A>(scan, value))
}

/// Fixes a field.
///
/// # Errors
/// When the value cannot be encoded.
#[inline(always)]
pub fn try_fix<S: Stage, N: Step, C: Codec<A>, A>(scan: S, value: &A) -> Result<S::Fixed<N>, EncodeError> {
    const { Passed::<S::Key, N>::text_as_text::<C, A>() };
    scan.fix::<N, C, A>(value)
}

/// Writes a field after the head, and its delimiter.
#[inline(always)]
pub(super) fn put_value<K: Key, N: Step, C: Codec<A>, A>(
    head: &mut impl Sink,
    value: &A,
) -> Result<(), EncodeError> {
    put::<C, A>(value, Passed::<K, N>::NAME, const { Passed::<K, N>::END }, head)?;
    if let Some(delimiter) = const { Passed::<K, N>::END.delimiter() } {
        head.put(&delimiter);
    }
    Ok(())
}

/// Bounds a field.
#[inline(always)]
pub fn bounded<S: Stage, N: Step, C: Codec<A>, A>(scan: S, bounds: impl RangeBounds<A>) -> S::Bounded<N> {
    const { Passed::<S::Key, N>::text_as_text::<C, A>() };
    let (low, high) = (bounds.start_bound(), bounds.end_bound());
    scan.bound::<N>(
        #[inline(always)]
        |head| {
            let edges = edges::<C, A, _>(head, low, high, const { Passed::<S::Key, N>::END });
            (edges, ended::<S::Key, N, C, A>(head, low, high))
        },
    )
}

/// Leaves a field open.
pub fn any<S: Stage, N: Step>(scan: S) -> S::Any<N> {
    scan.any::<N>()
}

/// Lets a field be one of some values. Those that cannot be encoded match nothing.
pub fn some<S: Stage, N: Step, C: Codec<A>, A>(
    scan: S,
    values: impl IntoIterator<Item = A>,
) -> S::Then<N, Sets> {
    const { Passed::<S::Key, N>::text_as_text::<C, A>() };
    let mut set =
        Set::new(const { matches!(Passed::<S::Key, N>::END, End::Row) && C::NODE.ends_in_custom() });
    values.into_iter().for_each(|value| set.add::<S::Key, N, C, A>(&value));
    set.then::<S, N>(scan)
}

/// The values of a field.
struct Set {
    encoded: Vec<KeyBuf>,
    /// The same with a terminator, where only the codec knows how to write that.
    ended: Option<Vec<KeyBuf>>,
}

impl Set {
    fn new(custom: bool) -> Self {
        Set { encoded: Vec::new(), ended: if custom { Some(Vec::new()) } else { None } }
    }

    fn add<K: Key, N: Step, C: Codec<A>, A>(&mut self, value: &A) {
        let mut bytes = KeyBuf::new();
        if put_value::<K, N, C, A>(&mut bytes, value).is_err() {
            return;
        }
        self.encoded.push(bytes);
        if let Some(ended) = &mut self.ended {
            let mut bytes = KeyBuf::new();
            if C::write(value, End::Mark, &mut bytes).is_ok() {
                ended.push(bytes);
            }
        }
    }

    fn then<S: Stage, N: Step>(self, scan: S) -> S::Then<N, Sets> {
        scan.then::<N, Sets>(Asked::values(self.encoded), self.ended.map(Asked::values))
    }
}

/// Bounds text by what it starts with.
pub fn starting<S: Stage, N: Step, C: StartsWith<A, B>, A, B>(scan: S, prefix: &A) -> S::Bounded<N> {
    const { assert!(Passed::<S::Key, N>::NODE.is_text(), "{}", MISNAMED) };
    scan.bound::<N>(|head| match C::starts_with(prefix, const { Passed::<S::Key, N>::END }) {
        None => (Edges::none(head), None),
        Some((low, high)) => (Edges::after_head(head, &low, &high), None),
    })
}

/// The same before a delimiter of several bytes, where the texts may lie in several windows.
pub fn starting_apart<S: Stage, N: Step, C: StartsWith<A, B>, A, B>(
    scan: S,
    prefix: &A,
) -> S::Then<N, SetsAndBound> {
    const { assert!(Passed::<S::Key, N>::NODE.is_text(), "{}", MISNAMED) };
    let (node, end) = (Passed::<S::Key, N>::NODE, Passed::<S::Key, N>::END);
    let windows = match (C::starts_with(prefix, end), end) {
        (Some((low, _)), End::Unordered(delimiter)) if node.ends_in_text() => {
            Edges::starting(&low, delimiter, node)
        }
        (Some((low, high)), _) => Vec::from([Edges::after_head(&KeyBuf::new(), &low, &high)]),
        (None, _) => Vec::new(),
    };
    scan.then::<N, SetsAndBound>(Asked::between(windows), None)
}

/// Bounds a nested key by a scan of its own.
pub fn nested<S: Stage, N: Step, K, P: PrefixOf<K>>(scan: S, prefix: P) -> Nested<P, K, S, N> {
    prefix.scan().nested::<S, N>(scan)
}

/// What [`nested`] gives.
pub type Nested<P, K, S, N> = <<P as PrefixOf<K>>::Scan as Stage>::Nested<S, N>;

// For the law kit, which goes from field to field at run time.

/// The scan whose next field is `I`, after the fields that `head` holds.
#[doc(hidden)]
#[must_use]
pub fn resume<K: Key, I, B>(head: HeadOf<K>) -> Scan<K, I, Fixed<HeadOf<K>>, B> {
    Scan::of_head(head)
}

/// The same, after what was asked of the earlier fields.
#[must_use]
pub fn resume_fields<K: Key, I>(fields: Fields) -> Scan<K, I, PerField<Scattered>, Lost> {
    Scan::of_fields(fields)
}

/// The scan with the field one of some values, which nobody gives up.
pub fn some_of<S: Stage, N: Step, C: Codec<A>, A>(scan: S, values: &[&A]) -> S::Then<N, Sets> {
    let mut set =
        Set::new(const { matches!(Passed::<S::Key, N>::END, End::Row) && C::NODE.ends_in_custom() });
    values.iter().for_each(|value| set.add::<S::Key, N, C, A>(value));
    set.then::<S, N>(scan)
}

/// The ranges of sets and one bound.
pub fn finite_ranges<K: Key>(fields: &Fields) -> KeyRanges {
    KeyRanges::product(K::__KEY, &fields.asked)
}

/// The skip scan of what is asked.
pub fn skip_scan<K: Key>(fields: &Fields) -> SkipScan {
    SkipScan::new(K::__KEY, fields.asked.clone())
}
