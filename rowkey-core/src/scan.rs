//! A scan under construction: what the generated prefix builder carries from field to field.

use alloc::boxed::Box;
use core::fmt;
use core::marker::PhantomData;
use core::ops::{Bound, Range, RangeBounds};

use crate::check::Unfit;
use crate::codec::nul::Nul;
use crate::codec::pad::{Pad, PadWith, Padded};
use crate::codec::{Between, FieldCodec, Position};
use crate::error::EncodeError;
use crate::extreme;
use crate::format::{Format, Kind};
use crate::front::Front;
use crate::key::{Around, KeyFields, always};
use crate::key_buf::KeyBuf;
use crate::key_field::{HereOf, KeyField, MISNAMED, PlaceOf, text_as_text};
use crate::kinds::{KindScan, KindsOfRows, OfKind, Under};
use crate::place::{Inner, Place};
use crate::progress::{At, Progress};
use crate::range::KeyRange;
use crate::ranges::KeyRanges;
use crate::salt::{MAX_SALT, SaltRule, Spans};
use crate::sink::Sink;
use crate::value::{self, Ordered, Text};
use crate::{Desc, padded_text};

mod finite;

pub use finite::FiniteScan;

/// A scan of `K` so far: its first fields are fixed by value, and its [`Progress`] `N` says how many.
pub struct Scan<K: KeyFields, N> {
    head: HeadOf<K>,
    progress: PhantomData<N>,
}

/// A scan of `K` that has ended, with the bounds of a field or with the last field.
pub struct Ended<K: KeyFields, N> {
    head: HeadOf<K>,
    edges: EdgesOf<K>,
    progress: PhantomData<N>,
}

type HeadOf<K> = Head<<K as KeyFields>::Spans, <K as KeyFields>::Front>;

type EdgesOf<K> = Edges<<K as KeyFields>::Front>;

impl<K: KeyFields, N> Scan<K, N> {
    #[inline(always)]
    fn new(head: HeadOf<K>) -> Self {
        Scan { head, progress: PhantomData }
    }

    /// The same scan under another name of how far it is.
    #[cfg(feature = "testing")]
    pub(crate) fn at_progress<M>(self) -> Scan<K, M> {
        Scan::new(self.head)
    }
}

impl<K: KeyFields, N> Ended<K, N> {
    #[inline(always)]
    fn new(head: HeadOf<K>, edges: EdgesOf<K>) -> Self {
        Ended { head, edges, progress: PhantomData }
    }
}

impl<K: KeyFields, N> Clone for Scan<K, N> {
    fn clone(&self) -> Self {
        Scan::new(self.head.clone())
    }
}

impl<K: KeyFields, N> Clone for Ended<K, N> {
    fn clone(&self) -> Self {
        Ended::new(self.head.clone(), self.edges.clone())
    }
}

/// The front of the row: room for the salt, the prefix, and the fields that are fixed by value.
#[derive(Clone)]
pub struct Head<Sp, B> {
    bytes: B,
    spans: Sp,
}

/// The bounds that a scan has ended with.
#[derive(Debug, Clone)]
pub struct Edges<B> {
    row: Pair<B>,
    /// The same where the key is nested and its last field is written differently there.
    nested: Option<Box<Nested<B>>>,
}

impl<B: Front> Edges<B> {
    /// The edges without the first bytes.
    fn without(self, front: usize) -> Edges<KeyBuf> {
        let nested = self.nested.map(|nested| {
            let (inner, delimited) = (nested.inner.without(front), nested.delimited.without(front));
            Box::new(Nested { inner, delimited })
        });
        Edges { row: self.row.without(front), nested }
    }
}

/// The edges of a scan in the order of the bytes.
#[derive(Debug, Clone)]
struct Pair<B> {
    low: Edge<B>,
    high: Edge<B>,
    /// Nothing lies between them.
    empty: bool,
}

#[derive(Debug, Clone)]
struct Nested<B> {
    inner: Pair<B>,
    delimited: Pair<B>,
}

#[derive(Debug, Clone)]
struct Edge<B> {
    bytes: B,
    side: Side,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Side {
    /// Before all that begins with the bytes.
    Before,
    /// After all that begins with the bytes.
    After,
    /// The same, where the last byte is known to be less than FF: no carry.
    AfterLess,
    /// After the row of exactly these bytes; longer ones lie beyond.
    AfterRow,
}

impl<B: Front> Edge<B> {
    #[inline(always)]
    fn before(bytes: B) -> Self {
        Edge { bytes, side: Side::Before }
    }

    #[inline(always)]
    fn after(bytes: B) -> Self {
        Edge { bytes, side: Side::After }
    }

    /// The shortest row at or above the edge. No bytes where no row is.
    #[inline(always)]
    fn row(mut self) -> KeyBuf {
        match self.side {
            Side::Before => self.bytes.into_row(),
            Side::After => {
                let len = self.bytes.position();
                self.bytes.row_above(len)
            }
            Side::AfterLess => self.bytes.last_counted_up(),
            Side::AfterRow => {
                self.bytes.put_byte(0);
                self.bytes.into_row()
            }
        }
    }

    /// No row is at or above the edge, which only an empty pair has.
    fn beyond_all(&self) -> bool {
        self.side == Side::After && self.bytes.bytes().iter().all(|&byte| byte == u8::MAX)
    }

    /// The edge behind `head`.
    fn within<O: Front>(&self, head: &O) -> Edge<O> {
        let mut bytes = head.clone();
        bytes.put(self.bytes.bytes());
        Edge { bytes, side: self.side }
    }

    /// The edge without the first bytes.
    fn without(&self, front: usize) -> Edge<KeyBuf> {
        Edge { bytes: KeyBuf::from(&self.bytes.bytes()[front..]), side: self.side }
    }

    /// Never called on `AfterRow`, which only the end of a row has: nothing is complemented there.
    fn complement(mut self) -> Self {
        self.bytes.bytes_mut().iter_mut().for_each(|byte| *byte = !*byte);
        self.side = if self.side == Side::Before { Side::After } else { Side::Before };
        self
    }
}

impl<B: Front> Pair<B> {
    #[inline(always)]
    fn all(head: &B) -> Self {
        Pair { low: Edge::before(head.clone()), high: Edge::after(head.clone()), empty: false }
    }

    #[inline(always)]
    fn none(head: &B) -> Self {
        Pair { empty: true, ..Pair::all(head) }
    }

    fn within<O: Front>(&self, head: &O) -> Pair<O> {
        Pair { low: self.low.within(head), high: self.high.within(head), empty: self.empty }
    }

    fn without(&self, front: usize) -> Pair<KeyBuf> {
        Pair { low: self.low.without(front), high: self.high.without(front), empty: self.empty }
    }

    /// Finds by the bytes whether the bounds lie beyond what the field behind `head` can hold: `..0`,
    /// or above the largest number.
    fn clipped<P: Place>(mut self, head: &[u8], format: &Format) -> Self {
        let greatest = Edge::after(extreme::greatest::<P>(head, format));
        let highs = [self.high.without(0).row(), greatest.row()];
        let low = self.low.without(0);
        let low = (!low.beyond_all())
            .then(|| low.row())
            .and_then(|low| extreme::snap::<P>(head.len(), format, low));
        // In front of everything is nothing: there the row has no bytes, as it has where no row is.
        let nothing = self.high.side == Side::Before && self.high.bytes.bytes().is_empty();
        self.empty = nothing
            || low.is_none_or(|low| {
                let low = low.max(extreme::least::<P>(head, format));
                highs.iter().any(|high| !high.is_empty() && low >= *high)
            });
        self
    }

    fn complement(self) -> Self {
        Pair { low: self.high.complement(), high: self.low.complement(), empty: self.empty }
    }
}

/// The steps that a scan of `K` can take at its field `F`.
///
/// They are functions of a trait, because the scan is the one type which a generated function does not
/// know: its body is then looked at where a scan is made, and not in every crate that declares a key.
pub trait Steps<K: KeyFields, F: KeyField<K>>: Sized {
    /// What is fixed so far.
    fn head(self) -> Head<K::Spans, K::Front>;

    /// Fixes the field, which others follow.
    ///
    /// # Errors
    /// When the value has no bytes.
    #[inline(always)]
    fn fix<M, A>(self, value: &A) -> Result<Scan<K, M>, EncodeError>
    where
        F::Codec: FieldCodec<A>,
    {
        const { text_as_text::<K, F, A>() };
        let mut head = self.head().before::<K, F>();
        head.put::<K, F, A, PlaceOf<K, F>>(value)?;
        if let Some(delimiter) = PlaceOf::<K, F>::DELIMITER {
            head.bytes.put_byte(delimiter);
        }
        Ok(Scan::new(head))
    }

    /// The same for a field whose values all have bytes.
    #[inline(always)]
    fn fix_always<M, A>(self, value: &A) -> Scan<K, M>
    where
        F::Codec: FieldCodec<A>,
    {
        const { F::TOTAL };
        always(self.fix(value))
    }

    /// Fixes the last field: what is left is one row.
    ///
    /// # Errors
    /// When the value has no bytes.
    #[inline(always)]
    fn fix_last<M, A>(self, value: &A) -> Result<Ended<K, M>, EncodeError>
    where
        F::Codec: FieldCodec<A>,
    {
        const { text_as_text::<K, F, A>() };
        let mut head = self.head().before::<K, F>();
        let start = head.bytes.position();
        head.put::<K, F, A, crate::Last>(value)?;
        let mut row = Pair::all(&head.bytes);
        let mut nested = None;
        if F::FORMAT.open_end {
            row.high.side = Side::AfterRow;
        }
        if F::FORMAT.ends_by_place() {
            let head = &Front::copy(&head.bytes.bytes()[..start]);
            nested = Some(Box::new(Nested {
                inner: value_at::<F::Codec, A, Inner, _>(head, value),
                delimited: value_at::<F::Codec, A, K::Nested, _>(head, value),
            }));
        }
        Ok(Ended::new(head, Edges { row, nested }))
    }

    /// The same for a field whose values all have bytes.
    #[inline(always)]
    fn fix_last_always<M, A>(self, value: &A) -> Ended<K, M>
    where
        F::Codec: FieldCodec<A>,
    {
        const { F::TOTAL };
        always(self.fix_last(value))
    }

    /// Bounds the field, which ends the scan.
    #[inline(always)]
    fn bounded<M, A>(self, bounds: impl RangeBounds<A>) -> Ended<K, M>
    where
        F::Codec: FieldCodec<A>,
    {
        const { text_as_text::<K, F, A>() };
        let head = self.head().before::<K, F>();
        let (low, high) = (bounds.start_bound(), bounds.end_bound());
        let row = pair_at::<F::Codec, A, PlaceOf<K, F>, _>(&head.bytes, low, high);
        let nested = (PlaceOf::<K, F>::LAST && F::FORMAT.ends_by_place()).then(|| {
            Box::new(Nested {
                inner: pair_at::<F::Codec, A, Inner, _>(&head.bytes, low, high),
                delimited: pair_at::<F::Codec, A, K::Nested, _>(&head.bytes, low, high),
            })
        });
        Ended::new(head, Edges { row, nested })
    }

    /// Fixes the field to each of some values, which ends the scan.
    fn one_of<A>(self, values: impl IntoIterator<Item = A>) -> FiniteScan
    where
        F::Codec: FieldCodec<A>,
    {
        const { text_as_text::<K, F, A>() };
        finite::each::<K, F, A>(&self.head().before::<K, F>(), values)
    }

    /// Bounds text by what it starts with, which ends the scan.
    fn starting<M, A, Builder>(self, prefix: &A, _: PhantomData<Builder>) -> Ended<K, M>
    where
        F::Codec: StartsWith<A, Builder>,
    {
        const { assert!(F::FORMAT.is_text(), "{}", MISNAMED) };
        let head = self.head().before::<K, F>();
        let row = F::Codec::edges::<PlaceOf<K, F>>(prefix).within(&head.bytes);
        let nested = (PlaceOf::<K, F>::LAST && F::FORMAT.ends_by_place()).then(|| {
            Box::new(Nested {
                inner: F::Codec::edges::<Inner>(prefix).within(&head.bytes),
                delimited: F::Codec::edges::<K::Nested>(prefix).within(&head.bytes),
            })
        });
        Ended::new(head, Edges { row, nested })
    }

    /// Bounds a nested key by a scan of its own, which ends this one.
    fn nested<M>(self, prefix: impl PrefixOf<F::Value>) -> Ended<K, M> {
        let inner = prefix.into_scan().inner_edges();
        let head = self.head().before::<K, F>();
        let place = |pair: &Pair<KeyBuf>| match F::FORMAT.complemented {
            true => pair.clone().complement().within(&head.bytes),
            false => pair.within(&head.bytes),
        };
        let only = |pair: &Pair<KeyBuf>| Edges { row: place(pair), nested: None };
        let edges = match &inner.nested {
            None => only(&inner.row),
            Some(nested) if F::FORMAT.complemented => only(&nested.inner),
            Some(nested) if PlaceOf::<K, F>::DELIMITER.is_some() => only(&nested.delimited),
            Some(nested) if !PlaceOf::<K, F>::LAST => only(&nested.inner),
            Some(nested) => Edges {
                row: place(&inner.row),
                nested: Some(Box::new(Nested {
                    inner: place(&nested.inner),
                    delimited: place(&nested.delimited),
                })),
            },
        };
        Ended::new(head, edges)
    }
}

impl<K: KeyFields, F: KeyField<K>, N> Steps<K, F> for Scan<K, N> {
    #[inline(always)]
    fn head(self) -> HeadOf<K> {
        self.head
    }
}

/// It takes none, but only [`Turn`] is to say so: of two bounds that do not hold the compiler gives the
/// text of neither.
impl<K: KeyFields, F: KeyField<K>, N> Steps<K, F> for Ended<K, N> {
    fn head(self) -> HeadOf<K> {
        self.head
    }
}

impl<Sp: Spans, B: Front> Head<Sp, B> {
    /// The head, which ends in front of the field `F`.
    #[inline(always)]
    fn before<K: KeyFields, F: KeyField<K>>(self) -> Self {
        self.at::<K, HereOf<K, F>>()
    }

    /// The head, which ends behind the fields that are fixed.
    #[inline(always)]
    fn at<K: KeyFields, N: Progress>(mut self) -> Self {
        self.bytes.reckon(const { K::KEY.offset(N::FIXED) });
        self
    }

    #[inline(always)]
    fn put<K: KeyFields, F: KeyField<K>, A, P: Place>(&mut self, value: &A) -> Result<(), EncodeError>
    where
        F::Codec: FieldCodec<A>,
    {
        let start = self.bytes.position();
        crate::key::put::<F::Codec, A, P, B>(F::NAME, value, &mut self.bytes)?;
        self.note::<K, HereOf<K, F>>(start);
        Ok(())
    }

    /// Notes that the next field stands from `start` to the end of the head.
    #[inline(always)]
    fn note<K: KeyFields, N: Progress>(&mut self, start: usize) {
        if let Some((run, begins)) = const { K::KEY.run(N::FIXED) } {
            if begins {
                self.spans.begin(run, start);
            }
            self.spans.extend(run, self.bytes.position());
        }
    }
}

/// A scan of `K` that fixes nothing yet.
#[inline(always)]
#[must_use]
pub fn scan<K: KeyFields, N>() -> Scan<K, N> {
    let mut bytes = <K::Front as Front>::EMPTY;
    bytes.put(&[0; MAX_SALT][..<K::Salt as SaltRule>::BYTES.width]);
    bytes.put(K::KEY.prefix);
    Scan::new(Head { bytes, spans: <K::Spans as Spans>::NONE })
}

/// The bytes that are fixed so far, with room for the salt in front.
impl<K: KeyFields, N> fmt::Debug for Scan<K, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.head.fmt(f)
    }
}

/// The bytes that are fixed in front of the bounds.
impl<K: KeyFields, N> fmt::Debug for Ended<K, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.head.fmt(f)
    }
}

impl<Sp, B: Front> fmt::Debug for Head<Sp, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "b\"{}\"..", self.bytes.bytes().escape_ascii())
    }
}

/// One value, where its bytes end by themselves.
fn value_at<C: FieldCodec<A>, A, P: Place, B: Front>(head: &B, value: &A) -> Pair<B> {
    pair_at::<C, A, P, B>(head, Bound::Included(value), Bound::Included(value))
}

#[inline(always)]
fn pair_at<C: FieldCodec<A>, A, P: Place, B: Front>(head: &B, low: Bound<&A>, high: Bound<&A>) -> Pair<B> {
    let format = C::FORMAT;
    if format.none_first {
        return none_first_at::<C, A, P, B>(head, low, high);
    }
    let between = C::between(low, high);
    let (first, last) = if format.reversed { (high, low) } else { (low, high) };
    let known = !matches!(between, Between::Unknown);
    let low = edge_at::<C, A, P, B>(head, first, true, known);
    let pair = Pair { low, high: edge_at::<C, A, P, B>(head, last, false, known), empty: false };
    match between {
        Between::Values(..) => pair,
        Between::Nothing => Pair { empty: true, ..pair },
        Between::Unknown => pair.clipped::<P>(head.bytes(), &format),
    }
}

/// `known`: whether the range is empty is known, so an edge on the wrong side of all values, which
/// only an empty one has, may lie anywhere.
#[inline(always)]
fn edge_at<C: FieldCodec<A>, A, P: Place, B: Front>(
    head: &B,
    bound: Bound<&A>,
    low: bool,
    known: bool,
) -> Edge<B> {
    let mut bytes = head.clone();
    let (value, included) = match bound {
        Bound::Unbounded => return Edge { bytes, side: if low { Side::Before } else { Side::After } },
        Bound::Included(value) => (value, true),
        Bound::Excluded(value) => (value, false),
    };
    let side = match C::bound::<P, B>(value, &mut bytes) {
        Position::After if known && low => Side::Before,
        Position::Before if known && !low => Side::After,
        Position::Before => Side::Before,
        Position::After => Side::After,
        // A low edge that includes the value lies before it, a high one behind.
        Position::At => {
            if let Some(delimiter) = P::DELIMITER {
                bytes.put_byte(delimiter);
            }
            match low == included {
                true => Side::Before,
                false if P::LAST && C::FORMAT.open_end => Side::AfterRow,
                false => Side::After,
            }
        }
    };
    let less = const { C::FORMAT.is_digits() && !matches!(P::DELIMITER, Some(u8::MAX)) };
    match side {
        Side::After if less && head.position() < bytes.position() => Edge { bytes, side: Side::AfterLess },
        side => Edge { bytes, side },
    }
}

/// The bounds of an `Option` whose values run backwards while `None` still comes first. A time bound
/// says nothing of rows without a time: only a range without an upper bound, or up to `None`, holds
/// `None`.
fn none_first_at<C: FieldCodec<A>, A, P: Place, B: Front>(
    head: &B,
    low: Bound<&A>,
    high: Bound<&A>,
) -> Pair<B> {
    let flag = |flag: u8| {
        let mut bytes = head.clone();
        bytes.put_byte(flag);
        bytes
    };
    let is_none = |value: &A| {
        let mut bytes = KeyBuf::new();
        C::bound::<Inner, KeyBuf>(value, &mut bytes);
        bytes.first() == Some(&0)
    };
    let (some_low, low_has_none) = match low {
        Bound::Unbounded => (Bound::Unbounded, true),
        Bound::Included(value) if is_none(value) => (Bound::Unbounded, true),
        Bound::Excluded(value) if is_none(value) => (Bound::Unbounded, false),
        bound => (bound, false),
    };
    let none = Pair::all(&flag(0));
    let mut some = Pair::all(&flag(1));
    match high {
        Bound::Unbounded if low_has_none => return Pair { low: none.low, ..some },
        Bound::Unbounded => {}
        Bound::Included(value) if is_none(value) => {
            return if low_has_none { none } else { Pair::none(head) };
        }
        Bound::Excluded(value) if is_none(value) => return Pair::none(head),
        bound => some.low = edge_at::<C, A, P, B>(head, bound, true, false),
    }
    if !matches!(some_low, Bound::Unbounded) {
        some.high = edge_at::<C, A, P, B>(head, some_low, false, false);
    }
    match C::FORMAT.kind {
        Kind::Optional(inner) => some.clipped::<P>(flag(1).bytes(), inner),
        _ => some,
    }
}

/// A codec of text, whose texts can be found by what they start with.
#[diagnostic::on_unimplemented(
    message = "`_starts_with` is for text and bytes",
    label = "this field is neither text nor bytes",
    note = "bound it with its `_range(..)` instead; a nested key is scanned by its own first fields with `_prefix(..)`"
)]
pub trait StartsWith<A, Builder> {
    /// The edges of all texts that start with `prefix`.
    fn edges<P: Place>(prefix: &A) -> Stretch;
}

/// Edges without a head.
#[derive(Debug, Clone)]
pub struct Stretch(Option<Pair<KeyBuf>>);

impl Stretch {
    fn within<B: Front>(self, head: &B) -> Pair<B> {
        self.0.map_or_else(|| Pair::none(head), |pair| pair.within(head))
    }
}

impl<A: Text, B> StartsWith<A, B> for Ordered {
    fn edges<P: Place>(prefix: &A) -> Stretch {
        let mut bytes = KeyBuf::new();
        Stretch(value::starts_with::<P, KeyBuf>(prefix.bytes(), &mut bytes).map(|()| Pair::all(&bytes)))
    }
}

/// What the text inside starts with: `Reverse` turns the order around, and not the text.
impl<A: Text, B> StartsWith<core::cmp::Reverse<A>, B> for Ordered {
    fn edges<P: Place>(prefix: &core::cmp::Reverse<A>) -> Stretch {
        <Desc<Ordered> as StartsWith<A, B>>::edges::<P>(&prefix.0)
    }
}

impl<A: Text, B> StartsWith<A, B> for Nul {
    fn edges<P: Place>(prefix: &A) -> Stretch {
        let forbidden = prefix.bytes().contains(&0);
        Stretch(if forbidden { None } else { Some(Pair::all(&prefix.bytes().into())) })
    }
}

fn padded<const N: usize>(prefix: &[u8], fill: u8) -> Stretch {
    let mut low = KeyBuf::new();
    let side = padded_text::starts_with::<N, KeyBuf>(prefix, fill, &mut low);
    Stretch(side.map(|side| Pair {
        low: if side == Position::After { Edge::after(low) } else { Edge::before(low) },
        ..Pair::all(&prefix.into())
    }))
}

impl<A: Text + Padded, B, const N: usize> StartsWith<A, B> for Pad<N> {
    fn edges<P: Place>(prefix: &A) -> Stretch {
        padded::<N>(prefix.bytes(), 0)
    }
}

impl<A: Text, B, const N: usize, const FILL: u8> StartsWith<A, B> for PadWith<N, FILL> {
    fn edges<P: Place>(prefix: &A) -> Stretch {
        padded::<N>(prefix.bytes(), FILL)
    }
}

impl<C: StartsWith<A, B>, A, B> StartsWith<A, B> for Desc<C> {
    fn edges<P: Place>(prefix: &A) -> Stretch {
        Stretch(C::edges::<Inner>(prefix).0.map(Pair::complement))
    }
}

/// A refused field has an error of its own.
impl<A, B> StartsWith<A, B> for Unfit {
    fn edges<P: Place>(_: &A) -> Stretch {
        Stretch(None)
    }
}

/// A builder of `K`'s own, as `_prefix` of a field of type `K` takes it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a prefix of `{K}`",
    label = "not made by the `prefix()` of this field's type",
    note = "a nested key is scanned by its own first fields, from `{K}::prefix()` on"
)]
pub trait PrefixOf<K> {
    /// The scan.
    type Scan: ScanOf<K>;

    /// The scan.
    fn into_scan(self) -> Self::Scan;
}

/// The salt in the rows of the `I`th kind of `E`.
type SaltOfKind<E, K, const I: usize> = <OfKind<E, I> as Around<K>>::Salt;

/// A scan of `K`, ended or not.
pub trait ScanOf<K>: Sized {
    /// How far it is.
    type Progress: Progress;

    /// The one range of a scan whose bucket is fixed.
    fn range(self) -> KeyRange;

    /// Its ranges.
    fn ranges(self) -> KeyRanges;

    /// Its edges, for the key that `K` is nested in: without salt and prefix.
    fn inner_edges(self) -> Edges<KeyBuf>;

    /// The same rows as those of the `I`th kind of `E`.
    fn in_kind<E: KindsOfRows, const I: usize>(self) -> KindScan<E, Under<E, Self::Progress>>;
}

impl<K: KeyFields, N: Progress> ScanOf<K> for Scan<K, N> {
    type Progress = N;

    #[inline(always)]
    fn range(self) -> KeyRange {
        let mut head = self.head.at::<K, N>();
        put_salt::<K>(bucket::<K>(&head), head.bytes.bytes_mut());
        KeyRange::starting_with(head.bytes, const { K::KEY.offset(N::FIXED) })
    }

    #[inline(always)]
    fn ranges(self) -> KeyRanges {
        let Pair { low, high, .. } = Pair::all(&self.head.bytes);
        KeyRanges::new(<K::Salt as SaltRule>::BYTES, buckets::<K, N>(&self.head), low.row(), high.row())
    }

    #[inline]
    fn inner_edges(self) -> Edges<KeyBuf> {
        let row = Pair::all(&self.head.bytes);
        Edges { row, nested: None }.without(K::KEY.front())
    }

    fn in_kind<E: KindsOfRows, const I: usize>(self) -> KindScan<E, Under<E, N>> {
        let row = Pair::all(&self.head.bytes);
        in_kind::<E, K, N, I>(self.head, row)
    }
}

impl<K: KeyFields, N: Progress> ScanOf<K> for Ended<K, N> {
    type Progress = N;

    #[inline(always)]
    fn range(self) -> KeyRange {
        let mut head = self.head;
        let bucket = bucket::<K>(&head);
        let Pair { mut low, mut high, empty } = self.edges.row;
        put_salt::<K>(bucket, low.bytes.bytes_mut());
        put_salt::<K>(bucket, high.bytes.bytes_mut());
        if empty {
            put_salt::<K>(bucket, head.bytes.bytes_mut());
            return KeyRange::empty_at(head.bytes);
        }
        debug_assert!(!low.beyond_all());
        KeyRange::new(low.row(), high.row())
    }

    #[inline(always)]
    fn ranges(self) -> KeyRanges {
        let head = self.head.at::<K, N>();
        let pair = self.edges.row;
        if !N::ONE
            && !pair.empty
            && const { K::KEY.countable(N::FIXED).is_some() }
            && let Some(counted) = finite::counted::<K, N>(&head, &pair)
        {
            return counted;
        }
        let Pair { low, high, empty } = pair;
        debug_assert!(empty || !low.beyond_all());
        let buckets = if empty { 0..0 } else { buckets::<K, N>(&head) };
        KeyRanges::new(<K::Salt as SaltRule>::BYTES, buckets, low.row(), high.row())
    }

    #[inline]
    fn inner_edges(self) -> Edges<KeyBuf> {
        self.edges.without(K::KEY.front())
    }

    fn in_kind<E: KindsOfRows, const I: usize>(self) -> KindScan<E, Under<E, N>> {
        in_kind::<E, K, N, I>(self.head, self.edges.row)
    }
}

/// The buckets that a scan lies in.
#[inline(always)]
fn buckets<K: KeyFields, N: Progress>(head: &HeadOf<K>) -> Range<u32> {
    if N::ONE {
        let bucket = bucket::<K>(head);
        bucket..bucket + 1
    } else {
        0..<K::Salt as SaltRule>::BUCKETS
    }
}

fn in_kind<E: KindsOfRows, K: KeyFields, N: Progress, const I: usize>(
    head: HeadOf<K>,
    rows: Pair<K::Front>,
) -> KindScan<E, Under<E, N>> {
    let salt = <SaltOfKind<E, K, I> as SaltRule>::BYTES;
    let own = K::KEY.front();
    let mut front = KeyBuf::new();
    front.put(&[0; MAX_SALT][..salt.width]);
    front.put(<OfKind<E, I> as Around<K>>::KEY.prefix);
    let mut row = front.clone();
    row.put(&head.bytes.bytes()[own..]);
    // A salt of the enum is over the whole row, so all of it has to be fixed.
    let one = match <E::Salt as SaltRule>::BUCKETS {
        1 => N::ONE,
        _ => N::FIXED == K::KEY.fields.len(),
    };
    let mut buckets = 0..<SaltOfKind<E, K, I> as SaltRule>::BUCKETS;
    if one {
        let spans = head.spans.moved(own, front.position());
        let bucket = crate::key::bucket::<K, OfKind<E, I>>(row.as_slice(), &spans, 0);
        buckets = bucket..bucket + 1;
    }
    let Pair { low, high, empty } = rows.without(own).within(&front);
    let buckets = if empty { 0..0 } else { buckets };
    KindScan::new(KeyRanges::new(salt, buckets, low.row(), high.row()), row)
}

/// Byte order means nothing here.
#[derive(Debug, Clone, Copy)]
pub struct Unordered;

/// A field that a range can bound.
#[diagnostic::on_unimplemented(
    message = "this field has no order that a range could follow",
    label = "no `_range` on this field",
    note = "`reverse_digits` and unordered codecs scatter their values on purpose: fix it by value, or make it a field \
            with an order"
)]
pub trait Bounded<Builder> {}

// The traits below only carry messages. They stand here and not in generated code, because the
// attribute that gives a trait its message cannot be named in a crate without the prelude.

/// It is the turn of `Field`, the first field.
#[diagnostic::on_unimplemented(
    message = "a scan of `{Key}` fixes its fields from the left: `{Field}` comes first, and only once",
    label = "write this once, directly after `prefix()`"
)]
pub trait FirstTurn<Key, Field> {}

/// It is the turn of `Field`, which follows `Before`.
#[diagnostic::on_unimplemented(
    message = "a scan of `{Key}` fixes its fields from the left: `{Field}` comes directly after `{Before}`, and nothing \
               follows a bounded field",
    label = "fix `{Before}` by value directly before this",
    note = "rows that match in `{Field}` alone do not stand side by side, so no range holds exactly them"
)]
pub trait Turn<Key, Field, Before, Here> {}

/// One range is enough.
#[diagnostic::on_unimplemented(
    message = "this scan of `{Key}` has one range in each salt bucket, and `range()` would miss all but one",
    label = "use `.ranges()`",
    note = "the salt is computed from `{Salted}`; with that fixed by value, the rows are in one bucket, and one range is \
            enough"
)]
pub trait OneRange<Key, Salted> {}

impl<K: KeyFields, S, const FIXED: usize> OneRange<K, S> for Scan<K, At<FIXED, true>> {}
impl<K: KeyFields, S, const FIXED: usize> OneRange<K, S> for Ended<K, At<FIXED, true>> {}

/// The bucket that the fixed fields fall in. A key without a salt has one bucket.
#[inline(always)]
fn bucket<K: KeyFields>(head: &Head<K::Spans, K::Front>) -> u32 {
    crate::key::bucket::<K, crate::key::Own>(head.bytes.bytes(), &head.spans, 0)
}

/// Writes the bucket in the room that the front of every scan keeps for it.
#[inline(always)]
fn put_salt<K: KeyFields>(bucket: u32, row: &mut [u8]) {
    let salt = <K::Salt as SaltRule>::BYTES;
    if salt.width != 0 {
        salt.write(bucket, &mut row[..salt.width]);
    }
}

/// The bytes between the buckets of a salted key.
#[must_use]
pub fn split_points<K: KeyFields>() -> alloc::vec::Vec<alloc::vec::Vec<u8>> {
    (1..<K::Salt as SaltRule>::BUCKETS)
        .map(|bucket| {
            let mut salt = KeyBuf::new();
            <K::Salt as SaltRule>::BYTES.put(bucket, &mut salt);
            salt.into_vec()
        })
        .collect()
}
