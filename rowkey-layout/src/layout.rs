//! The layout of a key as data.

use alloc::string::ToString;
use core::fmt;
use core::ops::Deref;

use crate::bytes::{Delimiter, End, Reader};

mod buckets;
pub mod check;
mod draw;
mod fingerprint;
#[cfg(feature = "serde")]
mod json;
mod kind;
mod node;
pub mod salt;
mod segment;
mod time_unit;
#[cfg(feature = "serde")]
mod validate;
pub mod variants;

pub use kind::Kind;
pub(crate) use node::Last;
pub use node::{Direction, Domain, Node, Ref};
pub use salt::{Salt, Salting};
pub use segment::{Part, Segment};
pub use time_unit::{NANOS_PER_SECOND, TimeUnit};
pub use variants::{Repr, Variant, Variants};

/// The bytes of a key as data: `K::LAYOUT`.
///
/// `Display` draws it, with offsets and widths in bytes:
///
/// ```
/// # use rowkey::RowKey;
/// #[derive(RowKey)]
/// struct Event { #[salt(buckets = 16)] host: u32, #[reverse_ts] at: i64, name: String }
///
/// assert_eq!(Event::LAYOUT.to_string(), "\
/// offset  width  field  encoding                                order
///      0      1  salt   xxh64(host) % 16                        -
///      1      4  host   unsigned, big-endian                    ascending
///      5      8  at     9223372036854775807 - time, big-endian  descending
///     13      *  name   UTF-8 to the end of the row             ascending
/// ");
/// ```
///
/// [`segments`](Layout::segments) lists its parts for programs; [`explain`](Layout::explain) shows what a row holds. With the
/// feature `serde` it converts to and from JSON, as the guide describes under formats; a deserialized layout is validated,
/// and checked against its own fingerprint.
#[derive(Debug, Clone)]
#[doc(alias("schema"))]
pub struct Layout {
    #[doc(hidden)]
    pub salt: Option<Salt>,
    /// Constant bytes after the salt.
    pub prefix: Ref<[u8]>,
    /// The fields, in row order.
    pub fields: Fields,
    /// The maximum row length in bytes (`max_len`).
    pub(crate) max_len: Option<usize>,
    /// The variants of an enum of keys, which has no fields itself.
    pub kinds: Kinds,
}

/// The fields of a key, in row order.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Fields {
    /// The fields.
    #[cfg_attr(feature = "serde", serde(rename = "fields"))]
    pub list: Ref<[Field]>,
    /// The delimiter between two fields.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub delimiter: Option<Delimiter>,
    /// Whether the delimiter also follows the last field of a row (`trailing`). Always false in a nested key.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "core::ops::Not::not", default))]
    pub trailing: bool,
}

/// A field of a key. Derefs to its [`Slot`].
#[derive(Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(from = "json::FieldText", into = "json::FieldText"))]
pub struct Field {
    /// The identifier, or the index in a tuple struct.
    pub name: Ref<str>,
    pub(crate) slot: Ref<Slot>,
}

/// What a field is besides its name: a constant of its own, which the fields of one codec and type share.
#[derive(Clone)]
pub struct Slot {
    /// The encoding.
    pub node: Ref<Node>,
    /// Constant bytes before it (`literal`).
    pub literal: Ref<[u8]>,
    /// Whether the salt of the key is computed from it.
    pub salted: bool,
    /// Whether it is a `tail` field: at the end of a row, `None`s of tail fields are omitted.
    pub tail: bool,
    /// Whether it is text that ends a fixed number of bytes before the end of the row (`rest`): only fields of fixed width follow.
    pub rest: bool,
    /// Skips a value that contains a custom codec, whose end only the codec can find.
    pub(crate) skip: Option<Skip>,
    /// What the codec promises.
    pub promises: Promises,
}

/// What the codec of a field promises beyond its node. A deserialized layout has no codecs, so nothing is promised.
#[derive(Clone, Copy, Default)]
#[doc(hidden)]
pub struct Promises {
    /// Every value can be encoded.
    pub infallible: bool,
    /// A decoded value borrows from the row.
    pub borrows: bool,
    /// The part of the value that ends the row borrows from it.
    pub borrows_last: bool,
}

/// Skips a value that contains a custom codec; `false` if the codec rejects the bytes.
pub type Skip = for<'r> fn(&mut Reader<'r>, End) -> bool;

/// The variants of an enum of keys, sorted by prefix. `Display` lists them.
///
/// [`DecodeErrorKind::UnknownPrefix`](crate::DecodeErrorKind::UnknownPrefix) contains them.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct Kinds {
    /// The variants. No prefix is a prefix of another.
    pub list: Ref<[LayoutKind]>,
}

/// A variant of an enum of keys: one row kind of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct LayoutKind {
    /// The variant.
    pub name: Ref<str>,
    /// The layout of its rows: salt, prefix, fields.
    #[cfg_attr(feature = "serde", serde(deserialize_with = "json::of_a_kind"))]
    pub layout: Layout,
}

// Internal: used by `rowkey-core`.
#[doc(hidden)]
impl Field {
    /// A field of a derived key.
    pub const fn new(name: &'static str, slot: &'static Slot) -> Self {
        Field { name: Ref::Static(name), slot: Ref::Static(slot) }
    }

    /// `deref` in `const` code.
    #[inline(always)]
    pub const fn slot(&self) -> &Slot {
        self.slot.get()
    }

    /// The encoding, in `const` code.
    #[inline(always)]
    pub const fn node(&self) -> &Node {
        self.slot().node.get()
    }
}

impl Deref for Field {
    type Target = Slot;

    fn deref(&self) -> &Slot {
        self.slot()
    }
}

// Internal: used by `rowkey-core`.
#[doc(hidden)]
impl Slot {
    /// A field with this encoding, of whose codec nothing is known.
    pub const fn new(node: &'static Node, salted: bool) -> Self {
        let promises = Promises { infallible: false, borrows: false, borrows_last: false };
        let (node, literal) = (Ref::Static(node), Ref::Static(&[] as &[u8]));
        Slot { node, literal, salted, tail: false, rest: false, skip: None, promises }
    }

    /// The field with the function that skips its values, if it contains a custom codec. `own`: the codec is custom itself, and may
    /// reject values that its node allows.
    pub const fn skipped_by(mut self, own: bool, skip: Skip) -> Self {
        if own || self.node.get().needs_skip() {
            self.skip = Some(skip);
        }
        self
    }

    /// The field with constant bytes before it.
    pub const fn after(mut self, literal: &'static [u8]) -> Self {
        core::mem::forget(core::mem::replace(&mut self.literal, Ref::Static(literal)));
        self
    }

    /// Marks the field as a `tail` field or as a `rest` field.
    pub const fn ending(mut self, tail: bool, rest: bool) -> Self {
        (self.tail, self.rest) = (tail, rest);
        self
    }
}

/// Ignores what a deserialized layout lacks.
impl PartialEq for Slot {
    fn eq(&self, other: &Self) -> bool {
        (&self.node, &self.literal, self.salted, self.tail, self.rest)
            == (&other.node, &other.literal, other.salted, other.tail, other.rest)
    }
}

impl Eq for Slot {}

/// Compares what `Display` shows and the fingerprint covers: names, encodings, offsets. Flattened nested keys are equal.
impl PartialEq for Layout {
    fn eq(&self, other: &Self) -> bool {
        self.fingerprint() == other.fingerprint() && self.to_string() == other.to_string()
    }
}

impl Eq for Layout {}

impl fmt::Debug for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Field").field("name", &self.name).field("node", &self.node).finish_non_exhaustive()
    }
}

impl Fields {
    /// The offset of the field `index`, with its literal, or of the end of the last one from the first field, if it is constant.
    const fn offset(&self, index: usize) -> Option<usize> {
        let offset = fold!(self.list.get().split_at(index).0, 0, |offset, i, field| {
            let Some(width) = field.node().width else { return None };
            offset + field.slot().literal.get().len() + width + self.end(i, End::Row).delimiter_len()
        });
        Some(offset)
    }

    /// The width of the fields after field `index`, all of which are of fixed width.
    const fn width_after(&self, index: usize) -> usize {
        fold!(self.list.get(), 0usize, |width, i, field| match field.node().width {
            // A layout that is still to be validated may have any widths.
            Some(own) if i > index => {
                own.saturating_add(field.slot().literal.get().len()).saturating_add(width)
            }
            _ => width,
        })
    }

    /// Whether the last field ends in this: see [`Node::ends_in`].
    const fn end_in(&self, last: Last) -> bool {
        match self.list.get() {
            [.., field] => {
                (field.slot().tail && matches!(last, Last::Unterminated)) || field.node().ends_in(last)
            }
            [] => false,
        }
    }

    /// Whether all fields have the order of their values, if `end` follows them.
    const fn ordered_before(&self, end: End) -> bool {
        !any!(self.list.get(), |i, field| !field.node().ordered_before(self.end(i, end)))
    }

    /// Whether a field contains a custom codec of variable width, and lacks the function that skips it.
    #[inline]
    const fn need_skip(&self) -> bool {
        any!(self.list.get(), |_, field| field.slot().skip.is_none() && field.node().needs_skip())
    }

    /// Whether a field, or a delimiter between two, can contain this byte.
    pub(crate) const fn can_hold(&self, byte: u8) -> bool {
        let list = self.list.get();
        match &self.delimiter {
            Some(delimiter) if list.len() > 1 && is_in(byte, delimiter.as_slice()) => true,
            _ => any!(list, |_, field| {
                field.node().can_hold(byte) || is_in(byte, field.slot().literal.get())
            }),
        }
    }
}

// Internal: used by `rowkey-core`.
#[doc(hidden)]
impl Fields {
    /// The fields of a derived key.
    pub const fn new(list: &'static [Field], delimiter: Option<Delimiter>) -> Self {
        Fields { list: Ref::Static(list), delimiter, trailing: false }
    }

    /// The delimiter after field `i`, if any.
    #[inline(always)]
    pub const fn delimiter_after(&self, i: usize) -> Option<Delimiter> {
        self.end(i, End::Row).delimiter()
    }

    /// The width of all fields and delimiters, if it is constant.
    pub const fn width(&self) -> Option<usize> {
        self.offset(self.list.get().len())
    }

    /// Whether every value of field `i` can be encoded. Text before a delimiter must not contain it.
    pub const fn is_infallible(&self, i: usize) -> bool {
        let field = &self.list.get()[i];
        field.slot().promises.infallible
            && !(self.delimiter_after(i).is_some() && field.node().ends_in_text())
    }

    /// What the codecs of all fields promise.
    pub const fn promises(&self) -> Promises {
        let list = self.list.get();
        let borrows_last = matches!(list, [.., last] if last.slot().promises.borrows_last);
        let borrows = any!(list, |_, field| field.slot().promises.borrows);
        let infallible = !any!(list, |i, _| !self.is_infallible(i));
        Promises { infallible, borrows, borrows_last }
    }

    /// The number of spans of bytes that the salt is computed from: of adjacent salted fields, or of each if a delimiter separates
    /// them.
    pub const fn salted_spans(&self) -> usize {
        fold!(self.list.get(), 0, |spans, i, field| {
            if field.slot().salted && !self.shares_span(i) { spans + 1 } else { spans }
        })
    }

    /// Whether the span of field `i`, which is salted, begins before it.
    #[inline(always)]
    pub const fn shares_span(&self, i: usize) -> bool {
        let list = self.list.get();
        i > 0
            && list[i - 1].slot().salted
            && self.delimiter.is_none()
            && list[i].slot().literal.get().is_empty()
    }

    /// Whether the last field is a `tail` field.
    #[inline(always)]
    pub const fn has_tail(&self) -> bool {
        matches!(self.list.get(), [.., last] if last.slot().tail)
    }

    /// Whether leading values and a bound may need more than one head and two bounds: a nested key is scanned by its own fields, and
    /// a custom codec may end a value differently in a nested key and at the end of a row.
    pub const fn asks_by_field(&self) -> bool {
        any!(self.list.get(), |_, field| {
            let node = field.node();
            matches!(node.peel(End::Row).0.kind, Kind::Key(_) | Kind::Keys(_)) || node.ends_in_custom()
        })
    }

    /// What follows field `i` of a key that `end` follows. A `tail` field always writes its own terminator, since more fields
    /// may be added after it.
    #[inline(always)]
    pub const fn end(&self, i: usize, end: End) -> End {
        match self.delimiter {
            Some(delimiter) if self.trailing => delimiter.end(),
            _ if i + 1 == self.list.get().len() && !self.has_tail() => end,
            Some(delimiter) => delimiter.end(),
            None if self.list.get()[i].slot().rest => End::Before(self.width_after(i) as u32),
            None => End::Terminator,
        }
    }
}

/// `contains` in `const` code.
const fn is_in(byte: u8, bytes: &[u8]) -> bool {
    any!(bytes, |_, own| *own == byte)
}

impl Layout {
    /// The variants of an enum of keys, sorted by prefix; empty for any other key.
    #[must_use]
    pub const fn kinds(&self) -> &[LayoutKind] {
        self.kinds.list.get()
    }

    /// The width of a row in bytes; `None` for a key of variable width.
    #[must_use]
    pub const fn width(&self) -> Option<usize> {
        if self.kinds().is_empty() { self.constant_offset(self.fields.list.get().len()) } else { None }
    }

    /// The maximum length of a row in bytes (`max_len`); `None` if unlimited, and for a key of fixed width.
    #[must_use]
    pub const fn max_len(&self) -> Option<usize> {
        if self.width().is_some() { None } else { self.max_len }
    }

    /// The maximum length that `encode` checks. Each variant of an enum has that of the enum.
    #[doc(hidden)]
    pub const fn limit(&self) -> Option<usize> {
        match self.kinds.list.get() {
            [first, ..] => first.layout.max_len,
            [] => self.max_len(),
        }
    }

    /// Whether both have the same number of buckets in the same format, or both have no salt.
    pub(crate) const fn has_salt_of(&self, other: &Layout) -> bool {
        let (own, bytes) = (self.salt_bytes(), other.salt_bytes());
        self.buckets() == other.buckets() && own.width == bytes.width && own.base() == bytes.base()
    }
}

// Internal: used by `rowkey-core`.
#[doc(hidden)]
impl Layout {
    /// The layout of a derived struct.
    pub const fn of(prefix: &'static [u8], fields: &'static [Field]) -> Self {
        let fields = Fields::new(fields, None);
        let kinds = Kinds { list: Ref::Static(&[]) };
        Layout { salt: None, prefix: Ref::Static(prefix), fields, max_len: None, kinds }
    }

    /// What a variant without a key holds.
    pub const NOTHING: &'static Layout = &Layout::of(b"", &[]);

    /// The layout of a derived enum of keys.
    pub const fn of_kinds(kinds: &'static [LayoutKind]) -> Self {
        let mut layout = Layout::of(b"", &[]);
        core::mem::forget(core::mem::replace(&mut layout.kinds.list, Ref::Static(kinds)));
        layout
    }

    /// The layout with a salt; of an enum of keys, its own over all variants.
    pub const fn salted(mut self, salt: Option<Salt>) -> Self {
        core::mem::forget(core::mem::replace(&mut self.salt, salt));
        self
    }

    /// The layout with a delimiter; `trailing`: it also ends the row.
    pub const fn delimited(mut self, delimiter: Delimiter, trailing: bool) -> Self {
        (self.fields.delimiter, self.fields.trailing) = (Some(delimiter), trailing);
        self
    }

    /// The layout with a maximum length of its rows.
    pub const fn limited(mut self, max_len: Option<usize>) -> Self {
        self.max_len = max_len;
        self
    }

    /// What the codecs of all fields promise, of an enum of keys those of all variants.
    pub const fn promises(&self) -> Promises {
        fold!(self.kinds(), self.fields.promises(), |all, _, kind| {
            let own = kind.layout.fields.promises();
            Promises {
                infallible: all.infallible && own.infallible,
                borrows: all.borrows || own.borrows,
                borrows_last: all.borrows_last || own.borrows_last,
            }
        })
    }

    /// Whether a delimiter follows the last field of a row, of an enum of keys that of any variant.
    pub const fn has_trailing(&self) -> bool {
        self.fields.trailing || any!(self.kinds(), |_, kind| kind.layout.fields.trailing)
    }

    /// Whether every key can be encoded.
    pub const fn infallible(&self) -> bool {
        self.promises().infallible && self.limit().is_none()
    }

    /// The width of the salt in bytes.
    pub const fn salt_width(&self) -> usize {
        self.salt_bytes().width
    }

    /// What computes the salt.
    pub const fn salting(&self) -> Option<Salting> {
        let Some(Salt { bucket: hash, buckets, bytes, .. }) = self.salt else { return None };
        let fields = self.fields.list.get();
        let last = fold!(fields, None, |last, i, field| if field.slot().salted { Some(i) } else { last });
        Some(Salting { hash, buckets, bytes, fixed: self.width().is_some(), last })
    }

    /// The number of salt buckets; one without a salt.
    pub const fn buckets(&self) -> u32 {
        match &self.salt {
            Some(salt) => salt.buckets,
            None => 1,
        }
    }

    /// The offset of the first field, after salt and prefix.
    pub const fn fields_start(&self) -> usize {
        self.salt_width() + self.prefix.get().len()
    }

    /// The literal of field `index`; empty if it has none, or if there is no such field.
    pub const fn literal(&self, index: usize) -> &[u8] {
        match self.fields.list.get().split_at_checked(index) {
            Some((_, [field, ..])) => field.slot().literal.get(),
            _ => &[],
        }
    }

    /// Whether fixing the first `fields` fields fixes a whole row whose last field has no terminator. Longer rows that start
    /// with it are other keys.
    pub const fn ends_unterminated(&self, fields: usize) -> bool {
        let list = self.fields.list.get();
        let open = matches!(list, [.., last] if last.node().unterminated() && !last.slot().tail);
        list.len() == fields && open && !self.fields.trailing
    }

    /// The offset of the field `index`, with its literal, or of the end of the last one in the row, if it is constant.
    pub const fn constant_offset(&self, index: usize) -> Option<usize> {
        let Some(offset) = self.fields.offset(index) else { return None };
        Some(self.fields_start() + offset)
    }
}

impl Kinds {
    /// The kind whose prefix these bytes start with.
    #[inline]
    pub(crate) fn of(&self, bytes: &[u8]) -> Option<&LayoutKind> {
        self.list.iter().find(|kind| bytes.starts_with(&kind.layout.prefix))
    }

    /// The name and the prefix of each variant.
    pub fn prefixes(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.list.iter().map(|kind| (kind.name.get(), kind.layout.prefix.get()))
    }
}

/// Displays as `'msg/' (Message), 'user/' (User)`.
impl fmt::Display for Kinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, (name, prefix)) in self.prefixes().enumerate() {
            write!(f, "{}'{}' ({name})", if i == 0 { "" } else { ", " }, prefix.escape_ascii())?;
        }
        Ok(())
    }
}

impl LayoutKind {
    /// The variant `name` that holds a `key`, or [`Layout::NOTHING`]. The prefix, the salt and `max_len` of the key itself are
    /// ignored.
    #[doc(hidden)]
    pub const fn of(
        name: &'static str,
        prefix: &'static [u8],
        salt: Option<Salt>,
        key: &'static Layout,
        max_len: Option<usize>,
    ) -> Self {
        let mut layout = Layout::of(prefix, key.fields.list.get()).salted(salt).limited(max_len);
        (layout.fields.delimiter, layout.fields.trailing) = (key.fields.delimiter, key.fields.trailing);
        LayoutKind { name: Ref::Static(name), layout }
    }

    /// The kind inside another key: without salt and `max_len`, which belong to rows.
    #[doc(hidden)]
    pub const fn inside(&'static self) -> Self {
        LayoutKind::of(self.name.get(), self.layout.prefix.get(), None, &self.layout, None)
    }
}
