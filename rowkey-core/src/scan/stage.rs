//! A scan under construction: one type around what is asked so far. Its parameters say which field is next, what is asked
//! ([`Fixed`], [`Bounded`], [`PerField`]) and whether the salt bucket is known, so that a wrong step does not compile.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;
use core::ops::Bound;

use super::asked::{Asked, cut};
use super::bucket::{bucket, put_salt};
use super::builder::{HeadOf, Passed, Step, put_value};
use super::edges::{Edges, edges};
use super::extent::{Extent, OneBound, Scattered, Values};
use super::few_values::{counted, few_values};
use super::range::KeyRange;
use super::ranges::KeyRanges;
use super::skip::SkipScan;
use super::tail::{as_rows, ends_open};
use crate::bytes::sink::Head;
use crate::bytes::{End, KeyBuf};
use crate::codec::Codec;
use crate::error::EncodeError;
use crate::key::{Bucket, Key};

/// A scan of `K` so far: `S` is what is asked, `I` the last step, `B` what is known of the bucket.
pub struct Scan<K, I, S, B> {
    asked: S,
    of: PhantomData<fn() -> K>,
    at: PhantomData<(I, B)>,
}

/// The leading fields are fixed by value.
#[derive(Clone)]
pub struct Fixed<H> {
    head: H,
    ended: Ended,
}

/// The leading fields are fixed, and the one of the step `J` is bounded.
pub struct Bounded<H, J> {
    head: H,
    edges: Edges<H>,
    ended: Ended,
    of: PhantomData<J>,
}

/// The edges again with a terminator after the last field, for where the key is nested: kept only for a codec of
/// the user's own that writes its value differently there. Of all other bytes the layout tells how.
pub type Ended = Option<Box<Edges<KeyBuf>>>;

/// More is asked, as much as `E`: field by field.
pub struct PerField<E> {
    fields: Fields,
    extent: PhantomData<E>,
}

impl<H: Clone, J> Clone for Bounded<H, J> {
    fn clone(&self) -> Self {
        let Bounded { head, edges, ended, of } = self;
        Bounded { head: head.clone(), edges: edges.clone(), ended: ended.clone(), of: *of }
    }
}

impl<E> Clone for PerField<E> {
    fn clone(&self) -> Self {
        PerField { fields: self.fields.clone(), extent: PhantomData }
    }
}

/// What is asked of the leading fields, and again of the last one with a terminator: see `Ended`.
#[derive(Debug, Clone)]
pub struct Fields {
    pub(super) asked: Vec<Asked>,
    pub(super) ended: Option<Asked>,
}

impl Fields {
    fn then<E>(mut self, asked: Asked, ended: Option<Asked>) -> PerField<E> {
        self.asked.push(asked);
        PerField { fields: Fields { ended, ..self }, extent: PhantomData }
    }
}

impl<K, I, S, B> Scan<K, I, S, B> {
    #[inline(always)]
    fn new(asked: S) -> Self {
        Scan { asked, of: PhantomData, at: PhantomData }
    }
}

impl<K: Key, I, B> Scan<K, I, Fixed<HeadOf<K>>, B> {
    /// The scan of the rows that begin with `head`.
    #[inline(always)]
    pub(super) fn of_head(head: HeadOf<K>) -> Self {
        Scan::new(Fixed { head, ended: None })
    }

    /// The bytes that are fixed, with room for the salt.
    #[inline(always)]
    pub fn head(self) -> HeadOf<K> {
        self.asked.head
    }
}

impl<K, I, E, B> Scan<K, I, PerField<E>, B> {
    /// The scan that asks this of its first fields.
    pub(super) fn of_fields(fields: Fields) -> Self {
        Scan::new(PerField { fields, extent: PhantomData })
    }
}

impl<K, I, S: Clone, B> Clone for Scan<K, I, S, B> {
    fn clone(&self) -> Self {
        Scan::new(self.asked.clone())
    }
}

/// What is asked of each field.
impl<K: Key, I, S, B> fmt::Debug for Scan<K, I, S, B>
where
    Self: Stage<Key = K> + Clone,
{
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.clone().fields().asked.fmt(f)
    }
}

/// A scan, whatever is asked so far. Whether a step may be taken, [`Turn`](super::messages::Turn) says.
pub trait Stage: Sized {
    /// The key.
    type Key: Key;
    /// What is known of the bucket.
    type Bucket: Bucket;
    /// How much is asked.
    type Extent: Extent;
    /// How many leading fields are fixed by value, at least.
    const FIXED: usize;
    /// The scan with the field of the step `N` fixed.
    type Fixed<N: Step>: Stage<Key = Self::Key>;
    /// The scan with it bounded.
    type Bounded<N: Step>: Stage<Key = Self::Key>;
    /// The scan with it left open.
    type Any<N: Step>: Stage<Key = Self::Key>;
    /// The scan with as much as `E` asked of it.
    type Then<N: Step, E: Extent>: Stage<Key = Self::Key>;
    /// The scan `S` with this one of a nested key asked of the field of the step `N`.
    type Nested<S: Stage, N: Step>: Stage<Key = S::Key>;

    /// See [`Fixed`](Stage::Fixed).
    ///
    /// # Errors
    /// When the value cannot be encoded.
    fn fix<N: Step, C: Codec<A>, A>(self, value: &A) -> Result<Self::Fixed<N>, EncodeError>;

    /// See [`Bounded`](Stage::Bounded); `edges` makes the edges after the head that it is given.
    fn bound<N: Step>(
        self,
        edges: impl FnOnce(&HeadOf<Self::Key>) -> (Edges<HeadOf<Self::Key>>, Ended),
    ) -> Self::Bounded<N>;

    /// See [`Any`](Stage::Any).
    fn any<N: Step>(self) -> Self::Any<N>;

    /// See [`Then`](Stage::Then).
    fn then<N: Step, E: Extent>(self, asked: Asked, ended: Option<Asked>) -> Self::Then<N, E>;

    /// See [`Nested`](Stage::Nested).
    fn nested<S: Stage, N: Step>(self, scan: S) -> Self::Nested<S, N>;

    /// What is asked of each field.
    fn fields(self) -> Fields;

    /// The one range of a scan whose bucket is known.
    fn range(self) -> KeyRange;

    /// Its ranges.
    fn ranges(self) -> KeyRanges;

    /// It as a skip scan.
    fn skip(self) -> SkipScan {
        SkipScan::new(Self::Key::__KEY, self.fields().asked)
    }
}

/// What is the same for the scans of leading values and one bound.
macro_rules! of_one_range {
    () => {
        type Key = K;
        type Bucket = B;
        type Then<N: Step, E: Extent> = Scan<K, N, PerField<<Self::Extent as Extent>::Then<E>>, B>;
        type Nested<S: Stage, N: Step> = S::Bounded<N>;

        fn then<N: Step, E: Extent>(self, asked: Asked, ended: Option<Asked>) -> Self::Then<N, E> {
            Scan::new(self.fields().then(asked, ended))
        }

        fn nested<S: Stage, N: Step>(self, scan: S) -> S::Bounded<N> {
            let (node, end) = const { (Passed::<S::Key, N>::NODE, Passed::<S::Key, N>::END) };
            scan.bound::<N>(|head| super::nested::edges_inside::<K, _>(self.edges(), node, end, head))
        }
    };
}

impl<K: Key, I: Step, B: Bucket> Stage for Scan<K, I, Fixed<HeadOf<K>>, B> {
    of_one_range!();
    type Extent = Values;
    const FIXED: usize = I::FIELDS;
    type Fixed<N: Step> = Scan<K, N, Fixed<HeadOf<K>>, N::Fixed<B>>;
    type Bounded<N: Step> = Scan<K, N, Bounded<HeadOf<K>, N>, N::Open<B>>;
    type Any<N: Step> = Self::Bounded<N>;

    #[inline(always)]
    fn fix<N: Step, C: Codec<A>, A>(self, value: &A) -> Result<Self::Fixed<N>, EncodeError> {
        let mut head = self.asked.head;
        let ended = ended::<K, N, C, A>(&head, Bound::Included(value), Bound::Included(value));
        put_value::<K, N, C, A>(&mut head, value)?;
        Ok(Scan::new(Fixed { head, ended }))
    }

    #[inline(always)]
    fn bound<N: Step>(self, edges: impl FnOnce(&HeadOf<K>) -> (Edges<HeadOf<K>>, Ended)) -> Self::Bounded<N> {
        let head = self.asked.head;
        let (edges, ended) = edges(&head);
        Scan::new(Bounded { head, edges, ended, of: PhantomData })
    }

    fn any<N: Step>(self) -> Self::Any<N> {
        let head = self.asked.head;
        Scan::new(Bounded {
            edges: Edges::of_prefix(head.clone(), false),
            head,
            ended: None,
            of: PhantomData,
        })
    }

    fn fields(self) -> Fields {
        let Fixed { head, ended } = self.asked;
        let asked = cut(K::__KEY, &head.bytes()[K::__KEY.fields_start()..], I::FIELDS);
        let ended = ended.filter(|_| asked.len() == I::FIELDS);
        let ended = ended.map(|edges| Asked::values(Vec::from([edges.low.bytes])));
        debug_assert_eq!(asked.len(), I::FIELDS, "what a codec has written it can go past");
        Fields { asked, ended }
    }

    #[inline(always)]
    fn range(self) -> KeyRange {
        let mut head = self.asked.head;
        put_salt::<K>(bucket::<K>(head.bytes()), &mut head);
        let Edges { low, high, .. } =
            as_rows::<K, _>(Edges::of_prefix(head, const { ends_open(K::__KEY, I::FIELDS) }));
        KeyRange::new(low.into_row(), high.into_row())
    }

    #[inline(always)]
    fn ranges(self) -> KeyRanges {
        let head = self.asked.head;
        let edges = Edges::of_prefix(head.clone(), const { ends_open(K::__KEY, I::FIELDS) });
        ranges_of::<K, B>(head, edges, None)
    }
}

impl<K: Key, I: Step, J: Step, B: Bucket> Stage for Scan<K, I, Bounded<HeadOf<K>, J>, B> {
    of_one_range!();
    type Extent = OneBound;
    const FIXED: usize = J::FIELDS - 1;
    type Fixed<N: Step> = Scan<K, N, PerField<Scattered>, B>;
    type Bounded<N: Step> = Scan<K, N, PerField<Scattered>, B>;
    type Any<N: Step> = Scan<K, N, Bounded<HeadOf<K>, J>, N::Open<B>>;

    fn fix<N: Step, C: Codec<A>, A>(self, value: &A) -> Result<Self::Fixed<N>, EncodeError> {
        let (asked, ended) = fixed::<K, N, C, A>(value)?;
        Ok(Scan::new(self.fields().then(asked, ended)))
    }

    fn bound<N: Step>(self, edges: impl FnOnce(&HeadOf<K>) -> (Edges<HeadOf<K>>, Ended)) -> Self::Bounded<N> {
        let (asked, ended) = bounded::<K>(edges);
        Scan::new(self.fields().then(asked, ended))
    }

    fn any<N: Step>(self) -> Self::Any<N> {
        Scan::new(self.asked)
    }

    fn fields(self) -> Fields {
        let Bounded { head, edges, ended, .. } = self.asked;
        let at = head.bytes().len();
        let mut asked = cut(K::__KEY, &head.bytes()[K::__KEY.fields_start()..], Self::FIXED);
        asked.push(Asked::between([edges.moved(at, &KeyBuf::new())]));
        asked.resize(I::FIELDS, Asked::Any);
        let ended = ended.map(|edges| Asked::between([edges.moved(at, &KeyBuf::new())]));
        Fields { asked, ended }
    }

    #[inline(always)]
    fn range(self) -> KeyRange {
        let Bounded { mut head, edges, .. } = self.asked;
        let bucket = bucket::<K>(head.bytes());
        let Edges { mut low, mut high, empty } = as_rows::<K, _>(edges);
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
        let Bounded { head, edges, .. } = self.asked;
        let values =
            if B::ONE { None } else { few_values::<K>(&head, &edges, const { counted::<K>(Self::FIXED) }) };
        ranges_of::<K, B>(head, edges, values)
    }
}

impl<K: Key, I: Step, E: Extent, B: Bucket> Stage for Scan<K, I, PerField<E>, B> {
    type Key = K;
    type Bucket = B;
    type Extent = E;
    const FIXED: usize = 0;
    type Fixed<N: Step> = Scan<K, N, PerField<E::Then<Values>>, B>;
    type Bounded<N: Step> = Scan<K, N, PerField<E::Then<OneBound>>, B>;
    type Any<N: Step> = Scan<K, N, PerField<E::Closed>, B>;
    type Then<N: Step, M: Extent> = Scan<K, N, PerField<E::Then<M>>, B>;
    type Nested<S: Stage, N: Step> = S::Then<N, E::Closed>;

    fn fix<N: Step, C: Codec<A>, A>(self, value: &A) -> Result<Self::Fixed<N>, EncodeError> {
        let (asked, ended) = fixed::<K, N, C, A>(value)?;
        Ok(Scan::new(self.fields().then(asked, ended)))
    }

    fn bound<N: Step>(self, edges: impl FnOnce(&HeadOf<K>) -> (Edges<HeadOf<K>>, Ended)) -> Self::Bounded<N> {
        let (asked, ended) = bounded::<K>(edges);
        Scan::new(self.fields().then(asked, ended))
    }

    fn any<N: Step>(self) -> Self::Any<N> {
        Scan::new(self.fields().then(Asked::Any, None))
    }

    fn then<N: Step, M: Extent>(self, asked: Asked, ended: Option<Asked>) -> Self::Then<N, M> {
        Scan::new(self.fields().then(asked, ended))
    }

    fn nested<S: Stage, N: Step>(self, scan: S) -> Self::Nested<S, N> {
        let (node, end) = const { (Passed::<S::Key, N>::NODE, Passed::<S::Key, N>::END) };
        let Fields { asked, ended } = self.asked.fields;
        let nested_ended = ended.clone().filter(|_| matches!(end, End::Row));
        let again = nested_ended.map(|ended| Asked::of_key(asked.clone(), Some(ended), node, End::Mark));
        scan.then::<N, E::Closed>(Asked::of_key(asked, ended, node, end), again)
    }

    fn fields(self) -> Fields {
        self.asked.fields
    }

    fn range(self) -> KeyRange {
        // `OneRange` lets nobody ask for it.
        unreachable!("some values are several ranges")
    }

    fn ranges(self) -> KeyRanges {
        KeyRanges::product(K::__KEY, &self.asked.fields.asked)
    }
}

impl<K: Key, I: Step, B: Bucket> Scan<K, I, Fixed<HeadOf<K>>, B> {
    /// The edges of its rows: see [`KeyEdges`](super::nested::KeyEdges).
    fn edges(self) -> (Edges<KeyBuf>, Ended) {
        let Fixed { head, ended } = self.asked;
        let open = const { ends_open(K::__KEY, I::FIELDS) };
        (Edges::of_prefix(KeyBuf::from(head.bytes()), open), ended)
    }
}

impl<K: Key, I: Step, J, B: Bucket> Scan<K, I, Bounded<HeadOf<K>, J>, B> {
    fn edges(self) -> (Edges<KeyBuf>, Ended) {
        (self.asked.edges.moved(0, &KeyBuf::new()), self.asked.ended)
    }
}

/// A value of a field that is asked for by itself.
fn fixed<K: Key, N: Step, C: Codec<A>, A>(value: &A) -> Result<(Asked, Option<Asked>), EncodeError> {
    let mut bytes = HeadOf::<K>::EMPTY;
    put_value::<K, N, C, A>(&mut bytes, value)?;
    let ended = ended::<K, N, C, A>(&HeadOf::<K>::EMPTY, Bound::Included(value), Bound::Included(value));
    let value = |bytes: KeyBuf| Asked::Values(Vec::from([bytes]));
    Ok((value(bytes.into_row()), ended.map(|edges| value(edges.low.bytes))))
}

/// A bound of a field by itself.
fn bounded<K: Key>(edges: impl FnOnce(&HeadOf<K>) -> (Edges<HeadOf<K>>, Ended)) -> (Asked, Option<Asked>) {
    let (edges, ended) = edges(&HeadOf::<K>::EMPTY);
    (Asked::between([edges.moved(0, &KeyBuf::new())]), ended.map(|ended| Asked::between([*ended])))
}

/// See [`Ended`].
#[inline(always)]
pub(super) fn ended<K: Key, N: Step, C: Codec<A>, A>(
    head: &HeadOf<K>,
    low: Bound<&A>,
    high: Bound<&A>,
) -> Ended {
    if const { !matches!(Passed::<K, N>::END, End::Row) || !C::NODE.ends_in_custom() } {
        return None;
    }
    Some(Box::new(edges::<C, A, KeyBuf>(&head.bytes().into(), low, high, End::Mark)))
}

/// One range, or one a bucket; or those of single values.
#[inline(always)]
fn ranges_of<K: Key, B: Bucket>(
    head: HeadOf<K>,
    edges: Edges<HeadOf<K>>,
    values: Option<Vec<KeyRange>>,
) -> KeyRanges {
    let buckets = match B::ONE {
        _ if edges.empty => 0..0,
        true => {
            let bucket = bucket::<K>(head.bytes());
            bucket..bucket + 1
        }
        false => 0..K::__KEY.buckets(),
    };
    let edges = as_rows::<K, _>(edges);
    KeyRanges::new(K::__KEY.salt_bytes(), buckets, edges.low.into_row(), edges.high.into_row(), values)
}
