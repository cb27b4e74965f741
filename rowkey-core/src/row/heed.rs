//! [`Row`] as a key codec of heed databases: encodes bytes, decodes keys.

use alloc::borrow::Cow;

use heed_traits::{BoxedError, BytesDecode, BytesEncode};

use super::Row;
use crate::key::Key;
use crate::row_key::RowKeyRef;

/// Encodes the bytes of a row, so that the database takes a [`KeyRange`](crate::KeyRange).
impl<'a, K: Key> BytesEncode<'a> for Row<K> {
    type EItem = [u8];

    fn bytes_encode(row: &'a [u8]) -> Result<Cow<'a, [u8]>, BoxedError> {
        Ok(Cow::Borrowed(row))
    }
}

/// Decodes the key of a row.
impl<'a, K: RowKeyRef<'a> + 'a> BytesDecode<'a> for Row<K> {
    type DItem = K;

    fn bytes_decode(row: &'a [u8]) -> Result<K, BoxedError> {
        Ok(K::decode_ref(row)?)
    }
}
