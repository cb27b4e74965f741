//! What `#[derive(RowKey)]` implements, and the encode and decode that all keys share.

use alloc::vec::Vec;
use core::cmp::Ordering;

use crate::codec::{FieldCodec, Position};
use crate::error::{
    DecodeError, DecodeErrorKind, DecodeFault, EncodeError, EncodeErrorKind, EncodeFault, FieldName, Refusal,
    Refused,
};
use crate::explain::{Explanation, explain_decoded};
use crate::format::{FieldFormat, Format, KeyFormat};
use crate::front::Front;
use crate::key_buf::KeyBuf;
use crate::key_field::MISNAMED;
use crate::layout::Layout;
use crate::one_field::Skipping;
use crate::place::{Last, Place};
use crate::reader::Reader;
use crate::salt::{MAX_SALT, SaltRule, Spans};
use crate::sink::{ArraySink, Sink};
use crate::value::{FieldValue, FieldValueDecode, by_bytes};

/// The fields of a derived key: the part that nesting shares with the whole row.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a row key",
    label = "does not derive `RowKey`",
    note = "write `#[derive(rowkey::RowKey)]` on it"
)]
pub trait KeyFields: Sized {
    /// Where its salted bytes lie.
    type Spans: Spans;
    /// Its salt.
    type Salt: SaltRule;
    /// Fixed or variable width.
    type Shape: Rows;
    /// What the bounds of its scans are built in.
    type Front: Front;
    /// Whether every value has a row.
    type Outcome: Wrap;
    /// Where all fields but the last stand, and the last too when the key is nested in one with the same
    /// delimiter.
    type Nested: Place;

    /// The names of the fields, and whether each is salted.
    const NAMES: &'static [(&'static str, bool)];
    /// The fields as data.
    const FIELDS: &'static [FieldFormat];
    /// The byte between two fields.
    const DELIMITER: Option<u8> = None;
    /// The bytes in front of the fields.
    const PREFIX: &'static [u8] = &[];
    /// The longest row.
    const MAX_LEN: Option<usize> = None;

    /// The bytes as data.
    const KEY: &'static KeyFormat = &KeyFormat {
        fields: Self::FIELDS,
        delimiter: Self::DELIMITER,
        prefix: Self::PREFIX,
        salt: <Self::Salt as SaltRule>::FORMAT,
        max_len: Self::MAX_LEN,
    };

    /// Goes through the fields, up to the one where `visit` stops; the last of them stands at `P`.
    fn each<P: Place, V: Visit>(&self, visit: &mut V) -> bool;

    /// The order of the rows.
    #[inline]
    fn compare_fields(&self, other: &Self) -> Ordering {
        by_bytes(self, other)
    }

    /// Goes through the fields of a row that may have to be skipped; `false` where one does not end.
    #[inline(always)]
    fn skip<'r>(_skipping: &mut Skipping<'_, 'r>) -> bool {
        // The derive leaves it out where tokens tell where every field stands.
        unreachable!()
    }
}

/// What is done with each field of a key, in their order. `false` stops there.
pub trait Visit {
    /// One field.
    fn field<C: FieldCodec<T>, T, P: Place>(&mut self, name: &'static str, value: &T) -> bool;

    /// The delimiter behind it.
    fn delimiter(&mut self, delimiter: u8);

    /// The next field is the first of a run of salted ones.
    #[inline(always)]
    fn begin(&mut self, _run: usize) {}

    /// The field before was the last of them.
    #[inline(always)]
    fn end(&mut self, _run: usize) {}
}

/// Appends the fields, and notes where the salted ones lie.
struct Writing<'o, S, Sp> {
    out: &'o mut S,
    spans: &'o mut Sp,
    done: Result<(), EncodeError>,
}

impl<S: Sink, Sp: Spans> Visit for Writing<'_, S, Sp> {
    #[inline(always)]
    fn field<C: FieldCodec<T>, T, P: Place>(&mut self, name: &'static str, value: &T) -> bool {
        match put::<C, T, P, S>(name, value, self.out) {
            Ok(()) => true,
            // A place for an error that never comes would be written by every key.
            Err(error) if const { C::FORMAT.fits(P::DELIMITER.is_some()) } => broken_promise(error),
            Err(error) => {
                self.done = Err(error);
                false
            }
        }
    }

    #[inline(always)]
    fn delimiter(&mut self, delimiter: u8) {
        self.out.put_byte(delimiter);
    }

    #[inline(always)]
    fn begin(&mut self, run: usize) {
        self.spans.begin(run, self.out.position());
    }

    #[inline(always)]
    fn end(&mut self, run: usize) {
        self.spans.extend(run, self.out.position());
    }
}

/// Appends the fields, and notes where the salted ones lie.
#[inline(always)]
fn write_fields<K: KeyFields, P: Place, S: Sink>(
    key: &K,
    out: &mut S,
    spans: &mut K::Spans,
) -> Result<(), EncodeError> {
    let mut writing = Writing { out, spans, done: Ok(()) };
    key.each::<P, _>(&mut writing);
    writing.done
}

/// Finds where a bound stands: at the whole value only if every field does.
struct Finding<'o, S> {
    out: &'o mut S,
    position: Position,
}

impl<S: Sink> Visit for Finding<'_, S> {
    #[inline]
    fn field<C: FieldCodec<T>, T, P: Place>(&mut self, _: &'static str, value: &T) -> bool {
        self.position = C::bound::<P, S>(value, self.out);
        self.position == Position::At
    }

    #[inline]
    fn delimiter(&mut self, delimiter: u8) {
        self.out.put_byte(delimiter);
    }
}

/// What stands around the fields of `K` in a row.
pub trait Around<K: KeyFields> {
    /// The salt.
    type Salt: SaltRule;
    /// The bytes of the whole row as data.
    const KEY: &'static KeyFormat;

    /// Where the salted bytes lie in a row; `noted` counts from `start` bytes in front of it.
    fn spans(noted: &K::Spans, start: usize) -> K::Spans;
}

/// The rows of the key's own table.
#[derive(Debug)]
pub enum Own {}

impl<K: KeyFields> Around<K> for Own {
    type Salt = K::Salt;
    const KEY: &'static KeyFormat = K::KEY;

    #[inline(always)]
    fn spans(noted: &K::Spans, start: usize) -> K::Spans {
        match <K as FieldValue>::FORMAT.width {
            Some(_) => K::Spans::fixed::<K>(),
            None => noted.moved(start, 0),
        }
    }
}

/// Reads back what [`KeyFields`] wrote.
pub trait KeyFieldsRead<'r>: KeyFields + Sized {
    /// Reads the fields and notes where the salted ones lie.
    ///
    /// # Errors
    /// When the bytes are not those of any value.
    fn read<P: Place, R: Refusal>(row: &mut Reader<'r>, spans: &mut Self::Spans) -> Result<Self, R>;
}

/// A row key: implemented by `#[derive(RowKey)]`, for keys that borrow from the row too. Generic
/// code over keys without a lifetime takes [`RowKey`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a row key",
    label = "does not derive `RowKey`",
    note = "write `#[derive(rowkey::RowKey)]` on it"
)]
pub trait RowKeyRef<'r>: Sized {
    /// The bytes as data.
    const LAYOUT: &'static Layout;
    /// A number that changes when bytes or refusals do.
    const FINGERPRINT: u64;

    /// The row of this key.
    ///
    /// # Errors
    /// When a field's value has no bytes; never for a key whose `encode` gives no `Result`.
    fn try_encode(&self) -> Result<KeyBuf, EncodeError>;

    /// Appends the row of this key; on failure, `out` is as it was.
    ///
    /// # Errors
    /// As [`try_encode`](RowKeyRef::try_encode).
    fn try_encode_into(&self, out: &mut Vec<u8>) -> Result<(), EncodeError>;

    /// The key of this row; text that stands in it as it is gets borrowed.
    ///
    /// # Errors
    /// When the bytes are not the row of any key.
    fn decode_ref(row: &'r [u8]) -> Result<Self, DecodeError>;
}

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

impl<'r, K: KeyFieldsRead<'r>> RowKeyRef<'r> for K {
    const LAYOUT: &'static Layout = &Layout::of(K::KEY);
    const FINGERPRINT: u64 = K::KEY.fingerprint();

    #[inline]
    fn try_encode(&self) -> Result<KeyBuf, EncodeError> {
        let mut out = KeyBuf::new();
        write_row::<K, Own, _>(self, &mut out)?;
        Ok(out)
    }

    #[inline]
    fn try_encode_into(&self, out: &mut Vec<u8>) -> Result<(), EncodeError> {
        K::Shape::encode_into(self, out)
    }

    #[inline]
    fn decode_ref(row: &'r [u8]) -> Result<Self, DecodeError> {
        decode(row)
    }
}

impl<K: for<'r> RowKeyRef<'r>> RowKey for K {}

/// What `encode` gives: `[u8; N]` for a key of fixed width, else a [`KeyBuf`]; in a `Result` if some
/// value of a field has no bytes.
pub type Encoded<K> = <<K as KeyFields>::Outcome as Wrap>::Out<<<K as KeyFields>::Shape as Rows>::Row>;

/// What `encode_into` gives: nothing, in a `Result` where `encode` gives one.
pub type EncodedInto<K> = <<K as KeyFields>::Outcome as Wrap>::Out<()>;

/// The type of `K::LEN`: `usize` for a key of fixed width, else [`VariableWidth`].
pub type Len<K> = <<K as KeyFields>::Shape as Rows>::Len;

/// `K::LEN` of a key whose rows have no one length.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct VariableWidth;

/// Whether a value always has bytes (`TOTAL`): then results come bare.
#[derive(Debug, Clone, Copy)]
pub struct Outcome<const TOTAL: bool>;

/// Tokens tell that every value has bytes.
pub type Always = Outcome<true>;

/// Tokens tell that some values have none.
pub type Sometimes = Outcome<false>;

/// Bare, or in a `Result`.
pub trait Wrap {
    /// Bare.
    const BARE: bool;

    /// `T`, or `Result<T, EncodeError>`.
    type Out<T>;

    /// Takes the `Result` off where it cannot be an error.
    fn wrap<T>(result: Result<T, EncodeError>) -> Self::Out<T>;

    /// The row, if it was `written`. It comes beside the `Result` and not in it: there it would lie where an
    /// error may, and be copied in the parts of both.
    fn wrap_row<T>(written: Result<(), EncodeError>, row: T) -> Self::Out<T>;
}

impl Wrap for Outcome<true> {
    const BARE: bool = true;
    type Out<T> = T;

    #[inline(always)]
    fn wrap<T>(result: Result<T, EncodeError>) -> T {
        match result {
            Ok(value) => value,
            // A codec whose format says `infallible` gave an error.
            Err(error) => broken_promise(error),
        }
    }

    #[inline(always)]
    fn wrap_row<T>(written: Result<(), EncodeError>, row: T) -> T {
        Self::wrap(written);
        row
    }
}

/// The value of a step that cannot fail.
#[inline(always)]
pub fn always<T>(result: Result<T, EncodeError>) -> T {
    Outcome::<true>::wrap(result)
}

#[cold]
#[inline(never)]
fn broken_promise(error: EncodeError) -> ! {
    panic!("a codec that calls itself infallible refused a value: {error}")
}

impl Wrap for Outcome<false> {
    const BARE: bool = false;
    type Out<T> = Result<T, EncodeError>;

    #[inline(always)]
    fn wrap<T>(result: Result<T, EncodeError>) -> Result<T, EncodeError> {
        result
    }

    #[inline(always)]
    fn wrap_row<T>(written: Result<(), EncodeError>, row: T) -> Result<T, EncodeError> {
        written.map(|()| row)
    }
}

/// Whether all rows have `N` bytes (`FIXED`).
#[derive(Debug, Clone, Copy)]
pub struct Shape<const FIXED: bool, const N: usize>;

/// Tokens tell that rows differ in length.
pub type Varying = Shape<false, 0>;

/// The type of a row.
pub trait Rows {
    /// `[u8; N]` or [`KeyBuf`].
    type Row;
    /// `usize` or [`VariableWidth`].
    type Len;
    /// Bytes of a row.
    const LEN: Self::Len;

    /// The row of `key`.
    fn encode<K: KeyFields>(key: &K) -> <K::Outcome as Wrap>::Out<Self::Row>;

    /// Appends the row of `key`.
    ///
    /// # Errors
    /// When a field's value has no bytes; `out` is then as it was.
    fn encode_into<K: KeyFields>(key: &K, out: &mut Vec<u8>) -> Result<(), EncodeError>;

    /// The row, if it can be one: cut to a length that the compiler knows.
    fn exact(row: &[u8]) -> Option<&[u8]>;
}

impl<const N: usize> Rows for Shape<true, N> {
    type Row = [u8; N];
    type Len = usize;
    const LEN: usize = N;

    #[inline(always)]
    fn encode<K: KeyFields>(key: &K) -> <K::Outcome as Wrap>::Out<[u8; N]> {
        let mut out = ArraySink::<N>::new();
        let written = write_row::<K, Own, _>(key, &mut out);
        K::Outcome::wrap_row(written, out.row)
    }

    #[inline(always)]
    fn encode_into<K: KeyFields>(key: &K, out: &mut Vec<u8>) -> Result<(), EncodeError> {
        let mut row = ArraySink::<N>::new();
        write_row::<K, Own, _>(key, &mut row)?;
        out.extend_from_slice(&row.row);
        Ok(())
    }

    #[inline(always)]
    fn exact(row: &[u8]) -> Option<&[u8]> {
        row.first_chunk::<N>().filter(|_| row.len() == N).map(|row| &row[..])
    }
}

impl<const N: usize> Rows for Shape<false, N> {
    type Row = KeyBuf;
    type Len = VariableWidth;
    const LEN: VariableWidth = VariableWidth;

    #[inline(always)]
    fn encode<K: KeyFields>(key: &K) -> <K::Outcome as Wrap>::Out<KeyBuf> {
        let mut out = KeyBuf::new();
        let written = write_row::<K, Own, _>(key, &mut out);
        K::Outcome::wrap_row(written, out)
    }

    #[inline]
    fn encode_into<K: KeyFields>(key: &K, out: &mut Vec<u8>) -> Result<(), EncodeError> {
        let start = out.len();
        write_row::<K, Own, _>(key, out).inspect_err(|_| out.truncate(start))
    }

    #[inline(always)]
    fn exact(row: &[u8]) -> Option<&[u8]> {
        Some(row)
    }
}

/// `[salt][prefix][fields]`; the salt last, as it is computed from the rest.
#[inline(always)]
pub(crate) fn write_row<K: KeyFields, A: Around<K>, S: Sink>(
    key: &K,
    out: &mut S,
) -> Result<(), EncodeError> {
    let start = out.position();
    let salt = <A::Salt as SaltRule>::BYTES;
    out.put(&[0; MAX_SALT][..salt.width]);
    out.put(A::KEY.prefix);
    let mut spans = <K::Spans as Spans>::NONE;
    write_fields::<K, Last, S>(key, out, &mut spans)?;
    if salt.width != 0 {
        let row = out.written(0);
        let bucket = bucket::<K, A>(&row[start..], &spans, start);
        salt.write(bucket, &mut row[start..start + salt.width]);
    }
    if let (Some(max), None) = (A::KEY.max_len, <K as FieldValue>::FORMAT.width) {
        let len = out.position() - start;
        if len > max {
            let fault = EncodeFault::from(EncodeErrorKind::RowTooLong { len, max });
            return Err(fault.of_field("row"));
        }
    }
    Ok(())
}

/// The bucket of a row whose salt is not written yet. `noted` is where the salted bytes lie, counted
/// from `start` bytes in front of the row.
#[inline(always)]
pub(crate) fn bucket<K: KeyFields, A: Around<K>>(row: &[u8], noted: &K::Spans, start: usize) -> u32 {
    let width = <A::Salt as SaltRule>::BYTES.width;
    <A::Salt as SaltRule>::bucket(row, width, &A::spans(noted, start))
}

/// Bytes of a row of `K`. Generated `LEN` is this.
#[must_use]
pub const fn len<K: KeyFields>() -> Len<K> {
    <K::Shape as Rows>::LEN
}

/// The bytes of `K` as data. Generated `LAYOUT` is this, and not the constant itself: what a constant
/// names, the compiler works out in each crate that declares keys, and what it calls only where it is
/// used.
#[must_use]
pub const fn layout<K: RowKeyRef<'static>>() -> &'static Layout {
    K::LAYOUT
}

/// The fingerprint of `K`. Generated `FINGERPRINT` is this, for the same reason.
#[must_use]
pub const fn fingerprint<K: RowKeyRef<'static>>() -> u64 {
    K::FINGERPRINT
}

/// The derive goes by the names of types, and a name may be a user's own: what it took for granted is
/// asked again where the key is used.
pub(crate) const fn told_right<K: KeyFields>() {
    assert!(!<K::Outcome as Wrap>::BARE || K::KEY.total(), "{}", MISNAMED);
    assert!(K::KEY.refused().is_none(), "{}", MISNAMED);
    assert!(!crate::check::too_long(K::KEY), "{}", MISNAMED);
}

/// The row of `key`. Generated `encode` calls this.
#[inline(always)]
pub fn encode<K: KeyFields>(key: &K) -> Encoded<K> {
    const { told_right::<K>() };
    K::Shape::encode(key)
}

/// Appends the row of `key`. Generated `encode_into` calls this.
#[inline(always)]
pub fn encode_into<K: KeyFields>(key: &K, out: &mut Vec<u8>) -> EncodedInto<K> {
    const { told_right::<K>() };
    K::Outcome::wrap(K::Shape::encode_into(key, out))
}

/// The key of `row`. Generated `decode` calls this.
///
/// # Errors
/// When the bytes are not the row of any key.
#[inline(always)]
pub fn decode<'r, K: KeyFieldsRead<'r>>(row: &'r [u8]) -> Result<K, DecodeError> {
    if let Some(row) = K::Shape::exact(row)
        && let Ok(key) = read_row::<K, Own, Refused>(row)
    {
        return Ok(key);
    }
    let (field, fault) = refused::<K>(row);
    Err(fault.of_field(field))
}

/// `row` in words. Generated `explain` calls this.
pub fn explain<'r, K: KeyFieldsRead<'r>>(row: &'r [u8]) -> Explanation {
    explain_decoded(&Layout::of(K::KEY), row, decode::<K>(row).map(drop))
}

/// What is wrong with a row: it is read once more to say so.
///
/// In the code of each decode, nothing is left of an error but this call, so that a key stays in registers: the
/// call writes to a place of its own, and what tells the error from the key is written behind it.
#[cold]
#[inline(never)]
fn refused<'r, K: KeyFieldsRead<'r>>(row: &'r [u8]) -> (FieldName, DecodeFault) {
    told(row, read_row::<K, Own, DecodeError>(row).err())
}

/// The parts of the error that a refused row ended in when it was read again.
pub(crate) fn told(row: &[u8], error: Option<DecodeError>) -> (FieldName, DecodeFault) {
    match error {
        Some(error) => (error.field, error.fault),
        None => (&"row", DecodeFault::withdrawn(row.len())),
    }
}

#[inline(always)]
pub(crate) fn read_row<'r, K: KeyFieldsRead<'r>, A: Around<K>, R: Refusal>(row: &'r [u8]) -> Result<K, R> {
    let mut reader = Reader::new(row);
    let salt = <A::Salt as SaltRule>::BYTES;
    let found = match reader.bytes(salt.width) {
        Ok(found) => found,
        Err(fault) => return Err(R::of(fault, &"salt")),
    };
    if !reader.goes_on_with(A::KEY.prefix) {
        return Err(match R::BARE {
            Some(refused) => refused,
            None => R::of(wrong_prefix(&reader, A::KEY.prefix), &"prefix"),
        });
    }
    let mut spans = <K::Spans as Spans>::NONE;
    let key = K::read::<Last, R>(&mut reader, &mut spans)?;
    if reader.remaining() > 0 {
        let fault = reader.stop(DecodeErrorKind::Trailing { found: reader.remaining() });
        return Err(R::of(fault, const { last_field(K::KEY.fields) }));
    }
    if salt.width != 0 {
        let expected = bucket::<K, A>(reader.row(), &spans, 0);
        let mut written = [0; MAX_SALT];
        salt.write(expected, &mut written[..salt.width]);
        if found[..] != written[..salt.width] {
            let kind = DecodeErrorKind::WrongSalt { found: salt.read(&found), expected };
            return Err(R::of(DecodeFault::new(0, kind), &"salt"));
        }
    }
    if let (Some(max), None) = (A::KEY.max_len, <K as FieldValue>::FORMAT.width)
        && row.len() > max
    {
        let fault = DecodeFault::new(max, DecodeErrorKind::RowTooLong { len: row.len(), max });
        return Err(R::of(fault, &"row"));
    }
    Ok(key)
}

/// The field that bytes at the end of a row are too many for.
const fn last_field(fields: &'static [FieldFormat]) -> FieldName {
    match fields {
        [.., last] => &last.name,
        [] => &"row",
    }
}

/// What comes next in a row in place of `prefix`.
#[cold]
#[inline(never)]
fn wrong_prefix(reader: &Reader<'_>, prefix: &[u8]) -> DecodeFault {
    if reader.remaining() < prefix.len() {
        return reader.truncated(prefix.len());
    }
    let start = reader.position();
    let found = &reader.row()[start..];
    let same = found.iter().zip(prefix).take_while(|(found, expected)| found == expected).count();
    let kind = DecodeErrorKind::WrongPrefix { found: found[same], expected: prefix[same] };
    DecodeFault::new(start + same, kind)
}

/// A field of a key, written.
///
/// # Errors
/// When the value has no bytes.
#[inline(always)]
pub(crate) fn put<C: FieldCodec<T>, T, P: Place, S: Sink>(
    field: &'static str,
    value: &T,
    out: &mut S,
) -> Result<(), EncodeError> {
    if const { C::FORMAT.custom().is_some() } {
        return put_custom::<C, T, P, S>(field, value, out);
    }
    C::encode::<P, S>(value, out).map_err(|fault| fault.of_field(field))
}

/// A codec of the user's own is held to the width that it gives: the offsets of a key depend on it.
#[inline]
fn put_custom<C: FieldCodec<T>, T, P: Place, S: Sink>(
    field: &'static str,
    value: &T,
    out: &mut S,
) -> Result<(), EncodeError> {
    let start = out.position();
    C::encode::<P, S>(value, out).map_err(|fault| fault.of_field(field))?;
    let written = out.position() - start;
    match C::FORMAT.custom() {
        Some((codec, width)) if written != width => broken_width(field, codec, width, written),
        _ => Ok(()),
    }
}

#[cold]
#[inline(never)]
fn broken_width(field: &str, codec: &str, width: usize, written: usize) -> ! {
    panic!("field `{field}`: the codec `{codec}` says that it writes {width} bytes, and wrote {written}")
}

/// A field of a key, read.
///
/// # Errors
/// When the bytes are not those of any value.
#[inline(always)]
pub(crate) fn take<'r, C: crate::FieldDecode<'r, T>, T, P: Place, R: Refusal>(
    field: FieldName,
    row: &mut Reader<'r>,
) -> Result<T, R> {
    match C::decode::<P>(row) {
        Ok(value) => Ok(value),
        Err(fault) => Err(R::of(fault, field)),
    }
}

/// The delimiter after a field, read.
///
/// # Errors
/// When something else stands there.
#[inline]
pub(crate) fn take_delimiter<R: Refusal>(
    field: FieldName,
    delimiter: u8,
    row: &mut Reader<'_>,
) -> Result<(), R> {
    row.delimiter(delimiter).map_err(|fault| R::of(fault, field))
}

/// A nested key.
#[diagnostic::do_not_recommend]
impl<K: KeyFields> FieldValue for K {
    type Arg<'v>
        = &'v Self
    where
        Self: 'v;

    const FORMAT: Format = Format::key(K::KEY);

    #[inline(always)]
    fn encode<P: Place, S: Sink>(&self, out: &mut S) -> Result<(), EncodeFault> {
        let mut spans = <K::Spans as Spans>::NONE;
        write_fields::<K, P, S>(self, out, &mut spans).map_err(EncodeError::nested)
    }

    #[inline]
    fn bound<P: Place, S: Sink>(&self, out: &mut S) -> Position {
        let mut finding = Finding { out, position: Position::At };
        self.each::<P, _>(&mut finding);
        finding.position
    }

    #[inline]
    fn compare(&self, other: &Self) -> Ordering {
        self.compare_fields(other)
    }
}

#[diagnostic::do_not_recommend]
impl<'r, K: KeyFieldsRead<'r>> FieldValueDecode<'r> for K {
    #[inline(always)]
    fn decode<P: Place>(row: &mut Reader<'r>) -> Result<Self, DecodeFault> {
        let mut spans = <K::Spans as Spans>::NONE;
        K::read::<P, DecodeError>(row, &mut spans).map_err(DecodeError::nested)
    }
}

/// A key by reference is written as the key: what prefix functions take.
impl<K: KeyFields> KeyFields for &K {
    type Spans = K::Spans;
    type Salt = K::Salt;
    type Shape = K::Shape;
    type Front = K::Front;
    type Outcome = K::Outcome;
    type Nested = K::Nested;

    const NAMES: &'static [(&'static str, bool)] = K::NAMES;
    const FIELDS: &'static [FieldFormat] = K::FIELDS;
    const KEY: &'static KeyFormat = K::KEY;

    #[inline(always)]
    fn each<P: Place, V: Visit>(&self, visit: &mut V) -> bool {
        K::each::<P, V>(self, visit)
    }

    #[inline]
    fn compare_fields(&self, other: &Self) -> Ordering {
        K::compare_fields(self, other)
    }
}
