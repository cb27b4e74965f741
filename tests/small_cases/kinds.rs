//! Enums of keys inside other keys: small enums in each place of a key, and each question that a scan can ask of them.
//!
//! What is expected follows from the order of the values, in which they are listed here: that of the prefixes of their kinds, then
//! of their fields.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::ops::Bound;

use rowkey::builder::{KindScan, OneBound, OneBucket, Values};
use rowkey::{KeyRange, RowKey, SkipScan, Step};

use super::{BYTES, strings};

/// A variant that holds nothing, and a key of fixed width.
#[derive(RowKey, Debug, Clone, PartialEq)]
enum Two {
    #[rowkey(prefix = "m")]
    Meta,
    #[rowkey(prefix = "o")]
    Order(Order),
}

#[derive(RowKey, Debug, Clone, PartialEq)]
struct Order {
    id: u8,
}

/// Keys of variable width: what follows the enum decides how they end.
#[derive(RowKey, Debug, Clone, PartialEq)]
enum Three {
    #[rowkey(prefix = "ab")]
    One(One),
    #[rowkey(prefix = "a\0")]
    Pair(Pair),
    #[rowkey(prefix = "\x01")]
    Nothing,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
struct One(Vec<u8>);

#[derive(RowKey, Debug, Clone, PartialEq)]
struct Pair {
    number: u8,
    text: Vec<u8>,
}

/// Prefixes at the ends of all bytes, a descending field, a constant, and a field that was added later.
#[derive(RowKey, Debug, Clone, PartialEq)]
enum Four {
    #[rowkey(prefix = b"\0")]
    First(Fixed),
    #[rowkey(prefix = b"\xFE\xFF")]
    Second(Added),
    #[rowkey(prefix = b"\xFF")]
    Third,
    #[rowkey(prefix = "x")]
    Fourth(Order),
}

#[derive(RowKey, Debug, Clone, PartialEq)]
struct Fixed {
    #[rowkey(desc)]
    down: u8,
    #[rowkey(literal = "!")]
    up: bool,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
struct Added {
    id: u8,
    #[rowkey(tail)]
    note: Option<Vec<u8>>,
}

/// Keys with salts of their own, which are of rows and not of a field.
#[derive(RowKey, Debug, Clone, PartialEq)]
enum OfSalted {
    #[rowkey(prefix = "h")]
    Host(Host),
    #[rowkey(prefix = "n")]
    Name(Name),
}

#[derive(RowKey, Debug, Clone, PartialEq)]
struct Host {
    #[salt(buckets = 3)]
    host: u8,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
struct Name {
    #[salt(buckets = 3)]
    name: Vec<u8>,
}

/// Text under the delimiter of the key that holds it.
#[derive(RowKey, Debug, Clone, PartialEq)]
enum Delimited {
    #[rowkey(prefix = "META")]
    Meta,
    #[rowkey(prefix = "ORDER#")]
    Order(OrderText),
}

#[derive(RowKey, Debug, Clone, PartialEq)]
#[rowkey(delimiter = "#")]
struct OrderText {
    name: String,
    #[pad(1)]
    number: u8,
}

/// A few texts; in a long run (`ROWKEY_SMALL_CASES=long`) all of up to two bytes.
fn texts() -> Vec<Vec<u8>> {
    match std::env::var_os("ROWKEY_SMALL_CASES") {
        Some(_) => strings(&BYTES, 2),
        None => [&b""[..], b"\0", b"\x01", b"\xFF"].map(Vec::from).into(),
    }
}

fn two() -> Vec<Two> {
    let orders = [0, 7, 255].map(|id| Two::Order(Order { id }));
    [Two::Meta].into_iter().chain(orders).collect()
}

fn three() -> Vec<Three> {
    let pair = |number: u8| texts().into_iter().map(move |text| Three::Pair(Pair { number, text }));
    let one = texts().into_iter().map(|text| Three::One(One(text)));
    [Three::Nothing].into_iter().chain(pair(0)).chain(pair(255)).chain(one).collect()
}

fn four() -> Vec<Four> {
    let fixed = [255, 0].map(|down| [false, true].map(|up| Four::First(Fixed { down, up })));
    let fourth = [0, 255].map(|id| Four::Fourth(Order { id }));
    let notes = || [None].into_iter().chain(texts().into_iter().map(Some));
    let second = [0, 255].map(|id| notes().map(move |note| Four::Second(Added { id, note })));
    fixed
        .into_iter()
        .flatten()
        .chain(fourth)
        .chain(second.into_iter().flatten())
        .chain([Four::Third])
        .collect()
}

fn of_salted() -> Vec<OfSalted> {
    let hosts = [0, 1, 2].map(|host| OfSalted::Host(Host { host }));
    hosts.into_iter().chain(texts().into_iter().map(|name| OfSalted::Name(Name { name }))).collect()
}

fn delimited() -> Vec<Delimited> {
    let order = |name: &str, number| Delimited::Order(OrderText { name: name.into(), number });
    let orders = ["", "a", "a~"].map(|name| [order(name, 0), order(name, 9)]);
    [Delimited::Meta].into_iter().chain(orders.into_iter().flatten()).collect()
}

/// A scan of a kind, and the values that it matches.
type OfKind<E, B, X = Values> = (KindScan<E, B, X>, Box<dyn Fn(&E) -> bool>);

fn kinds_of_two() -> Vec<OfKind<Two, OneBucket>> {
    vec![
        (Two::prefix().meta(), Box::new(|two| *two == Two::Meta)),
        (Two::prefix().order(), Box::new(|two| *two != Two::Meta)),
        (
            Two::prefix().order_prefix(Order::prefix().id(7)),
            Box::new(|two| *two == Two::Order(Order { id: 7 })),
        ),
    ]
}

fn kinds_of_three() -> Vec<OfKind<Three, OneBucket>> {
    let text = || texts()[2].clone();
    vec![
        (Three::prefix().nothing(), Box::new(|three| *three == Three::Nothing)),
        (Three::prefix().one(), Box::new(|three| matches!(three, Three::One(_)))),
        (
            Three::prefix().one_prefix(One::prefix()._0(&text())),
            Box::new(move |three| *three == Three::One(One(text()))),
        ),
        (
            Three::prefix().pair_prefix(Pair::prefix().number(255)),
            Box::new(|three| matches!(three, Three::Pair(Pair { number: 255, .. }))),
        ),
        (
            Three::prefix().pair_prefix(Pair::prefix().number(0).text(&text())),
            Box::new(move |three| *three == Three::Pair(Pair { number: 0, text: text() })),
        ),
    ]
}

fn kinds_of_four() -> Vec<OfKind<Four, OneBucket>> {
    vec![
        (Four::prefix().first(), Box::new(|four| matches!(four, Four::First(_)))),
        (
            Four::prefix().first_prefix(Fixed::prefix().down(255)),
            Box::new(|four| matches!(four, Four::First(Fixed { down: 255, .. }))),
        ),
        (Four::prefix().second(), Box::new(|four| matches!(four, Four::Second(_)))),
        (
            Four::prefix().second_prefix(Added::prefix().id(0).note(None)),
            Box::new(|four| *four == Four::Second(Added { id: 0, note: None })),
        ),
        (Four::prefix().third(), Box::new(|four| *four == Four::Third)),
        (Four::prefix().fourth(), Box::new(|four| matches!(four, Four::Fourth(_)))),
    ]
}

fn kinds_of_salted() -> Vec<OfKind<OfSalted, OneBucket>> {
    vec![(
        OfSalted::prefix().host_prefix(Host::prefix().host(1)),
        Box::new(|kind| *kind == OfSalted::Host(Host { host: 1 })),
    )]
}

fn kinds_of_delimited() -> Vec<OfKind<Delimited, OneBucket>> {
    vec![
        (Delimited::prefix().meta(), Box::new(|kind| *kind == Delimited::Meta)),
        (Delimited::prefix().order(), Box::new(|kind| *kind != Delimited::Meta)),
        (
            Delimited::prefix().order_prefix(OrderText::prefix().name("a").unwrap()),
            Box::new(|kind| matches!(kind, Delimited::Order(OrderText { name, .. }) if name == "a")),
        ),
    ]
}

/// The rows of some keys.
struct Rows<K> {
    rows: BTreeMap<Vec<u8>, K>,
}

impl<K: RowKey + Clone + PartialEq + Debug> Rows<K> {
    /// `keys` are in the order of their values; `salt`: the width of the salt.
    fn of(keys: &[K], salt: usize) -> Self {
        let mut last = BTreeMap::new();
        let mut rows = BTreeMap::new();
        for key in keys {
            let row = key.try_encode().expect("it fits").to_vec();
            assert_eq!(K::decode(&row).as_ref(), Ok(key), "{row:02x?}");
            // Law 1, in each bucket.
            let before = last.insert(row[..salt].to_vec(), row.clone());
            assert!(before.as_ref().is_none_or(|before| *before < row), "{key:?}: {before:02x?}, {row:02x?}");
            faults(&row, K::decode, K::LAYOUT);
            rows.insert(row, key.clone());
        }
        assert_eq!(rows.len(), keys.len());
        Rows { rows }
    }

    #[track_caller]
    fn skipped(&self, skip: &SkipScan, matches: &dyn Fn(&K) -> bool, asked: &dyn Debug) {
        let matching: Vec<&Vec<u8>> =
            self.rows.iter().filter(|(_, key)| matches(key)).map(|(row, _)| row).collect();
        let next = |row: &[u8]| matching.get(matching.partition_point(|other| other.as_slice() < row));
        assert!(
            next(&[]).is_none_or(|first| skip.start().is_some_and(|start| *start <= ***first)),
            "{asked:?}"
        );
        for (row, key) in &self.rows {
            let right = match skip.next(row) {
                Step::Match => matches(key),
                Step::Seek(to) => {
                    *to > **row && next(row).is_none_or(|next| next.as_slice() >= &*to && *next != row)
                }
                Step::Done => next(row).is_none(),
            };
            assert!(right, "{asked:?}: {key:?} in {row:02x?}: {:?} of {skip:?}", skip.next(row));
        }
    }

    #[track_caller]
    fn held<'r>(
        &self,
        ranges: impl IntoIterator<Item = &'r KeyRange>,
        matches: &dyn Fn(&K) -> bool,
        asked: &dyn Debug,
    ) {
        let mut found: Vec<&K> = Vec::new();
        for range in ranges {
            assert!(!range.is_empty(), "{asked:?}");
            found.extend(self.rows.range::<[u8], _>(range).map(|(_, key)| key));
        }
        let wrong = found.iter().find(|key| !matches(key));
        assert!(wrong.is_none(), "{asked:?} finds {wrong:?}");
        assert_eq!(found.len(), self.rows.values().filter(|key| matches(key)).count(), "{asked:?}");
    }
}

/// Whatever one other byte makes of a row is the row of another key, or an error that `explain` finds, too.
fn faults<K: RowKey + Debug>(
    row: &[u8],
    decode: fn(&[u8]) -> Result<K, rowkey::DecodeError>,
    layout: &'static rowkey::Layout,
) {
    let mut changed: Vec<Vec<u8>> = (0..row.len()).map(|len| row[..len].to_vec()).collect();
    for at in 0..row.len() {
        for byte in [0, 1, row[at] ^ 1, row[at].wrapping_add(1), 0xFF] {
            let mut row = row.to_vec();
            row[at] = byte;
            changed.push(row);
        }
    }
    for row in changed {
        match decode(&row) {
            Ok(key) => assert_eq!(key.try_encode().as_deref(), Ok(&row[..]), "{key:?}"),
            Err(error) => {
                let fault = layout.explain(&row).fault.map(|fault| (fault.offset, fault.to_string()));
                assert_eq!(fault, Some((error.offset(), error.to_string())), "{row:02x?}");
            }
        }
    }
}

/// What a scan answers: `one` range, `some` ranges, or only a skip scan (`any`).
macro_rules! ask {
    (one $rows:ident $scan:expr, $matches:expr, $asked:expr) => {{
        let scan = $scan;
        let range = scan.clone().range();
        let range = (!range.is_empty()).then_some(range);
        $rows.held(&range, $matches, $asked);
        ask!(some $rows scan, $matches, $asked);
    }};
    (some $rows:ident $scan:expr, $matches:expr, $asked:expr) => {{
        let scan = $scan;
        let ranges: Vec<KeyRange> = scan.clone().ranges().into_iter().collect();
        $rows.held(&ranges, $matches, $asked);
        ask!(any $rows scan, $matches, $asked);
    }};
    (any $rows:ident $scan:expr, $matches:expr, $asked:expr) => {
        $rows.skipped(&$scan.skip(), $matches, $asked)
    };
}

/// A value as scans take it.
macro_rules! argument {
    ([option] $value:expr) => {
        $value.as_ref()
    };
    ($fix:tt $value:expr) => {
        $value
    };
}

/// With the value in a `Result`, if its text may not fit.
macro_rules! fixed {
    ([?] $scan:expr) => {
        $scan.expect("it fits")
    };
    ($fix:tt $scan:expr) => {
        $scan
    };
}

/// Asks a scan, and the same followed by `z`.
macro_rules! with_z {
    ([z] $extent:ident $then:ident $rows:ident $scan:expr, $matches:expr, $asked:expr) => {{
        let (scan, matches) = ($scan, $matches);
        ask!($then $rows scan.clone().z(7), &|key| matches(key) && key.z == 7, $asked);
        ask!(any $rows scan.clone().z_range(7..), &|key| matches(key) && key.z >= 7, $asked);
        ask!($extent $rows scan, matches, $asked);
    }};
    ($z:tt $extent:ident $then:ident $rows:ident $scan:expr, $matches:expr, $asked:expr) => {
        ask!($extent $rows $scan, $matches, $asked)
    };
}

/// All questions of the enum after `before`, which the keys that `fits` match. Extents: of a value, a set, a bound; and of a value
/// followed by `z`.
macro_rules! questions {
    ($rows:ident $values:ident $fix:tt $z:tt $kinds:expr, $value:ident $set:ident $bound:ident $then:ident,
     $before:expr, $fits:expr) => {{
        let (before, fits) = ($before, $fits);
        let at = |key: &_| $values.iter().position(|value| *value == e_of(key)).expect("it is listed");
        for (i, value) in $values.iter().enumerate() {
            let low = || argument!($fix value);
            let is = |key: &_| fits(key) && at(key) == i;
            with_z!($z $value $then $rows fixed!($fix before.clone().e(low())), &is, &("value", value));
            with_z!($z $set $set $rows before.clone().e_in([low()]), &is, &("set of one", value));
            let bounds = (Bound::Included(low()), Bound::Included(low()));
            with_z!($z $bound any $rows before.clone().e_range(bounds), &is, &("bound of one", value));
            for (j, other) in $values.iter().enumerate() {
                let high = || argument!($fix other);
                let either = |key: &_| fits(key) && (at(key) == i || at(key) == j);
                ask!($set $rows before.clone().e_in([low(), high()]), &either, &("one of", value, other));
                let bounds = (Bound::Included(low()), Bound::Excluded(high()));
                let below = |key: &_| fits(key) && (i..j).contains(&at(key));
                ask!($bound $rows before.clone().e_range(bounds), &below, &("below", value, other));
                let bounds = (Bound::Excluded(low()), Bound::Included(high()));
                let above = |key: &_| fits(key) && i < at(key) && at(key) <= j;
                ask!($bound $rows before.clone().e_range(bounds), &above, &("above", value, other));
            }
        }
        kinds!($rows $fix $z $kinds, $bound, before, fits);
    }};
}

/// All questions of its kinds.
macro_rules! kinds {
    // An `Option` has no scan of what it holds.
    ($rows:ident [option] $z:tt $kinds:expr, $bound:ident, $before:ident, $fits:ident) => {};
    ($rows:ident $fix:tt $z:tt $kinds:expr, $bound:ident, $before:ident, $fits:ident) => {
        for (kind, matches) in $kinds {
            let matches = |key: &_| $fits(key) && matches(&e_of(key));
            with_z!($z $bound any $rows $before.clone().e_prefix(kind.clone()), &matches, &("kind", &kind));
        }
    };
}

/// A key that holds an enum, with the questions after each of its leading fields. `z` follows it, and is asked for in `[z]`.
macro_rules! place {
    ($test:ident: $E:ty, $values:expr, $kinds:expr, salt $salt:literal;
     {$(#[$outer:meta])*} $([$(#[$a:meta])* a: $A:ty = $each:expr])? $(#[$e:meta])* e $fix:tt; $($questions:tt)*
    ) => {
        #[test]
        fn $test() {
            #[derive(RowKey, Debug, Clone, PartialEq)]
            $(#[$outer])*
            struct Key {
                $($(#[$a])* a: $A,)?
                $(#[$e])* e: $E,
            }
            place!(@test $E, $values, $kinds, $salt, [$($each)?] [$($e)*] $fix []; $($questions)*);
        }
    };
    ($test:ident: $E:ty, $values:expr, $kinds:expr, salt $salt:literal;
     {$(#[$outer:meta])*} $([$(#[$a:meta])* a: $A:ty = $each:expr])? $(#[$e:meta])* e $fix:tt
     , $(#[$zs:meta])* z $z:tt; $($questions:tt)*
    ) => {
        #[test]
        fn $test() {
            #[derive(RowKey, Debug, Clone, PartialEq)]
            $(#[$outer])*
            struct Key {
                $($(#[$a])* a: $A,)?
                $(#[$e])* e: $E,
                $(#[$zs])* z: u8,
            }
            place!(@test $E, $values, $kinds, $salt, [$($each)?] [$($e)*] $fix $z; $($questions)*);
        }
    };
    (@test $E:ty, $values:expr, $kinds:expr, $salt:literal, $each:tt [$($e:meta)*] $fix:tt $z:tt;
     $($value:ident $set:ident $bound:ident $then:ident |$start:ident| $before:expr, |$fits_of:pat_param| $fits:expr;)*
    ) => {
        fn e_of(key: &Key) -> $E {
            key.e.clone()
        }

        let values: Vec<$E> = $values;
        let mut ordered: Vec<_> = values.iter().collect();
        if [$(stringify!($e),)* ""].iter().any(|attribute| attribute.contains("desc")) {
            ordered.reverse();
        }
        let mut keys = Vec::new();
        place!(@keys keys ordered $each $z);
        let rows = Rows::of(&keys, $salt);
        $({
            let $start = Key::prefix();
            questions!(rows values $fix $z $kinds, $value $set $bound $then, $before, |$fits_of: &Key| $fits);
        })*
    };
    (@keys $keys:ident $ordered:ident [] []) => {
        $keys.extend($ordered.iter().map(|&e| Key { e: e.clone() }));
    };
    (@keys $keys:ident $ordered:ident [$each:expr] []) => {
        for a in $each {
            $keys.extend($ordered.iter().map(|&e| Key { a: a.clone().into(), e: e.clone() }));
        }
    };
    (@keys $keys:ident $ordered:ident [] $z:tt) => {
        for &e in &$ordered {
            $keys.extend([0, 7, 9].map(|z| Key { e: e.clone(), z }));
        }
    };
    (@keys $keys:ident $ordered:ident [$each:expr] $z:tt) => {
        for a in $each {
            for &e in &$ordered {
                $keys.extend([0, 7, 9].map(|z| Key { a: a.clone().into(), e: e.clone(), z }));
            }
        }
    };
}

/// Each place of an enum.
macro_rules! places {
    ($($name:ident: $E:ident $values:ident $kinds:ident;)*) => {$(
        mod $name {
            use super::*;

            place! {
                first: $E, $values(), $kinds(), salt 0;
                {} e [], z [z];
                one some one one |start| start, |_| true;
            }

            place! {
                middle: $E, $values(), $kinds(), salt 0;
                {} [a: Vec<u8> = [&b""[..], b"\0", b"a"]] #[rowkey(literal = "//")] e [], z [z];
                one some one one |start| start.a(b"a"), |key| key.a == b"a";
                some some some some |start| start.a_in([&b""[..], b"a"]), |key| key.a != b"\0";
                any any any any |start| start.a_range(..=&b"\0"[..]), |key| *key.a <= b"\0"[..];
                any any any any |start| start.a_any(), |_| true;
            }

            place! {
                last: $E, $values(), $kinds(), salt 0;
                {} [#[pad(2)] a: u8 = [0, 9, 99]] e [];
                one some one one |start| start.a(9).unwrap(), |key| key.a == 9;
                any any any any |start| start.a_range(..9), |key| key.a < 9;
                any any any any |start| start.a_any(), |_| true;
            }

            place! {
                turned: $E, $values(), $kinds(), salt 0;
                {} [a: u8 = [0, 255]] #[rowkey(desc)] e [], z [z];
                one some one one |start| start.a(255), |key| key.a == 255;
                any any any any |start| start.a_any(), |_| true;
            }

            place! {
                optional: Option<$E>, [None].into_iter().chain($values().into_iter().map(Some)).collect(), (), salt 0;
                {} [a: bool = [false, true]] e [option], z [z];
                one some one one |start| start.a(true), |key| key.a;
                any any any any |start| start.a_any(), |_| true;
            }

            place! {
                behind_a_salt: $E, $values(), $kinds(), salt 1;
                {} [#[salt(buckets = 3)] a: u8 = [0, 1, 255]] e [], z [z];
                one some one one |start| start.a(1), |key| key.a == 1;
                any any any any |start| start.a_any(), |_| true;
            }

            place! {
                salted: $E, $values(), $kinds(), salt 1;
                {} [a: u8 = [0, 255]] #[salt(buckets = 3)] e [], z [z];
                one some some one |start| start.a(255), |key| key.a == 255;
                any any any any |start| start.a_any(), |_| true;
            }

            place! {
                salted_with_all: $E, $values(), $kinds(), salt 1;
                {#[rowkey(salt(buckets = 3))]} e [], z [z];
                some some some one |start| start, |_| true;
            }

            #[derive(RowKey, Debug, Clone, PartialEq)]
            struct Inner {
                number: u8,
                kinds: $E,
            }

            #[derive(RowKey, Debug, Clone, PartialEq)]
            enum Outer {
                #[rowkey(prefix = "i")]
                Inner(Inner),
                #[rowkey(prefix = "j")]
                Nothing,
            }

            fn outer() -> Vec<Outer> {
                let inner = |number| $values().into_iter().map(move |kinds| Outer::Inner(Inner { number, kinds }));
                inner(0).chain(inner(7)).chain([Outer::Nothing]).collect()
            }

            fn kinds_of_outer() -> Vec<OfKind<Outer, OneBucket, OneBound>> {
                let inner = |kind| Outer::prefix().inner_prefix(Inner::prefix().number(7).kinds_prefix(kind));
                let of_kind = $kinds().into_iter().map(|(kind, matches)| {
                    let matches = move |outer: &Outer| match outer {
                        Outer::Inner(Inner { number: 7, kinds }) => matches(kinds),
                        _ => false,
                    };
                    (inner(kind), Box::new(matches) as Box<dyn Fn(&Outer) -> bool>)
                });
                of_kind.collect()
            }

            /// The last field of a key that is nested before more: it ends in another way than in a row of that key.
            #[test]
            fn inside_a_key() {
                #[derive(RowKey, Debug, Clone, PartialEq)]
                struct Key {
                    inner: Inner,
                    z: u8,
                }

                let values = $values();
                let inner = [0, 7].into_iter().flat_map(|number| {
                    values.iter().map(move |kinds| Inner { number, kinds: kinds.clone() })
                });
                let keys: Vec<Key> =
                    inner.flat_map(|inner| [0, 7].map(|z| Key { inner: inner.clone(), z })).collect();
                let rows = Rows::of(&keys, 0);
                let at = |key: &Key| match key.inner.number {
                    7 => values.iter().position(|value| *value == key.inner.kinds),
                    _ => None,
                };
                let asked = |inner| Key::prefix().inner_prefix(inner);
                for (i, low) in values.iter().enumerate() {
                    let is = |key: &Key| at(key) == Some(i);
                    let seven = || Inner::prefix().number(7);
                    ask!(one rows Key::prefix().inner_prefix(seven().kinds(low)), &is, &("value", low));
                    ask!(some rows Key::prefix().inner_prefix(seven().kinds_in([low])), &is, &("set of one", low));
                    ask!(one rows asked(seven().kinds_range(low..=low)), &is, &("bound of one", low));
                    for (j, high) in values.iter().enumerate() {
                        let within = |key: &Key| at(key).is_some_and(|at| (i..j).contains(&at));
                        ask!(one rows asked(seven().kinds_range(low..high)), &within, &("between", low, high));
                    }
                }
            }

            place! {
                in_two: Outer, outer(), kinds_of_outer(), salt 0;
                {} e [], z [z];
                one some one one |start| start, |_| true;
            }
        }
    )*};
}

places! {
    enum_of_two: Two two kinds_of_two;
    enum_of_three: Three three kinds_of_three;
    enum_of_four: Four four kinds_of_four;
    enum_of_salted: OfSalted of_salted kinds_of_salted;
}

place! {
    delimited_first: Delimited, delimited(), kinds_of_delimited(), salt 0;
    {#[rowkey(delimiter = "#")]} e [?], #[pad(1)] z [-];
    one some one one |start| start, |_| true;
}

place! {
    delimited_middle: Delimited, delimited(), kinds_of_delimited(), salt 0;
    {#[rowkey(delimiter = "#")]} [a: String = ["", "a", "b"]] e [?], #[pad(1)] z [-];
    one some one one |start| start.a("a").unwrap(), |key| key.a == "a";
    any any any any |start| start.a_any(), |_| true;
}

place! {
    delimited_last: Delimited, delimited(), kinds_of_delimited(), salt 0;
    {#[rowkey(delimiter = "#")]} [a: String = ["", "a", "b"]] e [?];
    one some one one |start| start.a("a").unwrap(), |key| key.a == "a";
    any any any any |start| start.a_any(), |_| true;
}
