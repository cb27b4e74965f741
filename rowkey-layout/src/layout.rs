//! The bytes of a key as data.

use alloc::boxed::Box;
use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt;

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
#[cfg(feature = "serde")]
mod sound;
mod time_unit;
pub mod variants;

pub use kind::Kind;
pub use node::{Direction, Domain, Node, Ref};
pub use salt::Salt;
pub use segment::{Part, Segment};
pub use time_unit::TimeUnit;
pub use variants::{Repr, Variant, Variants};

/// What the encoded rows of a key are made of: `K::LAYOUT`.
///
/// `Display` draws it:
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
/// [`explain`](Layout::explain) cuts a row by it. Under the feature `serde` it is `Serialize` and
/// `Deserialize`, as the guide's chapter on formats describes; a layout that comes from text is checked
/// against its own fingerprint.
#[derive(Debug, Clone)]
pub struct Layout {
    #[doc(hidden)]
    pub salt: Option<Salt>,
    /// Constant bytes after the salt.
    pub prefix: Ref<[u8]>,
    /// Its fields, in the order of the row.
    pub fields: Fields,
    /// The longest row that is allowed.
    pub(crate) max_len: Option<usize>,
    /// The keys of an enum of keys, which has no fields of its own.
    pub kinds: Kinds,
}

/// The fields of a key, in order.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Fields {
    /// The fields themselves.
    #[cfg_attr(feature = "serde", serde(rename = "fields"))]
    pub list: Ref<[Field]>,
    /// What lies between two fields.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub delimiter: Option<Delimiter>,
    /// It ends the last field of a row, too; never of a nested key.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "core::ops::Not::not", default))]
    pub trailing: bool,
}

/// A field of a key.
#[derive(Clone)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Field {
    /// Its identifier, or its number in a tuple struct.
    pub name: Ref<str>,
    /// What is known of its bytes.
    pub node: Ref<Node>,
    /// Its bytes go into the salt of its key.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "core::ops::Not::not", default))]
    pub salted: bool,
    /// It was added later: at the end of a row, it and all fields after it are no bytes where they are `None`.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "core::ops::Not::not", default))]
    pub tail: bool,
    /// Skips a value of a user's codec, which the tree alone cannot do.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub(crate) skip: Option<Skip>,
}

/// Skips a value of a user's codec; `false` where the codec refuses the bytes.
pub type Skip = for<'r> fn(&mut Reader<'r>, End) -> bool;

/// The keys of an enum of keys, in the order of their prefixes: what
/// [`UnknownPrefix`](crate::DecodeErrorKind::UnknownPrefix) expected. `Display` lists them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kinds {
    /// The row kinds, none of whose prefixes begins another.
    pub list: Ref<[LayoutKind]>,
}

/// A row kind of an enum of keys.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct LayoutKind {
    /// The variant.
    pub name: Ref<str>,
    /// Its rows: the salt if there is one, the prefix, the fields of its key.
    pub layout: Layout,
}

// What `rowkey-core` asks beside the public functions.
#[doc(hidden)]
impl Field {
    /// A field that is read by its node alone.
    pub const fn new(name: &'static str, node: &'static Node, salted: bool, skip: Option<Skip>) -> Self {
        Field { name: Ref::Static(name), node: Ref::Static(node), salted, tail: false, skip }
    }

    /// Goes past a value of a codec of the user's own.
    #[must_use]
    pub const fn skip(&self) -> Option<Skip> {
        self.skip
    }

    /// The same field, added later.
    #[must_use]
    pub const fn in_tail(mut self) -> Self {
        self.tail = true;
        self
    }
}

/// Whatever function skips a user's codec.
impl PartialEq for Field {
    fn eq(&self, other: &Self) -> bool {
        (&self.name, &self.node, self.salted, self.tail)
            == (&other.name, &other.node, other.salted, other.tail)
    }
}

impl Eq for Field {}

/// By what is seen of it: names, encodings, offsets. How the nesting is built makes no difference.
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
    /// Bytes before the `index`th field, where that is the same in every row.
    const fn offset(&self, index: usize) -> Option<usize> {
        let (mut offset, mut i) = (0, 0);
        while i < index {
            let Some(width) = self.list.get()[i].node.get().width else { return None };
            offset += width + self.end(i, End::Row).delimiter_len();
            i += 1;
        }
        Some(offset)
    }

    /// The delimiter has this byte.
    pub(crate) const fn delimiter_holds(&self, byte: u8) -> bool {
        let Some(delimiter) = &self.delimiter else { return false };
        let (own, mut i) = (delimiter.as_slice(), 0);
        while i < own.len() && own[i] != byte {
            i += 1;
        }
        i < own.len()
    }
}

// What `rowkey-core` asks beside the public functions.
#[doc(hidden)]
impl Fields {
    /// The fields of a derived key.
    pub const fn new(list: &'static [Field], delimiter: Option<Delimiter>) -> Self {
        Fields { list: Ref::Static(list), delimiter, trailing: false }
    }

    /// The delimiter after the `i`th field.
    pub const fn delimiter_after(&self, i: usize) -> Option<Delimiter> {
        self.end(i, End::Row).delimiter()
    }

    /// Bytes of all fields and of the delimiters between them, where that is the same in every row.
    pub const fn width(&self) -> Option<usize> {
        let [.., last] = self.list.get() else { return Some(0) };
        let index = self.list.get().len() - 1;
        match (self.offset(index), last.node.get().width) {
            (Some(offset), Some(width)) => Some(offset + width + self.end(index, End::Row).delimiter_len()),
            _ => None,
        }
    }

    /// Its last fields were added later.
    pub const fn has_tail(&self) -> bool {
        matches!(self.list.get(), [.., Field { tail: true, .. }])
    }

    /// What follows the `i`th field of a key that `end` follows. A field that was added later has an end of its own:
    /// others may be added after it.
    #[inline(always)]
    pub const fn end(&self, i: usize, end: End) -> End {
        match self.delimiter {
            Some(delimiter) if self.trailing => delimiter.end(),
            _ if i + 1 == self.list.get().len() && !self.has_tail() => end,
            Some(delimiter) => delimiter.end(),
            None => End::Mark,
        }
    }
}

impl Layout {
    /// The row kinds of an enum of keys, in the order of their prefixes; none for any other key.
    #[must_use]
    pub fn kinds(&self) -> &[LayoutKind] {
        self.kinds.list.get()
    }

    /// Bytes of a row, where all have the same number.
    #[must_use]
    pub const fn width(&self) -> Option<usize> {
        match self.fields.width() {
            Some(width) if self.kinds.list.get().is_empty() => Some(self.fields_start() + width),
            _ => None,
        }
    }

    /// The longest row that a key of variable width allows (`max_len`).
    #[must_use]
    pub const fn max_len(&self) -> Option<usize> {
        if self.width().is_some() { None } else { self.max_len }
    }

    /// A row of both begins with a salt of as many buckets, written alike, or with none.
    pub(crate) const fn has_salt_of(&self, other: &Layout) -> bool {
        match (&self.salt, &other.salt) {
            (Some(Salt { buckets, bytes, .. }), Some(other)) => {
                *buckets == other.buckets
                    && bytes.width == other.bytes.width
                    && bytes.base() == other.bytes.base()
            }
            (None, None) => true,
            _ => false,
        }
    }
}

// What `rowkey-core` asks beside the public functions.
#[doc(hidden)]
impl Layout {
    /// The layout of a derived struct.
    pub const fn of(
        salt: Option<Salt>,
        prefix: &'static [u8],
        fields: &'static [Field],
        delimiter: Option<u8>,
        max_len: Option<usize>,
    ) -> Self {
        let delimiter = match delimiter {
            Some(byte) => Some(Delimiter::ordered(byte)),
            None => None,
        };
        let fields = Fields::new(fields, delimiter);
        Layout { salt, prefix: Ref::Static(prefix), fields, max_len, kinds: Kinds { list: Ref::Static(&[]) } }
    }

    /// The same with a delimiter that text may hold bytes below; `trailing`: at the end of the row, too.
    pub const fn delimited(mut self, delimiter: Delimiter, trailing: bool) -> Self {
        (self.fields.delimiter, self.fields.trailing) = (Some(delimiter), trailing);
        self
    }

    /// The layout of a derived enum of keys; `salt` is the one over every row.
    pub const fn of_kinds(salt: Option<Salt>, kinds: &'static [LayoutKind]) -> Self {
        Layout {
            salt,
            prefix: Ref::Static(&[]),
            fields: Fields::new(&[], None),
            max_len: None,
            kinds: Kinds { list: Ref::Static(kinds) },
        }
    }

    /// Bytes of the salt.
    pub const fn salt_width(&self) -> usize {
        self.salt_bytes().width
    }

    /// Buckets of the salt: one without a salt.
    pub const fn buckets(&self) -> u32 {
        match &self.salt {
            Some(salt) => salt.buckets,
            None => 1,
        }
    }

    /// Where the fields begin: after salt and prefix.
    pub const fn fields_start(&self) -> usize {
        self.salt_width() + self.prefix.get().len()
    }

    /// Where the `index`th field begins, if that is the same in every row.
    pub const fn constant_offset(&self, index: usize) -> Option<usize> {
        match self.fields.offset(index) {
            Some(offset) => Some(self.fields_start() + offset),
            None => None,
        }
    }
}

impl Kinds {
    /// The names of the variants, and the prefix of each.
    pub fn prefixes(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.list.iter().map(|kind| (kind.name.get(), kind.layout.prefix.get()))
    }

    pub(crate) fn owned(list: Vec<LayoutKind>) -> Self {
        Kinds { list: Ref::Owned(Box::from(list)) }
    }
}

/// `'msg/' (Message), 'user/' (User)`.
impl fmt::Display for Kinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, (name, prefix)) in self.prefixes().enumerate() {
            write!(f, "{}'{}' ({name})", if i == 0 { "" } else { ", " }, prefix.escape_ascii())?;
        }
        Ok(())
    }
}

impl LayoutKind {
    /// The rows of a kind whose key is `key`: its own prefix and `max_len` are those of another table; its salt
    /// is this one's, unless the enum has one.
    #[doc(hidden)]
    #[must_use]
    pub const fn of(
        name: &'static str,
        prefix: &'static [u8],
        salt: Option<Salt>,
        key: &'static Layout,
        max_len: Option<usize>,
    ) -> Self {
        let salt = match &key.salt {
            Some(own) if salt.is_none() => {
                core::mem::forget(salt);
                own.copied()
            }
            _ => salt,
        };
        let Ref::Static(fields) = key.fields.list else { unreachable!() };
        let mut layout = Layout::of(salt, prefix, fields, None, max_len);
        (layout.fields.delimiter, layout.fields.trailing) = (key.fields.delimiter, key.fields.trailing);
        LayoutKind { name: Ref::Static(name), layout }
    }
}
