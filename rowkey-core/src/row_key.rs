//! A row key as users name it: the traits of generic code.

use alloc::vec::Vec;

use crate::bytes::{KeyBuf, Reader};
use crate::error::{DecodeError, EncodeError};
use crate::explain;
use crate::key::{Place, Read, Row, write_row};
use crate::layout::Layout;
use crate::scan::KeyRanges;
use crate::scan::builder::{Stage, all_kinds, start};

/// A row key: every type that derives `RowKey`, those that borrow from the row too. Generic code over keys
/// without a lifetime takes [`RowKey`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a row key",
    label = "does not derive `RowKey`",
    note = "write `#[derive(rowkey::RowKey)]` on it"
)]
pub trait RowKeyRef<'r>: Read<'r> {
    /// The bytes as data.
    const LAYOUT: &'static Layout = Self::__KEY;
    /// A number that changes when bytes, refusals or names of fields do.
    const FINGERPRINT: u64 = Self::__KEY.fingerprint();

    /// The encoded key.
    ///
    /// # Errors
    /// When a field's value cannot be encoded; never for a key whose `encode` gives no `Result`.
    #[inline]
    fn try_encode(&self) -> Result<KeyBuf, EncodeError> {
        let mut out = KeyBuf::new();
        write_row(self, &mut out)?;
        Ok(out)
    }

    /// Appends the encoded key; on failure, `out` is as it was.
    ///
    /// # Errors
    /// As [`try_encode`](RowKeyRef::try_encode).
    #[inline]
    fn try_encode_into(&self, out: &mut Vec<u8>) -> Result<(), EncodeError> {
        <Self::__Row as Row>::append(self, out)
    }

    /// The key of this row; text that stands in it as it is gets borrowed.
    ///
    /// # Errors
    /// When the bytes are not the row of any key.
    #[inline(always)]
    fn decode_ref(row: &'r [u8]) -> Result<Self, DecodeError> {
        if let Some(row) = <Self::__Row as Row>::exact::<Self>(row) {
            let mut reader = Reader::new(row);
            if let Some(key) = Self::__read(&mut reader, Place::Row) {
                if reader.remaining() == 0 {
                    return Ok(key);
                }
            }
        }
        // Out of line, and the error is put together here: so the key stays in registers.
        let (field, fault) = explain::refused(Self::__KEY, row);
        Err(fault.of_field(field))
    }

    /// Every row of the key: one range, or one a salt bucket; of an enum of keys the ranges of its kinds. Generic code
    /// reads a whole table by it; where the type is known, it is `prefix().ranges()`.
    ///
    /// ```
    /// use rowkey::{DecodeError, RowKey};
    /// use std::collections::BTreeMap;
    ///
    /// /// The keys of one type in a table that holds others as well.
    /// fn keys<K: RowKey>(table: &BTreeMap<Vec<u8>, String>) -> Result<Vec<K>, DecodeError> {
    ///     let rows = K::all_rows().into_iter().flat_map(|range| table.range::<[u8], _>(range));
    ///     rows.map(|(row, _)| K::decode(row)).collect()
    /// }
    ///
    /// #[derive(RowKey)]
    /// #[rowkey(prefix = "user/")]
    /// struct User { #[salt(buckets = 4)] id: u8 }
    ///
    /// let mut table = BTreeMap::new();
    /// table.insert(b"\x02order/1".to_vec(), "no user".to_string());
    /// table.insert(User { id: 7 }.encode().to_vec(), "Eva".to_string());
    /// assert_eq!(keys::<User>(&table)?[0].id, 7);
    /// # Ok::<(), DecodeError>(())
    /// ```
    fn all_rows() -> KeyRanges {
        match Self::__KEY.kinds() {
            [] => start::<Self>().ranges(),
            _ => all_kinds::<Self>(),
        }
    }
}

#[diagnostic::do_not_recommend]
impl<'r, K: Read<'r>> RowKeyRef<'r> for K {}

/// A row key that owns its fields: every type that derives `RowKey` and has no lifetime.
///
/// ```
/// use rowkey::{DecodeError, RowKey};
///
/// fn keys<K: RowKey>(rows: &[&[u8]]) -> Result<Vec<K>, DecodeError> {
///     rows.iter().map(|row| K::decode(row)).collect()
/// }
///
/// #[derive(RowKey)]
/// struct Event { host: u32 }
///
/// let events: Vec<Event> = keys(&[&[0, 0, 0, 7], &[0, 0, 0, 9]])?;
/// assert_eq!(events[1].host, 9);
/// # Ok::<(), DecodeError>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a row key that owns its fields",
    label = "does not derive `RowKey`, or borrows from the row",
    note = "write `#[derive(rowkey::RowKey)]` on it; a key with a lifetime is a `rowkey::RowKeyRef<'_>`"
)]
pub trait RowKey: for<'r> RowKeyRef<'r> {
    /// The key of this row.
    ///
    /// # Errors
    /// When the bytes are not the row of any key.
    fn decode(row: &[u8]) -> Result<Self, DecodeError> {
        Self::decode_ref(row)
    }
}

impl<K: for<'r> RowKeyRef<'r>> RowKey for K {}
