//! The laws, for a wide family of keys, against the reference encoder of `reference/`. Every case is
//! made from one seed, which a failure prints; `PROPTEST_CASES` sets how many there are: 64 of 24 keys each by default.

#![allow(missing_docs, reason = "nothing here is for others")]

mod random;
mod reference;

use std::cmp::Ordering;
use std::ops::Bound;

use proptest::prelude::*;
use random::Rng;
use reference::{Delimiter, Salt, Spec, V, compare, natural};
use rowkey::{DecodeError, DecodeErrorKind, KeyRange, KeyRanges, Layout, RowKey, RowKeyRef, SaltHash};

/// A field's type: values biased to edges and collisions, and the same value as plain data.
pub trait Sample: Sized {
    type Arg<'v>
    where
        Self: 'v;
    fn sample(rng: &mut Rng) -> Self;
    fn arg(&self) -> Self::Arg<'_>;
    fn v(&self) -> V;
}

macro_rules! sample_int {
    ($($int:ident $v:ident $wide:ident;)*) => {$(
        impl Sample for $int {
            type Arg<'v> = $int;
            fn sample(rng: &mut Rng) -> Self {
                let edges = [0, 1, 2, 9, 10, 99, 100, 126, $int::MAX, $int::MAX - 1, $int::MIN, $int::MIN + 1, $int::MAX / 2];
                match rng.below(20) {
                    i if i < edges.len() => edges[i],
                    13 => (0 as $int).wrapping_sub(1),
                    14 => (1439u64 + rng.next() % 3) as $int,
                    15 => (999_999u64 + rng.next() % 2) as $int,
                    _ => rng.next() as $int >> rng.below(8),
                }
            }
            fn arg(&self) -> $int { *self }
            fn v(&self) -> V { V::$v(*self as $wide) }
        }
    )*};
}

sample_int! {
    u8 U u128; u16 U u128; u32 U u128; u64 U u128; u128 U u128;
    i8 I i128; i16 I i128; i32 I i128; i64 I i128; i128 I i128;
}

impl Sample for std::num::NonZeroU16 {
    type Arg<'v> = Self;
    fn sample(rng: &mut Rng) -> Self {
        Self::new(u16::sample(rng)).unwrap_or(Self::MIN)
    }
    fn arg(&self) -> Self {
        *self
    }
    fn v(&self) -> V {
        V::U(self.get().into())
    }
}

impl Sample for bool {
    type Arg<'v> = bool;
    fn sample(rng: &mut Rng) -> Self {
        rng.below(2) == 1
    }
    fn arg(&self) -> bool {
        *self
    }
    fn v(&self) -> V {
        V::U(u128::from(*self))
    }
}

impl Sample for char {
    type Arg<'v> = char;
    fn sample(rng: &mut Rng) -> Self {
        ['\0', 'a', 'b', '\u{D7FF}', '\u{E000}', char::MAX][rng.below(6)]
    }
    fn arg(&self) -> char {
        *self
    }
    fn v(&self) -> V {
        V::U(u32::from(*self).into())
    }
}

macro_rules! sample_float {
    ($($float:ident)*) => {$(
        impl Sample for $float {
            type Arg<'v> = $float;
            fn sample(rng: &mut Rng) -> Self {
                let edges = [0.0, -0.0, 1.0, -1.0, $float::MAX, $float::MIN, $float::INFINITY, $float::NEG_INFINITY,
                    $float::NAN, -$float::NAN, $float::MIN_POSITIVE, -$float::MIN_POSITIVE];
                match rng.below(16) {
                    i if i < edges.len() => edges[i],
                    _ => $float::from_bits(rng.next() as _),
                }
            }
            fn arg(&self) -> $float { *self }
            fn v(&self) -> V {
                // Widening keeps the order and the sign, but not the payload of a NaN: order by the bits.
                let bits = self.to_bits() as i64;
                let shift = 64 - 8 * size_of::<$float>() as u32;
                V::F(f64::from_bits((bits << shift) as u64), self.to_be_bytes().to_vec())
            }
        }
    )*};
}

sample_float!(f32 f64);

const TEXTS: &[&str] = &[
    "",
    "\0",
    "\0\0",
    "\u{1}",
    "a",
    "a\0",
    "a\0\0",
    "a\0b",
    "a\u{1}",
    "a ",
    " ",
    "a  b",
    "ab",
    "ab\0",
    "abc",
    "abcd",
    "abcde",
    "abcdefgh",
    "abcdefgh\0",
    "a,",
    "a,b",
    ",",
    "a-",
    "b",
    "\u{7f}",
    "é",
    "aé",
    "\u{10FFFF}",
    "\u{FFFF}a",
    "a\u{10FFFF}",
    "+",
    "a+b",
    ":",
    "a:",
    ":a",
    "a:b",
    "a::b",
    "a-1",
];

fn text(rng: &mut Rng) -> String {
    let one = TEXTS[rng.below(TEXTS.len())];
    if rng.below(4) == 0 { format!("{one}{}", TEXTS[rng.below(TEXTS.len())]) } else { one.to_string() }
}

fn bytes(rng: &mut Rng) -> Vec<u8> {
    let edge = [0, 1, 0x20, b'a', 0x7F, 0x80, 0xFE, 0xFF];
    let len = rng.below(5);
    (0..len).map(|_| edge[rng.below(edge.len())]).collect()
}

impl Sample for String {
    type Arg<'v> = &'v str;
    fn sample(rng: &mut Rng) -> Self {
        text(rng)
    }
    fn arg(&self) -> &str {
        self
    }
    fn v(&self) -> V {
        V::B(self.clone().into_bytes())
    }
}

impl Sample for Vec<u8> {
    type Arg<'v> = &'v [u8];
    fn sample(rng: &mut Rng) -> Self {
        bytes(rng)
    }
    fn arg(&self) -> &[u8] {
        self
    }
    fn v(&self) -> V {
        V::B(self.clone())
    }
}

impl Sample for Vec<i16> {
    type Arg<'v> = &'v [i16];
    fn sample(rng: &mut Rng) -> Self {
        (0..rng.below(4)).map(|_| i16::sample(rng)).collect()
    }
    fn arg(&self) -> &[i16] {
        self
    }
    fn v(&self) -> V {
        V::L(self.iter().map(Sample::v).collect())
    }
}

/// An enum without data, and what each variant is as plain data.
macro_rules! sample_enum {
    ($(#[$attr:meta])* $name:ident { $($(#[$of:meta])* $variant:ident $(= $number:literal)? => $v:expr;)* }) => {
        #[derive(RowKey, Debug, Clone, Copy, PartialEq)]
        $(#[$attr])*
        pub enum $name { $($(#[$of])* $variant $(= $number)?,)* }

        impl Sample for $name {
            type Arg<'v> = Self;
            fn sample(rng: &mut Rng) -> Self {
                let all = [$($name::$variant),*];
                all[rng.below(all.len())]
            }
            fn arg(&self) -> Self {
                *self
            }
            fn v(&self) -> V {
                match self { $($name::$variant => $v,)* }
            }
        }
    };
}

sample_enum! { #[repr(u8)] Level {
    Error = 255 => V::U(255);
    Info = 1 => V::U(1);
    Debug = 0 => V::U(0);
    Warning = 0x61 => V::U(0x61);
} }
sample_enum! { #[repr(i32)] Shift {
    On = 300 => V::I(300);
    Back = -300 => V::I(-300);
    Least = -2147483648 => V::I(-2147483648);
    Here = 0 => V::I(0);
} }
sample_enum! { #[rowkey(text)] Day {
    Mon => V::B(b"Mon".to_vec());
    Tue => V::B(b"Tue".to_vec());
    #[rowkey(rename = "~~~")] Other => V::B(b"~~~".to_vec());
} }
sample_enum! { #[rowkey(text)] Action {
    Login => V::B(b"Login".to_vec());
    Log => V::B(b"Log".to_vec());
    #[rowkey(rename = "\u{2}")] Low => V::B(b"\x02".to_vec());
    #[rowkey(rename = "Log\u{10FFFF}")] High => V::B("Log\u{10FFFF}".into());
} }
sample_enum! { #[rowkey(text)] Word {
    Login => V::B(b"Login".to_vec());
    Log => V::B(b"Log".to_vec());
    #[rowkey(rename = "-")] Low => V::B(b"-".to_vec());
} }

impl<T: Sample> Sample for Option<T> {
    type Arg<'v>
        = Option<T::Arg<'v>>
    where
        T: 'v;
    fn sample(rng: &mut Rng) -> Self {
        (rng.below(4) > 0).then(|| T::sample(rng))
    }
    fn arg(&self) -> Option<T::Arg<'_>> {
        self.as_ref().map(Sample::arg)
    }
    fn v(&self) -> V {
        self.as_ref().map_or(V::None, |value| V::Some(Box::new(value.v())))
    }
}

impl Sample for [u8; 3] {
    type Arg<'v> = Self;
    fn sample(rng: &mut Rng) -> Self {
        [0; 3].map(|_: u8| [0, 1, 0x61, 0xFE, 0xFF][rng.below(5)])
    }
    fn arg(&self) -> Self {
        *self
    }
    fn v(&self) -> V {
        V::B(self.to_vec())
    }
}

impl Sample for [i16; 2] {
    type Arg<'v> = Self;
    fn sample(rng: &mut Rng) -> Self {
        [i16::sample(rng), i16::sample(rng)]
    }
    fn arg(&self) -> Self {
        *self
    }
    fn v(&self) -> V {
        V::L(self.iter().map(Sample::v).collect())
    }
}

fn config() -> ProptestConfig {
    let mut config = ProptestConfig { failure_persistence: None, ..ProptestConfig::default() };
    if std::env::var_os("PROPTEST_CASES").is_none() {
        config.cases = 64;
    }
    config
}

/// A key under test, as the reference sees it.
pub struct Described {
    pub salt: Option<Salt>,
    pub prefix: &'static [u8],
    pub specs: Vec<Spec>,
    pub delimiter: Option<Delimiter>,
}

/// Laws 1, 2 and 4 for a sample of keys.
fn check_rows<K>(described: &Described, keys: &[K], values: &[Vec<V>], rng: &mut Rng) -> Vec<Option<Vec<u8>>>
where
    K: RowKey + for<'r> RowKeyRef<'r> + Fields + std::fmt::Debug,
{
    let Described { salt, prefix, specs, delimiter } = described;
    let rows: Vec<Option<Vec<u8>>> =
        values.iter().map(|list| reference::row(*salt, prefix, specs, *delimiter, list)).collect();
    let travelled = travelled::<K>();
    for (key, row) in keys.iter().zip(&rows) {
        let encoded = key.try_encode().map(Vec::from);
        assert_eq!(encoded.as_ref().ok(), row.as_ref(), "bytes of {key:?}: {encoded:?}");
        let mut appended = b"before".to_vec();
        let into = key.try_encode_into(&mut appended);
        let expected = [&b"before"[..], row.as_deref().unwrap_or_default()].concat();
        assert_eq!((into.is_ok(), appended), (row.is_some(), expected), "encode_into of {key:?}");
        let Some(row) = row else { continue };
        match K::decode(row) {
            Ok(decoded) => {
                assert_eq!(decoded.try_encode().map(Vec::from).as_ref(), Ok(row), "round trip of {key:?}")
            }
            Err(error) => panic!("{key:?} does not decode: {error}"),
        }
        check_explanation::<K>(row, &travelled);
        check_fields::<K>(row);
        // Rows with a fault: refused with a place, or the row of another key.
        for _ in 0..6 {
            let mut broken = row.clone();
            match rng.below(5) {
                0 => broken.truncate(rng.below(row.len() + 1)),
                1 => broken.push([0, 1, 0xFF, b'0'][rng.below(4)]),
                2 => broken = bytes(rng),
                _ if broken.is_empty() => {}
                _ => {
                    let at = rng.below(broken.len());
                    broken[at] = [0, 1, 0xFF, b'0', b'9', b'a', broken[at].wrapping_add(1)][rng.below(7)];
                }
            }
            match K::decode(&broken) {
                Ok(decoded) => {
                    assert_eq!(decoded.try_encode().map(Vec::from).as_ref(), Ok(&broken), "one key, one row");
                }
                Err(error) => {
                    assert!(error.offset() <= broken.len(), "{error}");
                    assert!(!error.field().is_empty() && !error.to_string().is_empty());
                }
            }
            check_explanation::<K>(&broken, &travelled);
            check_fields::<K>(&broken);
        }
        // Another bucket is an error, not another key.
        if reference::salt_width(*salt) > 0 {
            let mut other = row.clone();
            other[0] ^= 1;
            assert!(K::decode(&other).is_err(), "a wrong salt decodes: {other:?}");
        }
    }
    // Law 1, for rows of one bucket.
    let width = reference::salt_width(*salt);
    let whole = Key(specs.clone(), *delimiter);
    for (i, a) in rows.iter().enumerate() {
        for (j, b) in rows.iter().enumerate().skip(i) {
            let (Some(a), Some(b)) = (a, b) else { continue };
            let order = compare(&whole, &V::L(values[i].clone()), &V::L(values[j].clone()));
            assert_eq!(a[width..].cmp(&b[width..]), order, "order of {:?} and {:?}", keys[i], keys[j]);
        }
    }
    rows
}

/// The fields of a key, each shown.
pub trait Fields: Sized {
    fn shown(&self) -> Vec<String>;
    fn decoded_one_by_one(row: &[u8]) -> Vec<Result<String, DecodeError>>;
}

/// One field alone is what decode gives; of a row that does not decode, its fields up to the fault are
/// given all the same, and the one with the fault is not.
fn check_fields<K: RowKey + Fields>(row: &[u8]) {
    let fields = K::decoded_one_by_one(row);
    match K::decode(row) {
        Ok(key) => {
            let fields: Vec<String> = fields.into_iter().map(Result::unwrap).collect();
            assert_eq!(fields, key.shown());
        }
        Err(error) => {
            for fault in fields.iter().filter_map(|field| field.as_ref().err()) {
                assert!(
                    fault.offset() <= row.len() && fault.offset() >= error.offset().min(row.len()),
                    "{fault}; {error}"
                );
            }
            let first = fields.iter().position(Result::is_err);
            // A delimiter is searched for only if nothing else determines where the field ends.
            let between = matches!(error.kind(), DecodeErrorKind::NoDelimiter { .. });
            if !between && !["salt", "prefix", "row"].contains(&error.field()) {
                assert!(first.is_some(), "{error}");
            }
        }
    }
}

/// The layout of `K`, written as JSON and read back: its fingerprint is computed again on the way.
fn travelled<K: RowKey>() -> Layout {
    let layout: Layout = serde_json::from_str(&serde_json::to_string(K::LAYOUT).unwrap()).unwrap();
    assert_eq!(layout, *K::LAYOUT);
    assert_eq!(layout.to_string(), K::LAYOUT.to_string());
    assert_eq!(layout.fingerprint(), K::FINGERPRINT);
    layout
}

/// An explanation loses no byte, and finds the fault that decode finds, from the layout alone.
fn check_explanation<K: RowKey>(row: &[u8], layout: &Layout) {
    let decoded = K::decode(row);
    let explained = layout.explain(row);
    assert_eq!(explained.row(), row, "{explained}");
    let mut end = 0;
    for segment in &explained.segments {
        assert_eq!(segment.offset, end, "{explained}");
        assert!(!segment.value.is_empty(), "{explained}");
        end += segment.bytes.len();
    }
    // A hash of the user's own is known to the type alone.
    let own_hash =
        matches!(layout.segments()[0].part, rowkey::layout::Part::Salt { hash, .. } if hash == Length::NAME);
    match (&decoded, &explained.fault) {
        (Ok(_), None) => assert!(explained.rest.is_empty(), "{explained}"),
        (Err(error), Some(fault)) => {
            assert_eq!(fault.offset, error.offset(), "{error}\n{explained}");
            let field = fault.field.strip_prefix(error.field());
            assert!(
                field.is_some_and(|rest| rest.is_empty() || rest.starts_with('.')),
                "{error}\n{explained}"
            );
        }
        (Err(error), None) if own_hash && matches!(error.kind(), DecodeErrorKind::WrongSalt { .. }) => {}
        (decoded, _) => panic!("{:?}\n{explained}", decoded.as_ref().map(drop)),
    }
}

/// The rows of a sorted table in a range, as a store finds them: by its two ends.
fn within<'t, 'r>(table: &'t [&'r Vec<u8>], range: &KeyRange) -> &'t [&'r Vec<u8>] {
    let low = table.partition_point(|row| row.as_slice() < range.start());
    let end = table.partition_point(|row| row.as_slice() < range.stop());
    &table[low..if range.stop().is_empty() { table.len() } else { end }]
}

/// Law 3: exactly the rows for which `matches` holds; and what every set of ranges keeps.
fn check_scan(
    rows: &[Option<Vec<u8>>],
    scan: &KeyRanges,
    width: usize,
    what: &dyn Fn() -> String,
    matches: &dyn Fn(usize) -> bool,
) {
    let ranges: Vec<KeyRange> = scan.iter().collect();
    assert_eq!(ranges.len(), scan.len());
    for (i, range) in ranges.iter().enumerate() {
        assert_eq!(scan.get(i).as_ref(), Some(range));
        assert!(!range.is_empty(), "an empty range is left out");
        assert!(range.stop().is_empty() || range.start() < range.stop(), "{range:?}");
        assert!(i == 0 || (!ranges[i - 1].stop().is_empty() && ranges[i - 1].stop() <= range.start()));
    }
    assert_eq!(scan.get(ranges.len()), None);
    let mut all: Vec<&Vec<u8>> = Vec::new();
    for (i, row) in rows.iter().enumerate() {
        let Some(row) = row else { continue };
        let found = ranges.iter().filter(|range| range.contains(row)).count();
        assert_eq!(found, usize::from(matches(i)), "{}: row {row:02x?} in {scan:?}", what());
        if found > 0 {
            all.push(row);
        }
    }
    // Pages of three, through all buckets: every row once, in merge order.
    let mut table: Vec<&Vec<u8>> = rows.iter().flatten().collect();
    for list in [&mut all, &mut table] {
        list.sort();
        list.dedup();
    }
    all.sort_by_key(|row| (row[width..].to_vec(), row[..width].to_vec()));
    let page = |scan: &KeyRanges| -> Vec<&Vec<u8>> {
        let buckets: Vec<Vec<&Vec<u8>>> = scan.iter().map(|range| within(&table, &range).to_vec()).collect();
        scan.merge(buckets, |row| row).take(3).collect()
    };
    let mut paged = Vec::new();
    let mut rest = scan.clone();
    loop {
        let rows = page(&rest);
        let Some(last) = rows.last() else { break };
        rest = rest.after(last);
        paged.extend(rows);
        assert!(paged.len() <= all.len(), "{}: pages repeat rows", what());
    }
    assert_eq!(paged, all, "{}: pages of {scan:?}", what());
    let _ = scan.after(b"").after(&[0xFF; 40]).after(b"\x01");
    // The same backwards.
    let mut paged = Vec::new();
    let mut rest = scan.clone();
    loop {
        let buckets: Vec<Vec<&Vec<u8>>> =
            rest.iter().map(|range| within(&table, &range).iter().rev().copied().collect()).collect();
        let rows: Vec<&Vec<u8>> = rest.merge_descending(buckets, |row| row).take(3).collect();
        let Some(last) = rows.last() else { break };
        rest = rest.before(last);
        paged.extend(rows);
        assert!(paged.len() <= all.len(), "{}: pages backwards repeat rows", what());
    }
    paged.reverse();
    assert_eq!(paged, all, "{}: pages backwards of {scan:?}", what());
    // The first half of the pages is before a row, the second after it.
    if let Some(&middle) = all.get(all.len() / 2) {
        let between = scan.before(middle).after(all[0]);
        let found: usize = between.iter().map(|range| within(&table, &range).len()).sum();
        assert_eq!(found, (all.len() / 2).saturating_sub(1), "{}: between two rows", what());
    }
    assert!(scan.before(b"").is_empty());
    let _ = scan.before(&[0xFF; 40]).before(b"\x01").after(b"\x00");
}

fn in_bounds(spec: &Spec, v: &V, low: Bound<&V>, high: Bound<&V>) -> bool {
    let above = match low {
        Bound::Unbounded => true,
        Bound::Included(low) => natural(spec, v, low) != Ordering::Less,
        Bound::Excluded(low) => natural(spec, v, low) == Ordering::Greater,
    };
    let below = match high {
        Bound::Unbounded => true,
        Bound::Included(high) => natural(spec, v, high) != Ordering::Greater,
        Bound::Excluded(high) => natural(spec, v, high) == Ordering::Less,
    };
    above && below
}

fn bound<T>(value: T, kind: usize) -> Bound<T> {
    match kind {
        0 => Bound::Unbounded,
        1 => Bound::Excluded(value),
        _ => Bound::Included(value),
    }
}

/// The leading `n` fields of two keys agree.
fn same_head(specs: &[Spec], a: &[V], b: &[V], n: usize) -> bool {
    (0..n).all(|i| compare(&specs[i], &a[i], &b[i]) == Ordering::Equal)
}

/// One sample of keys and the scans that are tried on it.
pub struct Context<'a, K> {
    specs: &'a [Spec],
    rows: &'a [Option<Vec<u8>>],
    values: &'a [Vec<V>],
    width: usize,
    kinds: (usize, usize),
    head: &'a K,
    low: &'a K,
    high: &'a K,
    head_values: Vec<V>,
    low_values: Vec<V>,
    high_values: Vec<V>,
}

impl<K: std::fmt::Debug> Context<'_, K> {
    /// The first `n` fields are fixed.
    fn fixed(&self, n: usize, scan: &KeyRanges) {
        let what = || format!("{n} fields of {:?}", self.head);
        check_scan(self.rows, scan, self.width, &what, &|i| {
            same_head(self.specs, &self.head_values, &self.values[i], n)
        });
    }

    /// The first `n` fields are fixed, the next one is bounded.
    fn bounded(&self, n: usize, scan: &KeyRanges) {
        let (low, high) =
            (bound(&self.low_values[n], self.kinds.0), bound(&self.high_values[n], self.kinds.1));
        let what = || format!("{n} fields of {:?}, then {low:?} to {high:?}", self.head);
        check_scan(self.rows, scan, self.width, &what, &|i| {
            same_head(self.specs, &self.head_values, &self.values[i], n)
                && in_bounds(&self.specs[n], &self.values[i][n], low, high)
        });
    }

    /// The first `n` fields are fixed, the next one has one of two values.
    fn one_of(&self, n: usize, scan: &KeyRanges) {
        let what = || {
            let values = (&self.low_values[n], &self.high_values[n]);
            format!("{n} fields of {:?}, then one of {values:?}", self.head)
        };
        check_scan(self.rows, scan, self.width, &what, &|i| {
            let is = |value| compare(&self.specs[n], &self.values[i][n], value) == Ordering::Equal;
            same_head(self.specs, &self.head_values, &self.values[i], n)
                && (is(&self.low_values[n]) || is(&self.high_values[n]))
        });
    }

    /// The first `n` fields are fixed, the next one starts with that of `low`.
    fn starting(&self, n: usize, scan: &KeyRanges) {
        let V::B(prefix) = &self.low_values[n] else { panic!("no text") };
        let what = || format!("{n} fields of {:?}, then {prefix:?}..", self.head);
        check_scan(self.rows, scan, self.width, &what, &|i| {
            same_head(self.specs, &self.head_values, &self.values[i], n)
                && matches!(&self.values[i][n], V::B(text) if text.starts_with(prefix))
        });
    }
}

/// `key [mode] { fields }`; a field's mode: `!` every value fits, `?` some do not; `text` can be
/// found by what it starts with; `scattered` has no range; `found` is text without a range.
macro_rules! laws {
    ($($name:ident { $($describe:ident = $value:expr),* } $(#[$key:meta])* {
        $($field:ident [$fits:tt $($mode:ident)?] $(#[$attr:meta])* $ty:ty = $spec:expr;)*
    })*) => {$(
        mod $name {
            use super::*;

            #[derive(RowKey, Debug, Clone)]
            $(#[$key])*
            pub struct K { $($(#[$attr])* pub $field: $ty,)* }

            impl K {
                fn values(&self) -> Vec<V> {
                    vec![$(self.$field.v(),)*]
                }

                pub fn specs() -> Vec<Spec> {
                    vec![$($spec,)*]
                }
            }

            impl Fields for K {
                fn shown(&self) -> Vec<String> {
                    vec![$(format!("{:?}", self.$field),)*]
                }

                fn decoded_one_by_one(row: &[u8]) -> Vec<Result<String, DecodeError>> {
                    vec![$(laws!(@decode $field row),)*]
                }
            }

            /// As a field of other keys.
            impl Sample for K {
                type Arg<'v> = &'v K;

                fn sample(rng: &mut Rng) -> Self {
                    K { $($field: <$ty as Sample>::sample(rng),)* }
                }

                fn arg(&self) -> &K {
                    self
                }

                fn v(&self) -> V {
                    V::L(self.values())
                }
            }

            fn check(seed: u64) {
                let mut rng = Rng(seed);
                let mut keys: Vec<K> = Vec::new();
                for _ in 0..24 {
                    let mut key = K::sample(&mut rng);
                    // Keys that share their first fields with another one collide.
                    if !keys.is_empty() && rng.below(2) == 0 {
                        let other = keys[rng.below(keys.len())].clone();
                        let mut shared = rng.below(K::specs().len() + 1);
                        $(
                            if shared > 0 {
                                key.$field = other.$field;
                                shared -= 1;
                            }
                        )*
                        let _ = shared;
                    }
                    keys.push(key);
                }
                #[allow(unused_mut)]
                let mut described = Described { salt: None, prefix: b"", specs: K::specs(), delimiter: None };
                $(described.$describe = $value;)*
                let values: Vec<Vec<V>> = keys.iter().map(K::values).collect();
                let rows = check_rows(&described, &keys, &values, &mut rng);
                for _ in 0..4 {
                    let mut any = || &keys[rng.below(keys.len())];
                    let (head, low, high) = (any(), any(), any());
                    scans(&Context {
                        specs: &described.specs,
                        rows: &rows,
                        values: &values,
                        width: reference::salt_width(described.salt),
                        kinds: (rng.below(4), rng.below(4)),
                        head,
                        low,
                        high,
                        head_values: head.values(),
                        low_values: low.values(),
                        high_values: high.values(),
                    });
                }
            }

            /// `None` if a value to fix cannot be encoded.
            fn scans(c: &Context<'_, K>) -> Option<()> {
                c.fixed(0, &K::prefix().ranges());
                laws!(@scan c [K::prefix()] (0) $($field [$fits $($mode)?];)*);
                Some(())
            }

            proptest! {
                #![proptest_config(config())]
                #[test]
                fn keeps_the_laws(seed in any::<u64>()) {
                    check(seed);
                }
            }
        }
    )*};

    (@scan $c:ident [$($chain:tt)*] ($n:expr)) => {};
    (@scan $c:ident [$($chain:tt)*] ($n:expr) $field:ident [$fits:tt $($mode:ident)?]; $($rest:tt)*) => {
        laws!(@in $field $c [$($chain)*] ($n));
        laws!(@range $field $c [$($chain)*] ($n) $($mode)?);
        laws!(@starts $field $c [$($chain)*] ($n) $($mode)?);
        laws!(@fix $fits $c [$($chain)*] ($n) $field; $($rest)*);
    };

    (@fix ! $c:ident [$($chain:tt)*] ($n:expr) $field:ident; $($rest:tt)*) => {
        $c.fixed($n + 1, &$($chain)*.$field($c.head.$field.arg()).ranges());
        laws!(@scan $c [$($chain)*.$field($c.head.$field.arg())] ($n + 1) $($rest)*);
    };
    (@fix ? $c:ident [$($chain:tt)*] ($n:expr) $field:ident; $($rest:tt)*) => {
        $c.fixed($n + 1, &$($chain)*.$field($c.head.$field.arg()).ok()?.ranges());
        laws!(@scan $c [$($chain)*.$field($c.head.$field.arg()).ok()?] ($n + 1) $($rest)*);
    };

    (@in a $c:ident [$($chain:tt)*] ($n:expr)) => {
        $c.one_of($n, &$($chain)*.a_in([$c.high.a.arg(), $c.low.a.arg(), $c.high.a.arg()]).ranges());
    };
    (@decode a $row:ident) => { K::decode_a($row).map(|value| format!("{value:?}")) };
    (@in b $c:ident [$($chain:tt)*] ($n:expr)) => {
        $c.one_of($n, &$($chain)*.b_in([$c.high.b.arg(), $c.low.b.arg(), $c.high.b.arg()]).ranges());
    };
    (@decode b $row:ident) => { K::decode_b($row).map(|value| format!("{value:?}")) };
    (@in c $c:ident [$($chain:tt)*] ($n:expr)) => {
        $c.one_of($n, &$($chain)*.c_in([$c.high.c.arg(), $c.low.c.arg(), $c.high.c.arg()]).ranges());
    };
    (@decode c $row:ident) => { K::decode_c($row).map(|value| format!("{value:?}")) };
    (@in d $c:ident [$($chain:tt)*] ($n:expr)) => {
        $c.one_of($n, &$($chain)*.d_in([$c.high.d.arg(), $c.low.d.arg(), $c.high.d.arg()]).ranges());
    };
    (@decode d $row:ident) => { K::decode_d($row).map(|value| format!("{value:?}")) };

    (@range $field:ident $c:ident [$($chain:tt)*] ($n:expr) scattered) => {};
    (@range $field:ident $c:ident [$($chain:tt)*] ($n:expr) found) => {};
    (@range a $c:ident [$($chain:tt)*] ($n:expr) $($mode:ident)?) => {
        let bounds = (bound($c.low.a.arg(), $c.kinds.0), bound($c.high.a.arg(), $c.kinds.1));
        $c.bounded($n, &$($chain)*.a_range(bounds).ranges());
    };
    (@range b $c:ident [$($chain:tt)*] ($n:expr) $($mode:ident)?) => {
        let bounds = (bound($c.low.b.arg(), $c.kinds.0), bound($c.high.b.arg(), $c.kinds.1));
        $c.bounded($n, &$($chain)*.b_range(bounds).ranges());
    };
    (@range c $c:ident [$($chain:tt)*] ($n:expr) $($mode:ident)?) => {
        let bounds = (bound($c.low.c.arg(), $c.kinds.0), bound($c.high.c.arg(), $c.kinds.1));
        $c.bounded($n, &$($chain)*.c_range(bounds).ranges());
    };
    (@range d $c:ident [$($chain:tt)*] ($n:expr) $($mode:ident)?) => {
        let bounds = (bound($c.low.d.arg(), $c.kinds.0), bound($c.high.d.arg(), $c.kinds.1));
        $c.bounded($n, &$($chain)*.d_range(bounds).ranges());
    };

    (@starts a $c:ident [$($chain:tt)*] ($n:expr) text) => {
        $c.starting($n, &$($chain)*.a_starts_with($c.low.a.arg()).ranges());
    };
    (@starts b $c:ident [$($chain:tt)*] ($n:expr) text) => {
        $c.starting($n, &$($chain)*.b_starts_with($c.low.b.arg()).ranges());
    };
    (@starts c $c:ident [$($chain:tt)*] ($n:expr) text) => {
        $c.starting($n, &$($chain)*.c_starts_with($c.low.c.arg()).ranges());
    };
    (@starts $field:ident $c:ident [$($chain:tt)*] ($n:expr) found) => {
        laws!(@starts $field $c [$($chain)*] ($n) text);
    };
    (@starts $field:ident $c:ident [$($chain:tt)*] ($n:expr) $($mode:ident)?) => {};
}

/// The last byte decides.
pub struct Length;

impl SaltHash for Length {
    const NAME: &'static str = "length";
    fn bucket(parts: &[&[u8]], buckets: u32) -> u32 {
        parts.concat().len() as u32 % buckets
    }
}

fn opt(spec: Spec) -> Spec {
    Spec::Opt(Box::new(spec))
}
fn desc(spec: Spec) -> Spec {
    Spec::Desc(Box::new(spec))
}
fn max(spec: Spec, max: u128) -> Spec {
    Spec::Max(Box::new(spec), max)
}
fn each(spec: Spec) -> Spec {
    Spec::Each(Box::new(spec))
}
fn salt(buckets: u32, hash: fn(&[u8]) -> u128, fields: &'static [usize]) -> Option<Salt> {
    Some(Salt { buckets, hash, digits: None, hex: None, fields })
}
const MAX: i128 = i64::MAX as i128;
type Alias = u16;
type Maybe<T> = Option<T>;

use Delimiter::Byte;
use Spec::{
    BackToFront, Bytes, Digits, Filled, Float, Key, Len, Little, Nul, Raw, ReverseDigitsTs, ReverseTs,
    Signed, Terminated, Text, Unsigned,
};

laws! {
    unsigned {  }  {
        a [!]  u8 = Unsigned(1);
        b [!]  u64 = Unsigned(8);
        c [!]  u128 = Unsigned(16);
    }
    signed {  }  {
        a [!]  i16 = Signed(2);
        b [!]  i64 = Signed(8);
        c [!]  i8 = Signed(1);
    }
    signed_wide {  }  {
        a [!]  i32 = Signed(4);
        b [!]  i128 = Signed(16);
    }
    flags {  }  {
        a [!]  bool = Unsigned(1);
        b [!]  char = Unsigned(4);
        c [!]  bool = Unsigned(1);
    }
    floats {  }  {
        a [!]  f32 = Float;
        b [!]  f64 = Float;
    }
    non_zero {  }  {
        a [!]  std::num::NonZeroU16 = Unsigned(2);
        b [!] #[rowkey(desc)] std::num::NonZeroU16 = desc(Unsigned(2));
    }
    enums {  }  {
        a [!]  Level = Unsigned(1);
        b [!]  Shift = Signed(4);
        c [!]  Day = Bytes;
    }
    enums_of_text {  }  {
        a [!]  Action = Text;
        b [!]  Level = Unsigned(1);
        c [!]  Action = Text;
    }
    enums_desc {  }  {
        a [!] #[rowkey(desc)] Level = desc(Unsigned(1));
        b [!] #[rowkey(desc)] Action = desc(Text);
        c [!] #[rowkey(desc)] Day = desc(Bytes);
    }
    enums_optional { salt = salt(7, reference::xxh64, &[0, 1]) }  {
        a [!] #[salt(buckets = 7)] Option<Level> = opt(Unsigned(1));
        b [!] #[salt] Option<Action> = opt(Text);
        c [!] #[rowkey(desc)] Option<Day> = desc(opt(Bytes));
    }
    enums_nested {  }  {
        a [!]  enums_of_text::K = Key(enums_of_text::K::specs(), None);
        b [!]  enums::K = Key(enums::K::specs(), None);
    }
    enums_delimited { delimiter = Some(Byte(b',')) } #[rowkey(delimiter = ",")] {
        a [!]  Day = Bytes;
        b [!]  Word = Text;
        c [!]  Word = Text;
    }
    arrays {  }  {
        a [!]  [u8; 3] = Bytes;
        b [!]  [i16; 2] = each(Signed(2));
        c [!] #[rowkey(desc)] [u8; 3] = desc(Bytes);
    }
    desc_numbers {  }  {
        a [!] #[rowkey(desc)] u16 = desc(Unsigned(2));
        b [!] #[rowkey(desc)] i32 = desc(Signed(4));
        c [!] #[rowkey(desc)] f64 = desc(Float);
    }
    text_last {  }  {
        a [!]  u8 = Unsigned(1);
        b [! text]  String = Text;
    }
    text_only {  }  {
        a [! text]  String = Text;
    }
    text_first {  }  {
        a [! text]  String = Text;
        b [!]  u8 = Unsigned(1);
    }
    text_twice {  }  {
        a [! text]  String = Text;
        b [! text]  String = Text;
    }
    text_middle_desc {  }  {
        a [!]  u8 = Unsigned(1);
        b [! text] #[rowkey(desc)] String = desc(Text);
        c [!]  u8 = Unsigned(1);
    }
    text_desc_last {  }  {
        a [! text] #[rowkey(desc)] String = desc(Text);
    }
    bytes {  }  {
        a [! text]  Vec<u8> = Text;
        b [! text] #[rowkey(desc)] Vec<u8> = desc(Text);
        c [! text]  Vec<u8> = Text;
    }
    padded_text {  }  {
        a [? text] #[pad(4)] String = Filled(4, 0);
        b [? text] #[pad(3)] Vec<u8> = Filled(3, 0);
    }
    padded_text_desc {  }  {
        a [? text] #[pad(4)] #[rowkey(desc)] String = desc(Filled(4, 0));
        b [!]  u8 = Unsigned(1);
    }
    filled_text {  }  {
        a [? text] #[pad(4, fill = ' ')] String = Filled(4, b' ');
        b [? text] #[pad(4, fill = ' ')] #[rowkey(desc)] String = desc(Filled(4, b' '));
    }
    nul_text {  }  {
        a [? text] #[rowkey(nul)] String = Nul;
        b [? text] #[rowkey(nul, desc)] String = desc(Nul);
        c [? text] #[rowkey(nul)] String = Nul;
    }
    nul_desc_last {  }  {
        a [!]  u8 = Unsigned(1);
        b [? text] #[rowkey(nul, desc)] Vec<u8> = desc(Nul);
    }
    terminated_text {  }  {
        a [! found] #[rowkey(terminator = b'\xff')] String = Terminated(0xFF);
        b [? found] #[rowkey(terminator = ',')] Vec<u8> = Terminated(b',');
        c [! found] #[rowkey(terminator = 0xC0)] String = Terminated(0xC0);
    }
    terminated_by_nul {  }  {
        a [? text] #[rowkey(terminator = 0)] String = Terminated(0);
        b [? text] #[rowkey(terminator = 0, desc)] Vec<u8> = desc(Terminated(0));
        c [? text] #[rowkey(terminator = 0)] String = Terminated(0);
    }
    terminated_nested {  }  {
        a [? scattered]  terminated_text::K = Key(terminated_text::K::specs(), None);
        b [? scattered] #[rowkey(desc)] terminated_text::K = desc(Key(terminated_text::K::specs(), None));
        c [?]  terminated_by_nul::K = Key(terminated_by_nul::K::specs(), None);
    }
    terminated_optional { salt = salt(5, reference::xxh64, &[1]) }  {
        a [! scattered] #[rowkey(terminator = b'\xff')] Option<String> = opt(Terminated(0xFF));
        b [! found] #[salt(buckets = 5)] #[rowkey(terminator = b'\xff')] String = Terminated(0xFF);
    }
    length_text {  }  {
        a [? scattered] #[rowkey(len = u8)] String = Len(1);
        b [? scattered] #[rowkey(len = u32)] Vec<u8> = Len(4);
        c [? scattered] #[rowkey(len = u16)] String = Len(2);
    }
    length_text_optional { salt = salt(5, reference::xxh64, &[1]) }  {
        a [? scattered] #[rowkey(len = u16)] Option<String> = opt(Len(2));
        b [? scattered] #[salt(buckets = 5)] #[rowkey(len = u8)] String = Len(1);
    }
    length_text_nested {  }  {
        a [? scattered]  length_text::K = Key(length_text::K::specs(), None);
        b [? scattered] #[rowkey(desc)] length_text::K = desc(Key(length_text::K::specs(), None));
    }
    little_endian {  }  {
        a [! scattered] #[rowkey(le)] u16 = Little(2);
        b [! scattered] #[rowkey(le)] i64 = Little(8);
        c [! scattered] #[rowkey(le)] u128 = Little(16);
    }
    little_endian_of_width {  }  {
        a [? scattered] #[rowkey(le, width = 3)] u32 = Little(3);
        b [! scattered] #[rowkey(le, width = 3)] std::num::NonZeroU16 = Little(3);
        c [! scattered] #[rowkey(le)] Option<i32> = opt(Little(4));
    }
    little_endian_nested { salt = salt(5, reference::xxh64, &[1]) }  {
        a [! scattered] #[rowkey(desc)] little_endian::K = desc(Key(little_endian::K::specs(), None));
        b [! scattered] #[salt(buckets = 5)] #[rowkey(le)] i16 = Little(2);
    }
    delimited_number_last { delimiter = Some(Byte(b',')) } #[rowkey(delimiter = ",")] {
        a [? text]  String = Text;
        b [!]  i64 = Signed(8);
    }
    delimited_float_last { delimiter = Some(Delimiter::Unordered(b"::")) } #[rowkey(delimiter("::", unordered))] {
        a [? found]  String = Text;
        b [!]  f64 = Float;
    }
    delimited_option_last { delimiter = Some(Delimiter::Unordered(b"/")) } #[rowkey(delimiter("/", unordered))] {
        a [? found]  String = Text;
        b [!]  Option<u16> = opt(Unsigned(2));
    }
    delimited_text_last { delimiter = Some(Byte(b',')) } #[rowkey(delimiter = ",")] {
        a [? text]  String = Text;
        b [! text] #[rowkey(desc)] String = desc(Text);
    }
    delimited_padded_last { delimiter = Some(Delimiter::Unordered(b"/")) } #[rowkey(delimiter("/", unordered))] {
        a [? found]  String = Text;
        b [? text] #[pad(4)] Vec<u8> = Filled(4, 0);
    }
    delimited_key_last { delimiter = Some(Byte(b',')) } #[rowkey(delimiter = ",")] {
        a [? text]  String = Text;
        b [!]  unsigned::K = Key(unsigned::K::specs(), None);
    }
    delimited_last_nested {  }  {
        a [?]  delimited_number_last::K = Key(delimited_number_last::K::specs(), Some(Byte(b',')));
        b [!]  u8 = Unsigned(1);
    }
    padded {  }  {
        a [?] #[pad(6)] u32 = Digits(6);
        b [!] #[pad(3)] u8 = Digits(3);
        c [?] #[pad(2)] u8 = Digits(2);
    }
    padded_wide {  }  {
        a [!] #[pad(39)] u128 = Digits(39);
        b [!] #[pad(20)] #[rowkey(desc)] u64 = desc(Digits(20));
    }
    padded_max {  }  {
        a [?] #[pad(4)] #[rowkey(max = 1439)] u16 = max(Digits(4), 1439);
        b [?] #[rowkey(max = 1439, desc)] u16 = desc(max(Unsigned(2), 1439));
    }
    max_signed {  }  {
        a [?] #[rowkey(max = 100)] i8 = max(Signed(1), 100);
        b [?] #[rowkey(max = 99, raw)] i64 = max(Raw(8), 99);
    }
    width {  }  {
        a [?] #[rowkey(width = 3)] u32 = Unsigned(3);
        b [!] #[rowkey(width = 5)] u16 = Unsigned(5);
        c [?] #[rowkey(width = 1, desc)] u16 = desc(Unsigned(1));
    }
    width_max {  }  {
        a [?] #[rowkey(width = 2, max = 1000)] u64 = max(Unsigned(2), 1000);
        b [?] #[rowkey(width = 15)] u128 = Unsigned(15);
    }
    raw {  }  {
        a [?] #[rowkey(raw)] i64 = Raw(8);
        b [?] #[rowkey(raw, desc)] i16 = desc(Raw(2));
        c [?] #[rowkey(raw)] i128 = Raw(16);
    }
    back_to_front {  }  {
        a [? scattered] #[pad(3)] #[rowkey(reverse_digits)] u16 = BackToFront(3);
        b [!]  u8 = Unsigned(1);
    }
    back_to_front_last {  }  {
        a [!]  u8 = Unsigned(1);
        b [! scattered] #[pad(5)] #[rowkey(reverse_digits)] u16 = BackToFront(5);
    }
    reverse_ts {  } #[rowkey(allow(hotspot))] {
        a [!] #[reverse_ts] i64 = ReverseTs(MAX);
        b [?] #[reverse_ts] u64 = ReverseTs(MAX);
        c [!] #[reverse_ts(from = u64::MAX)] u64 = ReverseTs(u64::MAX.into());
    }
    reverse_ts_from {  } #[rowkey(allow(hotspot))] {
        a [?] #[reverse_ts(from = 1440)] i64 = ReverseTs(1440);
        b [?] #[reverse_ts(from = 1000000)] u64 = ReverseTs(1_000_000);
    }
    reverse_ts_digits {  } #[rowkey(allow(hotspot))] {
        a [!] #[reverse_ts] #[pad(20)] i64 = ReverseDigitsTs(MAX, 20);
        b [?] #[reverse_ts(from = 9999)] #[pad(4)] u64 = ReverseDigitsTs(9999, 4);
        c [?] #[reverse_ts(from = 100)] #[pad(6)] i64 = ReverseDigitsTs(100, 6);
    }
    reverse_ts_after_text {  }  {
        a [! text]  String = Text;
        b [!] #[reverse_ts] i64 = ReverseTs(MAX);
    }
    options {  }  {
        a [!]  Option<u16> = opt(Unsigned(2));
        b [!]  Option<i8> = opt(Signed(1));
        c [!]  Option<String> = opt(Text);
    }
    option_text_middle {  }  {
        a [!]  Option<String> = opt(Text);
        b [!] #[rowkey(desc)] Option<String> = desc(opt(Text));
    }
    option_desc {  }  {
        a [!] #[rowkey(desc)] Option<u16> = desc(opt(Unsigned(2)));
        b [!]  Option<Option<bool>> = opt(opt(Unsigned(1)));
    }
    option_pad {  }  {
        a [?] #[pad(3)] Option<u16> = opt(Digits(3));
        b [?] #[rowkey(max = 99)] Maybe<Alias> = opt(max(Unsigned(2), 99));
        c [?] #[rowkey(width = 3)] Option<u32> = opt(Unsigned(3));
    }
    option_max_desc {  }  {
        a [?] #[rowkey(max = 99, desc)] Option<u16> = desc(opt(max(Unsigned(2), 99)));
        b [?] #[pad(3)] Option<String> = opt(Filled(3, 0));
        c [?] #[rowkey(nul)] Option<String> = opt(Nul);
    }
    option_reverse_ts {  } #[rowkey(allow(hotspot))] {
        a [! scattered] #[reverse_ts] Option<i64> = opt(ReverseTs(MAX));
        b [!]  u8 = Unsigned(1);
    }
    option_raw {  }  {
        a [?] #[rowkey(raw)] Option<i16> = opt(Raw(2));
        b [! scattered] #[pad(3)] #[rowkey(reverse_digits)] Option<u8> = opt(BackToFront(3));
    }
    option_float {  }  {
        a [!]  Option<f32> = opt(Float);
        b [!]  Option<[u8; 3]> = opt(Bytes);
    }
    list_last {  }  {
        a [!]  u8 = Unsigned(1);
        b [!]  Vec<i16> = each(Signed(2));
    }
    list_only {  }  {
        a [!]  Vec<i16> = each(Signed(2));
    }
    option_list {  }  {
        a [!]  Option<Vec<i16>> = opt(each(Signed(2)));
    }
    alias {  }  {
        a [!]  Alias = Unsigned(2);
        b [?] #[pad(4)] Alias = Digits(4);
        c [! scattered] #[reverse_ts] Maybe<i64> = opt(ReverseTs(MAX));
    }
    prefixed { prefix = b"evt" } #[rowkey(prefix = "evt")] {
        a [!]  u16 = Unsigned(2);
        b [! text]  String = Text;
    }
    prefixed_ff { prefix = b"\xff\xff" } #[rowkey(prefix = b"\xff\xff")] {
        a [!]  u16 = Unsigned(2);
    }
    nested_first {  }  {
        a [!]  unsigned::K = Key(unsigned::K::specs(), None);
        b [!]  u8 = Unsigned(1);
    }
    nested_text_last {  }  {
        a [!]  u8 = Unsigned(1);
        b [!]  text_last::K = Key(text_last::K::specs(), None);
    }
    nested_text_middle {  }  {
        a [!]  text_last::K = Key(text_last::K::specs(), None);
        b [!]  text_twice::K = Key(text_twice::K::specs(), None);
    }
    nested_desc {  }  {
        a [!] #[rowkey(desc)] text_last::K = desc(Key(text_last::K::specs(), None));
        b [!] #[rowkey(desc)] text_first::K = desc(Key(text_first::K::specs(), None));
    }
    nested_fallible {  }  {
        a [?]  padded::K = Key(padded::K::specs(), None);
        b [?]  padded_text::K = Key(padded_text::K::specs(), None);
    }
    nested_option {  }  {
        a [!]  Option<text_last::K> = opt(Key(text_last::K::specs(), None));
        b [!]  Option<unsigned::K> = opt(Key(unsigned::K::specs(), None));
    }
    nested_twice {  }  {
        a [!]  nested_text_last::K = Key(nested_text_last::K::specs(), None);
        b [!]  nested_desc::K = Key(nested_desc::K::specs(), None);
    }
    nested_list_last {  }  {
        a [!]  u8 = Unsigned(1);
        b [!]  list_last::K = Key(list_last::K::specs(), None);
    }
    nested_salted {  }  {
        a [!]  u8 = Unsigned(1);
        b [!]  salted_first::K = Key(salted_first::K::specs(), None);
    }
    delimited { delimiter = Some(Byte(b',')) } #[rowkey(delimiter = ",")] {
        a [? text]  String = Text;
        b [?] #[pad(4)] u16 = Digits(4);
        c [! text]  String = Text;
    }
    delimited_numbers { delimiter = Some(Byte(b',')) } #[rowkey(delimiter = ",")] {
        a [? scattered] #[pad(2)] #[rowkey(reverse_digits)] u8 = BackToFront(2);
        b [?] #[reverse_ts(from = 1000000)] #[pad(7)] i64 = ReverseDigitsTs(1_000_000, 7);
        c [! text]  Vec<u8> = Text;
    }
    delimited_desc { delimiter = Some(Byte(b'|')) } #[rowkey(delimiter = "|", allow(delimiter))] {
        a [?] #[pad(2)] #[rowkey(desc)] u8 = desc(Digits(2));
        b [? text]  String = Text;
        c [!] #[pad(3)] u8 = Digits(3);
    }
    delimited_nested { delimiter = Some(Byte(b',')) } #[rowkey(delimiter = ",")] {
        a [?]  delimited::K = Key(delimited::K::specs(), Some(Byte(b',')));
        b [?]  delimited::K = Key(delimited::K::specs(), Some(Byte(b',')));
    }
    delimited_inside {  }  {
        a [?]  delimited::K = Key(delimited::K::specs(), Some(Byte(b',')));
        b [?]  delimited::K = Key(delimited::K::specs(), Some(Byte(b',')));
    }
    delimited_prefixed_salted { delimiter = Some(Byte(b',')), prefix = b"p", salt = salt(20, reference::java31, &[]) } #[rowkey(delimiter = ",", prefix = "p", salt(buckets = 20, hash = java31))] {
        a [? text]  String = Text;
        b [? text]  String = Text;
        c [! text]  String = Text;
    }
    delimited_salted_fields { delimiter = Some(Byte(b',')), salt = salt(16, reference::xxh64, &[0, 1]) } #[rowkey(delimiter = ",")] {
        a [? text] #[salt(buckets = 16)] String = Text;
        b [? text] #[salt] String = Text;
        c [! text]  String = Text;
    }
    salted_first { salt = salt(16, reference::xxh64, &[0]) }  {
        a [!] #[salt(buckets = 16)] u32 = Unsigned(4);
        b [!] #[reverse_ts] i64 = ReverseTs(MAX);
        c [!]  u16 = Unsigned(2);
    }
    salted_last { salt = salt(3, reference::java31, &[1]) }  {
        a [!]  u8 = Unsigned(1);
        b [! text] #[salt(buckets = 3, hash = java31)] String = Text;
    }
    salted_apart { salt = salt(7, reference::xxh64, &[0, 2]) }  {
        a [! text] #[salt(buckets = 7)] String = Text;
        b [!]  u8 = Unsigned(1);
        c [!] #[salt] i16 = Signed(2);
    }
    salted_before { salt = salt(256, reference::sha256, &[0, 1]) }  {
        a [!] #[salt] u8 = Unsigned(1);
        b [!] #[salt(buckets = 256, hash = sha256)] #[rowkey(desc)] u16 = desc(Unsigned(2));
        c [!]  u8 = Unsigned(1);
    }
    salted_wide { salt = salt(300, reference::xxh64, &[0]) }  {
        a [!] #[salt(buckets = 300)] u16 = Unsigned(2);
        b [!]  u8 = Unsigned(1);
    }
    salted_whole { salt = salt(5, reference::xxh64, &[]), prefix = b"x" } #[rowkey(salt(buckets = 5), prefix = "x")] {
        a [!]  u8 = Unsigned(1);
        b [! text]  String = Text;
    }
    salted_own { salt = salt(4, reference::length, &[0]) }  {
        a [! text] #[salt(buckets = 4, hash = Length)] String = Text;
        b [!]  u8 = Unsigned(1);
    }
    salted_text { salt = Some(Salt { buckets: 20, hash: reference::java31, digits: Some(2), hex: None, fields: &[0] }), prefix = b"q" } #[rowkey(prefix = "q")] {
        a [?] #[salt(buckets = 20, hash = java31, pad = 2)] #[pad(3)] u16 = Digits(3);
        b [! text]  String = Text;
    }
    salted_nested { salt = salt(11, reference::xxh64, &[1]) }  {
        a [!]  u8 = Unsigned(1);
        b [!] #[salt(buckets = 11)] text_last::K = Key(text_last::K::specs(), None);
        c [!]  u8 = Unsigned(1);
    }
    salted_option { salt = salt(9, reference::java31, &[0]) }  {
        a [!] #[salt(buckets = 9, hash = java31)] Option<String> = opt(Text);
        b [!]  u8 = Unsigned(1);
    }
}

/// Scans of a nested key by its own first fields, against a filter.
macro_rules! nested_prefix {
    ($($test:ident: $outer:ident, $width:expr, |$seen:ident, $head:ident, $low:ident, $high:ident| $([$scan:expr, $matches:expr];)*)*) => {$(
        proptest! {
            #![proptest_config(config())]
            #[test]
            fn $test(seed in any::<u64>()) {
                let mut rng = Rng(seed);
                let keys: Vec<$outer::K> = (0..24).map(|_| Sample::sample(&mut rng)).collect();
                let mut any = || &keys[rng.below(keys.len())];
                let ($head, $low, $high) = (any(), any(), any());
                let rows: Vec<Option<Vec<u8>>> =
                    keys.iter().map(|key| key.try_encode().ok().map(Vec::from)).collect();
                $({
                    // A value that does not fit fixes nothing.
                    let scan = || -> Result<KeyRanges, rowkey::EncodeError> { Ok($scan.ranges()) };
                    if let Ok(scan) = scan() {
                        let what = || format!("{} of {:?}, {:?}, {:?}", stringify!($scan), $head, $low, $high);
                        check_scan(&rows, &scan, $width, &what, &|i| {
                            let $seen = &keys[i];
                            $matches
                        });
                    }
                })*
            }
        }
    )*};
}

nested_prefix! {
    a_nested_key_at_the_end: nested_text_last, 0, |k, head, low, high|
        [nested_text_last::K::prefix().a(head.a).b_prefix(text_last::K::prefix()), k.a == head.a];
        [nested_text_last::K::prefix().a(head.a).b_prefix(text_last::K::prefix().a(low.b.a)),
            k.a == head.a && k.b.a == low.b.a];
        [nested_text_last::K::prefix().a(head.a).b_prefix(text_last::K::prefix().a_range(low.b.a..high.b.a)),
            k.a == head.a && (low.b.a..high.b.a).contains(&k.b.a)];
        [nested_text_last::K::prefix().a(head.a).b_prefix(text_last::K::prefix().a(low.b.a).b(&low.b.b)),
            k.a == head.a && k.b.a == low.b.a && k.b.b == low.b.b];
        [nested_text_last::K::prefix().a(head.a).b_prefix(text_last::K::prefix().a(low.b.a).b_starts_with(&low.b.b)),
            k.a == head.a && k.b.a == low.b.a && k.b.b.starts_with(&low.b.b)];
        [nested_text_last::K::prefix().a(head.a).b_prefix(text_last::K::prefix().a(low.b.a).b_range(..=high.b.b.as_str())),
            k.a == head.a && k.b.a == low.b.a && k.b.b <= high.b.b];
    a_nested_key_in_front: nested_text_middle, 0, |k, head, low, high|
        [nested_text_middle::K::prefix().a_prefix(text_last::K::prefix().a(low.a.a).b(&low.a.b)),
            k.a.a == low.a.a && k.a.b == low.a.b];
        [nested_text_middle::K::prefix().a_prefix(text_last::K::prefix().a(low.a.a).b_starts_with(&low.a.b)),
            k.a.a == low.a.a && k.a.b.starts_with(&low.a.b)];
        [nested_text_middle::K::prefix().a_prefix(text_last::K::prefix().a(low.a.a).b_range(low.a.b.as_str()..=high.a.b.as_str())),
            k.a.a == low.a.a && k.a.b >= low.a.b && k.a.b <= high.a.b];
        [nested_text_middle::K::prefix().a(&head.a).b_prefix(text_twice::K::prefix().a(&low.b.a).b_range(low.b.b.as_str()..)),
            k.a.v() == head.a.v() && k.b.a == low.b.a && k.b.b >= low.b.b];
    a_nested_key_turned_around: nested_desc, 0, |k, head, low, high|
        [nested_desc::K::prefix().a_prefix(text_last::K::prefix().a(low.a.a)), k.a.a == low.a.a];
        [nested_desc::K::prefix().a_prefix(text_last::K::prefix().a(low.a.a).b(&low.a.b)),
            k.a.a == low.a.a && k.a.b == low.a.b];
        [nested_desc::K::prefix().a_prefix(text_last::K::prefix().a(low.a.a).b_starts_with(&low.a.b)),
            k.a.a == low.a.a && k.a.b.starts_with(&low.a.b)];
        [nested_desc::K::prefix().a_prefix(text_last::K::prefix().a(low.a.a).b_range(..high.a.b.as_str())),
            k.a.a == low.a.a && k.a.b < high.a.b];
        [nested_desc::K::prefix().a(&head.a).b_prefix(text_first::K::prefix().a_range(low.b.a.as_str()..)),
            k.a.v() == head.a.v() && k.b.a >= low.b.a];
    a_delimited_key_in_its_like: delimited_nested, 0, |k, head, low, high|
        [delimited_nested::K::prefix().a_prefix(delimited::K::prefix().a(&low.a.a)?), k.a.a == low.a.a];
        [delimited_nested::K::prefix().a_prefix(delimited::K::prefix().a(&low.a.a)?.b(low.a.b)?.c(&low.a.c)),
            k.a.v() == low.a.v()];
        [delimited_nested::K::prefix().a_prefix(delimited::K::prefix().a(&low.a.a)?.b(low.a.b)?.c_range(..=high.a.c.as_str())),
            k.a.a == low.a.a && k.a.b == low.a.b && k.a.c <= high.a.c];
        [delimited_nested::K::prefix().a_prefix(delimited::K::prefix().a(&low.a.a)?.b(low.a.b)?.c_starts_with(&high.a.c)),
            k.a.a == low.a.a && k.a.b == low.a.b && k.a.c.starts_with(&high.a.c)];
        [delimited_nested::K::prefix().a(&head.a)?.b_prefix(delimited::K::prefix().a_starts_with(&low.b.a)),
            k.a.v() == head.a.v() && k.b.a.starts_with(&low.b.a)];
    a_delimited_key_in_another: delimited_inside, 0, |k, head, low, high|
        [delimited_inside::K::prefix().a_prefix(delimited::K::prefix().a_range(low.a.a.as_str()..high.a.a.as_str())),
            k.a.a >= low.a.a && k.a.a < high.a.a];
        [delimited_inside::K::prefix().a_prefix(delimited::K::prefix().a(&low.a.a)?.b(low.a.b)?.c(&low.a.c)),
            k.a.v() == low.a.v()];
        [delimited_inside::K::prefix().a_prefix(delimited::K::prefix().a(&low.a.a)?.b(low.a.b)?.c_starts_with(&low.a.c)),
            k.a.a == low.a.a && k.a.b == low.a.b && k.a.c.starts_with(&low.a.c)];
        [delimited_inside::K::prefix().a(&head.a)?.b_prefix(delimited::K::prefix().a(&low.b.a)?),
            k.a.v() == head.a.v() && k.b.a == low.b.a];
    a_nested_key_under_a_salt: salted_nested, 1, |k, head, low, high|
        [salted_nested::K::prefix().a(head.a).b_prefix(text_last::K::prefix().a_range(low.b.a..=high.b.a)),
            k.a == head.a && (low.b.a..=high.b.a).contains(&k.b.a)];
        [salted_nested::K::prefix().a(head.a).b_prefix(text_last::K::prefix().a(low.b.a).b_starts_with(&low.b.b)),
            k.a == head.a && k.b.a == low.b.a && k.b.b.starts_with(&low.b.b)];
}

/// Keys in the forms in which rows were written that exist already.
#[path = "laws/existing.rs"]
mod existing;
/// Enums of keys as fields, and constants.
#[path = "laws/kinds.rs"]
mod kinds;
/// Keys with times and dates.
#[path = "laws/times.rs"]
mod times;
#[path = "laws/types.rs"]
mod types;
