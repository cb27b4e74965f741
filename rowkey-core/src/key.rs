//! The traits that `#[derive(RowKey)]` implements, and the shared parts of encode and decode.

use alloc::vec::Vec;

use crate::bytes::{End, Reader, Sink};
use crate::codec::{Codec, Decode};
use crate::error::{EncodeError, EncodeErrorKind, EncodeFault};
use crate::layout::salt::Salt;
use crate::layout::{Field, Layout, LayoutKind, Promises, Slot};

mod bucket;
pub mod check;
mod choice;
mod frame;
mod list;
mod nested;
mod one_field;
mod row;
mod taker;
#[cfg(test)]
mod tests;
mod value;
mod writer;

pub use bucket::{AllBuckets, Bucket, OneBucket, Pending};
pub use choice::{AlwaysFits, Choice, If, Inner, Outcome, unwrap_infallible};
pub use frame::Frame;
pub use list::List;
pub use one_field::decode_field;
pub(crate) use row::MISNAMED;
pub(crate) use row::write_row;
pub use row::{Encoded, EncodedInto, Len, RowShape, Shape, VariableWidth};
pub use taker::Taker;
pub(crate) use taker::read;
pub(crate) use value::{UNSTABLE, put};
pub use writer::Writer;
pub(crate) use writer::write;

/// A derived key: a struct or an enum of keys. Internal; users name `RowKey`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a row key",
    label = "does not derive `RowKey`, or is a single field",
    note = "on a struct of fields, or an enum of such structs, write `#[derive(rowkey::RowKey)]`; an enum without data is a field \
            and not a key"
)]
#[doc(hidden)]
pub trait Key: Sized {
    /// Fixed or variable width, and whether every value can be encoded: [`Shape`].
    type __Row: RowShape;
    /// The bucket state at the start of a scan: [`OneBucket`] without a salt, else [`Pending`].
    type __Bucket: Bucket;
    /// The generated builder around a scan.
    type __Prefix<S>;
    /// The steps of a scan, as far as [`Prefix`](crate::Prefix) names them.
    type __Steps;
    /// The start of a scan and the fields, in declaration order, as messages name them.
    type __Fields: List;
    /// The salted field as messages name it, or a tuple of several or of none.
    type __Salted;

    /// The fields of the layout; a constant of its own: inside another one, the array would be a temporary that is dropped.
    const __FIELDS: &'static [Field] = &[];
    /// The salt; a constant of its own, so that a program whose ranges need only the salt does not link the whole layout.
    const __SALT: Option<Salt> = None;
    /// The layout.
    const __KEY: &'static Layout;
    /// The kinds of an enum of keys as they are inside another key.
    const __KINDS: &'static [LayoutKind] = &[];

    /// Writes the fields in order, each by one call. `false`: the value of a field cannot be encoded.
    fn __write(&self, row: &mut Writer<'_, impl Sink>) -> bool;
}

/// A key that decodes from rows with the lifetime `'r`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a row key",
    label = "does not derive `RowKey`, or is a single field",
    note = "on a struct of fields, or an enum of such structs, write `#[derive(rowkey::RowKey)]`; an enum without data is a field \
            and not a key"
)]
#[doc(hidden)]
pub trait Read<'r>: Key {
    /// Reads back what [`Key::__write`] wrote.
    fn __read(row: &mut Taker<'_, 'r>) -> Option<Self>;
}

/// References to keys, which scan functions take.
impl<K: Key> Key for &K {
    type __Row = K::__Row;
    type __Bucket = K::__Bucket;
    type __Prefix<S> = K::__Prefix<S>;
    type __Steps = K::__Steps;
    type __Fields = K::__Fields;
    type __Salted = K::__Salted;
    const __KEY: &'static Layout = K::__KEY;
    const __KINDS: &'static [LayoutKind] = K::__KINDS;

    #[inline(always)]
    fn __write(&self, row: &mut Writer<'_, impl Sink>) -> bool {
        K::__write(self, row)
    }
}

/// Encodes a key. Called by generated `encode`.
#[inline(always)]
pub fn encode<K: Key>(key: &K) -> Encoded<K> {
    const { row::check::<K>() };
    K::__Row::row_of(key)
}

/// Appends an encoded key. Called by generated `encode_into`.
#[inline(always)]
pub fn encode_into<K: Key>(key: &K, out: &mut Vec<u8>) -> EncodedInto<K> {
    const { row::check::<K>() };
    <K::__Row as RowShape>::Infallible::wrap(K::__Row::append(key, out))
}

/// A field of type `T` with the codec `C`.
pub const fn field<C: Codec<T>, T>(name: &'static str, salted: bool) -> Field {
    let slot: &'static Slot = match salted {
        true => const { &slot::<C, T>(true) },
        false => const { &slot::<C, T>(false) },
    };
    Field::new(name, slot)
}

/// The same without a name, for fields that have more to say than their codec.
pub const fn slot<C: Codec<T>, T>(salted: bool) -> Slot {
    let mut slot = Slot::new(C::NODE, salted);
    slot.promises =
        Promises { infallible: C::INFALLIBLE, borrows: C::BORROWS, borrows_last: C::BORROWS_LAST };
    slot
}

/// Skips a value of a custom codec, for [`Slot::skipped_by`].
pub fn skip<'r, C: Decode<'r, T>, T>(row: &mut Reader<'r>, end: End) -> bool {
    C::read(row, end).is_some()
}

/// The error of a row that exceeds `max_len`.
pub(crate) fn too_long(len: usize, max: usize) -> EncodeError {
    EncodeFault::from(EncodeErrorKind::RowTooLong { len, max }).of_field("row")
}

/// The layout of `K`. Generated `LAYOUT` calls this instead of naming the constant: rustc evaluates constants that are named
/// in every crate that declares keys, but calls only where they are used.
pub const fn layout<K: Key>() -> &'static Layout {
    const { row::check::<K>() };
    K::__KEY
}

/// `LEN`, if the derive cannot infer its type from tokens.
pub const fn len<K: Key>() -> Len<K> {
    <K::__Row as RowShape>::ROW_LEN
}
