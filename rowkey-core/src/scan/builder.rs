//! What the generated prefix builder calls: a scan under construction, and the steps that it can take.
//!
//! A scan is one type around what is asked so far. Its parameters say which field is next, what is asked
//! ([`Fixed`], [`Bounded`], [`Values`]) and whether the salt bucket is known, so that a wrong step does not
//! compile.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;
use core::ops::{Bound, RangeBounds};

use super::bucket::{bucket, put_salt};
use super::edges::{Edges, edges};
use super::few_values::{counted, few_values};
use super::range::KeyRange;
use super::ranges::KeyRanges;
use super::tail::as_rows;
use crate::bytes::sink::Head;
use crate::bytes::{End, KeyBuf, Sink};
use crate::codec::Codec;
pub use crate::codec::starts_with::StartsWith;
use crate::error::EncodeError;
pub use crate::key::{Bucket, Lost, One, Pending, sure};
use crate::key::{Key, MISNAMED, Place, Row, put};
use crate::layout::{Node, Ref};

pub use super::fuzzy::{Fuzzy, IsPlaced, Placed, is_placed};
pub use super::kinds::{KindScan, all_kinds, all_of_kind, some_of_kind};
pub use super::nested::{KeyEdges, PrefixOf};

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

/// A scan of `K` so far: `S` is what is asked, `I` the last step, `B` what is known of the bucket.
pub struct Scan<K, I, S, B> {
    pub(super) asked: S,
    of: PhantomData<fn() -> K>,
    at: PhantomData<(I, B)>,
}

/// The leading fields are fixed by value.
#[derive(Clone)]
pub struct Fixed<H> {
    head: H,
    ended: Ended,
}

/// The leading fields are fixed, and the next one is bounded.
#[derive(Clone)]
pub struct Bounded<H> {
    head: H,
    edges: Edges<H>,
    ended: Ended,
}

/// The edges again with a terminator after the last field, for where the key is nested: kept only for a codec of
/// the user's own that writes its value differently there. Of all other bytes the layout tells how.
type Ended = Option<Box<Edges<KeyBuf>>>;

/// The leading fields are fixed, and the next one is one of some values.
#[derive(Clone)]
pub struct Values<H> {
    head: H,
    /// With the value after the head.
    each: Vec<Edges<H>>,
}

/// The leading fields are fixed, and the next one lies in some pieces: text by what it starts with, before a delimiter of
/// several bytes.
#[derive(Clone)]
pub struct Pieces<H>(Values<H>);

/// What a scan of `K` is built in.
pub type HeadOf<K> = <<K as Key>::__Row as Row>::Head;

/// A scan of `K` that goes on after the step `I`. For the builder around it, generated code implements [`Turn`]: rustc
/// gives the text of a bound only where it is one of the receiver itself.
pub type Open<K, I, B> = Scan<K, I, Fixed<HeadOf<K>>, B>;

/// The scan of `K` that asks for everything.
pub type Start<K> = Scan<K, Plain<0>, Fixed<HeadOf<K>>, <K as Key>::__Bucket>;

impl<K, I, S, B> Scan<K, I, S, B> {
    #[inline(always)]
    fn new(asked: S) -> Self {
        Scan { asked, of: PhantomData, at: PhantomData }
    }
}

impl<K, I, S: Clone, B> Clone for Scan<K, I, S, B> {
    fn clone(&self) -> Self {
        Scan::new(self.asked.clone())
    }
}

/// The bytes that are fixed so far, with room for the salt at the start.
impl<K: Key, I, S, B> fmt::Debug for Scan<K, I, S, B>
where
    Self: Stage<Key = K> + Clone,
{
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "b\"{}\"..", self.clone().head().bytes().escape_ascii())
    }
}

/// A scan, whatever is asked so far. Whether a step may be taken, [`Turn`] says.
pub trait Stage: Sized {
    /// The key.
    type Key: Key;
    /// What is known of the bucket.
    type Bucket: Bucket;
    /// How many leading fields are fixed by value.
    const FIXED: usize;
    /// The scan with one more field fixed, of the role `R`.
    type Fixed<N: Step>: Stage<Key = Self::Key>;
    /// The scan with it bounded.
    type Bounded<N: Step>: Stage<Key = Self::Key>;
    /// The scan with it one of some values.
    type Some<N: Step>: Stage<Key = Self::Key>;
    /// The scan with it in some pieces.
    type Pieces<N: Step>: Stage<Key = Self::Key>;

    /// The bytes that are fixed.
    fn head(self) -> HeadOf<Self::Key>;

    /// The one range of a scan whose bucket is known.
    fn range(self) -> KeyRange;

    /// Its ranges.
    fn ranges(self) -> KeyRanges;

    /// See [`Fixed`](Stage::Fixed).
    fn fixed<N: Step>(fixed: Fixed<HeadOf<Self::Key>>) -> Self::Fixed<N>;

    /// See [`Bounded`](Stage::Bounded).
    fn bounded<N: Step>(bounded: Bounded<HeadOf<Self::Key>>) -> Self::Bounded<N>;

    /// See [`Some`](Stage::Some).
    fn some<N: Step>(values: Values<HeadOf<Self::Key>>) -> Self::Some<N>;

    /// See [`Pieces`](Stage::Pieces).
    fn pieces<N: Step>(pieces: Pieces<HeadOf<Self::Key>>) -> Self::Pieces<N>;
}

/// The steps are the same from every scan.
macro_rules! stage {
    ($asked:ident, $open:literal, |$scan:ident| head: $head:expr, range: $range:expr, ranges: $ranges:expr) => {
        impl<K: Key, I: Step, B: Bucket> Stage for Scan<K, I, $asked<HeadOf<K>>, B> {
            type Key = K;
            type Bucket = B;
            const FIXED: usize = I::FIELDS - $open;
            type Fixed<N: Step> = Scan<K, N, Fixed<HeadOf<K>>, N::Fixed<B>>;
            type Bounded<N: Step> = Scan<K, N, Bounded<HeadOf<K>>, N::Open<B>>;
            type Some<N: Step> = Scan<K, N, Values<HeadOf<K>>, N::Fixed<B>>;
            type Pieces<N: Step> = Scan<K, N, Pieces<HeadOf<K>>, N::Open<B>>;

            #[inline(always)]
            fn head(self) -> HeadOf<K> {
                let $scan = self;
                $head
            }

            #[inline(always)]
            fn range(self) -> KeyRange {
                #[allow(unused_variables, reason = "some values have none")]
                let $scan = self;
                $range
            }

            #[inline(always)]
            fn ranges(self) -> KeyRanges {
                let $scan = self;
                $ranges
            }

            #[inline(always)]
            fn fixed<N: Step>(fixed: Fixed<HeadOf<K>>) -> Self::Fixed<N> {
                Scan::new(fixed)
            }

            #[inline(always)]
            fn bounded<N: Step>(bounded: Bounded<HeadOf<K>>) -> Self::Bounded<N> {
                Scan::new(bounded)
            }

            #[inline(always)]
            fn some<N: Step>(values: Values<HeadOf<K>>) -> Self::Some<N> {
                Scan::new(values)
            }

            #[inline(always)]
            fn pieces<N: Step>(pieces: Pieces<HeadOf<K>>) -> Self::Pieces<N> {
                Scan::new(pieces)
            }
        }
    };
}

stage! {
    Fixed, 0, |scan|
    head: scan.asked.head,
    range: {
        let mut head = scan.asked.head;
        put_salt::<K>(bucket::<K>(head.bytes()), &mut head);
        let Edges { low, high, .. } = as_rows::<K, _>(Edges::of_prefix(head, const { ends_open::<K, I>() }));
        KeyRange::new(low.into_row(), high.into_row())
    },
    ranges: {
        let head = scan.asked.head;
        ranges_of::<K, B>(head.clone(), Edges::of_prefix(head, const { ends_open::<K, I>() }), None)
    }
}

impl<K: Key, I: Step, B: Bucket> PrefixOf<K> for Scan<K, I, Fixed<HeadOf<K>>, B> {
    type Scan = Self;

    fn edges(self) -> KeyEdges {
        let Fixed { head, ended } = self.asked;
        (Edges::of_prefix(KeyBuf::from(head.bytes()), const { ends_open::<K, I>() }), ended)
    }
}

stage! {
    Bounded, 1, |scan|
    head: scan.asked.head,
    range: {
        let Bounded { mut head, edges, .. } = scan.asked;
        let bucket = bucket::<K>(head.bytes());
        let Edges { mut low, mut high, empty } = as_rows::<K, _>(edges);
        put_salt::<K>(bucket, &mut low.bytes);
        put_salt::<K>(bucket, &mut high.bytes);
        if empty {
            put_salt::<K>(bucket, &mut head);
            return KeyRange::empty_at(head.into_row());
        }
        KeyRange::new(low.into_row(), high.into_row())
    },
    ranges: {
        let Bounded { head, edges, .. } = scan.asked;
        let values = if B::ONE { None } else { few_values::<K>(&head, &edges, const { counted::<K>(Self::FIXED) }) };
        ranges_of::<K, B>(head, edges, values)
    }
}

impl<K: Key, I: Step, B: Bucket> PrefixOf<K> for Scan<K, I, Bounded<HeadOf<K>>, B> {
    type Scan = Self;

    fn edges(self) -> KeyEdges {
        (self.asked.edges.moved(0, &KeyBuf::new()), self.asked.ended)
    }
}

stage! {
    Values, 1, |scan|
    head: scan.asked.head,
    // `OneRange` lets nobody ask for it.
    range: unreachable!("some values are several ranges"),
    ranges: ranges_of_each::<K, B>(&scan.asked)
}

stage! {
    Pieces, 1, |scan|
    head: scan.asked.0.head,
    // `OneRange` lets nobody ask for it.
    range: unreachable!("some pieces are several ranges"),
    ranges: ranges_of_each::<K, B>(&scan.asked.0)
}

/// All fields are fixed, and the last is open: longer rows than this one lie beyond.
const fn ends_open<K: Key, I: Step>() -> bool {
    match K::__KEY.fields.list.get() {
        list @ [.., last] => {
            let ends = last.tail || K::__KEY.fields.trailing;
            list.len() == I::FIELDS && last.node.get().open_end() && !ends
        }
        [] => false,
    }
}

/// The ranges of some values or pieces, each in its bucket or in all.
fn ranges_of_each<K: Key, B: Bucket>(asked: &Values<HeadOf<K>>) -> KeyRanges {
    let mut ranges = Vec::new();
    for edges in &asked.each {
        push_buckets::<K>(edges, buckets_of::<K, B>(edges.low.bytes.bytes()), &mut ranges);
    }
    KeyRanges::list(K::__KEY.salt_bytes(), ranges)
}

/// The bucket of the rows that begin with `head`, where the scan knows it, else all.
#[inline(always)]
fn buckets_of<K: Key, B: Bucket>(head: &[u8]) -> core::ops::Range<u32> {
    match B::ONE {
        true => {
            let bucket = bucket::<K>(head);
            bucket..bucket + 1
        }
        false => 0..K::__KEY.buckets(),
    }
}

/// The ranges in `buckets` of the rows between two edges.
pub(super) fn push_buckets<K: Key>(
    edges: &Edges<HeadOf<K>>,
    buckets: core::ops::Range<u32>,
    ranges: &mut Vec<KeyRange>,
) {
    for bucket in buckets {
        let Edges { mut low, mut high, .. } = as_rows::<K, _>(edges.clone());
        put_salt::<K>(bucket, &mut low.bytes);
        put_salt::<K>(bucket, &mut high.bytes);
        ranges.push(KeyRange::new(low.into_row(), high.into_row()));
    }
}

/// One range, or one a bucket; or those of single values.
#[inline(always)]
fn ranges_of<K: Key, B: Bucket>(
    head: HeadOf<K>,
    edges: Edges<HeadOf<K>>,
    values: Option<Vec<KeyRange>>,
) -> KeyRanges {
    let buckets = if edges.empty { 0..0 } else { buckets_of::<K, B>(head.bytes()) };
    let edges = as_rows::<K, _>(edges);
    KeyRanges::new(K::__KEY.salt_bytes(), buckets, edges.low.into_row(), edges.high.into_row(), values)
}

/// A scan of `K` that fixes nothing yet. Generated `prefix` calls this.
#[inline(always)]
#[must_use]
pub fn start<K: Key>() -> Start<K> {
    let mut head = <HeadOf<K> as Head>::EMPTY;
    Place::Row.begin::<K, _>(&mut head);
    Scan::new(Fixed { head, ended: None })
}

/// The field of `K` that the step `N` goes past.
pub(super) struct Passed<K, N>(PhantomData<(K, N)>);

impl<K: Key, N: Step> Passed<K, N> {
    pub(super) const INDEX: usize = N::FIELDS - 1;
    const END: End = K::__KEY.fields.end(Self::INDEX, End::Row);
    const NODE: &'static Node = K::__KEY.fields.list.get()[Self::INDEX].node.get();
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
    let mut head = scan.head();
    let ended = ended::<S::Key, N, C, A>(&head, Bound::Included(value), Bound::Included(value));
    put_value::<S::Key, N, C, A>(&mut head, value)?;
    Ok(S::fixed::<N>(Fixed { head, ended }))
}

/// See [`Ended`].
#[inline(always)]
fn ended<K: Key, N: Step, C: Codec<A>, A>(head: &HeadOf<K>, low: Bound<&A>, high: Bound<&A>) -> Ended {
    if const { !matches!(Passed::<K, N>::END, End::Row) || !C::NODE.ends_in_custom() } {
        return None;
    }
    Some(Box::new(edges::<C, A, KeyBuf>(&head.bytes().into(), low, high, End::Mark)))
}

/// Writes a field after the head, and its delimiter.
#[inline(always)]
fn put_value<K: Key, N: Step, C: Codec<A>, A>(head: &mut HeadOf<K>, value: &A) -> Result<(), EncodeError> {
    let end = const { Passed::<K, N>::END };
    put::<C, A>(value, Passed::<K, N>::NAME, end, head)?;
    match end {
        End::Byte(delimiter) => head.put_byte(delimiter),
        End::Unordered(delimiter) => head.put(&delimiter),
        End::Row | End::Mark => {}
    }
    Ok(())
}

/// Bounds a field.
#[inline(always)]
pub fn bounded<S: Stage, N: Step, C: Codec<A>, A>(scan: S, bounds: impl RangeBounds<A>) -> S::Bounded<N> {
    const { Passed::<S::Key, N>::text_as_text::<C, A>() };
    let head = scan.head();
    let (low, high) = (bounds.start_bound(), bounds.end_bound());
    let edges = edges::<C, A, _>(&head, low, high, const { Passed::<S::Key, N>::END });
    let ended = ended::<S::Key, N, C, A>(&head, low, high);
    S::bounded::<N>(Bounded { head, edges, ended })
}

/// Lets a field be one of some values. Those that cannot be encoded match nothing.
pub fn some<S: Stage, N: Step, C: Codec<A>, A>(scan: S, values: impl IntoIterator<Item = A>) -> S::Some<N> {
    const { Passed::<S::Key, N>::text_as_text::<C, A>() };
    let head = scan.head();
    let each = values.into_iter().filter_map(|value| {
        let mut head = head.clone();
        put_value::<S::Key, N, C, A>(&mut head, &value).ok()?;
        Some(Edges::of_prefix(head, const { ends_open::<S::Key, N>() }))
    });
    let each = each.collect();
    S::some::<N>(Values { head, each })
}

/// Bounds text by what it starts with.
pub fn starting<S: Stage, N: Step, C: StartsWith<A, B>, A, B>(scan: S, prefix: &A) -> S::Bounded<N> {
    const { assert!(Passed::<S::Key, N>::NODE.is_text(), "{}", MISNAMED) };
    let head = scan.head();
    let edges = match C::starts_with(prefix, const { Passed::<S::Key, N>::END }) {
        None => Edges::none(&head),
        Some((low, high)) => Edges::after_head(&head, &low, &high),
    };
    S::bounded::<N>(Bounded { head, edges, ended: None })
}

/// The same before a delimiter of several bytes, where the texts may lie in several pieces.
pub fn starting_apart<S: Stage, N: Step, C: StartsWith<A, B>, A, B>(scan: S, prefix: &A) -> S::Pieces<N> {
    const { assert!(Passed::<S::Key, N>::NODE.is_text(), "{}", MISNAMED) };
    let (head, node, end) = (scan.head(), Passed::<S::Key, N>::NODE, Passed::<S::Key, N>::END);
    let each = match (C::starts_with(prefix, end), end) {
        (Some((low, _)), End::Unordered(delimiter)) if node.ends_in_text() => {
            Edges::starting(&head, &low, delimiter, node)
        }
        (Some((low, high)), _) => Vec::from([Edges::after_head(&head, &low, &high)]),
        (None, _) => Vec::new(),
    };
    S::pieces::<N>(Pieces(Values { head, each }))
}

/// Bounds a nested key by a scan of its own.
pub fn nested<S: Stage, N: Step, K>(scan: S, prefix: impl PrefixOf<K>) -> S::Bounded<N> {
    let head = scan.head();
    let (node, end) = const { (Passed::<S::Key, N>::NODE, Passed::<S::Key, N>::END) };
    let (edges, ended) = super::nested::edges_inside(prefix, node, end, &head);
    S::bounded::<N>(Bounded { head, edges, ended })
}

/// Whether byte order means something: `Ordered<{ ordered::<C, T>() }>`.
#[derive(Debug)]
pub struct Ordered<const ORDERED: bool>;

/// A field that a range can bound, in a key with an unordered delimiter.
#[diagnostic::on_unimplemented(
    message = "this field has no order that a range could follow, before a delimiter that is unordered",
    label = "no `_range` on this field",
    note = "text may hold bytes below the delimiter here, so the rows between two texts do not stand side by side; ask for \
            texts by value, by some values (`_in`) or by what they start with (`_starts_with`)",
    note = "for a new table, `#[rowkey(delimiter = \",\")]` keeps the order and refuses such text"
)]
pub trait Sorted<Builder> {}

#[diagnostic::do_not_recommend]
impl<B> Sorted<B> for Ordered<true> {}

/// Whether scans of a nested key find its rows here: `Whole<{ ends_closed::<C, T>() }>`.
#[derive(Debug)]
pub struct Whole<const CLOSED: bool>;

/// A nested key whose own scans can bound a field, in a key with an unordered delimiter.
#[diagnostic::on_unimplemented(
    message = "this nested key ends in text, and the delimiter that follows is unordered: its own scans are no ranges here",
    label = "no `_prefix` on this field",
    note = "the last text of the nested key is bounded in its own rows, and before this delimiter it has no order; fix the \
            whole key by value, or put it last"
)]
pub trait Nestable<Builder> {}

#[diagnostic::do_not_recommend]
impl<B> Nestable<B> for Whole<true> {}

/// A field that a range can bound.
#[diagnostic::on_unimplemented(
    message = "this field has no order that a range could follow",
    label = "no `_range` on this field",
    note = "`reverse_digits` and unordered codecs scatter their values on purpose: fix it by value, or make it a field \
            with an order"
)]
pub trait Boundable<Builder> {}

#[diagnostic::do_not_recommend]
impl<B> Boundable<B> for Ordered<true> {}

// The traits below only carry messages. They are here and not in generated code, because the attribute that gives
// a trait its message cannot be named in a crate without the prelude.

/// It is the turn of `Field`, which follows `Before`: a field, or [`prefix`].
#[diagnostic::on_unimplemented(
    message = "a scan of `{Key}` fixes its fields by value, from the left: `{Field}` comes once, directly after `{Before}`, \
               and nothing follows a bounded field",
    label = "write this once, directly after `{Before}`",
    note = "rows that match in `{Field}` alone do not stand side by side, so no range holds exactly them"
)]
pub trait Turn<Key, Field, Before, At> {}

/// What comes before the first field, as messages name it.
#[allow(non_camel_case_types, reason = "it is the name of a function")]
#[derive(Debug)]
pub enum prefix {}

/// One range is enough.
#[diagnostic::on_unimplemented(
    message = "this scan of `{Key}` has one range in each salt bucket, and `range()` would miss all but one",
    label = "use `.ranges()`",
    note = "the salt is computed from `{Salted}`; with that fixed by value, the rows are in one bucket, and one range is \
            enough"
)]
pub trait OneRange<Key, Salted> {}

impl<K, I, S, H> OneRange<K, S> for Scan<K, I, Fixed<H>, One> {}
impl<K, I, S, H> OneRange<K, S> for Scan<K, I, Bounded<H>, One> {}

/// One range is enough, for a key without a salt.
#[diagnostic::on_unimplemented(
    message = "this scan of `{Key}` has one range for each of some values, and `range()` would miss all but one",
    label = "use `.ranges()`"
)]
pub trait OneStretch<Key> {}

impl<K, I, H> OneStretch<K> for Scan<K, I, Fixed<H>, One> {}
impl<K, I, H> OneStretch<K> for Scan<K, I, Bounded<H>, One> {}

/// Never the case: its error is that of text by what it starts with, before a delimiter of several bytes.
#[diagnostic::on_unimplemented(
    message = "the texts that start so may lie in several ranges, and `range()` would miss all but one",
    label = "use `.ranges()`",
    note = "the delimiter has several bytes, and the prefix may end in the first of these: then rows of a shorter text \
            with its delimiter begin alike, and stand among the rows asked for"
)]
pub trait OnePiece {}

impl<K, I, S, H> OneRange<K, S> for Scan<K, I, Pieces<H>, One> where Pieces<H>: OnePiece {}
impl<K, I, H> OneStretch<K> for Scan<K, I, Pieces<H>, One> where Pieces<H>: OnePiece {}

// For the law kit, which goes from field to field at run time.

/// The scan whose next field is `I`, after the fields that `head` holds.
#[doc(hidden)]
#[must_use]
pub fn resume<K: Key, I, B>(head: HeadOf<K>) -> Scan<K, I, Fixed<HeadOf<K>>, B> {
    Scan::new(Fixed { head, ended: None })
}
