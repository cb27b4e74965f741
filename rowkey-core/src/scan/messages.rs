//! What the compiler says of a scan that does not compile: traits that only carry messages.
//!
//! They are here and not in generated code, because the attribute that gives a trait its message cannot be named in a
//! crate without the prelude.

use super::builder::One;
use super::stage::{Bounded, Fixed, PerField, Scan};

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
    note = "a field in between that may have any value is left open by its `_any()`"
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
impl<K, I, S, H, J> OneRange<K, S> for Scan<K, I, Bounded<H, J>, One> {}
impl<K, I, S, E, B> OneRange<K, S> for Scan<K, I, PerField<E>, B> where Self: OneStretch<K> {}

/// One range is enough, for a key without a salt.
#[diagnostic::on_unimplemented(
    message = "this scan of `{Key}` is more than one range, and `range()` would miss all but one",
    label = "use `.ranges()`; where a field follows an open or bounded one, `.skip()`",
    note = "one range holds the rows with values for the first fields, and at most one bound after them; sets of values (`_in`) \
            have a range for each combination, and texts that start alike (`_starts_with`) before a delimiter of several bytes \
            may lie in several, too"
)]
pub trait OneStretch<Key> {}

impl<K, I, H> OneStretch<K> for Scan<K, I, Fixed<H>, One> {}
impl<K, I, H, J> OneStretch<K> for Scan<K, I, Bounded<H, J>, One> {}
