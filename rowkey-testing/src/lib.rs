//! The laws of row keys, checked on keys and codecs of your own. Feature `testing`, for tests.
//!
//! ```
//! use proptest::prelude::*;
//! use rowkey::RowKey;
//!
//! #[derive(RowKey, Debug, Clone)]
//! struct Event { #[salt(buckets = 16)] host: u32, #[reverse_ts] at: i64, name: String }
//!
//! // In a test:
//! let events = (any::<u32>(), any::<i64>(), ".*");
//! rowkey::testing::check_laws_with(events.prop_map(|(host, at, name)| Event { host, at, name }));
//! ```
//!
//! [`check_laws::<K>()`](check_laws) takes the keys from [`Arbitrary`], [`check_laws_with`] from a
//! strategy; [`check_codec`] and [`check_codec_with`] check a codec that `#[rowkey(with = ..)]` names.
//! [`assert_golden!`] pins the bytes in a file.
//!
//! A check draws a few keys and derives others from them: keys that share leading fields, values at the ends of their
//! domain, rows with a changed byte that still decode. It checks every law for all of them:
//!
//! | law | what is checked |
//! |---|---|
//! | Order | after the salt, two rows compare as their fields do, each in its declared direction; `compare` of the codec agrees |
//! | Round trip | a row decodes to its key; bytes that decode encode to the same bytes; two keys have the same row exactly if they are equal; `encode_into` appends what `encode` gives |
//! | Range | scans that fix leading fields and ask the next, and scans with random constraints (values, sets, bounds, `_starts_with`, `_prefix`; each value also as a set of one, as a bound of one, and by the layout): every matching row is in exactly one range, no other row is in any; `after` and `before` return the rows of their page, and keep the cursors of the scan; `merge`, `merger` and `scan` return the rows in order; a skip scan visits every match, also `within` a range and in runs of matches, and nothing else among rows of other keys; `range()` and `ranges()` agree |
//! | Prefix | `prefix_len` of each field is where that field ends, whatever follows; a range that fixes the fields up to there shares that prefix with its rows |
//! | Total decode | random bytes, truncated rows and changed rows decode, or give an error with an offset inside them |
//! | Self-delimiting | before another field, no encoding is a prefix of another |
//! | Format | the bytes have the width and the byte values that the codec's `NODE` declares; an `INFALLIBLE` codec encodes every value |
//! | Salt | the hash gives the same bucket however the salted bytes are split into parts; a row with another bucket does not decode |
//! | No panic | encode, decode and scans never panic |
//!
//! The expected order of values is that of their type: the order of its [default codec](rowkey_core::codec::FieldValue),
//! or `Ord`, or `PartialOrd` for values that it can compare. Without any of them, the order is not checked. Neither is that
//! of text before an unordered delimiter, nor of the fields after it; the output names such a field.
//!
//! # The report of a failure
//!
//! ```text
//! law broken: Order
//!   rows sort as their fields do, each in its declared direction
//!   here: by `value`, a sorts after b, but its row comes first
//!   a  0
//!   b  -2147483648
//!   a  00 00 00 00
//!   b  80 00 00 00
//!      ^^ byte 0
//! value: the last field
//! replay: PROPTEST_RNG_SEED=7146392496598477642 cargo test the_codec_keeps_the_laws
//! ```
//!
//! The keys are the smallest that were found. `PROPTEST_CASES` sets the number of cases, by default 256.
//!
//! # Limits
//!
//! All rows stay in memory until the test ends, since a key may borrow from one. A key with a lifetime is checked as
//! `Key<'static>`. A codec is checked with values of the field's type, not with those of its `Arg` if that is another type, such as
//! `&str` for `String`. The check catches panics, so it needs `panic = "unwind"`; their messages appear in the test's output.

use std::cell::Cell;
use std::fmt::{self, Debug};
use std::hash::{BuildHasher, Hasher, RandomState};

use proptest::arbitrary::{Arbitrary, any};
use proptest::collection::vec;
use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngSeed, TestCaseError, TestError, TestRunner};
use rowkey_core::codec::{Codec, Decode};

use self::codec::{Alone, Amid, Of};
use self::law::{Broken, Law};
use self::random::Random;
use self::table::Table;

mod asking;
mod codec;
mod compare;
mod expected;
mod golden;
mod kinds;
mod law;
mod near;
mod prefixes;
mod question;
mod questions;
mod random;
mod ranged;
mod rows;
mod salts;
mod scans;
mod skipped;
mod special;
mod stage;
mod table;
mod tested;

#[doc(hidden)]
pub use compare::{ByFields, ByNothing, ByOrd, ByPartialOrd, ByValue, Pair};
#[doc(hidden)]
pub use golden::{drawn, golden};
#[doc(hidden)]
pub use kinds::{HasKinds, KindOf, OfKey, OfNoKey, TestedKinds, Variant};
#[doc(hidden)]
pub use special::{Has, HasBytes, HasChars, HasKey, HasNothing, HasReversedChars, Nothing, OfAs, is_text};
pub use tested::Tested;
#[doc(hidden)]
pub use tested::{FieldOf, Typed, Visit};

/// The constraint of a field, with values from keys. Used by the tests of the tool.
#[doc(hidden)]
pub type Question<'k, K> = question::Question<&'k K>;

/// A type whose values proptest can draw: every type that implements [`Arbitrary`].
#[diagnostic::on_unimplemented(
    message = "there are no values of `{Self}` to check: it does not implement proptest's `Arbitrary`",
    label = "no `Arbitrary`",
    note = "say where its values come from: `check_laws_with(strategy)`, `check_codec_with::<Codec, _>(strategy)`, or \
            the keys themselves, `assert_golden!(Key, \"path\", [..])`",
    note = "or implement `proptest::arbitrary::Arbitrary` for it, which the crate `proptest-derive` does too"
)]
pub trait Drawn: Arbitrary {}

#[diagnostic::do_not_recommend]
impl<T: Arbitrary> Drawn for T {}

/// Checks the laws of a key, with values from its [`Arbitrary`].
///
/// ```
/// use proptest::prelude::*;
/// use rowkey::RowKey;
///
/// #[derive(RowKey, Debug, Clone)]
/// struct Visit { user: u32, #[reverse_ts] at: i64 }
///
/// impl Arbitrary for Visit {
///     type Parameters = ();
///     type Strategy = BoxedStrategy<Visit>;
///
///     fn arbitrary_with((): ()) -> BoxedStrategy<Visit> {
///         any::<(u32, i64)>().prop_map(|(user, at)| Visit { user, at }).boxed()
///     }
/// }
///
/// rowkey::testing::check_laws::<Visit>();
/// ```
///
/// # Panics
/// If a law is broken. The message names the law, shows the keys with their bytes, and the command that replays it.
#[track_caller]
pub fn check_laws<K: Tested + Drawn + Clone>() {
    check_laws_with(any::<K>());
}

/// Checks the laws of a key, with values from the strategy `keys`.
///
/// The check also changes the fields of these keys one by one, which can break a rule between two fields, such as that an end is
/// not before its start. Encode must not panic on such keys.
///
/// # Panics
/// If a law is broken, as [`check_laws`].
#[track_caller]
pub fn check_laws_with<S: Strategy>(keys: S)
where
    S::Value: Tested + Clone,
{
    run(keys, "");
}

/// Checks the laws of the codec `C` for the type `T`, with values from its [`Arbitrary`]: as the last field, and between
/// two other fields.
///
/// ```
/// # use rowkey::codec::{Codec, Decode, EncodeFault, End, Reader, Sink};
/// # use rowkey::layout::Node;
/// /// Tenths of a degree, the sign flipped.
/// struct Tenths;
///
/// impl Codec<i16> for Tenths {
///     type Arg<'v> = i16;
///     const NODE: &'static Node = &Node::fixed("tenths", 2);
///     const INFALLIBLE: bool = true;
///
///     #[inline]
///     fn write<S: Sink>(tenths: &i16, _: End, out: &mut S) -> Result<(), EncodeFault> {
///         out.put(&(*tenths as u16 ^ 0x8000).to_be_bytes());
///         Ok(())
///     }
/// }
///
/// impl<'r> Decode<'r, i16> for Tenths {
///     #[inline]
///     fn read(row: &mut Reader<'r>, _: End) -> Option<i16> {
///         Some((u16::from_be_bytes(row.array()?) ^ 0x8000) as i16)
///     }
/// }
///
/// rowkey::testing::check_codec::<Tenths, i16>();
/// ```
///
/// The expected order is `PartialOrd` of `T`. The default codec of a type is [`Ordered`](rowkey_core::codec::Ordered):
/// `check_codec::<Ordered, T>()`.
///
/// # Panics
/// If a law is broken, as [`check_laws`].
#[track_caller]
pub fn check_codec<C, T>()
where
    C: Codec<T> + Decode<'static, T> + 'static,
    T: Drawn + PartialOrd + Clone + 'static,
{
    check_codec_with::<C, T>(any::<T>());
}

/// Checks the laws of the codec `C`, with values from the strategy `values`.
///
/// # Panics
/// If a law is broken, as [`check_laws`].
#[track_caller]
pub fn check_codec_with<C, T>(values: impl Strategy<Value = T> + 'static)
where
    C: Codec<T> + Decode<'static, T> + 'static,
    T: PartialOrd + Clone + Debug + 'static,
{
    let values = values.boxed();
    let amid = (any::<u8>(), values.clone(), any::<u8>());
    run(values.prop_map(Alone::<Of<C, T>>), "the last field");
    // Unless the codec can only be the last field.
    if C::NODE.out_of_place(false, None, C::BORROWS).is_none() {
        let amid = amid.prop_map(|(before, value, after)| Amid::<Of<C, T>>(before, value, after));
        run(amid, "between two other fields");
    }
}

/// A few keys, and the seed of everything derived from them.
#[derive(Clone)]
struct Case<K>(Vec<K>, u64);

/// Short: the report of the broken law shows the keys.
impl<K> Debug for Case<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a case")
    }
}

#[track_caller]
fn run<S: Strategy>(keys: S, place: &str)
where
    S::Value: Tested + Clone,
{
    let mut config = Config { failure_persistence: None, ..Config::default() };
    let seed = match config.rng_seed {
        RngSeed::Fixed(seed) => seed,
        RngSeed::Random => RandomState::new().build_hasher().finish(),
    };
    config.rng_seed = RngSeed::Fixed(seed);
    let seeds = any::<u64>().no_shrink();
    let cases = (vec(keys, 2..6), seeds).prop_map(|(keys, seed)| Case(keys, seed));
    // Shrinks within the law that broke first.
    let first: Cell<Option<Law>> = Cell::new(None);
    let result = TestRunner::new(config).run(&cases, |Case(keys, seed)| match check(keys, seed) {
        Err(broken) if first.get().is_none_or(|law| law == broken.law) => {
            first.set(Some(broken.law));
            Err(TestCaseError::fail(broken.to_string()))
        }
        _ => Ok(()),
    });
    let report = match result {
        Ok(()) => return eprint!("{}", unordered::<S::Value>()),
        Err(TestError::Fail(reason, _)) => reason.to_string(),
        Err(TestError::Abort(reason)) => panic!("no case to check: {reason}"),
    };
    let unordered = unordered::<S::Value>();
    let place = if place.is_empty() { String::new() } else { format!("value: {place}\n") };
    let current = std::thread::current();
    let test = current.name().filter(|name| *name != "main").unwrap_or_default();
    let replay = format!("replay: PROPTEST_RNG_SEED={seed} cargo test {test}");
    panic!("{report}{place}{unordered}{}", replay.trim_end());
}

/// Names the fields whose order is not checked: text before an unordered delimiter or under `rest`.
fn unordered<K: Tested>() -> String {
    let fields = K::fields();
    let facts = fields.iter().map(|field| field.facts());
    let unordered = facts.filter(|facts| facts.node.ordered() && !facts.ordered);
    let names: Vec<String> = unordered.map(|facts| format!("`{}`", facts.name)).collect();
    match names.is_empty() {
        true => String::new(),
        false => {
            format!(
                "not checked: the order of {}, text before an unordered delimiter or under `rest`\n",
                names.join(", ")
            )
        }
    }
}

fn check<K: Tested + Clone + Debug>(keys: Vec<K>, seed: u64) -> Result<(), Broken> {
    let mut table = Table::new();
    let mut random = Random::new(seed);
    let drawn = keys.len();
    keys.into_iter().try_for_each(|key| table.add(key))?;
    (0..2 * drawn).try_for_each(|_| table.add_relative(&mut random))?;
    rows::check(&mut table, &mut random)?;
    salts::check(&table, &mut random)?;
    scans::check(&mut table, &mut random)?;
    questions::check(&table, &mut random)
}
