//! An encoded key that remembers its type.

use core::borrow::Borrow;
use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;

use crate::bytes::KeyBuf;
use crate::error::{DecodeError, EncodeError};
use crate::key::{self, AlwaysFits, Key, write_row};
use crate::row_key::RowKeyRef;
use crate::to_string_binary;

#[cfg(feature = "heed")]
mod heed;
#[cfg(feature = "redb")]
mod redb;

/// An encoded key that remembers its type: the bytes of a row of `K`.
///
/// It sorts, compares and hashes like its bytes, so it works as the key of a `BTreeMap`, whose `range` takes a
/// [`KeyRange`](crate::KeyRange):
///
/// ```
/// use rowkey::{Row, RowKey};
/// use std::collections::BTreeMap;
///
/// #[derive(RowKey, Debug, PartialEq)]
/// struct Event { host: u32, seq: u16 }
///
/// let mut table: BTreeMap<Row<Event>, &str> = BTreeMap::new();
/// table.insert(Row::from(&Event { host: 7, seq: 1 }), "started");
/// table.insert(Row::from(&Event { host: 8, seq: 0 }), "started");
///
/// let scan = Event::prefix().host(7).range();
/// let (row, value) = table.range(&scan).next().expect("an event of host 7");
/// assert_eq!((row.decode()?, *value), (Event { host: 7, seq: 1 }, "started"));
/// assert_eq!(format!("{row:?}"), r"Row(\x00\x00\x00\x07\x00\x01)");
/// # Ok::<(), rowkey::DecodeError>(())
/// ```
///
/// `Row::from(&key)` exists if encoding `K` cannot fail; [`Row::new`] exists for every key.
///
/// With the feature `redb`, it is a key type of redb's tables; with `heed`, a codec of heed's databases. The guide shows both
/// under [stores](https://docs.rs/rowkey/latest/rowkey/guide/stores/).
pub struct Row<K> {
    bytes: KeyBuf,
    of: PhantomData<fn() -> K>,
}

impl<K: Key> Row<K> {
    /// Encodes a key.
    ///
    /// # Errors
    /// If the value of a field cannot be encoded.
    pub fn new(key: &K) -> Result<Self, EncodeError> {
        let mut bytes = KeyBuf::new();
        write_row(key, &mut bytes)?;
        Ok(Row { bytes, of: PhantomData })
    }

    /// Decodes the key. Unescaped text is borrowed.
    ///
    /// # Errors
    /// Never, unless a codec of your own violates the round-trip law.
    pub fn decode<'r>(&'r self) -> Result<K, DecodeError>
    where
        K: RowKeyRef<'r>,
    {
        K::decode_ref(&self.bytes)
    }
}

impl<K> Row<K> {
    /// The encoded key.
    #[inline]
    #[must_use]
    pub fn as_slice(&self) -> &[u8] {
        &self.bytes
    }
}

impl<K: Key> From<&K> for Row<K>
where
    <K::__Row as key::RowShape>::Infallible: AlwaysFits,
{
    fn from(key: &K) -> Self {
        key::unwrap_infallible(Row::new(key))
    }
}

impl<K> AsRef<[u8]> for Row<K> {
    #[inline]
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

/// `Row` sorts, compares and hashes like its bytes.
impl<K> Borrow<[u8]> for Row<K> {
    #[inline]
    fn borrow(&self) -> &[u8] {
        &self.bytes
    }
}

impl<K> fmt::Debug for Row<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Row({})", to_string_binary(&self.bytes))
    }
}

// By hand: derived impls would require the same traits of `K`.

impl<K> Clone for Row<K> {
    fn clone(&self) -> Self {
        Row { bytes: self.bytes.clone(), of: PhantomData }
    }
}

impl<K> PartialEq for Row<K> {
    fn eq(&self, other: &Self) -> bool {
        self.bytes == other.bytes
    }
}

impl<K> Eq for Row<K> {}

impl<K> PartialOrd for Row<K> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<K> Ord for Row<K> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.bytes.cmp(&other.bytes)
    }
}

impl<K> Hash for Row<K> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.bytes.hash(state);
    }
}
