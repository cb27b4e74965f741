//! [`Row`] as the codec of the keys of a heed database: bytes in, keys out.

use alloc::borrow::Cow;

use heed_traits::{BoxedError, BytesDecode, BytesEncode};

use super::Row;
use crate::key::Key;
use crate::row_key::RowKeyRef;

/// Takes the bytes of a row, so that a [`KeyRange`](crate::KeyRange) is a range of the database.
impl<'a, K: Key> BytesEncode<'a> for Row<K> {
    type EItem = [u8];

    fn bytes_encode(row: &'a [u8]) -> Result<Cow<'a, [u8]>, BoxedError> {
        Ok(Cow::Borrowed(row))
    }
}

/// Gives the key of the row.
impl<'a, K: RowKeyRef<'a> + 'a> BytesDecode<'a> for Row<K> {
    type DItem = K;

    fn bytes_decode(row: &'a [u8]) -> Result<K, BoxedError> {
        Ok(K::decode_ref(row)?)
    }
}
