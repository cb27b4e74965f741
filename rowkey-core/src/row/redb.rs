//! [`Row`] as the key type of a table of redb, and as a value: what an index keeps of the rows that it leads to.

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

    /// Never: redb refuses to open a table whose width is another one, and a field that is added later changes it.
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

    /// redb keeps it with the table and refuses to open the table by another one.
    fn type_name() -> TypeName {
        TypeName::new(&format!("rowkey::Row<{:016x}>", const { K::__KEY.bytes_fingerprint() }))
    }
}

/// As redb's own key of bytes.
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
