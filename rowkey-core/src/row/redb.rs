//! [`Row`] as a key type of redb's tables, and as a value type, for indexes that store rows.

use alloc::borrow::Cow;
use alloc::format;
use core::cmp::Ordering;

use redb::{Key as TableKey, TypeName, Value};

use super::Row;
use crate::key::Key;

impl<K: Key> Value for Row<K> {
    type SelfType<'a>
        = &'a [u8]
    where
        Self: 'a;
    type AsBytes<'a>
        = &'a [u8]
    where
        Self: 'a;

    /// Always `None`: redb refuses to open a table with another width, and adding a `tail` field changes the width.
    fn fixed_width() -> Option<usize> {
        None
    }

    fn from_bytes<'a>(data: &'a [u8]) -> &'a [u8]
    where
        Self: 'a,
    {
        data
    }

    fn as_bytes<'a, 'b: 'a>(value: &'a &'b [u8]) -> &'a [u8]
    where
        Self: 'b,
    {
        value
    }

    /// redb stores it with the table and refuses to open the table under another one.
    fn type_name() -> TypeName {
        TypeName::new(&format!("rowkey::Row<{:016x}>", const { K::__KEY.bytes_fingerprint() }))
    }
}

/// Compares like redb's `&[u8]`.
impl<K: Key> TableKey for Row<K> {
    fn compare(a: &[u8], b: &[u8]) -> Ordering {
        <&[u8]>::compare(a, b)
    }

    fn separator<'a>(left: &'a [u8], right: &'a [u8]) -> Cow<'a, [u8]> {
        <&[u8]>::separator(left, right)
    }

    fn min_encoded_key() -> Option<Cow<'static, [u8]>> {
        <&[u8]>::min_encoded_key()
    }
}
