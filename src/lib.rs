//! Order-preserving row keys from a struct.
//!
//! Key-value stores (HBase, Bigtable, RocksDB, FoundationDB, fjall, redb) keep rows in the lexicographic
//! order of their keys and read them by range. `#[derive(RowKey)]` turns a struct into such a key: it
//! generates the encoding, the decoding, and a typed builder of ranges.
//!
//! ```
//! use rowkey::RowKey;
//!
//! /// [salt 1][host 4][at 8][seq 2]
//! #[derive(RowKey, Debug, PartialEq)]
//! struct EventKey {
//!     // The newest hosts write most:
//!     // spread them over 16 regions.
//!     #[salt(buckets = 16)]
//!     host: u32,
//!     #[reverse_ts] // newest first
//!     at: i64,
//!     seq: u16,
//! }
//!
//! let at = 1_700_000_000_000;
//! let key = EventKey { host: 7, at, seq: 1 };
//! let row: [u8; 15] = key.encode();
//! assert_eq!(EventKey::decode(&row)?, key);
//!
//! // The host determines the salt bucket:
//! // one range has exactly these rows.
//! let scan = EventKey::prefix()
//!     .host(7)
//!     .at_range(at - 1_000..at + 1_000)
//!     .range();
//! assert!(scan.contains(&row));
//!
//! // Any host: one range per bucket.
//! assert_eq!(EventKey::prefix().ranges().len(), 16);
//! # Ok::<(), rowkey::DecodeError>(())
//! ```
//!
//! A salt is for a leading field that increases, such as a time or ids in sequence, in a store that divides a table
//! between servers. Random ids need none, nor do fjall, redb and other stores in one process:
//! [Choosing fields](guide::choosing#hot-regions).
//!
//! The [guide] has five parts: *Learn*, *Design*, *Use*, *Operate* and *Reference*. Start with its
//! [tutorial](guide::tutorial), or with the [quick start](guide::quick_start) if you know such stores. The page of
//! [`derive(RowKey)`](derive@RowKey) lists all attributes, the page of the trait [`RowKey`](trait@RowKey) all functions of
//! a key.
//!
//! # What is in this crate
//!
//! | Keys and rows | |
//! |---|---|
//! | [`derive(RowKey)`](derive@RowKey) | makes a struct or an enum a row key |
//! | [`RowKey`](trait@RowKey), [`RowKeyRef`] | the traits of generic code, for keys that own and keys that borrow |
//! | [`KeyBuf`] | an encoded key of variable width |
//! | [`Row`] | an encoded key that remembers its type: `BTreeMap<Row<K>, V>`, redb, heed |
//! | [`BaseTime`], [`Digest`](https://docs.rs/rowkey/latest/rowkey/struct.Digest.html) | field types that lose information on purpose: a time rounded down, a hash |
//! | [`SaltHash`] | the hash that picks a salt bucket |
//! | [`Rekey`] | the row of the same key in another layout: another number of salt buckets, a field added |
//! | [`splits`] | split points for a table that is not salted |
//! | [`to_string_binary`], [`from_string_binary`] | HBase's `\xNN` notation |
//!
//! | Scans | |
//! |---|---|
//! | [`KeyRange`] | one range: `prefix()..range()` |
//! | [`KeyRanges`] | a range per salt bucket or combination of values: `prefix()..ranges()` |
//! | [`KeyRanges::merge`], [`KeyRanges::scan`], [`Merger`] | one sorted stream from the results of all ranges |
//! | [`KeyRanges::by_open_fields`] | the newest rows of several users as one stream |
//! | [`Cursor`], [`CursorError`] | where a page ended, as text for a URL |
//! | [`SkipScan`] | constrains a later field while earlier ones are open: `prefix()..skip()` |
//! | [`Prefix`] | the type of a half-built scan, for function signatures |
//! | [`ids`] | bounds of UUIDv7, ULID and Snowflake ids by the time in them |
//!
//! | Layouts | |
//! |---|---|
//! | [`Layout`] | the bytes of a key as data: `K::LAYOUT`; displays as a drawing; as JSON with the feature `serde` |
//! | [`Explanation`] | what a row holds, field by field, and what is wrong with it: `K::explain(row)` |
//! | [`layout`] | the parts of a layout: segments, kinds, domains |
//!
//! | Errors | |
//! |---|---|
//! | [`EncodeError`], [`EncodeErrorKind`] | a value is out of its field's domain |
//! | [`DecodeError`], [`DecodeErrorKind`] | bytes are not a row of the key |
//!
//! | Your own codecs | |
//! |---|---|
//! | [`codec`] | the traits that a codec implements, and the codecs that attributes name |
#![cfg_attr(feature = "testing", doc = "| [`testing`] | checks the laws for keys and codecs of your own |")]
//!
//! # The laws
//!
//! They hold for every key type, every value and every range. Only fields that are declared unordered, such as
//! `reverse_digits`, are exempt from the first.
//!
//! 1. **Order.** Within a salt bucket, encoded keys compare like their fields, each in its declared direction.
//! 2. **Round trip.** `decode(encode(k)) == k`, and bytes that decode encode to the same bytes.
//! 3. **Range.** The ranges of a scan contain exactly the rows whose fields match.
//! 4. **Total decode.** Any bytes decode to a key or to an error that names the field, the offset, what was found and
//!    what was expected. Nothing panics.
//! 5. **Stability.** The bytes are public API. Golden files pin them; changing one is a breaking release.
//! 6. **Zero cost.** A key of binary numbers compiles to the code that a person would write: `[u8; N]` on the stack, no
//!    allocation, no branch.
//!
//! # Features
//!
//! | feature | |
//! |---|---|
//! | `derive` (default) | `#[derive(RowKey)]` |
//! | `std` (default) | `SystemTime` as a field type, and CPU features detected at run time in dependencies. Without it the crate is `no_std` with `alloc` |
//! | `serde` | [`Layout`] and [`Cursor`] implement `Serialize` and `Deserialize` |
//! | `sha2` | the salt hash `sha256`, and the field type [`Digest`](https://docs.rs/rowkey/latest/rowkey/struct.Digest.html) |
//! | `jiff`, `chrono`, `time`, `uuid`, `ulid`, `bytes`, `rust_decimal`, `smol_str`, `compact_str` | types of these crates as field types |
//! | `redb`, `heed` | [`Row`] as a key type of these stores |
//! | `testing` | the module `testing`, which checks the laws for your own keys and codecs; for `[dev-dependencies]` |
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(doctest)]
extern crate std;

// Its programs name other crates: the package `rowkey-tests` runs them.
#[cfg(not(doctest))]
pub mod guide;

pub use rowkey_core::*;
// By name as well, so that its docs say which feature it needs.
#[cfg(feature = "sha2")]
pub use rowkey_core::Digest;

/// Makes a struct a row key, or an enum whose variants each hold one.
///
/// It implements the trait [`RowKey`](trait@RowKey), whose page lists the generated functions. An enum without data becomes
/// a [field type](guide::types).
///
/// ```
/// use rowkey::RowKey;
///
/// #[derive(RowKey)]
/// #[rowkey(prefix = "evt")]
/// struct Event {
///     #[salt(buckets = 16)]
///     host: u32,
///     #[reverse_ts]
///     at: i64,
///     #[rowkey(desc)]
///     priority: u8,
/// }
///
/// // Draws the bytes.
/// println!("{}", Event::LAYOUT);
/// ```
///
/// # Attributes of a field
///
/// A field without an attribute has the [default encoding of its type](guide::types), in ascending order.
///
/// Three attributes are written alone, as in `#[reverse_ts]`:
///
/// | attribute&nbsp;and&nbsp;example | effect |
/// |---|---|
/// | [`salt(buckets = 16)`](guide::attributes#saltbuckets--n) | starts the row with a salt bucket, a hash of this field; spreads a hot spot over 16 regions |
/// | [`reverse_ts`](guide::attributes#reverse_ts) | newest first: stores `i64::MAX - t` |
/// | [`pad(6)`](guide::attributes#padn) | decimal text of 6 digits with leading zeros; text and bytes filled up to 6 bytes |
///
/// All others are written inside `#[rowkey(..)]`, as in `#[rowkey(desc)]`:
///
/// | attribute&nbsp;and&nbsp;example | effect |
/// |---|---|
/// | [`desc`](guide::attributes#rowkeydesc) | descending order, for any type |
/// | [`width = 3`](guide::attributes#rowkeywidth--n) | an unsigned integer in 3 bytes, big-endian |
/// | [`max = 1439`](guide::attributes#rowkeymax--n) | narrows the domain to `0..=1439` |
/// | [`hex`, `hex = upper`](guide::attributes#rowkeyhex) | hexadecimal text |
/// | [`text`](guide::attributes#rowkeytext) | a UUID, a date or a time as text |
/// | [`unit = ms`](guide::attributes#rowkeyunit--ms) | a point in time as a count of `s`, `ms`, `us` or `ns` since 1970 |
/// | [`raw`](guide::attributes#rowkeyraw) | the bytes that HBase's `Bytes.toBytes` writes |
/// | [`nul`](guide::attributes#rowkeynul) | text that ends with `00`, without escapes |
/// | [`len = u16`](guide::attributes#rowkeylen--u16) | text after its length |
/// | [`le`](guide::attributes#rowkeyle) | a little-endian integer |
/// | [`terminator = b'\xff'`](guide::attributes#rowkeyterminator--bxff) | text that ends with this byte in every position |
/// | [`reverse_digits`](guide::attributes#rowkeyreverse_digits) | with `pad`: digits back to front; scatters on purpose |
/// | [`digits`](guide::attributes#rowkeydigits) | decimal text without leading zeros |
/// | [`tail`](guide::attributes#rowkeytail) | an optional field that was added later; rows without it still decode |
/// | [`rest`](guide::attributes#rowkeyrest) | text without a terminator, whose end is counted from the end of the row |
/// | [`literal = "o:"`](guide::attributes#rowkeyliteral--o) | constant bytes before the field |
/// | [`name = other`](guide::attributes#rowkeyname--other) | renames the generated functions |
/// | [`as = [u8; 20]`](guide::attributes#rowkeyas--a) | a type without an encoding, such as a newtype of another crate, as one that has one |
/// | [`with = path`](guide::attributes#rowkeywith--path) | a [codec of your own](codec) |
///
/// # Attributes of the struct or enum
///
/// Inside `#[rowkey(..)]` above the struct:
///
/// | attribute&nbsp;and&nbsp;example | effect |
/// |---|---|
/// | [`prefix = "evt"`](guide::attributes#rowkeyprefix--evt) | constant bytes before the fields |
/// | [`delimiter = ","`](guide::attributes#rowkeydelimiter--) | one byte between fields, in place of escapes |
/// | [`delimiter(":", unordered)`](guide::attributes#rowkeydelimiter-unordered) | for existing tables: text may contain any byte but the delimiter, and rows do not sort by it |
/// | [`salt(..)`](guide::attributes#rowkeysalt) | a salt over all fields |
/// | [`text`](guide::types) | on an enum without data: encodes the names of the variants |
/// | [`max_len = 64`](guide::attributes#rowkeymax_len--n) | the maximum length of a row |
/// | [`fingerprint = 0x..`](guide::attributes#rowkeyfingerprint--0x) | fails to compile once the layout changes |
/// | [`allow(hotspot)`](guide::attributes#rowkeyallowhotspot) | silences the warning about a leading time without a salt |
/// | [`allow(delimiter)`](guide::attributes#rowkeyallowdelimiter) | silences the warning about a delimiter above common text |
/// | [`allow(ord)`](guide::attributes#rowkeyalloword) | silences the warning about a derived `Ord` that differs from the order of the rows |
/// | [`ord`](guide::attributes#rowkeyord) | implements `Ord` in the order of the encoded keys |
/// | [`crate = ::path`](guide::attributes#rowkeycrate--path) | the path of this crate, if it is renamed or re-exported |
///
/// # Attributes of a variant
///
/// Inside `#[rowkey(..)]`:
///
/// | attribute&nbsp;and&nbsp;example | effect |
/// |---|---|
/// | [`prefix = "m"`](guide::kinds) | the prefix by which `decode` picks this variant |
/// | [`name = other`](guide::kinds) | renames the variant's functions |
/// | [`from = false`](guide::attributes#rowkeyfrom--false) | omits `From` and `TryFrom` for this variant |
/// | [`rename = ".."`](guide::types) | the text of a variant without data, under `#[rowkey(text)]` |
///
/// The guide has a section on each of them: [Attributes](guide::attributes).
///
#[cfg(feature = "derive")]
#[doc(alias(
    "salt",
    "reverse_ts",
    "newest first",
    "row key",
    "composite key",
    "compound key",
    "clustering key",
    "lexicographic",
    "order-preserving",
    "memcomparable",
    "hotspot"
))]
pub use rowkey_derive::RowKey;
#[cfg(feature = "testing")]
#[doc(inline)]
pub use rowkey_testing as testing;
#[cfg(feature = "testing")]
pub use rowkey_testing::assert_golden;

#[doc(hidden)]
pub use rowkey_core::__private;

/// The README's examples are run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
