//! Row keys, declared once.
//!
//! A *row key* is bytes that must sort: HBase, Bigtable, fjall, redb, RocksDB and FoundationDB keep
//! rows in the order of their keys, and every scan is a range of bytes. Cut by hand, a key is padded
//! numbers, `i64::MAX - t`, a hash bucket in front and bounds with `+ 1`: each a place to lose rows
//! without a word. Declared, it is a struct:
//!
//! ```
//! use rowkey::RowKey;
//!
//! /// [salt 1][host 4][at 8][seq 2] = 15 bytes, newest first within a host
//! #[derive(RowKey, Debug, Clone, PartialEq)]
//! struct EventKey {
//!     #[salt(buckets = 16)]
//!     host: u32,
//!     #[reverse_ts]
//!     at: i64,
//!     seq: u16,
//! }
//!
//! let key = EventKey { host: 7, at: 1_700_000_000_000, seq: 1 };
//! let row: [u8; 15] = key.encode();
//! assert_eq!(EventKey::decode(&row)?, key);
//!
//! // The host fixes the bucket: one range, exactly the rows of that hour.
//! let scan = EventKey::prefix().host(7).at_range(1_699_998_000_000..1_700_001_600_000).range();
//! assert!(scan.contains(&row));
//!
//! // Nothing fixes it: one range a bucket.
//! assert_eq!(EventKey::prefix().ranges().len(), 16);
//! # Ok::<(), rowkey::DecodeError>(())
//! ```
//!
//! # The laws
//!
//! For every key type, every value, every range:
//!
//! 1. **Order.** Rows of one bucket compare as their fields do, each in its declared direction.
//! 2. **Round trip.** `decode(encode(k)) == k`, and bytes that decode encode to the same bytes.
//! 3. **Range.** The ranges of a prefix hold exactly the rows whose leading fields match.
//! 4. **Total decode.** Any bytes give `Ok`, or an error that names the field, the offset, what was
//!    found and what was expected; never a panic.
//! 5. **Stability.** The bytes are public API: golden files pin them, and changing one is a major
//!    version.
//! 6. **No more work than by hand.** A key of fixed width compiles to the stores a person would
//!    write: `[u8; N]` on the stack, no allocation, no branch.
//!
//! # The guide
//!
//! | chapter | |
//! |---|---|
//! | [Quick start](guide::quick_start) | from a struct to a scan |
//! | [What each attribute writes](guide::attributes) | every attribute and every type, with its bytes |
//! | [Prefixes and ranges](guide::prefixes) | bounds of every form, nested keys, text |
//! | [Salt, fan-out, merge](guide::salting) | buckets, split points, paging through all of them |
//! | [Several kinds of rows](guide::kinds) | an enum of keys: one table, told apart by prefixes |
//! | [Choosing a layout](guide::choosing) | hot spots, field order, fixed width, length |
//! | [Adopting an existing table](guide::adopting) | what to declare for rows that another program wrote |
//! | [Changing a layout](guide::changing) | fingerprints, and what to do when one drifts |
#![cfg_attr(
    feature = "testing",
    doc = "| [Testing your own keys](guide::testing) | the laws held against your keys and codecs, and rows pinned in a file |"
)]
//! | [Stores](guide::stores) | `BTreeMap`, fjall, redb, sled, heed, HBase, Bigtable |
//! | [Formats](guide::formats) | a layout as JSON, and every byte, for other languages |
//! | [Cookbook](guide::cookbook) | the layouts that people write articles about |
//!
//! # Features
//!
//! - `derive` (default): `#[derive(RowKey)]`.
//! - `std` (default): only lets a dependency use the processor's widest instructions; without it the
//!   crate is `no_std` with `alloc`.
//! - `serde`: [`Layout`] is `Serialize` and `Deserialize`.
//! - `sha2`: the salt hash `sha256`, and [`Digest`].
//! - One of the name of each crate whose types are fields: [What each attribute writes](guide::attributes) lists them.
//! - `redb`, `heed`: [`Row`] as the key type of these stores.
//! - `testing`: the module `testing`, which checks the laws of keys and codecs of your own; for
//!   `[dev-dependencies]`.
#![no_std]

#[cfg(doctest)]
extern crate std;

pub mod guide;

pub use rowkey_core::*;
#[cfg(feature = "derive")]
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
