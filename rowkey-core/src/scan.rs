//! A scan under construction: what the generated prefix builder carries from field to field.

use alloc::boxed::Box;
use core::ops::{Bound, RangeBounds};

use crate::codec::nul::Nul;
use crate::codec::pad::{Pad, PadWith, Padded};
use crate::codec::{FieldCodec, Position};
use crate::error::EncodeError;
use crate::extreme;
use crate::format::{Format, Kind};
use crate::key::KeyFields;
use crate::key_buf::KeyBuf;
use crate::place::{Inner, Place};
use crate::range::{KeyRange, successor};
use crate::ranges::KeyRanges;
use crate::salt::{SaltRule, Spans};
use crate::sink::Sink;
use crate::value::{self, Ordered, Text};
use crate::{Desc, padded_text};

/// A scan so far.
#[derive(Debug, Clone)]
pub struct Scan<Sp, T> {
    head: Head<Sp>,
    tail: T,
}

/// The fields that are fixed by value, as their bytes stand in the row behind salt and prefix.
#[derive(Debug, Clone)]
struct Head<Sp> {
    bytes: KeyBuf,
    spans: Sp,
}

/// No field is bounded yet: the scan goes on to all rows that begin with the head.
#[derive(Debug, Clone, Copy)]
pub struct Open;

/// The scan has ended with the bounds of one field.
#[derive(Debug, Clone)]
pub struct Edges {
    row: Pair,
    /// The same where the key is nested and its last field is written differently there.
    nested: Option<Box<Nested>>,
}

/// The edges of a scan in the order of the bytes.
#[derive(Debug, Clone)]
struct Pair {
    low: Edge,
    high: Edge,
}

#[derive(Debug, Clone)]
struct Nested {
    inner: Pair,
    delimited: Pair,
}

#[derive(Debug, Clone)]
struct Edge {
    bytes: KeyBuf,
    side: Side,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Side {
    /// Before all that begins with the bytes.
    Before,
    /// After all that begins with the bytes.
    After,
    /// After the row of exactly these bytes; longer ones lie beyond.
    AfterRow,
}

impl Edge {
    fn cut(self) -> Option<KeyBuf> {
        match self.side {
            Side::Before => Some(self.bytes),
            Side::After => successor(&self.bytes),
            Side::AfterRow => {
                let mut bytes = self.bytes;
                bytes.put_byte(0);
                Some(bytes)
            }
        }
    }

    fn within(&self, head: &[u8]) -> Edge {
        let mut bytes = KeyBuf::from(head);
        bytes.put(&self.bytes);
        Edge { bytes, side: self.side }
    }

    /// Never called on `AfterRow`, which only the end of a row has: nothing is complemented there.
    fn complement(mut self) -> Edge {
        self.bytes.as_mut_slice().iter_mut().for_each(|byte| *byte = !*byte);
        self.side = if self.side == Side::Before { Side::After } else { Side::Before };
        self
    }
}

impl Pair {
    fn all(head: &[u8]) -> Pair {
        Pair {
            low: Edge { bytes: head.into(), side: Side::Before },
            high: Edge { bytes: head.into(), side: Side::After },
        }
    }

    fn none(head: &[u8]) -> Pair {
        let edge = Edge { bytes: head.into(), side: Side::Before };
        Pair { low: edge.clone(), high: edge }
    }

    fn within(&self, head: &[u8]) -> Pair {
        Pair { low: self.low.within(head), high: self.high.within(head) }
    }

    /// Nothing, where the bounds lie beyond what the field behind `head` can hold: `..0`, or above
    /// the largest number. Else the pair itself, its bytes as short as they are.
    fn clipped<P: Place>(self, head: &[u8], format: &Format) -> Pair {
        let low = self.low.clone().cut().and_then(|low| extreme::snap::<P>(head.len(), format, low));
        let high = self.high.clone().cut();
        let greatest = Edge { bytes: extreme::greatest::<P>(head, format), side: Side::After };
        let empty = low.is_none_or(|low| {
            let low = low.max(extreme::least::<P>(head, format));
            [high, greatest.cut()].into_iter().flatten().any(|high| low >= high)
        });
        if empty { Pair::none(head) } else { self }
    }

    fn complement(self) -> Pair {
        Pair { low: self.high.complement(), high: self.low.complement() }
    }
}

/// How far a scan is: [`Open`], or ended with [`Edges`].
pub trait Tail: Sized {
    /// The edges; an open scan has those of the fixed bytes.
    fn edges(self, head: &[u8]) -> Edges;

    /// Every row that begins with the head, and no bound besides.
    const OPEN: bool;
}

impl Tail for Open {
    const OPEN: bool = true;

    #[inline]
    fn edges(self, head: &[u8]) -> Edges {
        Edges { row: Pair::all(head), nested: None }
    }
}

impl Tail for Edges {
    const OPEN: bool = false;

    #[inline]
    fn edges(self, _: &[u8]) -> Edges {
        self
    }
}

/// Which run of salted fields a field belongs to.
#[derive(Debug, Clone, Copy)]
pub struct Mark {
    /// The number of the run.
    pub run: usize,
    /// The field begins it.
    pub begins: bool,
}

impl<Sp: Spans> Head<Sp> {
    #[inline]
    fn put<C: FieldCodec<A>, A, P: Place>(
        &mut self,
        field: &'static str,
        value: &A,
        mark: Option<Mark>,
    ) -> Result<(), EncodeError> {
        let start = self.bytes.len();
        crate::key::put::<C, A, P, KeyBuf>(field, value, &mut self.bytes)?;
        if let Some(Mark { run, begins }) = mark {
            if begins {
                self.spans.begin(run, start);
            }
            self.spans.extend(run, self.bytes.len());
        }
        Ok(())
    }
}

impl<Sp, T: Tail> Scan<Sp, T> {
    /// The edges, for the key that this one is nested in.
    pub fn into_edges(self) -> Edges {
        self.tail.edges(&self.head.bytes)
    }
}

impl<Sp: Spans> Scan<Sp, Open> {
    /// Nothing is fixed yet.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Scan { head: Head { bytes: KeyBuf::new(), spans: Sp::NONE }, tail: Open }
    }
}

impl<Sp: Spans> Default for Scan<Sp, Open> {
    fn default() -> Self {
        Scan::new()
    }
}

impl<Sp: Spans, E> Scan<Sp, E> {
    /// Fixes a field that others follow.
    ///
    /// # Errors
    /// When the value has no bytes.
    #[inline]
    pub fn fix<C: FieldCodec<A>, A, P: Place>(
        self,
        field: &'static str,
        value: &A,
        mark: Option<Mark>,
    ) -> Result<Scan<Sp, Open>, EncodeError> {
        let mut head = self.head;
        head.put::<C, A, P>(field, value, mark)?;
        if let Some(delimiter) = P::DELIMITER {
            head.bytes.put_byte(delimiter);
        }
        Ok(Scan { head, tail: Open })
    }

    /// Fixes the last field: what is left is one row.
    ///
    /// # Errors
    /// When the value has no bytes.
    #[inline]
    pub fn fix_last<C: FieldCodec<T> + FieldCodec<A>, T, A, D: Place>(
        self,
        field: &'static str,
        value: &A,
        mark: Option<Mark>,
    ) -> Result<Scan<Sp, Edges>, EncodeError> {
        let mut head = self.head;
        let start = head.bytes.len();
        head.put::<C, A, crate::Last>(field, value, mark)?;
        let mut row = Pair::all(&head.bytes);
        let mut nested = None;
        if <C as FieldCodec<T>>::FORMAT.open_end {
            row.high.side = Side::AfterRow;
        }
        if <C as FieldCodec<T>>::FORMAT.ends_by_place() {
            let head = &head.bytes[..start];
            nested = Some(Box::new(Nested {
                inner: value_at::<C, A, Inner>(head, value),
                delimited: value_at::<C, A, D>(head, value),
            }));
        }
        Ok(Scan { head, tail: Edges { row, nested } })
    }

    /// Bounds a field, which ends the scan. `P` is where the field stands in the row, `D` where it
    /// stands when the key is nested before a delimiter.
    pub fn bounded<C: FieldCodec<T> + FieldCodec<A>, T, A, P: Place, D: Place>(
        self,
        bounds: impl RangeBounds<A>,
    ) -> Scan<Sp, Edges> {
        let (low, high) = (bounds.start_bound(), bounds.end_bound());
        self.edges::<C, T, P>(
            |head| pair_at::<C, A, P>(head, low, high),
            |head| pair_at::<C, A, Inner>(head, low, high),
            |head| pair_at::<C, A, D>(head, low, high),
        )
    }

    /// Bounds text by what it starts with, which ends the scan.
    pub fn starting<C, T, A, B, P: Place, D: Place>(self, prefix: &A) -> Scan<Sp, Edges>
    where
        C: FieldCodec<T> + StartsWith<A, B>,
    {
        self.edges::<C, T, P>(
            |head| C::edges::<P>(prefix).within(head),
            |head| C::edges::<Inner>(prefix).within(head),
            |head| C::edges::<D>(prefix).within(head),
        )
    }

    /// Edges at the place `P`, and those of the nested key where they differ.
    fn edges<C: FieldCodec<T>, T, P: Place>(
        self,
        row: impl FnOnce(&[u8]) -> Pair,
        inner: impl FnOnce(&[u8]) -> Pair,
        delimited: impl FnOnce(&[u8]) -> Pair,
    ) -> Scan<Sp, Edges> {
        let head = &self.head.bytes[..];
        let differs = P::LAST && C::FORMAT.ends_by_place();
        let nested = if differs {
            Some(Box::new(Nested { inner: inner(head), delimited: delimited(head) }))
        } else {
            None
        };
        let tail = Edges { row: row(head), nested };
        Scan { head: self.head, tail }
    }

    /// Bounds a nested key by a scan of its own, which ends this one.
    pub fn nested<C: FieldCodec<T>, T, P: Place>(self, scan: Edges) -> Scan<Sp, Edges> {
        let head = &self.head.bytes[..];
        let place = |pair: &Pair| match C::FORMAT.complemented {
            true => pair.clone().complement().within(head),
            false => pair.within(head),
        };
        let only = |pair: &Pair| Edges { row: place(pair), nested: None };
        let tail = match &scan.nested {
            None => only(&scan.row),
            Some(nested) if C::FORMAT.complemented => only(&nested.inner),
            Some(nested) if P::DELIMITER.is_some() => only(&nested.delimited),
            Some(nested) if !P::LAST => only(&nested.inner),
            Some(nested) => Edges {
                row: place(&scan.row),
                nested: Some(Box::new(Nested {
                    inner: place(&nested.inner),
                    delimited: place(&nested.delimited),
                })),
            },
        };
        Scan { head: self.head, tail }
    }
}

/// One value, where its bytes end by themselves.
fn value_at<C: FieldCodec<A>, A, P: Place>(head: &[u8], value: &A) -> Pair {
    pair_at::<C, A, P>(head, Bound::Included(value), Bound::Included(value))
}

fn pair_at<C: FieldCodec<A>, A, P: Place>(head: &[u8], low: Bound<&A>, high: Bound<&A>) -> Pair {
    let format = C::FORMAT;
    if format.none_first {
        return none_first_at::<C, A, P>(head, low, high);
    }
    let (low, high) = if format.reversed { (high, low) } else { (low, high) };
    let pair = Pair { low: edge_at::<C, A, P>(head, low, true), high: edge_at::<C, A, P>(head, high, false) };
    pair.clipped::<P>(head, &format)
}

fn edge_at<C: FieldCodec<A>, A, P: Place>(head: &[u8], bound: Bound<&A>, low: bool) -> Edge {
    let mut bytes = KeyBuf::from(head);
    let (value, included) = match bound {
        Bound::Unbounded => return Edge { bytes, side: if low { Side::Before } else { Side::After } },
        Bound::Included(value) => (value, true),
        Bound::Excluded(value) => (value, false),
    };
    let side = match C::bound::<P, KeyBuf>(value, &mut bytes) {
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
    Edge { bytes, side }
}

/// The bounds of an `Option` whose values run backwards while `None` still comes first. A time bound
/// says nothing of rows without a time: only a range without an upper bound, or up to `None`, holds
/// `None`.
fn none_first_at<C: FieldCodec<A>, A, P: Place>(head: &[u8], low: Bound<&A>, high: Bound<&A>) -> Pair {
    let flag = |flag: u8| {
        let mut bytes = KeyBuf::from(head);
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
    let none = Pair {
        low: Edge { bytes: flag(0), side: Side::Before },
        high: Edge { bytes: flag(0), side: Side::After },
    };
    let mut some = Pair {
        low: Edge { bytes: flag(1), side: Side::Before },
        high: Edge { bytes: flag(1), side: Side::After },
    };
    match high {
        Bound::Unbounded if low_has_none => return Pair { low: none.low, high: some.high },
        Bound::Unbounded => {}
        Bound::Included(value) if is_none(value) => {
            return if low_has_none { none } else { Pair::none(head) };
        }
        Bound::Excluded(value) if is_none(value) => return Pair::none(head),
        bound => some.low = edge_at::<C, A, P>(head, bound, true),
    }
    if !matches!(some_low, Bound::Unbounded) {
        some.high = edge_at::<C, A, P>(head, some_low, false);
    }
    match C::FORMAT.kind {
        Kind::Optional(inner) => some.clipped::<P>(&flag(1), inner),
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
pub struct Stretch(Option<Pair>);

impl Stretch {
    fn within(self, head: &[u8]) -> Pair {
        self.0.map_or_else(|| Pair::none(head), |pair| pair.within(head))
    }
}

impl<A: Text, B> StartsWith<A, B> for Ordered {
    fn edges<P: Place>(prefix: &A) -> Stretch {
        let mut bytes = KeyBuf::new();
        Stretch(value::starts_with::<P, KeyBuf>(prefix.bytes(), &mut bytes).map(|()| Pair::all(&bytes)))
    }
}

impl<A: Text, B> StartsWith<A, B> for Nul {
    fn edges<P: Place>(prefix: &A) -> Stretch {
        let forbidden = prefix.bytes().contains(&0);
        Stretch(if forbidden { None } else { Some(Pair::all(prefix.bytes())) })
    }
}

fn padded<const N: usize>(prefix: &[u8], fill: u8) -> Stretch {
    let mut low = KeyBuf::new();
    let side = padded_text::starts_with::<N, KeyBuf>(prefix, fill, &mut low);
    Stretch(side.map(|side| Pair {
        low: Edge { bytes: low, side: if side == Position::After { Side::After } else { Side::Before } },
        ..Pair::all(prefix)
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

/// A builder of `K`'s own, as `_prefix` of a field of type `K` takes it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a prefix of `{K}`",
    label = "not made by the `prefix()` of this field's type",
    note = "a nested key is scanned by its own first fields, from `{K}::prefix()` on"
)]
pub trait PrefixOf<K> {
    /// The edges of the scan.
    fn into_edges(self) -> Edges;
}

/// Whether byte order means something.
#[derive(Debug, Clone, Copy)]
pub struct IsOrdered<const ORDERED: bool>;

/// A field that a range can bound.
#[diagnostic::on_unimplemented(
    message = "this field has no order that a range could follow",
    label = "no `_range` on this field",
    note = "`reverse_digits` and unordered codecs scatter their values on purpose: fix it by value, or make it a field \
            with an order"
)]
pub trait Bounded<Builder> {}

impl<B> Bounded<B> for IsOrdered<true> {}

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
pub trait Turn<Key, Field, Before> {}

/// One range is enough.
#[diagnostic::on_unimplemented(
    message = "this scan of `{Key}` has one range in each salt bucket, and `range()` would miss all but one",
    label = "use `.ranges()`",
    note = "the salt is computed from `{Salted}`; with that fixed by value, the rows are in one bucket, and one range is \
            enough"
)]
pub trait OneRange<Key, Salted> {}

/// The one range of a scan whose bucket is fixed.
#[inline]
pub fn range<K: KeyFields, T: Tail>(scan: Scan<K::Spans, T>) -> KeyRange {
    let Scan { head, tail } = scan;
    if T::OPEN {
        return KeyRange::starting_with(row_front::<K>(head));
    }
    let pair = tail.edges(&head.bytes).row;
    ranges_of::<K>(bucket::<K>(&head), pair)
        .get(0)
        .unwrap_or_else(|| KeyRange::empty_at(row_front::<K>(head)))
}

/// The ranges of a scan; `fixed` where every salted field is fixed by value.
pub fn ranges<K: KeyFields, T: Tail>(scan: Scan<K::Spans, T>, fixed: bool) -> KeyRanges {
    let Scan { head, tail } = scan;
    let buckets = if fixed { bucket::<K>(&head) } else { 0..<K::Salt as SaltRule>::BUCKETS };
    ranges_of::<K>(buckets, tail.edges(&head.bytes).row)
}

fn ranges_of<K: KeyFields>(buckets: core::ops::Range<u32>, pair: Pair) -> KeyRanges {
    let pair = if K::KEY.prefix.is_empty() { pair } else { pair.within(K::KEY.prefix) };
    KeyRanges::new(<K::Salt as SaltRule>::BYTES, buckets, pair.low.cut(), pair.high.cut())
}

/// The bucket that the fixed fields fall in. A key without a salt has one bucket.
#[inline]
fn bucket<K: KeyFields>(head: &Head<K::Spans>) -> core::ops::Range<u32> {
    let bucket = match K::KEY.salt {
        None => 0,
        Some(salt) if salt.whole && !K::KEY.prefix.is_empty() => {
            let mut row = KeyBuf::from(K::KEY.prefix);
            row.put(&head.bytes);
            <K::Salt as SaltRule>::bucket(&row, 0, &head.spans)
        }
        Some(_) => <K::Salt as SaltRule>::bucket(&head.bytes, 0, &head.spans),
    };
    bucket..bucket + 1
}

/// Salt, prefix and the fixed fields.
#[inline]
fn row_front<K: KeyFields>(head: Head<K::Spans>) -> KeyBuf {
    let salt = <K::Salt as SaltRule>::BYTES;
    if salt.width == 0 && K::KEY.prefix.is_empty() {
        return head.bytes;
    }
    let mut row = KeyBuf::new();
    if salt.width > 0 {
        salt.put(bucket::<K>(&head).start, &mut row);
    }
    row.put(K::KEY.prefix);
    row.put(&head.bytes);
    row
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
