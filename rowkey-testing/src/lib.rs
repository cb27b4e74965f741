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
//! A check draws a few keys, makes others from them (keys that share their first fields, values at the
//! edges of their types, rows with a changed byte that still decode), and holds every law against all
//! of them:
//!
//! | law | what is checked |
//! |---|---|
//! | Order | two rows compare as the fields do, each in its direction, after the salt; `compare` of a codec agrees |
//! | Round trip | a row decodes to its key; bytes that decode encode to the same bytes; equal keys have one row, others have two; `encode_into` writes what `encode` does |
//! | Range | scans with 0, 1, 2 .. first fields fixed, and with the next field bounded: each row that matches is in one range, no other is; `range()` and `ranges()` agree |
//! | Total decode | random bytes, cut rows and changed rows decode or give an error that lies within them; no panic |
//! | Self-delimiting | before another field, no value's bytes begin another's |
//! | Format | the bytes have the width and the alphabet that the codec says, and one that is `INFALLIBLE` refuses nothing |
//! | Salt | the hash gives the same bucket however the salted bytes are cut; a row in another bucket does not decode |
//! | No panic | encode, decode and scans |
//!
//! The order that values should have is that of their types: `Ord`, or the order of
//! [what a type writes](rowkey_core::FieldValue) where the crate knows it. A type that has only `PartialOrd`
//! is checked where that tells the order, and one without it is only round-tripped. Text before an unordered delimiter has
//! no order in its rows, so of such a field, and of those after it, every law but order is checked; a line of the output
//! names it.
//!
//! # What a failure says
//!
//! ```text
//! law broken: Order
//!   rows compare as their fields do, each in its declared direction
//!   here: by `value`, a sorts behind b, and its row stands in front
//!   a  0
//!   b  -2147483648
//!   a  00 00 00 00
//!   b  80 00 00 00
//!      ^^ byte 0
//! the value stands at the end of a row
//! replay: PROPTEST_RNG_SEED=7146392496598477642 cargo test the_codec_keeps_the_laws
//! ```
//!
//! The keys are the smallest that were found. `PROPTEST_CASES` sets how many cases are tried, 256 if
//! nothing is said.
//!
//! # Limits
//!
//! Rows are kept in memory until the test ends, as a key may borrow from one: a key with a lifetime is
//! checked as `Key<'static>`. Panics are caught, so they need `panic = "unwind"`, and their own text
//! appears among the output of the test.

use std::cell::Cell;
use std::fmt::{self, Debug};
use std::hash::{BuildHasher, Hasher, RandomState};

use proptest::arbitrary::{Arbitrary, any};
use proptest::collection::vec;
use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngSeed, TestCaseError, TestError, TestRunner};
use rowkey_core::{Codec, Decode};

use self::codec::{Alone, Amid, Of};
use self::law::{Broken, Law};
use self::random::Random;
use self::table::Table;

mod codec;
mod golden;
mod law;
mod near;
mod questions;
mod random;
mod rows;
mod salts;
mod scans;
mod table;
mod tested;

#[doc(hidden)]
pub use golden::{drawn, golden};
pub use tested::Tested;
#[doc(hidden)]
pub use tested::{ByFields, ByNothing, ByOrd, ByPartialOrd, ByValue, FieldOf, Pair, field, fields};

/// A type whose values proptest can draw by itself: every one that implements its [`Arbitrary`].
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

/// Checks the laws of a key, whose values come from its [`Arbitrary`].
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
/// When a law is broken. The text names it, shows the keys and their bytes, and says what replays it.
#[track_caller]
pub fn check_laws<K: Tested + Drawn + Clone>() {
    check_laws_with(any::<K>());
}

/// Checks the laws of a key, whose values come from `keys`.
///
/// Keys near the ones that `keys` gives are made as well, so a rule that the key has beside its codecs
/// (an end that is never before a start) must not make encode panic.
///
/// # Panics
/// When a law is broken, as [`check_laws`].
#[track_caller]
pub fn check_laws_with<S: Strategy>(keys: S)
where
    S::Value: Tested + Clone,
{
    run(keys, "");
}

/// Checks the laws of the codec `C` for the type `T`, whose values come from its [`Arbitrary`]: at the
/// end of a row, and between two other fields.
///
/// ```
/// # use rowkey::{Codec, Decode, EncodeFault, End, Node, Reader, Sink};
/// /// Tenths of a degree, the sign flipped.
/// struct Tenths;
///
/// impl Codec<i16> for Tenths {
///     type Arg<'v> = i16;
///     const NODE: &'static Node = &Node::fixed("tenths", 2);
///     const INFALLIBLE: bool = true;
///
///     fn write<S: Sink>(tenths: &i16, _: End, out: &mut S) -> Result<(), EncodeFault> {
///         out.put(&(*tenths as u16 ^ 0x8000).to_be_bytes());
///         Ok(())
///     }
/// }
///
/// impl<'r> Decode<'r, i16> for Tenths {
///     fn read(row: &mut Reader<'r>, _: End) -> Option<i16> {
///         Some((u16::from_be_bytes(row.array()?) ^ 0x8000) as i16)
///     }
/// }
///
/// rowkey::testing::check_codec::<Tenths, i16>();
/// ```
///
/// The order that the bytes should have is `PartialOrd` of `T`. The codec of a type itself is
/// [`Ordered`](rowkey_core::Ordered): `check_codec::<Ordered, T>()`.
///
/// # Panics
/// When a law is broken, as [`check_laws`].
#[track_caller]
pub fn check_codec<C, T>()
where
    C: Codec<T> + Decode<'static, T> + 'static,
    T: Drawn + PartialOrd + Clone + 'static,
{
    check_codec_with::<C, T>(any::<T>());
}

/// Checks the laws of the codec `C`, for values that come from `values`.
///
/// # Panics
/// When a law is broken, as [`check_laws`].
#[track_caller]
pub fn check_codec_with<C, T>(values: impl Strategy<Value = T> + 'static)
where
    C: Codec<T> + Decode<'static, T> + 'static,
    T: PartialOrd + Clone + Debug + 'static,
{
    let values = values.boxed();
    let amid = (any::<u8>(), values.clone(), any::<u8>());
    run(values.prop_map(Alone::<Of<C, T>>), "at the end of a row");
    // A codec that can only be the last field has no other place.
    if C::NODE.out_of_place(false, None, C::BORROWS).is_none() {
        let amid = amid.prop_map(|(before, value, after)| Amid::<Of<C, T>>(before, value, after));
        run(amid, "between two other fields");
    }
}

/// A few keys, and the seed of all that is made from them.
#[derive(Clone)]
struct Case<K>(Vec<K>, u64);

/// What failed is said by the law that broke.
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
    // The smallest case is one of the law that broke first.
    let first: Cell<Option<Law>> = Cell::new(None);
    let result = TestRunner::new(config).run(&cases, |Case(keys, seed)| match check(keys, seed) {
        Err(broken) if first.get().is_none_or(|law| law == broken.law) => {
            first.set(Some(broken.law));
            Err(TestCaseError::fail(broken.to_string()))
        }
        _ => Ok(()),
    });
    let said = match result {
        Ok(()) => return eprint!("{}", unordered::<S::Value>()),
        Err(TestError::Fail(reason, _)) => reason.to_string(),
        Err(TestError::Abort(reason)) => panic!("no case to check: {reason}"),
    };
    let unordered = unordered::<S::Value>();
    let place = if place.is_empty() { String::new() } else { format!("the value stands {place}\n") };
    let current = std::thread::current();
    let test = current.name().filter(|name| *name != "main").unwrap_or_default();
    let replay = format!("replay: PROPTEST_RNG_SEED={seed} cargo test {test}");
    panic!("{said}{place}{unordered}{}", replay.trim_end());
}

/// What the law of order is not held against, in words: text before an unordered delimiter.
fn unordered<K: Tested>() -> String {
    let fields = K::fields().into_iter().map(|field| field.facts());
    let given_up = fields.filter(|facts| facts.node.ordered() && !facts.ordered);
    let names: Vec<String> = given_up.map(|facts| format!("`{}`", facts.name)).collect();
    match names.is_empty() {
        true => String::new(),
        false => {
            format!("not checked: the order of {}, text before an unordered delimiter\n", names.join(", "))
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
