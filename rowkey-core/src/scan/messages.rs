//! Compile errors of scans: marker traits whose `on_unimplemented` is the message.
//!
//! They are not generated, because a crate without the prelude cannot name `diagnostic::on_unimplemented`.

use core::ops::RangeBounds;

use super::extent::{OneBound, Scattered, Sets, SetsAndBound, Values};
use super::stage::Scan;
use super::step::{FieldAfter, LastField, Step};
use crate::key::{Key, OneBucket};

/// The argument of `_range`: every `RangeBounds<T>`, with a message of its own.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a range of `{T}`, the type that bounds this field",
    label = "expected a range of `{T}`, such as `a..b`",
    note = "both bounds have the type that a value of this field has: text is `&str` (`a.as_str()..b.as_str()`), bytes are \
            `&[u8]` (`&a[..]..&b[..]`), an integer is of the field's own type (`u64::try_from(t)?..`)",
    note = "for one value call the function named like the field, for several its `_in`; `_range_in` takes a list of \
            ranges, `[a..b, c..d]`"
)]
#[doc(hidden)]
pub trait Bounds<T>: RangeOf<T> {}

impl<T, R: RangeOf<T>> Bounds<T> for R {}

/// What [`Bounds`] requires, as rustc 1.96 and later would point at the function instead of the argument, were `Bounds` itself not
/// recommended.
#[doc(hidden)]
pub trait RangeOf<T>: RangeBounds<T> {}

#[diagnostic::do_not_recommend]
impl<T, R: RangeBounds<T>> RangeOf<T> for R {}

/// A set of values of a field, which are given as `T`: every `IntoIterator<Item = T>`, with a message of its own.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a set of `{T}`, the type of the values of this field",
    label = "expected several `{T}`, such as `[a, b]`",
    note = "a set is an array, a `Vec` or any other iterator of values: `[7, 8]`; of a list of `String`, write \
            `names.iter().map(String::as_str)`, of a slice of numbers `ids.iter().copied()`, of arrays of bytes \
            `[&a[..], &b[..]]`",
    note = "for one value call the function named like the field, for the values between two bounds its `_range`"
)]
#[doc(hidden)]
pub trait ValueSet<T>: SetOf<T> {}

impl<T, I: SetOf<T>> ValueSet<T> for I {}

/// What [`ValueSet`] requires, for the reason that [`RangeOf`] has.
#[doc(hidden)]
pub trait SetOf<T>: IntoIterator<Item = T> {}

#[diagnostic::do_not_recommend]
impl<T, I: IntoIterator<Item = T>> SetOf<T> for I {}

/// Any key type: the type parameter of generic code.
#[doc(hidden)]
pub struct AnyKey;

/// Implemented by no type: a scan names fields, and generic code does not know them.
#[diagnostic::on_unimplemented(
    message = "`prefix()` is a function of each key type, and `{K}` can be any of them",
    label = "not known for every key type",
    note = "all rows of any key type are `{K}::all_rows()`; for some of them, take the ranges as an argument \
            (`ranges: rowkey::KeyRanges`) and let the caller write `Event::prefix()..ranges()`"
)]
#[doc(hidden)]
pub trait HasPrefix<K> {}

/// Whether the encodings sort like the values: `KeepsOrder<{ ordered::<C, T>() }>`. No codec has this name: rustc would take the
/// two types for versions of one.
#[doc(hidden)]
pub struct KeepsOrder<const ORDERED: bool>;

/// A field that a range can bound, in a key with an unordered delimiter.
#[diagnostic::on_unimplemented(
    message = "rows do not sort by this field, as the delimiter after it is unordered, so no range holds the values between two \
               bounds",
    label = "no `_range` on this field",
    note = "text before this delimiter may hold bytes below it, so other rows lie between those of two texts; ask for texts by \
            value, by a set of values (`_in`) or by what they start with (`_starts_with`)",
    note = "for a new table, `#[rowkey(delimiter = \",\")]` keeps the order, and such text cannot be encoded"
)]
#[doc(hidden)]
pub trait Sorted<Builder> {}

#[diagnostic::do_not_recommend]
impl<B> Sorted<B> for KeepsOrder<true> {}

/// Whether a scan of the nested key also works here: `Whole<{ ends_closed::<C, T>() }>`.
#[doc(hidden)]
pub struct Whole<const CLOSED: bool>;

/// A nested key that `_prefix` can scan, in a key with an unordered delimiter.
#[diagnostic::on_unimplemented(
    message = "this nested key ends in text, and the delimiter after it is unordered, so its own scans are not ranges here",
    label = "no `_prefix` on this field",
    note = "a scan of the nested key bounds its last text, and before this delimiter rows do not sort by that text; fix the \
            whole key by value, or make it the last field"
)]
#[doc(hidden)]
pub trait Nestable<Builder> {}

#[diagnostic::do_not_recommend]
impl<B> Nestable<B> for Whole<true> {}

/// A field that a range can bound.
#[diagnostic::on_unimplemented(
    message = "rows do not sort by this field, so no range holds the values between two bounds",
    label = "no `_range` on this field",
    note = "`reverse_digits`, `digits`, `le`, `len`, `rest`, a `terminator` above 00 and unordered codecs do not keep the order of \
            their values: fix the field by value or by a set of values (`_in`), or write it in an order: a number with \
            `#[pad(n)]` alone, text with no attribute or with `nul`"
)]
#[doc(hidden)]
pub trait Boundable<Builder> {}

#[diagnostic::do_not_recommend]
impl<B> Boundable<B> for KeepsOrder<true> {}

/// A scan whose last step is `S`: the bound of each function of a field. It names no key, so that rustc checks the functions of
/// all keys under the same few bounds, and finds most answers in its cache: with the key's own types here, a derive takes a
/// tenth longer to compile.
#[doc(hidden)]
pub trait After<S> {}

// The names are for the message, which is that of `NextField`.
impl<K: Key, At, C, E, B, S: Step> After<S> for Scan<K, At, C, E, B> where
    At: NextField<K, FieldAfter<K, S>, LastField<K, S>, S>
{
}

/// `Field` is next: directly after the field `Before`, or after `prefix()`.
#[diagnostic::on_unimplemented(
    message = "a scan of `{Key}` constrains fields in declaration order: `{Field}` comes once, directly after `{Before}`",
    label = "this comes directly after `{Before}`, and only once",
    note = "a field that may have any value is left open by its `_any()`; the rows are scattered then, and `.skip()` finds them"
)]
#[doc(hidden)]
pub trait NextField<Key, Field, Before, At> {}

#[diagnostic::do_not_recommend]
impl<K, F, B, S> NextField<K, F, B, S> for S {}

/// The bucket is known, or another error is more specific.
#[diagnostic::on_unimplemented(
    message = "this scan of `{Key}` has one range per salt bucket, and `range()` would return only one of them",
    label = "use `.ranges()`",
    note = "the salt is computed from `{Salted}`: with that fixed by value, all rows are in one bucket, and one range is enough"
)]
#[doc(hidden)]
pub trait Known<Key, Salted, Extent> {}

/// The same of a scan of one variant of an enum of keys.
#[diagnostic::on_unimplemented(
    message = "this scan of `{E}` has one range per salt bucket, and `range()` would return only one of them",
    label = "use `.ranges()`",
    note = "if the salt is that of the variant's own key, one range is enough once its salted fields are fixed by value"
)]
#[doc(hidden)]
pub trait KnownInKind<E, X> {}

/// No sets: `range()` would miss some of their ranges.
#[diagnostic::on_unimplemented(
    message = "this scan of `{Key}` has several ranges, and `range()` would return only one of them",
    label = "use `.ranges()`",
    note = "a set of values (`_in`) has one range for each value, several sets one for each combination; text by its first bytes \
            (`_starts_with`) before a delimiter of several bytes may need several ranges, too"
)]
#[doc(hidden)]
pub trait Single<Key> {}

/// A finite number of ranges contains exactly the rows of the scan.
#[diagnostic::on_unimplemented(
    message = "this scan of `{Key}` constrains a field after an open or bounded one, or from a `rest` field on, so no list of ranges \
               matches it exactly",
    label = "use `.skip()`",
    note = "the rows that match are scattered; a skip scan seeks from one to the next: `.skip().scan(|range| .., |item| ..)`, where \
            the first closure opens a range of the store and the second gives the row of an item",
    note = "`.skip().bounds()` returns one range per salt bucket that encloses all matches; it also contains rows that do not match",
    note = "a nested key constrained by its `_prefix` function counts as bounded, even if that fixes all its fields: fix the whole key \
            by value, or by a set of values (`_in`)"
)]
#[doc(hidden)]
pub trait Finite<Key> {}

/// Implements traits for the types that they hold for: `[type parameters] type: trait`. A trait with one impl has it beside it: rustc
/// quotes that one.
macro_rules! hold {
    ($([$($any:ident)*] $ty:ty: $holds:path;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($any),*> $holds for $ty {}
    )*};
}

hold! {
    [K F] OneBucket: Known<K, F, Values>;
    [K F] OneBucket: Known<K, F, OneBound>;
    [K F B] B: Known<K, F, Sets>;
    [K F B] B: Known<K, F, SetsAndBound>;
    [K F B] B: Known<K, F, Scattered>;
    [E] OneBucket: KnownInKind<E, Values>;
    [E] OneBucket: KnownInKind<E, OneBound>;
    [E B] B: KnownInKind<E, Sets>;
    [E B] B: KnownInKind<E, SetsAndBound>;
    [E B] B: KnownInKind<E, Scattered>;
    [K] Values: Single<K>;
    [K] OneBound: Single<K>;
    // `Finite` reports it.
    [K] Scattered: Single<K>;
    [K] Values: Finite<K>;
    [K] OneBound: Finite<K>;
    [K] Sets: Finite<K>;
    [K] SetsAndBound: Finite<K>;
}
