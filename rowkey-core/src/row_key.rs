//! The traits for code that is generic over row keys.

use alloc::vec::Vec;
use core::convert::identity;

use crate::bytes::{KeyBuf, Reader};
use crate::error::{DecodeError, EncodeError};
use crate::form;
use crate::key::{Frame, Read, RowShape, read, write_row};
use crate::layout::Layout;
use crate::scan::builder::{AnyKey, HasPrefix, Stage, all_kinds, start};
use rowkey_layout::KeyRanges;

/// A row key that may borrow from the row: every type that derives `RowKey`.
///
/// Generic code over keys without a lifetime uses [`RowKey`], which also lists the generated functions.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a row key",
    label = "does not derive `RowKey`, or is a single field",
    note = "on a struct of fields, or an enum of such structs, write `#[derive(rowkey::RowKey)]`; an enum without data is a field \
            and not a key"
)]
pub trait RowKeyRef<'r>: Read<'r> {
    /// The layout of the encoded key.
    // A call, so that rustdoc omits the value, whose name is internal.
    const LAYOUT: &'static Layout = identity(Self::__KEY);
    /// A hash of the layout that changes when the bytes, the domain or the name of any field changes.
    const FINGERPRINT: u64 = Self::__KEY.fingerprint();

    /// Encodes the key.
    ///
    /// # Errors
    /// If the value of a field cannot be encoded; never for a key whose `encode` returns no `Result`.
    #[inline]
    fn try_encode(&self) -> Result<KeyBuf, EncodeError> {
        let mut out = KeyBuf::new();
        write_row(self, &mut out)?;
        Ok(out)
    }

    /// Appends the encoded key. On failure, `out` is unchanged.
    ///
    /// # Errors
    /// Like [`try_encode`](RowKeyRef::try_encode).
    #[inline]
    fn try_encode_into(&self, out: &mut Vec<u8>) -> Result<(), EncodeError> {
        <Self::__Row as RowShape>::append(self, out)
    }

    /// Decodes a row. Unescaped text is borrowed.
    ///
    /// # Errors
    /// If the bytes are not a row of this key.
    #[inline(always)]
    fn decode_ref(row: &'r [u8]) -> Result<Self, DecodeError> {
        if let Some(row) = <Self::__Row as RowShape>::exact::<Self>(row) {
            let mut reader = Reader::new(row);
            if let Some(key) = read::<Self>(&mut reader, Frame::row::<Self>()) {
                if reader.remaining() == 0 {
                    return Ok(key);
                }
            }
        }
        // Cold path: decodes again to build the error, so that the hot path returns the key in registers.
        let (field, fault) = form::row::decode_fault(Self::__KEY, row);
        Err(fault.of_field(field))
    }

    /// The ranges of all rows of the key: one, or one per salt bucket; for an enum of keys, those of its variants.
    ///
    /// For generic code that reads whole tables. If the type is known, `prefix().ranges()` is the same.
    ///
    /// ```
    /// use rowkey::{DecodeError, RowKey};
    /// use std::collections::BTreeMap;
    ///
    /// /// The keys of one type in a table that holds others as well.
    /// fn keys<K: RowKey>(table: &BTreeMap<Vec<u8>, String>) -> Result<Vec<K>, DecodeError> {
    ///     let rows = K::all_rows().into_iter().flat_map(|range| table.range(range));
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
    #[doc(alias("full scan", "table scan"))]
    fn all_rows() -> KeyRanges {
        match Self::__KEY.kinds() {
            [] => start::<Self>().ranges(),
            _ => all_kinds(Self::__KEY),
        }
    }

    /// Only for the error message in generic code: its bound says what to write instead. Each key type has an inherent
    /// `prefix`, which takes precedence.
    #[doc(hidden)]
    fn prefix()
    where
        AnyKey: HasPrefix<Self>,
    {
    }
}

#[diagnostic::do_not_recommend]
impl<'r, K: Read<'r>> RowKeyRef<'r> for K {}

/// A row key that owns its fields: every type that derives `RowKey` and has no lifetime.
///
/// `#[derive(RowKey)]` implements this trait and generates the functions below, which need no import. `K` is the key and `f`
/// stands for each field; `V` is the borrowed form of the field's type: `&str` for `String`, `&[u8]` for `Vec<u8>`, the value
/// itself for numbers.
///
/// | encode and decode | |
/// |---|---|
/// | `fn encode(&self) -> [u8; N]` | the encoded key; a [`KeyBuf`] if the width varies |
/// | `fn encode_into(&self, row: &mut Vec<u8>)` | appends the encoded key |
/// | `fn decode(row: &[u8]) -> Result<K, DecodeError>` | decodes a row |
/// | `fn decode_f(row: &[u8]) -> Result<F, DecodeError>` | decodes one field |
/// | `fn explain(row: &[u8]) -> Explanation` | shows what a row holds, and what is wrong with it |
///
/// `encode` and `encode_into` return `Result<_, EncodeError>` if a field's type has values that cannot be encoded.
///
/// | scan: `K::prefix()` | |
/// |---|---|
/// | `fn prefix() -> ..` | starts a scan; constrain fields in declaration order |
/// | `.f(value: V)` | the field equals this value; returns a `Result` if some values cannot be encoded |
/// | `.f_in(values: impl IntoIterator<Item = V>)` | the field is one of these values |
/// | `.f_range(bounds: impl RangeBounds<V>)` | the field is in this range: `a..b`, `a..=b`, `a..`, `..b` |
/// | `.f_starts_with(prefix: V)` | the text or bytes start with this |
/// | `.f_range_in(..)`, `.f_starts_with_in(..)` | the same for any of several ranges or prefixes |
/// | `.f_prefix(scan)` | the nested key matches a scan of its own: `Inner::prefix()..` |
/// | `.f_any()` | the field is open; later fields can still be constrained |
///
/// | finish the scan | |
/// |---|---|
/// | `.range() -> KeyRange` | one range; compiles only if one is enough |
/// | `.ranges() -> KeyRanges` | one range per salt bucket and per combination of values |
/// | `.skip() -> SkipScan` | a skip scan; works for every scan, also with a field constrained after an open one |
///
/// | constants and tables | |
/// |---|---|
/// | `const LEN: usize` | the width of a row; of type [`VariableWidth`](crate::VariableWidth) if it varies |
/// | `const LAYOUT: &'static Layout` | the bytes as data; displays as a drawing |
/// | `const FINGERPRINT: u64` | a hash of the layout |
/// | `fn split_points() -> Vec<Vec<u8>>` | of a salted key, to pre-split a table: the first row of each salt bucket but the first |
///
/// For an enum of keys, `K::prefix()` has two functions per variant `v` in place of those per field: `.v()` for all rows of
/// the variant, and `.v_prefix(scan)` for a scan of its key. Without a salt, its `split_points()` are the prefixes of all variants
/// but the first.
///
/// # Generic code
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
    label = "does not derive `RowKey`, or has a lifetime",
    note = "on a struct of fields, or an enum of such structs, write `#[derive(rowkey::RowKey)]`; an enum without data is a field \
            and not a key",
    note = "a key with a lifetime borrows from the row that it is decoded from: write `K: rowkey::RowKeyRef<'r>` and \
            `K::decode_ref(row)` with `row: &'r [u8]` in place of `K: RowKey` and `K::decode(row)`"
)]
#[doc(alias("composite key", "tuple layer", "prefix", "encode", "order-preserving"))]
pub trait RowKey: for<'r> RowKeyRef<'r> {
    /// Decodes a row.
    ///
    /// # Errors
    /// If the bytes are not a row of this key.
    fn decode(row: &[u8]) -> Result<Self, DecodeError> {
        Self::decode_ref(row)
    }

    /// The length of a row's prefix: salt, constant prefix and the fields up to and including `field`, counted from 0.
    ///
    /// This is what a prefix extractor of RocksDB or SlateDB returns. [`Layout::prefix_len`] has the details.
    ///
    /// ```
    /// use rowkey::RowKey;
    ///
    /// #[derive(RowKey)]
    /// struct Event { #[salt(buckets = 16)] host: String, #[reverse_ts] at: i64 }
    ///
    /// let row = Event { host: "web7".into(), at: 1_700_000_000_000 }.encode();
    /// assert_eq!(Event::prefix_len(0, &row), Some(6)); // salt, host, its terminator
    /// assert_eq!(Event::prefix_len(0, &row[..5]), None); // "web7" may continue
    /// ```
    #[must_use]
    #[doc(alias("prefix extractor", "SliceTransform"))]
    fn prefix_len(field: usize, row: &[u8]) -> Option<usize> {
        Self::LAYOUT.prefix_len(field, row)
    }
}
