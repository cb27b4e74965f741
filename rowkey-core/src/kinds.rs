//! Several kinds of rows in one table: an enum whose variants hold keys. The rows of a kind are those
//! that its key would have if it were declared with the variant's prefix: `[salt][prefix][fields]`.

use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;

use crate::error::{
    DecodeError, DecodeErrorKind, DecodeFault, EncodeError, Excerpt, FieldName, Refusal, Refused,
};
use crate::explain::{Explanation, explain_decoded};
use crate::format::{KeyFormat, SaltFormat};
use crate::key::{Around, KeyFields, KeyFieldsRead, Wrap, read_row, told, write_row};
use crate::key_buf::KeyBuf;
use crate::layout::Layout;
use crate::progress::At;
use crate::range::KeyRange;
use crate::ranges::KeyRanges;
use crate::salt::{SaltBytes, SaltRule, Spans, Unsalted};
use crate::scan::{PrefixOf, Scan, ScanOf};
use crate::sink::Sink;

/// The kinds of rows of an enum of keys, in the order of their prefixes: what
/// [`UnknownPrefix`](DecodeErrorKind::UnknownPrefix) expected. `Display` lists them.
#[derive(Debug, Clone, Copy)]
pub struct Kinds {
    pub(crate) list: &'static [Kind],
}

/// One of them.
#[derive(Debug, Clone, Copy)]
pub struct Kind {
    /// The variant.
    pub name: &'static str,
    /// Its rows.
    pub key: KeyFormat,
}

impl Kinds {
    /// The kinds, in the order of their prefixes.
    #[doc(hidden)]
    #[must_use]
    pub const fn new(list: &'static [Kind]) -> Self {
        Kinds { list }
    }

    /// The names of the variants, and the prefix of each.
    pub fn prefixes(&self) -> impl Iterator<Item = (&'static str, &'static [u8])> {
        self.list.iter().map(|kind| (kind.name, kind.key.prefix))
    }

    /// Every key has a row.
    #[doc(hidden)]
    #[must_use]
    pub const fn total(&'static self) -> bool {
        let mut i = 0;
        while i < self.list.len() {
            if !self.list[i].key.total() {
                return false;
            }
            i += 1;
        }
        true
    }

    /// The salt in front of every row; all kinds have the same.
    pub(crate) const fn salt(&self) -> Option<SaltFormat> {
        self.list[0].key.salt
    }

    const fn salt_width(&self) -> usize {
        match self.salt() {
            Some(salt) => salt.width,
            None => 0,
        }
    }

    /// The kind of a row.
    #[inline(always)]
    fn find(&'static self, row: &[u8]) -> Option<usize> {
        let behind = row.get(self.salt_width()..)?;
        self.list.iter().position(|kind| behind.starts_with(kind.key.prefix))
    }

    /// Why a row is of no kind.
    #[cold]
    fn unknown(&'static self, row: &[u8]) -> DecodeError {
        let salt = self.salt_width();
        let Some(behind) = row.get(salt..) else {
            let kind = DecodeErrorKind::Truncated { expected: salt, found: row.len() };
            return DecodeFault::new(0, kind).of_field(&"salt");
        };
        let longest = self.list.iter().map(|kind| kind.key.prefix.len()).max().unwrap_or_default();
        let found = Excerpt::of(&behind[..behind.len().min(longest)]);
        DecodeFault::new(salt, DecodeErrorKind::UnknownPrefix { found, known: self }).of_field(&"prefix")
    }
}

impl fmt::Display for Kinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        prefixes(self.prefixes(), f)
    }
}

/// By names and prefixes, which tell the kinds of a table apart.
impl PartialEq for Kinds {
    fn eq(&self, other: &Self) -> bool {
        self.prefixes().eq(other.prefixes())
    }
}

impl Eq for Kinds {}

/// `'msg/' (Message), 'user/' (User)`.
pub(crate) fn prefixes<'a>(
    all: impl Iterator<Item = (&'a str, &'a [u8])>,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    for (i, (name, prefix)) in all.enumerate() {
        write!(f, "{}'{}' ({name})", if i == 0 { "" } else { ", " }, prefix.escape_ascii())?;
    }
    Ok(())
}

impl KeyFormat {
    /// The rows of a kind whose key is `self`. The key's own prefix and `max_len` are those of another
    /// table; its salt is this one's, unless the enum has one.
    #[must_use]
    pub const fn kind(
        &self,
        prefix: &'static [u8],
        salt: Option<SaltFormat>,
        max_len: Option<usize>,
    ) -> KeyFormat {
        let salt = match salt {
            Some(salt) => Some(salt),
            None => self.salt,
        };
        KeyFormat { prefix, salt, max_len, ..*self }
    }
}

/// An enum of keys.
pub trait KindsOfRows: Sized {
    /// The salt over every row, if the enum has one.
    type Salt: SaltRule;
    /// Whether every key has a row.
    type Outcome: Wrap;
    /// Its kinds.
    const KINDS: &'static Kinds;

    /// Appends the row.
    ///
    /// # Errors
    /// When a field's value has no bytes.
    fn write<S: Sink>(&self, out: &mut S) -> Result<(), EncodeError>;
}

/// Reads back what [`KindsOfRows`] wrote.
pub trait KindsOfRowsRead<'r>: KindsOfRows {
    /// The key of a row of this kind.
    ///
    /// # Errors
    /// When the bytes are not the row of any key of this kind.
    fn read<R: Refusal>(kind: usize, row: &'r [u8]) -> Result<Self, R>;
}

/// What stands around the fields of a key in the rows of the `I`th kind of `E`.
#[derive(Debug)]
pub struct OfKind<E, const I: usize>(PhantomData<E>);

impl<E: KindsOfRows, K: KeyFields, const I: usize> Around<K> for OfKind<E, I> {
    type Salt = <E::Salt as SaltRule>::Or<K::Salt>;
    const KEY: &'static KeyFormat = &E::KINDS.list[I].key;

    #[inline]
    fn spans(noted: &K::Spans, start: usize) -> K::Spans {
        noted.moved(start, 0)
    }
}

/// What `encode` of an enum of keys gives.
pub type EncodedKind<E> = <<E as KindsOfRows>::Outcome as Wrap>::Out<KeyBuf>;

/// What `encode_into` of an enum of keys gives.
pub type EncodedKindInto<E> = <<E as KindsOfRows>::Outcome as Wrap>::Out<()>;

/// The row of a key of the `I`th kind. Generated `write` calls this.
///
/// # Errors
/// When a field's value has no bytes.
#[inline]
pub fn write_kind<E: KindsOfRows, K: KeyFields, const I: usize, S: Sink>(
    key: &K,
    out: &mut S,
) -> Result<(), EncodeError> {
    write_row::<K, OfKind<E, I>, S>(key, out).map_err(|error| error.of_kind(E::KINDS.list[I].name))
}

/// The key of a row of the `I`th kind. Generated `read` calls this.
///
/// # Errors
/// When the bytes are not the row of any key of this kind.
#[inline]
pub fn read_kind<'r, E: KindsOfRows, K: KeyFieldsRead<'r>, const I: usize, R: Refusal>(
    row: &'r [u8],
) -> Result<K, R> {
    read_row::<K, OfKind<E, I>, R>(row)
}

/// The row of `key`. Generated `encode` calls this.
#[inline]
pub fn encode_kinds<E: KindsOfRows>(key: &E) -> EncodedKind<E> {
    E::Outcome::wrap(try_encode_kinds(key))
}

/// Appends the row of `key`. Generated `encode_into` calls this.
#[inline]
pub fn encode_kinds_into<E: KindsOfRows>(key: &E, out: &mut Vec<u8>) -> EncodedKindInto<E> {
    E::Outcome::wrap(try_encode_kinds_into(key, out))
}

/// The row of `key`. Generated `try_encode` calls this.
///
/// # Errors
/// When a field's value has no bytes.
#[inline]
pub fn try_encode_kinds<E: KindsOfRows>(key: &E) -> Result<KeyBuf, EncodeError> {
    let mut out = KeyBuf::new();
    key.write(&mut out)?;
    Ok(out)
}

/// Appends the row of `key`. Generated `try_encode_into` calls this.
///
/// # Errors
/// When a field's value has no bytes; `out` is then as it was.
#[inline]
pub fn try_encode_kinds_into<E: KindsOfRows>(key: &E, out: &mut Vec<u8>) -> Result<(), EncodeError> {
    let start = out.len();
    key.write(out).inspect_err(|_| out.truncate(start))
}

/// The key of `row`, of whatever kind.
///
/// # Errors
/// When the bytes are not the row of any key.
#[inline]
pub fn decode_kinds<'r, E: KindsOfRowsRead<'r>>(row: &'r [u8]) -> Result<E, DecodeError> {
    if let Some(kind) = E::KINDS.find(row)
        && let Ok(key) = E::read::<Refused>(kind, row)
    {
        return Ok(key);
    }
    let (field, fault) = refused_by_kinds::<E>(row);
    Err(fault.of_field(field))
}

/// What is wrong with a row, as `key::refused` says it.
#[cold]
#[inline(never)]
fn refused_by_kinds<'r, E: KindsOfRowsRead<'r>>(row: &'r [u8]) -> (FieldName, DecodeFault) {
    let error = match E::KINDS.find(row) {
        None => Some(E::KINDS.unknown(row)),
        Some(kind) => {
            let error = E::read::<DecodeError>(kind, row).err();
            error.map(|error| error.of_kind(&E::KINDS.list[kind].name))
        }
    };
    told(row, error)
}

/// `row` in words.
#[must_use]
pub fn explain_kinds<'r, E: KindsOfRowsRead<'r>>(row: &'r [u8]) -> Explanation {
    let Some(found) = E::KINDS.find(row) else { return Layout::of_kinds(E::KINDS).explain(row) };
    let kind = &E::KINDS.list[found];
    let explained =
        explain_decoded(&Layout::of(&kind.key), row, E::read::<DecodeError>(found, row).map(drop));
    explained.of_kind(kind.name)
}

/// The rows at which to split a new table: the bucket boundaries of a salted enum, else the places
/// where a kind begins.
#[must_use]
pub fn split_points_of_kinds<E: KindsOfRows>() -> Vec<Vec<u8>> {
    Layout::of_kinds(E::KINDS).split_points()
}

/// A scan of one kind of rows: what the functions of `prefix()` of an enum of keys give.
#[must_use = "a scan is asked for by `.range()` or `.ranges()`"]
pub struct KindScan<E, N> {
    ranges: KeyRanges,
    /// Where it lies, should nothing match.
    at: KeyBuf,
    of: PhantomData<(fn() -> E, N)>,
}

impl<E, N> Clone for KindScan<E, N> {
    fn clone(&self) -> Self {
        KindScan { ranges: self.ranges.clone(), at: self.at.clone(), of: PhantomData }
    }
}

impl<E, N> fmt::Debug for KindScan<E, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.ranges.fmt(f)
    }
}

impl<E, N> KindScan<E, N> {
    pub(crate) fn new(ranges: KeyRanges, at: KeyBuf) -> Self {
        KindScan { ranges, at, of: PhantomData }
    }

    /// The one range of this scan.
    #[must_use]
    pub fn range(self) -> KeyRange
    where
        Self: OneKindRange<E>,
    {
        self.ranges.get(0).unwrap_or_else(|| KeyRange::empty_at(self.at))
    }

    /// The ranges of this scan: one a salt bucket where the bucket is open, else one; none where
    /// nothing can match.
    #[must_use]
    pub fn ranges(self) -> KeyRanges {
        self.ranges
    }
}

/// One range is enough.
#[diagnostic::on_unimplemented(
    message = "this scan of `{E}` has one range in each salt bucket, and `range()` would miss all but one",
    label = "use `.ranges()`",
    note = "where the salt is that of the kind's own key, one range is enough once its salted fields are fixed by value"
)]
pub trait OneKindRange<E> {}

impl<E, const FIXED: usize> OneKindRange<E> for KindScan<E, At<FIXED, true>> {}

/// A scan of `N` under the salt of the enum.
pub type Under<E, N> = <<E as KindsOfRows>::Salt as SaltRule>::Under<N>;

/// The scan of all rows of the `I`th kind, which is one range where that kind has no salt.
pub type AllOfKind<E, K> = KindScan<E, Under<E, <<K as KeyFields>::Salt as SaltRule>::Start>>;

/// The scan of some rows of a kind, by the builder `P` of its own key.
pub type SomeOfKind<E, K, P> = KindScan<E, Under<E, <<P as PrefixOf<K>>::Scan as ScanOf<K>>::Progress>>;

/// All rows of the `I`th kind.
pub fn all_of_kind<E: KindsOfRows, K: KeyFields, const I: usize>() -> AllOfKind<E, K> {
    let scan: Scan<K, <K::Salt as SaltRule>::Start> = crate::scan::scan();
    ScanOf::<K>::in_kind::<E, I>(scan)
}

/// The rows of the `I`th kind that the builder of its own key tells.
pub fn some_of_kind<E: KindsOfRows, K, P: PrefixOf<K>, const I: usize>(prefix: P) -> SomeOfKind<E, K, P> {
    ScanOf::<K>::in_kind::<E, I>(prefix.into_scan())
}

/// Every row of every kind: ranges that hold nothing else.
#[must_use]
pub fn all_kinds<E: KindsOfRows>() -> KeyRanges {
    let salt = E::KINDS.salt();
    let (buckets, bytes) = match salt {
        Some(salt) => (salt.buckets, SaltBytes { width: salt.width, text: salt.text }),
        None => (1, <Unsalted as SaltRule>::BYTES),
    };
    let ranges = (0..buckets).flat_map(|bucket| {
        E::KINDS.list.iter().map(move |kind| {
            let mut front = KeyBuf::new();
            bytes.put(bucket, &mut front);
            front.put(kind.key.prefix);
            let len = front.len();
            KeyRange::starting_with(front, len)
        })
    });
    KeyRanges::list(bytes, ranges.collect())
}
