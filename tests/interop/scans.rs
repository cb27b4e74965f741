//! The ranges of scans by the builders of derived keys. A case takes its values from rows: `values` is the row whose leading
//! `count` fields are fixed, `low` and `high` are rows whose next field is a bound; `low_text` and `high_text` are bounds themselves.

use std::net::{IpAddr, Ipv4Addr};
use std::num::NonZeroI8;
use std::ops::Bound;

use fastrand::Rng;
use rowkey::{BaseTime, Digest, KeyRanges, RowKey};
use uuid::Uuid;

use crate::keys::{Action, Level};
use crate::salts::with_salt;
use crate::{hex, rows};

/// The scans of a key.
pub struct Scans {
    pub name: String,
    pub layout: String,
    pub splits: Vec<Vec<u8>>,
    pub cases: Vec<String>,
}

/// A value as the builder takes it.
trait Asked {
    type Arg<'v>: Clone
    where
        Self: 'v;
    fn arg(&self) -> Self::Arg<'_>;
}

macro_rules! asked {
    (copy: $($copy:ty),*; borrowed: $($owned:ty => $borrowed:ty),*) => {
        $(impl Asked for $copy {
            type Arg<'v> = $copy;
            fn arg(&self) -> $copy { *self }
        })*
        $(impl Asked for $owned {
            type Arg<'v> = &'v $borrowed;
            fn arg(&self) -> &$borrowed { self }
        })*
    };
}

asked! {
    copy: u8, u16, u32, u64, u128, i8, i16, i32, i64, i128, bool, char, f32, f64, [u8; 0], [u8; 3], [u8; 4], Uuid, Digest<4>, BaseTime<3600>,
        Ipv4Addr, IpAddr, jiff::Timestamp, jiff::civil::Date, Level, Action, rust_decimal::Decimal, std::time::Duration;
    borrowed: String => str, Vec<u8> => [u8], Number => Number, Place => Place, Order => Order, Entry => Entry, Part => Part, Vec<i16> => [i16], Vec<bool> => [bool]
}

impl<T: Asked> Asked for Option<T> {
    type Arg<'v>
        = Option<T::Arg<'v>>
    where
        Self: 'v;
    fn arg(&self) -> Self::Arg<'_> {
        self.as_ref().map(T::arg)
    }
}

#[derive(RowKey, Debug, Clone)]
struct Number(u32);

#[derive(RowKey, Debug, Clone)]
struct Place {
    land: [u8; 3],
    city: String,
}

#[derive(RowKey, Debug, Clone)]
enum Entry {
    #[rowkey(prefix = "m")]
    Meta,
    #[rowkey(prefix = b"o\xFF")]
    Order(Order),
    #[rowkey(prefix = "u")]
    Number(Number),
}

#[derive(RowKey, Debug, Clone)]
struct Order {
    #[rowkey(literal = "id")]
    id: u16,
    name: String,
}

#[derive(RowKey, Debug, Clone)]
enum Part {
    #[rowkey(prefix = "META")]
    Meta,
    #[rowkey(prefix = "ORDER#")]
    Order(Ordered),
    #[rowkey(prefix = "NUMBER#")]
    Number(Digits),
}

#[derive(RowKey, Debug, Clone)]
#[rowkey(delimiter = "#")]
struct Ordered {
    #[pad(3)]
    id: u16,
    name: String,
}

#[derive(RowKey, Debug, Clone)]
struct Digits(#[pad(3)] u16);

/// One case as a line.
fn case(values: &[u8], count: usize, bound: &str, ranges: &KeyRanges) -> String {
    let ranges: Vec<String> = ranges
        .iter()
        .map(|range| format!("[\"{}\", \"{}\"]", hex(range.start()), hex(range.stop())))
        .collect();
    format!(
        "{{ \"values\": \"{}\", \"count\": {count}{bound}, \"ranges\": [{}] }}",
        hex(values),
        ranges.join(", ")
    )
}

fn side(name: &str, bound: Bound<&[u8]>) -> String {
    match bound {
        Bound::Unbounded => String::new(),
        Bound::Included(row) => format!(", \"{name}\": \"{}\", \"{name}_inclusive\": true", hex(row)),
        Bound::Excluded(row) => format!(", \"{name}\": \"{}\", \"{name}_inclusive\": false", hex(row)),
    }
}

/// How the two rows of a pair bound a field.
const SHAPES: usize = 5;

fn bounds<T: Clone>(shape: usize, low: &T, high: &T) -> (Bound<T>, Bound<T>) {
    let (low, high) = (low.clone(), high.clone());
    match shape {
        0 => (Bound::Included(low), Bound::Excluded(high)),
        1 => (Bound::Included(low), Bound::Included(high)),
        2 => (Bound::Excluded(low), Bound::Excluded(high)),
        3 => (Bound::Excluded(low), Bound::Unbounded),
        _ => (Bound::Unbounded, Bound::Included(high)),
    }
}

/// Rows beside a row: often, one of its fields has the next value.
fn beside(row: &[u8], rng: &mut Rng) -> Vec<u8> {
    let mut other = row.to_vec();
    let at = rng.usize(..=row.len());
    match row.get(at) {
        Some(_) if rng.u8(..4) > 0 => other[at] = other[at].wrapping_add([1, 0xFF][rng.usize(..2)]),
        Some(_) if rng.bool() => drop(other.remove(at)),
        _ => other.insert(at, [0, 1, b'0', b' '][rng.usize(..4)]),
    }
    other
}

macro_rules! scans {
    ($($name:ident $(#[$key:meta])* { $($field:ident $how:ident: $(#[$attr:meta])* $ty:ty),* $(,)? })*) => {
        $(mod $name {
            use super::*;

            #[derive(RowKey, Debug)]
            $(#[$key])*
            pub(super) struct K { $($(#[$attr])* $field: $ty,)* }

            /// Whatever the salt is: the values are those of the key.
            fn key(mut row: Vec<u8>) -> Option<(Vec<u8>, K)> {
                if let Err(error) = K::decode(&row) {
                    with_salt(&mut row, K::LAYOUT, &error);
                }
                let key = K::decode(&row).ok()?;
                Some((row, key))
            }

            fn keys(rng: &mut Rng, count: usize) -> Vec<(Vec<u8>, K)> {
                let drawn = (0..100_000).filter_map(|_| key(rows::row(K::LAYOUT, rng)));
                let keys: Vec<_> = drawn.take(count).collect();
                assert!(keys.len() == count, "{}: too few rows", stringify!($name));
                keys
            }

            fn made(name: String, cases: std::collections::BTreeSet<String>) -> Scans {
                Scans {
                    name,
                    layout: serde_json::to_string(K::LAYOUT).unwrap(),
                    splits: scans!(@splits $name),
                    cases: cases.into_iter().collect(),
                }
            }

            /// Bounds that are neighbours: between some of them there is no value.
            pub(super) fn beside_each_other() -> Scans {
                let rng = &mut Rng::with_seed(45);
                let mut cases = std::collections::BTreeSet::new();
                for (row, key) in &keys(rng, 60) {
                    for (other, high) in (0..20).filter_map(|_| self::key(beside(row, rng))).collect::<Vec<_>>() {
                        let (scan, count) = (K::prefix(), 0);
                        let mut found = std::collections::BTreeSet::new();
                        $(
                            scans!(@near $how $field found scan row key other high count $ty);
                            let (scan, count) = (scans!(@in $field scan key), count + 1);
                        )*
                        let _ = (scan, count);
                        let empty = found.iter().any(|case: &String| case.ends_with("\"ranges\": [] }"));
                        // One bound is below the other, and yet no value is between them.
                        if empty && cases.len() < 60 {
                            cases.extend(found);
                        }
                    }
                }
                made(concat!("near_", stringify!($name)).to_owned(), cases)
            }

            pub(super) fn scans() -> Scans {
                let keys = keys(&mut Rng::with_seed(45), 8);
                let mut cases = std::collections::BTreeSet::new();
                for ((row, key), (other, high)) in keys.iter().zip(keys.iter().skip(1)) {
                    let (scan, count) = (K::prefix(), 0);
                    $(
                        cases.insert(case(row, count, "", &scan.clone().ranges()));
                        scans!(@$how $field cases scan row key other high count $ty);
                        let (scan, count) = (scans!(@in $field scan key), count + 1);
                    )*
                    cases.insert(case(row, count, "", &scan.ranges()));
                }
                made(stringify!($name).to_owned(), cases)
            }
        })*

        pub fn all() -> Vec<Scans> {
            let near = [$($name::beside_each_other()),*].into_iter().filter(|scans| !scans.cases.is_empty());
            [$($name::scans()),*].into_iter().chain(near).chain(cut()).chain([gaps()]).collect()
        }
    };
    (@splits $name:ident) => { splits(K::LAYOUT, &K::prefix().ranges()) };
    (@fixed $($rest:tt)*) => {};
    (@near fixed $($rest:tt)*) => {};
    (@near $how:ident $field:ident $cases:ident $scan:ident $row:ident $key:ident $other:ident $high:ident $count:ident $ty:ty) => {
        if !scans!(@bounds $field $scan 0 $key $high).ranges().is_empty() {
            scans!(@ranged $field $cases $scan $row $key $other $high $count $ty);
        }
    };
    (@ranged $field:ident $cases:ident $scan:ident $row:ident $key:ident $other:ident $high:ident $count:ident $ty:ty) => {
        for shape in 0..SHAPES {
            let rows = bounds(shape, &&$row[..], &&$other[..]);
            let named = format!("{}{}", side("low", rows.0), side("high", rows.1));
            let ranges = scans!(@bounds $field $scan shape $key $high).ranges();
            // Few salted values between two bounds are looked up in their buckets here; the other readers may ask each bucket.
            if ranges.is_empty() || ranges.len() == $scan.clone().ranges().len() {
                $cases.insert(case($row, $count, &named, &ranges));
            }
        }
    };
    (@kinds $field:ident $cases:ident $scan:ident $row:ident $key:ident $other:ident $high:ident $count:ident $ty:ty) => {
        // In the files that exist, the cases that the readers did not know at first are left out.
        let mut bounded = std::collections::BTreeSet::new();
        scans!(@ranged $field bounded $scan $row $key $other $high $count $ty);
        $cases.extend(bounded.into_iter().filter(|case: &String| !case.ends_with("\"ranges\": [] }")));
        $cases.insert(case($row, $count, ", \"kind\": \"Meta\"", &scans!(@prefix $field $scan <$ty>::prefix().meta()).ranges()));
        $cases.insert(case($row, $count, ", \"kind\": \"Order\"", &scans!(@prefix $field $scan <$ty>::prefix().order()).ranges()));
        $cases.insert(case($row, $count, ", \"kind\": \"Number\"", &scans!(@prefix $field $scan <$ty>::prefix().number()).ranges()));
    };
    (@prefix a $scan:ident $asked:expr) => { $scan.clone().a_prefix($asked) };
    (@prefix b $scan:ident $asked:expr) => { $scan.clone().b_prefix($asked) };
    (@prefix c $scan:ident $asked:expr) => { $scan.clone().c_prefix($asked) };
    (@in a $scan:ident $key:ident) => { $scan.a_in([$key.a.arg()]) };
    (@in b $scan:ident $key:ident) => { $scan.b_in([$key.b.arg()]) };
    (@in c $scan:ident $key:ident) => { $scan.c_in([$key.c.arg()]) };
    (@in d $scan:ident $key:ident) => { $scan.d_in([$key.d.arg()]) };
    (@bounds a $scan:ident $shape:tt $key:ident $high:ident) => { $scan.clone().a_range(bounds($shape, &$key.a.arg(), &$high.a.arg())) };
    (@bounds b $scan:ident $shape:tt $key:ident $high:ident) => { $scan.clone().b_range(bounds($shape, &$key.b.arg(), &$high.b.arg())) };
    (@bounds c $scan:ident $shape:tt $key:ident $high:ident) => { $scan.clone().c_range(bounds($shape, &$key.c.arg(), &$high.c.arg())) };
    (@bounds d $scan:ident $shape:tt $key:ident $high:ident) => { $scan.clone().d_range(bounds($shape, &$key.d.arg(), &$high.d.arg())) };
}

macro_rules! cut {
    ($($name:ident $(#[$key:meta])* { $(#[$attr:meta])* })*) => {
        /// Bounds that are no value of their field, which the key cannot write: `low_text`, `high_text`.
        fn cut() -> Vec<Scans> {
            vec![$({
                #[derive(RowKey, Debug)]
                $(#[$key])*
                struct K { $(#[$attr])* a: String, $(#[$attr])* b: String }

                const TEXTS: [&str; 9] = ["", "a", "a+b", "a-", "a,b", "a\0", "a\0b", "a ", "abcdef"];
                let row = rowkey::RowKeyRef::try_encode(&K { a: "a".into(), b: "b".into() }).unwrap().to_vec();
                let mut cases = std::collections::BTreeSet::new();
                for (low, high) in TEXTS.iter().flat_map(|low| TEXTS.iter().map(move |high| (*low, *high))) {
                    for shape in 0..SHAPES {
                        let texts = bounds(shape, &low, &high);
                        let named = format!("{}{}", text("low", texts.0), text("high", texts.1));
                        cases.insert(case(&row, 0, &named, &K::prefix().a_range(texts).ranges()));
                        cases.insert(case(&row, 1, &named, &K::prefix().a_in(["a"]).b_range(texts).ranges()));
                    }
                }
                Scans {
                    name: concat!("cut_", stringify!($name)).to_owned(),
                    layout: serde_json::to_string(K::LAYOUT).unwrap(),
                    splits: Vec::new(),
                    cases: cases.into_iter().collect(),
                }
            }),*]
        }
    };
}

cut! {
    terminated {}
    delimited #[rowkey(delimiter = ",")] {}
    nul { #[rowkey(nul)] }
    padded { #[pad(4, fill = ' ')] }
    descending { #[rowkey(desc)] }
}

/// Neighbours that are far apart in their bytes, and the last values of their types.
fn gaps() -> Scans {
    #[derive(RowKey, Debug)]
    #[rowkey(allow(hotspot))]
    struct K {
        a: char,
        b: NonZeroI8,
        #[rowkey(desc)]
        c: NonZeroI8,
        d: BaseTime<3600>,
        #[rowkey(raw, desc)]
        e: i32,
    }

    let key = |a, sign, d, e| {
        let sign = NonZeroI8::new(sign).unwrap();
        K { a, b: sign, c: sign, d: BaseTime::containing(d), e }
    };
    let keys = [
        (key('\u{D7FF}', -1, 3600, i32::MAX - 1), key('\u{E000}', 1, 7200, i32::MAX)),
        (key(char::MAX, 127, u32::MAX, i32::MAX), key('\0', -128, 0, 0)),
        (key('a', -2, 0, 0), key('c', 2, 7200, 2)),
    ];
    let mut cases = std::collections::BTreeSet::new();
    for (low, high) in &keys {
        let rows = [low, high].map(|key| key.encode().unwrap());
        for shape in 0..SHAPES {
            let sides = bounds(shape, &&rows[0][..], &&rows[1][..]);
            let named = format!("{}{}", side("low", sides.0), side("high", sides.1));
            let mut ask = |count, ranges| cases.insert(case(&rows[0], count, &named, &ranges));
            let scan = K::prefix();
            ask(0, scan.clone().a_range(bounds(shape, &low.a, &high.a)).ranges());
            let scan = scan.a_in([low.a]);
            ask(1, scan.clone().b_range(bounds(shape, &low.b, &high.b)).ranges());
            let scan = scan.b_in([low.b]);
            ask(2, scan.clone().c_range(bounds(shape, &low.c, &high.c)).ranges());
            let scan = scan.c_in([low.c]);
            ask(3, scan.clone().d_range(bounds(shape, &low.d, &high.d)).ranges());
            ask(4, scan.d_in([low.d]).e_range(bounds(shape, &low.e, &high.e)).ranges());
        }
    }
    Scans {
        name: "gaps".to_owned(),
        layout: serde_json::to_string(K::LAYOUT).unwrap(),
        splits: Vec::new(),
        cases: cases.into_iter().collect(),
    }
}

/// One side of a bound that is text.
fn text(name: &str, bound: Bound<&str>) -> String {
    match bound {
        Bound::Unbounded => String::new(),
        Bound::Included(text) => {
            format!(", \"{name}_text\": {}, \"{name}_inclusive\": true", serde_json::json!(text))
        }
        Bound::Excluded(text) => {
            format!(", \"{name}_text\": {}, \"{name}_inclusive\": false", serde_json::json!(text))
        }
    }
}

/// The starts of the buckets but the first, as all rows are read.
fn splits(layout: &rowkey::Layout, all: &KeyRanges) -> Vec<Vec<u8>> {
    let salted = matches!(layout.segments()[0].part, rowkey::layout::Part::Salt { .. });
    let width = layout.segments()[0].width.unwrap_or(0);
    match salted {
        true => all.iter().skip(1).map(|range| range.start()[..width].to_vec()).collect(),
        false => Vec::new(),
    }
}

scans! {
    numbers { a ranged: u8, b ranged: i32, c ranged: u64 }
    wide { a ranged: u128, b ranged: i128, c ranged: i16 }
    narrow { a ranged: #[rowkey(width = 3)] u32, b ranged: #[rowkey(max = 1439)] u16, c ranged: #[rowkey(raw)] i64 }
    flags { a ranged: bool, b ranged: char, c ranged: Level }
    floats { a ranged: f32, b ranged: f64, c ranged: f64 }
    events { a fixed: #[salt(buckets = 16)] u32, b ranged: #[reverse_ts] i64, c ranged: u16 }
    salts { a ranged: u16, b fixed: #[salt(buckets = 7, hash = java31, pad = 2)] String, c ranged: #[salt] u8 }
    salt_hex #[rowkey(prefix = "q:")] { a ranged: u8, b fixed: #[salt(buckets = 20, hash = sha256, hex = 2)] u32, c ranged: i8 }
    whole #[rowkey(salt(buckets = 5), prefix = "x")] { a ranged: u8, b ranged: String }
    many { a fixed: #[salt(buckets = 300)] u16, b ranged: u8 }
    texts { a ranged: String, b ranged: Vec<u8>, c ranged: String }
    descending { a ranged: #[rowkey(desc)] String, b ranged: #[rowkey(desc)] u16, c ranged: #[rowkey(desc)] i64, d ranged: #[rowkey(desc)] Vec<u8> }
    padded { a ranged: #[pad(4)] String, b ranged: #[pad(6)] u32, c ranged: #[pad(3, fill = ' ')] Vec<u8> }
    nul { a ranged: #[rowkey(nul)] String, b ranged: #[rowkey(nul, desc)] Vec<u8>, c ranged: #[rowkey(nul)] String }
    other_systems { a ranged: #[rowkey(with = rowkey::codec::Groups)] String, b ranged: #[rowkey(with = rowkey::codec::Groups, desc)] Vec<u8>, c ranged: #[rowkey(with = rowkey::codec::VarbinaryEncoded)] Option<Vec<u8>>, d ranged: #[rowkey(with = rowkey::codec::VarbinaryEncoded)] String }
    terminated { a fixed: #[rowkey(terminator = b'\xff')] String, b ranged: #[rowkey(terminator = 0)] Vec<u8>, c ranged: #[rowkey(terminator = 0, desc)] String, d fixed: #[rowkey(terminator = b',')] Vec<u8> }
    lengths { a fixed: #[rowkey(len = u8)] String, b ranged: u8, c fixed: #[rowkey(len = u16)] Vec<u8> }
    little { a fixed: #[rowkey(le)] u32, b ranged: u8, c fixed: #[rowkey(le)] i16, d fixed: #[rowkey(le, width = 3)] u32 }
    delimited_last #[rowkey(delimiter = ",")] { a ranged: String, b ranged: i32 }
    unordered_last #[rowkey(delimiter("::", unordered))] { a fixed: String, b ranged: Option<u16> }
    options { a ranged: Option<u16>, b ranged: Option<String>, c ranged: #[reverse_ts] Option<i64>, d ranged: #[rowkey(desc)] Option<u8> }
    hexadecimal { a ranged: #[rowkey(hex)] u16, b ranged: #[rowkey(hex)] [u8; 4], c ranged: #[rowkey(hex, desc)] u32, d ranged: #[rowkey(hex)] Digest<4> }
    digits { a ranged: #[pad(3)] u8, b fixed: #[pad(5)] #[rowkey(reverse_digits)] u16, c ranged: #[reverse_ts(from = 9999999999)] #[pad(10)] u64, d fixed: #[rowkey(digits)] u32 }
    delimited #[rowkey(delimiter = ",", prefix = "p,")] { a ranged: String, b ranged: #[pad(4)] u16, c ranged: #[rowkey(hex)] u8, d ranged: String }
    unordered #[rowkey(delimiter("::", unordered))] { a fixed: String, b ranged: #[pad(3)] u16, c fixed: #[rowkey(digits)] u64, d ranged: String }
    trailing #[rowkey(delimiter(":", unordered, trailing))] { a fixed: String, b ranged: #[pad(3)] u16, c fixed: String }
    tails { a ranged: u16, b ranged: #[rowkey(tail)] Option<String>, c ranged: #[rowkey(tail)] Option<u16> }
    ids { a ranged: Uuid, b ranged: #[rowkey(text)] Uuid, c ranged: [u8; 3], d ranged: Ipv4Addr }
    instants #[rowkey(allow(hotspot))] {
        a ranged: jiff::Timestamp, b ranged: #[rowkey(unit = ms)] jiff::Timestamp, c ranged: jiff::civil::Date,
        d ranged: #[pad(8)] jiff::civil::Date
    }
    newest #[rowkey(allow(hotspot))] {
        a ranged: #[reverse_ts(from = 1_700_000_000)] #[rowkey(unit = s)] jiff::Timestamp, b ranged: BaseTime<3600>, c ranged: std::time::Duration
    }
    decimals { a ranged: rust_decimal::Decimal, b ranged: #[rowkey(desc)] rust_decimal::Decimal, c ranged: IpAddr }
    enums { a ranged: Action, b ranged: Level, c ranged: #[rowkey(desc)] Action }
    nested { a ranged: Number, b fixed: Place, c ranged: Number }
    lists { a ranged: u8, b fixed: Vec<i16> }
    bounds_nested { a ranged: Place, b ranged: #[rowkey(desc)] Place, c ranged: Place }
    bounds_order { a ranged: Order, b ranged: #[rowkey(literal = "o", desc)] Order }
    bounds_lists { a ranged: u8, b ranged: Vec<i16> }
    bounds_flags { a ranged: #[rowkey(desc)] bool, b ranged: Vec<bool> }
    bounds_kinds { a ranged: Entry, b ranged: #[rowkey(desc)] Entry, c ranged: Entry }
    bounds_parts #[rowkey(delimiter = "#")] { a ranged: Part, b ranged: Part }
    entries { a ranged: u8, b kinds: Entry, c ranged: u8 }
    entries_apart { a kinds: #[rowkey(desc)] Entry, b ranged: #[rowkey(literal = "k")] u8, c kinds: #[rowkey(literal = "l")] Entry }
    entries_salted { a ranged: u8, b kinds: #[salt(buckets = 5)] #[rowkey(literal = "l")] Entry, c ranged: Option<u8> }
    entries_delimited #[rowkey(delimiter = "#", prefix = "T#")] { a ranged: String, b kinds: Part, c ranged: #[rowkey(literal = "c#")] String }
    entries_delimited_last #[rowkey(delimiter = "#")] { a ranged: String, b kinds: Part }
    constants {
        a ranged: #[rowkey(literal = "a:")] u8, b ranged: #[rowkey(literal = "b", desc)] String, c ranged: #[rowkey(literal = b"\xFF")] Option<u16>,
        d fixed: #[rowkey(literal = "end")] [u8; 0]
    }
    constants_salted #[rowkey(salt(buckets = 3, hash = java31))] { a ranged: #[rowkey(literal = "a")] u8, b ranged: #[rowkey(literal = "b")] u8 }
    constants_nested { a ranged: u8, b fixed: #[rowkey(literal = "o")] Order, c ranged: #[rowkey(literal = "c")] Number }
}
