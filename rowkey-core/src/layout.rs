//! The bytes of a key as data.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;

use crate::bytes::{End, Reader};

mod buckets;
pub mod check;
mod draw;
mod fingerprint;
#[cfg(feature = "serde")]
mod json;
mod node;
pub(crate) mod salt;
mod segment;
#[cfg(feature = "serde")]
mod sound;
mod time_unit;
pub(crate) mod variants;

pub(crate) use node::Kind;
pub use node::{Direction, Domain, Node, Ref};
pub use salt::Salt;
pub use segment::{Element, Ending, EnumText, EnumVariant, Segment, SegmentKind};
pub use time_unit::TimeUnit;
pub use variants::Variants;

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
    pub(crate) salt: Option<Salt>,
    /// Constant bytes after the salt.
    pub(crate) prefix: Ref<[u8]>,
    pub(crate) fields: Fields,
    /// The longest row that is allowed.
    pub(crate) max_len: Option<usize>,
    /// The keys of an enum of keys, which has no fields of its own.
    pub(crate) kinds: Kinds,
}

/// The fields of a key, in order.
#[derive(Debug, Clone)]
pub struct Fields {
    pub(crate) list: Ref<[Field]>,
    /// The byte between two fields.
    pub(crate) delimiter: Option<u8>,
}

/// A field of a key.
#[derive(Clone)]
pub struct Field {
    pub(crate) name: Ref<str>,
    pub(crate) node: Ref<Node>,
    /// Its bytes go into the salt.
    pub(crate) salted: bool,
    /// Goes past a value of a codec of the user's own, which the tree alone cannot do.
    pub(crate) skip: Option<Skip>,
}

/// See [`Field::skip`].
pub type Skip = for<'r> fn(&mut Reader<'r>, End) -> bool;

/// The keys of an enum of keys, in the order of their prefixes: what
/// [`UnknownPrefix`](crate::DecodeErrorKind::UnknownPrefix) expected. `Display` lists them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kinds {
    pub(crate) list: Ref<[LayoutKind]>,
}

/// A row kind of an enum of keys.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct LayoutKind {
    /// The variant.
    pub name: Ref<str>,
    /// Its rows: the salt if there is one, the prefix, the fields of its key.
    pub layout: Layout,
}

impl Field {
    /// A field that is read by its node alone.
    #[must_use]
    pub const fn new(name: &'static str, node: &'static Node, salted: bool, skip: Option<Skip>) -> Self {
        Field { name: Ref::Static(name), node: Ref::Static(node), salted, skip }
    }
}

impl fmt::Debug for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Field").field("name", &self.name).field("node", &self.node).finish_non_exhaustive()
    }
}

impl Fields {
    pub(crate) const fn new(list: &'static [Field], delimiter: Option<u8>) -> Self {
        Fields { list: Ref::Static(list), delimiter }
    }

    /// Bytes of all fields and of the delimiters between them, where that is the same in every row.
    pub(crate) const fn width(&self) -> Option<usize> {
        let list = self.list.get();
        let (mut width, mut i) = (0, 0);
        while i < list.len() {
            let Some(field) = list[i].node.get().width else { return None };
            width += field + if self.delimiter.is_some() && i + 1 < list.len() { 1 } else { 0 };
            i += 1;
        }
        Some(width)
    }

    /// What follows the `i`th field of a key that `end` follows.
    #[inline(always)]
    pub(crate) const fn end(&self, i: usize, end: End) -> End {
        match self.delimiter {
            _ if i + 1 == self.list.get().len() => end,
            Some(delimiter) => End::Byte(delimiter),
            None => End::Mark,
        }
    }
}

impl Layout {
    /// The layout of a derived struct.
    #[doc(hidden)]
    #[must_use]
    pub const fn of(
        salt: Option<Salt>,
        prefix: &'static [u8],
        fields: &'static [Field],
        delimiter: Option<u8>,
        max_len: Option<usize>,
    ) -> Self {
        let fields = Fields::new(fields, delimiter);
        Layout { salt, prefix: Ref::Static(prefix), fields, max_len, kinds: Kinds { list: Ref::Static(&[]) } }
    }

    /// The layout of a derived enum of keys; `salt` is the one over every row.
    #[doc(hidden)]
    #[must_use]
    pub const fn of_kinds(salt: Option<Salt>, kinds: &'static [LayoutKind]) -> Self {
        Layout {
            salt,
            prefix: Ref::Static(&[]),
            fields: Fields::new(&[], None),
            max_len: None,
            kinds: Kinds { list: Ref::Static(kinds) },
        }
    }

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

    /// Bytes of the salt.
    pub(crate) const fn salt_width(&self) -> usize {
        match &self.salt {
            Some(salt) => salt.bytes.width,
            None => 0,
        }
    }

    pub(crate) const fn buckets(&self) -> u32 {
        match &self.salt {
            Some(salt) => salt.buckets,
            None => 1,
        }
    }

    /// Where the fields begin: after salt and prefix.
    pub(crate) const fn fields_start(&self) -> usize {
        self.salt_width() + self.prefix.get().len()
    }

    /// Where the `index`th field begins, if that is the same in every row.
    pub(crate) const fn constant_offset(&self, index: usize) -> Option<usize> {
        let (mut offset, mut i) = (self.fields_start(), 0);
        while i < index {
            let Some(width) = self.fields.list.get()[i].node.get().width else { return None };
            offset += width + if self.fields.delimiter.is_some() { 1 } else { 0 };
            i += 1;
        }
        Some(offset)
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
        LayoutKind {
            name: Ref::Static(name),
            layout: Layout::of(salt, prefix, fields, key.fields.delimiter, max_len),
        }
    }
}
