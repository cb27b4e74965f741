//! What the compiler says of a scan that does not compile: traits that only carry messages.
//!
//! They are here and not in generated code, because the attribute that gives a trait its message cannot be named in a
//! crate without the prelude.

use super::builder::One;
use super::extent::{OneBound, Scattered, Sets, SetsAndBound, Values};
use super::stage::Stage;
use crate::key::Key;

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

/// It is the turn of `Field`, which follows `Before`: a field, or [`prefix`].
#[diagnostic::on_unimplemented(
    message = "a scan of `{Key}` asks for its fields from the left: `{Field}` comes once, directly after `{Before}`",
    label = "write this once, directly after `{Before}`",
    note = "a field that may have any value is left open by its `_any()`; rows that are scattered then are found by `.skip()`"
)]
pub trait Turn<Key, Field, Before, At> {}

/// What comes before the first field, as messages name it.
#[allow(non_camel_case_types, reason = "it is the name of a function")]
#[derive(Debug)]
pub enum prefix {}

/// One range is enough. It fails by what its extent or its bucket is not, whose messages say more.
pub trait OneRange<Key, Salted> {}

impl<K: Key, F, S: Stage<Key = K>> OneRange<K, F> for S
where
    S::Extent: Finite<K> + Single<K>,
    S::Bucket: Known<K, F, S::Extent>,
{
}

/// The same for a key without a salt.
pub trait OneStretch<Key> {}

impl<K: Key, S: Stage<Key = K>> OneStretch<K> for S where S::Extent: Finite<K> + Single<K> {}

/// The bucket is known, or there is more to say than that it is not.
#[diagnostic::on_unimplemented(
    message = "this scan of `{Key}` has one range in each salt bucket, and `range()` would miss all but one",
    label = "use `.ranges()`",
    note = "the salt is computed from `{Salted}`; with that fixed by value, the rows are in one bucket, and one range is \
            enough"
)]
pub trait Known<Key, Salted, Extent> {}

#[diagnostic::do_not_recommend]
impl<K, F> Known<K, F, Values> for One {}
#[diagnostic::do_not_recommend]
impl<K, F> Known<K, F, OneBound> for One {}
#[diagnostic::do_not_recommend]
impl<K, F, B> Known<K, F, Sets> for B {}
#[diagnostic::do_not_recommend]
impl<K, F, B> Known<K, F, SetsAndBound> for B {}
#[diagnostic::do_not_recommend]
impl<K, F, B> Known<K, F, Scattered> for B {}

/// No sets, of which `range()` would miss some.
#[diagnostic::on_unimplemented(
    message = "this scan of `{Key}` has several ranges, and `range()` would miss all but one",
    label = "use `.ranges()`",
    note = "a set of values (`_in`) has a range for each, several sets one for each combination; text by its beginning \
            (`_starts_with`) before a delimiter of several bytes may be in several ranges, too"
)]
pub trait Single<Key> {}

#[diagnostic::do_not_recommend]
impl<K> Single<K> for Values {}
#[diagnostic::do_not_recommend]
impl<K> Single<K> for OneBound {}
// What is wrong with it is said by `Finite`.
#[diagnostic::do_not_recommend]
impl<K> Single<K> for Scattered {}

/// The rows are a finite number of ranges.
#[diagnostic::on_unimplemented(
    message = "no list of ranges holds exactly the rows of this scan of `{Key}`: it asks for a field after an open or bounded one",
    label = "use `.skip()`",
    note = "the rows that match are scattered; a skip scan seeks from one to the next: `.skip().scan(|range| .., |item| ..)`, where \
            the first opens a range of the store and the second gives the row of an item",
    note = "`.skip().bounds()` is the range around all of them, one a salt bucket, with rows in between that do not match"
)]
pub trait Finite<Key> {}

#[diagnostic::do_not_recommend]
impl<K> Finite<K> for Values {}
#[diagnostic::do_not_recommend]
impl<K> Finite<K> for OneBound {}
#[diagnostic::do_not_recommend]
impl<K> Finite<K> for Sets {}
#[diagnostic::do_not_recommend]
impl<K> Finite<K> for SetsAndBound {}

/// A scan whose rows are a finite number of ranges: it fails by what its extent is not.
pub trait HasRanges<Key> {}

impl<K: Key, S: Stage<Key = K>> HasRanges<K> for S where S::Extent: Finite<K> {}
