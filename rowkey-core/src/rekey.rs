//! Rows that move to another layout of the same key.

use core::marker::PhantomData;

use crate::bytes::KeyBuf;
use crate::error::DecodeError;
use crate::key::Key;
use crate::layout::Layout;
use rowkey_layout::rekey::rekeyed;

/// Moves rows between two layouts of one key: `Old`, as the table has them, and `New`.
///
/// The two structs have the same fields, with the same names and types. They may differ in the salt, in `prefix` and in `max_len`, and
/// `New` may have more fields, which are `tail`. Any other difference is a compile error. The rows of an enum of keys move
/// [variant by variant](https://docs.rs/rowkey/latest/rowkey/guide/moving/#several-row-kinds).
///
/// Move rows to another table. In one table, a row can be the same bytes in both layouts, and nothing shows whether it has moved.
/// The [guide](https://docs.rs/rowkey/latest/rowkey/guide/moving/) has the steps.
///
/// ```
/// use rowkey::{Rekey, RowKey};
///
/// #[derive(RowKey)]
/// struct Old { #[salt(buckets = 16)] host: String, at: u64, name: String }
///
/// #[derive(RowKey)]
/// struct New { #[salt(buckets = 64)] host: String, at: u64, name: String, #[rowkey(tail)] zone: Option<u8> }
///
/// let (host, name) = (String::from("web7"), String::from("boot"));
/// let old = Old { host: host.clone(), at: 5, name: name.clone() }.encode();
/// let new = New { host: host.clone(), at: 5, name: name.clone(), zone: None }.encode();
/// assert_eq!(Rekey::<Old, New>::to_new(&old)?, new);
/// assert_eq!(Rekey::<Old, New>::to_old(&new)?, old);
///
/// // The old layout has no field for a zone.
/// let zoned = New { host, at: 5, name, zone: Some(3) }.encode();
/// assert_eq!(Rekey::<Old, New>::to_old(&zoned).unwrap_err().field(), "zone");
/// # Ok::<(), rowkey::DecodeError>(())
/// ```
///
/// With any other pair of keys, it does not compile:
///
/// ```compile_fail
/// use rowkey::{Rekey, RowKey};
///
/// #[derive(RowKey)]
/// struct Old { from: u32, to: u32 }
///
/// #[derive(RowKey)]
/// struct New { to: u32, from: u32 }
///
/// let _ = Rekey::<Old, New>::to_new(&[0; 8]);
/// ```
#[derive(Debug)]
#[doc(alias("rebucket", "migration", "migrate"))]
pub struct Rekey<Old, New>(PhantomData<fn() -> (Old, New)>);

impl<Old: Key, New: Key> Rekey<Old, New> {
    const ONE_KEY: () = one_key(Old::__KEY, New::__KEY);

    /// The row of the same key in the new layout. Added fields are `None`. `max_len` is not checked.
    ///
    /// # Errors
    /// If the bytes are not a row of `Old`.
    pub fn to_new(row: &[u8]) -> Result<KeyBuf, DecodeError> {
        let () = Self::ONE_KEY;
        rekeyed(Old::__KEY, New::__KEY, row).map_err(|(field, fault)| fault.of_field(field))
    }

    /// The row of the same key in the old layout. `max_len` is not checked.
    ///
    /// # Errors
    /// If the bytes are not a row of `New`, or if a field that `Old` does not have is not `None`.
    pub fn to_old(row: &[u8]) -> Result<KeyBuf, DecodeError> {
        let () = Self::ONE_KEY;
        rekeyed(New::__KEY, Old::__KEY, row).map_err(|(field, fault)| fault.of_field(field))
    }
}

const fn one_key(old: &Layout, new: &Layout) {
    assert!(
        old.kinds().is_empty() && new.kinds().is_empty(),
        "`Rekey` takes structs, and this is an enum of keys: move the rows of each variant by a `Rekey` of structs that have its fields, \
         its salt and its prefix, `#[rowkey(prefix = ..)]`"
    );
    assert!(
        new.continues(old),
        "`Rekey` takes two layouts of one key, and the fields of these differ: a row would decode as another key. The fields have the \
         same names, types and attributes, in one order; only the salt, `prefix` and `max_len` differ, and fields with `tail` are added"
    );
}
