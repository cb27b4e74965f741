//! Each question is asked four ways: by value, by a set of one, by a bound of one value, and by the layout; of the key itself, of
//! keys that hold it, and of an enum of keys. All of them hold the rows whose fields match, and nothing is read for what
//! nothing can match.

use std::ops::Bound;

use rowkey::{KeyRange, KeyRanges, RowKey, SkipScan};
use rowkey_layout::scan::{Asked, Constraint, between, starting};
use rowkey_layout::{BoundPosition, End, Fields, KeyBuf, Kind, Layout};

use super::store::{found, store};

/// A scan, asked in one way.
pub struct Answer {
    pub way: &'static str,
    pub range: Option<KeyRange>,
    pub ranges: Option<KeyRanges>,
    pub skip: SkipScan,
}

/// Every answer holds the rows of the keys that match. Where there is no such key here, there is none at all.
#[track_caller]
pub fn check<K: RowKey>(place: &str, keys: &[K], answers: &[Answer], matches: impl Fn(&K) -> bool) {
    let rows = store(keys.iter().filter_map(|key| key.try_encode().ok()));
    let wanted: Vec<Vec<u8>> =
        rows.keys().filter(|row| matches(&K::decode(row).expect("a row"))).cloned().collect();
    for Answer { way, range, ranges, skip } in answers {
        let said = format!("{way}, {place}: {skip:?}");
        assert_eq!(found(&rows, skip).0, wanted, "{said}");
        assert_eq!(skip.start().is_none(), wanted.is_empty(), "{said}");
        let bounds = [Some(skip.bounds()), ranges.clone()];
        for ranges in bounds.iter().flatten() {
            assert_eq!(ranges.is_empty(), wanted.is_empty(), "{said}: {ranges:?}");
            assert!(ranges.iter().all(|range| !range.is_empty()), "{said}: {ranges:?}");
            for row in &wanted {
                let holding = ranges.iter().filter(|range| range.contains(row)).count();
                assert_eq!(holding, 1, "{said}: {row:02x?} in {ranges:?}");
            }
        }
        let Some(ranges) = ranges else { continue };
        let held: usize = ranges.iter().map(|range| rows.range(range).count()).sum();
        assert_eq!(held, wanted.len(), "{said}: {ranges:?}");
        let Some(range) = range else { continue };
        let one = ranges.get(0);
        assert!(
            ranges.len() <= 1 && one.as_ref().map_or(range.is_empty(), |one| one == range),
            "{said}: {range:?}"
        );
    }
}

/// What is asked of a field, by the layout: it is given the fields of the key, and which of them it is.
pub type Field = Box<dyn Fn(&Fields, usize) -> Constraint>;

/// One of these encodings, each with the delimiter after it.
pub fn only<const N: usize>(encoded: [&'static [u8]; N]) -> Field {
    Box::new(move |_, _| Constraint::values(encoded.map(KeyBuf::from).to_vec()))
}

/// Encodings from `low` up to and including `high`, without a delimiter.
pub fn from_to(low: &'static [u8], high: &'static [u8]) -> Field {
    let [low, high] = [low, high].map(|bytes| Bound::Included((bytes.to_vec(), BoundPosition::At)));
    Box::new(move |fields, i| between(&fields.list[i].node, fields.end(i, End::Row), &low, &high, false))
}

/// Encodings between any of these.
fn any_of<const N: usize>(bounds: [(&'static [u8], &'static [u8]); N]) -> Field {
    let each = bounds.map(|(low, high)| from_to(low, high));
    Box::new(move |fields, i| Constraint::any_of(each.iter().map(|between| between(fields, i))))
}

/// What no encoding is in.
fn nothing() -> Field {
    Box::new(|fields, i| starting(&fields.list[i].node, fields.end(i, End::Row), None))
}

pub fn any() -> Field {
    Box::new(|_, _| Constraint::Any)
}

/// The fields of a nested key.
fn inside(asked: Vec<Field>) -> Field {
    Box::new(move |fields, i| match &fields.list[i].node.peel(End::Row).0.kind {
        Kind::Key(inner) => Constraint::Key(constraints(inner, &asked)),
        kind => panic!("no nested key: {kind:?}"),
    })
}

/// The fields of a kind of an enum of keys.
pub fn kind(index: usize, asked: Vec<Field>) -> Field {
    Box::new(move |fields, i| match &fields.list[i].node.peel(End::Row).0.kind {
        Kind::Keys(kinds) => Constraint::Kind(index, constraints(&kinds.list[index].layout.fields, &asked)),
        kind => panic!("no enum of keys: {kind:?}"),
    })
}

fn constraints(fields: &Fields, asked: &[Field]) -> Vec<Constraint> {
    asked.iter().enumerate().map(|(i, asked)| asked(fields, i)).collect()
}

pub fn by_layout(layout: &'static Layout, asked: &[Field], finite: bool) -> Answer {
    let asked = Asked::of_fields(layout, constraints(&layout.fields, asked));
    let ranges = finite.then(|| asked.clone().ranges(layout));
    Answer { way: "by the layout", range: None, ranges, skip: asked.skip(layout) }
}

/// A scan of the steps. `is` is asked by value, by a set of one or by a bound of one; `last`: by a bound if it is the last step,
/// else by value. `then` is always asked alike. `!`: every value of the field has bytes, `?`: some have none.
macro_rules! scan {
    ($way:ident $scan:expr;) => { $scan };
    (value $scan:expr; is ! [$f:ident $in:ident $range:ident] $v:expr => $bytes:expr, $($rest:tt)*) => {
        scan!(value $scan.$f($v); $($rest)*)
    };
    (value $scan:expr; is ? [$f:ident $in:ident $range:ident] $v:expr => $bytes:expr, $($rest:tt)*) => {
        scan!(value $scan.$f($v).unwrap(); $($rest)*)
    };
    (set $scan:expr; is $fits:tt [$f:ident $in:ident $range:ident] $v:expr => $bytes:expr, $($rest:tt)*) => {
        scan!(set $scan.$in([$v]); $($rest)*)
    };
    (bound $scan:expr; is $fits:tt [$f:ident $in:ident $range:ident] $v:expr => $bytes:expr, $($rest:tt)*) => {
        scan!(bound $scan.$range((Bound::Included($v), Bound::Included($v))); $($rest)*)
    };
    (last $scan:expr; is $fits:tt $names:tt $v:expr => $bytes:expr,) => {
        scan!(bound $scan; is $fits $names $v => $bytes,)
    };
    (last $scan:expr; is ! [$f:ident $in:ident $range:ident] $v:expr => $bytes:expr, $($rest:tt)+) => {
        scan!(last $scan.$f($v); $($rest)+)
    };
    (last $scan:expr; is ? [$f:ident $in:ident $range:ident] $v:expr => $bytes:expr, $($rest:tt)+) => {
        scan!(last $scan.$f($v).unwrap(); $($rest)+)
    };
    ($way:ident $scan:expr; then $f:ident($($arg:expr)?) => $asked:expr, $($rest:tt)*) => {
        scan!($way $scan.$f($($arg)?); $($rest)*)
    };
    ($way:ident $scan:expr; inside $f:ident $inner:ident { $($steps:tt)* }, $($rest:tt)*) => {
        scan!($way $scan.$f(scan!($way $inner::prefix(); $($steps)*)); $($rest)*)
    };
}

/// The same steps for the layout.
macro_rules! asked {
    (@ [$($asked:expr,)*]) => { Vec::<Field>::from([$($asked),*]) };
    (@ [$($asked:expr,)*] is $fits:tt $names:tt $v:expr => $bytes:expr, $($rest:tt)*) => {
        asked!(@ [$($asked,)* only([$bytes]),] $($rest)*)
    };
    (@ [$($asked:expr,)*] then $f:ident($($arg:expr)?) => $other:expr, $($rest:tt)*) => {
        asked!(@ [$($asked,)* $other,] $($rest)*)
    };
    (@ [$($asked:expr,)*] inside $f:ident $inner:ident { $($steps:tt)* }, $($rest:tt)*) => {
        asked!(@ [$($asked,)* inside(asked!($($steps)*)),] $($rest)*)
    };
    ($($steps:tt)*) => { asked!(@ [] $($steps)*) };
}

/// What a scan answers. `one`: it has `range()` by value; `some`: it has `ranges()`; `any`: neither.
macro_rules! answer {
    (one $way:literal $scan:expr) => {{
        let scan = $scan;
        Answer {
            way: $way,
            range: Some(scan.clone().range()),
            ranges: Some(scan.clone().ranges()),
            skip: scan.skip(),
        }
    }};
    (some $way:literal $scan:expr) => {{
        let scan = $scan;
        Answer { way: $way, range: None, ranges: Some(scan.clone().ranges()), skip: scan.skip() }
    }};
    (any $way:literal $scan:expr) => {
        Answer { way: $way, range: None, ranges: None, skip: $scan.skip() }
    };
}

/// A question to `Key`, which `$wrap` puts into its place: by value, by sets, by bounds, and by the last value as a bound.
macro_rules! answers {
    ($extent:ident |$scan:ident| $wrap:expr; $($steps:tt)*) => {{
        let by_value = { let $scan = scan!(value Key::prefix(); $($steps)*); answer!($extent "by value" $wrap) };
        let by_last = { let $scan = scan!(last Key::prefix(); $($steps)*); answer!($extent "by a bound of one, last" $wrap) };
        let by_sets = { let $scan = scan!(set Key::prefix(); $($steps)*); answers!(@finite $extent "by sets of one" $wrap) };
        let by_bounds = { let $scan = scan!(bound Key::prefix(); $($steps)*); answer!(any "by bounds of one" $wrap) };
        [by_value, by_last, by_sets, by_bounds]
    }};
    (@finite any $way:literal $scan:expr) => { answer!(any $way $scan) };
    (@finite $extent:ident $way:literal $scan:expr) => { answer!(some $way $scan) };
}

/// All combinations of values as keys.
macro_rules! push_all {
    ($keys:ident [$($done:ident)*]) => { $keys.push(Key { $($done: $done.clone().into()),* }) };
    ($keys:ident [$($done:ident)*] $f:ident = $values:expr, $($rest:tt)*) => {
        for $f in $values {
            push_all!($keys [$($done)* $f] $($rest)*);
        }
    };
}

/// A key with its values and the questions about it, asked of the key and of what holds it.
macro_rules! four_ways {
    ($($test:ident: [$(#[$outer:meta])* $delimiter:literal $(#[$other:meta])*] $(#[$key:meta])* {
        $($(#[$field:meta])* $f:ident: $ty:ty = $values:expr,)*
    } { $($extent:ident |$asked:pat_param| $matches:expr => { $($steps:tt)* })* })*) => {$(
        mod $test {
            use super::*;

            #[derive(RowKey, Debug, Clone)]
            $(#[$key])*
            struct Key { $($(#[$field])* $f: $ty,)* }

            #[derive(RowKey, Debug)]
            $(#[$outer])*
            struct First {
                key: Key,
                last: String,
            }

            #[derive(RowKey, Debug)]
            $(#[$outer])*
            struct Last {
                #[pad(1)]
                id: u8,
                key: Key,
            }

            #[derive(RowKey, Debug)]
            struct Turned {
                #[rowkey(desc)]
                key: Key,
                last: String,
            }

            /// Kinds have the same buckets.
            #[derive(RowKey, Debug, Clone)]
            struct Other($(#[$other])* #[pad(1)] u8);

            #[derive(RowKey, Debug, Clone)]
            enum Kinds {
                #[rowkey(prefix = "a")]
                Other(Other),
                #[rowkey(prefix = "k")]
                Key(Key),
            }

            #[derive(RowKey, Debug)]
            $(#[$outer])*
            struct KindsFirst {
                kinds: Kinds,
                last: String,
            }

            #[derive(RowKey, Debug, Clone)]
            $(#[$outer])*
            struct KindsLast {
                #[pad(1)]
                id: u8,
                #[rowkey(literal = "<")]
                kinds: Kinds,
            }

            #[derive(RowKey, Debug)]
            struct KindsTurned {
                #[rowkey(desc, literal = ">")]
                kinds: Kinds,
                last: String,
            }

            #[derive(RowKey, Debug, Clone)]
            enum Twice {
                #[rowkey(prefix = "d")]
                Deep(KindsLast),
                #[rowkey(prefix = "e")]
                Empty,
            }

            #[derive(RowKey, Debug)]
            $(#[$outer])*
            struct TwiceFirst {
                twice: Twice,
                last: String,
            }

            #[test]
            fn $test() {
                let mut keys = Vec::new();
                push_all!(keys [] $($f = $values,)*);
                let two = || keys.iter().flat_map(|key| ["", "x"].map(|last| (key.clone(), String::from(last))));
                let first: Vec<First> = two().map(|(key, last)| First { key, last }).collect();
                let turned: Vec<Turned> = two().map(|(key, last)| Turned { key, last }).collect();
                let last = keys.iter().flat_map(|key| [1, 7].map(|id| Last { id, key: key.clone() }));
                let last: Vec<Last> = last.collect();
                let kinds = [Kinds::Other(Other(0)), Kinds::Other(Other(9))];
                let kinds: Vec<Kinds> = kinds.into_iter().chain(keys.iter().cloned().map(Kinds::Key)).collect();
                let two = || kinds.iter().flat_map(|kind| ["", "x"].map(|last| (kind.clone(), String::from(last))));
                let kinds_first: Vec<KindsFirst> = two().map(|(kinds, last)| KindsFirst { kinds, last }).collect();
                let kinds_turned: Vec<KindsTurned> = two().map(|(kinds, last)| KindsTurned { kinds, last }).collect();
                let kinds_last = kinds.iter().flat_map(|kind| [1, 7].map(|id| KindsLast { id, kinds: kind.clone() }));
                let kinds_last: Vec<KindsLast> = kinds_last.collect();
                let twice = kinds_last.iter().cloned().map(Twice::Deep).chain([Twice::Empty]);
                let twice = twice.flat_map(|twice| ["", "x"].map(|last| (twice.clone(), String::from(last))));
                let twice: Vec<TwiceFirst> = twice.map(|(twice, last)| TwiceFirst { twice, last }).collect();
                let key_of = |kinds: &Kinds| match kinds {
                    Kinds::Key(key) => Some(key.clone()),
                    Kinds::Other(_) => None,
                };
                $({
                    let matches = |$asked: &Key| $matches;
                    let finite = stringify!($extent) != "any";
                    let inner = || asked!($($steps)*);
                    let id = || only([concat!("7", $delimiter).as_bytes()]);
                    let x = || only([b"x"]);

                    let mut answers = Vec::from(answers!($extent |scan| scan; $($steps)*));
                    answers.push(by_layout(Key::LAYOUT, &inner(), finite));
                    check("the key", &keys, &answers, matches);

                    let mut answers = Vec::from(answers!($extent |scan| First::prefix().key_prefix(scan); $($steps)*));
                    answers.push(by_layout(First::LAYOUT, &[inside(inner())], finite));
                    check("first", &first, &answers, |outer| matches(&outer.key));

                    let mut answers =
                        Vec::from(answers!(any |scan| First::prefix().key_prefix(scan).last_in(["x"]); $($steps)*));
                    answers.push(by_layout(First::LAYOUT, &[inside(inner()), x()], false));
                    check("first, with more", &first, &answers, |outer| matches(&outer.key) && outer.last == "x");

                    let mut answers = Vec::from(answers!(
                        $extent |scan| Last::prefix().id(7).unwrap().key_prefix(scan); $($steps)*
                    ));
                    answers.push(by_layout(Last::LAYOUT, &[id(), inside(inner())], finite));
                    check("last", &last, &answers, |outer| outer.id == 7 && matches(&outer.key));

                    let mut answers = Vec::from(answers!($extent |scan| Turned::prefix().key_prefix(scan); $($steps)*));
                    answers.push(by_layout(Turned::LAYOUT, &[inside(inner())], finite));
                    check("turned around", &turned, &answers, |outer| matches(&outer.key));

                    let mut answers =
                        Vec::from(answers!(any |scan| Turned::prefix().key_prefix(scan).last_in(["x"]); $($steps)*));
                    answers.push(by_layout(Turned::LAYOUT, &[inside(inner()), x()], false));
                    check("turned around, with more", &turned, &answers, |outer| {
                        matches(&outer.key) && outer.last == "x"
                    });

                    let mut answers = Vec::from(answers!($extent |scan| Kinds::prefix().key_prefix(scan); $($steps)*));
                    answers.push(by_layout(&Kinds::LAYOUT.kinds()[1].layout, &inner(), finite));
                    check("of an enum", &kinds, &answers, |kind| matches!(kind, Kinds::Key(key) if matches(key)));
                    let matches_kind = |kinds: &Kinds| key_of(kinds).is_some_and(|key| matches(&key));

                    let mut answers = Vec::from(answers!(
                        $extent |scan| KindsFirst::prefix().kinds_prefix(Kinds::prefix().key_prefix(scan)); $($steps)*
                    ));
                    answers.push(by_layout(KindsFirst::LAYOUT, &[kind(1, inner())], finite));
                    check("in an enum, first", &kinds_first, &answers, |outer| matches_kind(&outer.kinds));

                    let mut answers = Vec::from(answers!(
                        any |scan| KindsFirst::prefix().kinds_prefix(Kinds::prefix().key_prefix(scan)).last_in(["x"]);
                        $($steps)*
                    ));
                    answers.push(by_layout(KindsFirst::LAYOUT, &[kind(1, inner()), x()], false));
                    check("in an enum, first, with more", &kinds_first, &answers, |outer| {
                        matches_kind(&outer.kinds) && outer.last == "x"
                    });

                    let mut answers = Vec::from(answers!(
                        $extent |scan| KindsLast::prefix().id(7).unwrap().kinds_prefix(Kinds::prefix().key_prefix(scan));
                        $($steps)*
                    ));
                    answers.push(by_layout(KindsLast::LAYOUT, &[id(), kind(1, inner())], finite));
                    check("in an enum, last", &kinds_last, &answers, |outer| outer.id == 7 && matches_kind(&outer.kinds));

                    let mut answers = Vec::from(answers!(
                        any |scan| KindsLast::prefix().id_any().kinds_prefix(Kinds::prefix().key_prefix(scan)); $($steps)*
                    ));
                    answers.push(by_layout(KindsLast::LAYOUT, &[any(), kind(1, inner())], false));
                    check("in an enum, after an open field", &kinds_last, &answers, |outer| matches_kind(&outer.kinds));

                    let mut answers = Vec::from(answers!(
                        any |scan| KindsTurned::prefix().kinds_prefix(Kinds::prefix().key_prefix(scan)).last_in(["x"]);
                        $($steps)*
                    ));
                    answers.push(by_layout(KindsTurned::LAYOUT, &[kind(1, inner()), x()], false));
                    check("in an enum, turned around", &kinds_turned, &answers, |outer| {
                        matches_kind(&outer.kinds) && outer.last == "x"
                    });

                    let mut answers = Vec::from(answers!(
                        $extent |scan| TwiceFirst::prefix().twice_prefix(Twice::prefix().deep_prefix(
                            KindsLast::prefix().id(7).unwrap().kinds_prefix(Kinds::prefix().key_prefix(scan))
                        ));
                        $($steps)*
                    ));
                    let deep = || vec![id(), kind(1, inner())];
                    answers.push(by_layout(TwiceFirst::LAYOUT, &[kind(0, deep())], finite));
                    check("in two enums", &twice, &answers, |outer| match &outer.twice {
                        Twice::Deep(deep) => deep.id == 7 && matches_kind(&deep.kinds),
                        Twice::Empty => false,
                    });
                })*
            }
        }
    )*};
}

#[derive(RowKey, Debug, Clone)]
struct Pair {
    #[pad(1)]
    a: u8,
    #[pad(2)]
    b: u8,
}

#[derive(RowKey, Debug, Clone)]
struct Named {
    number: u8,
    name: String,
}

const TEXTS: [&str; 5] = ["", "\0", "\u{1}", "a", "a\0"];

four_ways! {
    numbers: [""] { a: u8 = [0, 7, 255], #[pad(2)] b: u8 = [0, 9, 10, 99], #[rowkey(desc)] c: i8 = [-128, 0, 127], } {
        one |key| key.a == 7 => { is ! [a a_in a_range] 7 => b"\x07", }
        one |key| (key.a, key.b) == (255, 99) => {
            is ! [a a_in a_range] 255 => b"\xFF", is ? [b b_in b_range] 99 => b"99",
        }
        one |key| (key.a, key.b, key.c) == (0, 0, 127) => {
            is ! [a a_in a_range] 0 => b"\0", is ? [b b_in b_range] 0 => b"00", is ! [c c_in c_range] 127 => b"\0",
        }
        one |key| key.a == 7 && (9..=10).contains(&key.b) => {
            is ! [a a_in a_range] 7 => b"\x07", then b_range(9..=10) => from_to(b"09", b"10"),
        }
        some |key| key.a == 7 && [9, 99].contains(&key.b) && key.c == -128 => {
            is ! [a a_in a_range] 7 => b"\x07", then b_in([9, 99]) => only([b"09", b"99"]),
            is ! [c c_in c_range] -128 => b"\xFF",
        }
        any |key| key.b == 10 => { then a_any() => any(), is ? [b b_in b_range] 10 => b"10", }
        any |key| key.a >= 7 && key.c == 0 => {
            then a_range(7..) => from_to(b"\x07", b"\xFF"), then b_any() => any(), is ! [c c_in c_range] 0 => b"\x7F",
        }
        some |_| false => { is ! [a a_in a_range] 7 => b"\x07", then b_in([100]) => only([]), }
        one |_| false => { is ! [a a_in a_range] 7 => b"\x07", then b_range(100..) => nothing(), }
    }
    text_first: [""] { text: String = TEXTS, flag: bool = [false, true], } {
        one |key| key.text == "a" => { is ! [text text_in text_range] "a" => b"a\0", }
        one |key| key.text == "\0" && key.flag => {
            is ! [text text_in text_range] "\0" => b"\x01\x01\0", is ! [flag flag_in flag_range] true => b"\x01",
        }
        some |key| key.text.is_empty() && key.flag => {
            is ! [text text_in text_range] "" => b"\0", then flag_in([true]) => only([b"\x01"]),
        }
        any |key| !key.flag => { then text_any() => any(), is ! [flag flag_in flag_range] false => b"\0", }
        any |key| ["\u{1}", "a"].contains(&&*key.text) && key.flag => {
            then text_range("\u{1}"..="a") => from_to(b"\x01\x02\0", b"a\0"), is ! [flag flag_in flag_range] true => b"\x01",
        }
    }
    text_last: [""] { flag: bool = [false, true], text: String = TEXTS, } {
        one |key| key.flag => { is ! [flag flag_in flag_range] true => b"\x01", }
        one |key| key.flag && key.text == "a" => {
            is ! [flag flag_in flag_range] true => b"\x01", is ! [text text_in text_range] "a" => b"a",
        }
        one |key| key.flag && ["\0", "\u{1}", "a"].contains(&&*key.text) => {
            is ! [flag flag_in flag_range] true => b"\x01", then text_range("\0"..="a") => from_to(b"\0", b"a"),
        }
        some |key| !key.flag && ["", "a\0"].contains(&&*key.text) => {
            is ! [flag flag_in flag_range] false => b"\0", then text_in(["a\0", "", "b"]) => only([b"", b"a\0", b"b"]),
        }
        any |key| key.text == "\0" => { then flag_any() => any(), is ! [text text_in text_range] "\0" => b"\0", }
    }
    text_turned: [""] { #[rowkey(desc)] text: String = TEXTS, number: u8 = [0, 7, 255], } {
        one |key| key.text == "a" => { is ! [text text_in text_range] "a" => b"\x9E\xFF", }
        one |key| key.text.is_empty() && key.number == 7 => {
            is ! [text text_in text_range] "" => b"\xFF", is ! [number number_in number_range] 7 => b"\x07",
        }
        any |key| key.number == 255 => { then text_any() => any(), is ! [number number_in number_range] 255 => b"\xFF", }
        any |_| false => { then text_any() => any(), then number_in([]) => only([]), }
        any |_| false => { then text_any() => any(), then number_range(3..3) => nothing(), }
    }
    optional: [""] { a: Option<u8> = [None, Some(0), Some(255)], #[rowkey(desc)] b: Option<bool> = [None, Some(false), Some(true)], c: u8 = [0, 7], } {
        one |key| key.a.is_none() => { is ! [a a_in a_range] None => b"\0", }
        one |key| (key.a, key.b) == (Some(0), None) => {
            is ! [a a_in a_range] Some(0) => b"\x01\0", is ! [b b_in b_range] None => b"\xFF",
        }
        some |key| (key.a, key.c) == (Some(255), 7) && key.b != Some(false) => {
            is ! [a a_in a_range] Some(255) => b"\x01\xFF", then b_in([None, Some(true)]) => only([b"\xFF", b"\xFE\xFE"]),
            is ! [c c_in c_range] 7 => b"\x07",
        }
        any |key| (key.b, key.c) == (Some(false), 0) => {
            then a_any() => any(), is ! [b b_in b_range] Some(false) => b"\xFE\xFF", is ! [c c_in c_range] 0 => b"\0",
        }
    }
    nested: [""] { pair: Pair = [(1, 9), (1, 10), (2, 9)].map(|(a, b)| Pair { a, b }), named: Named = named(), } {
        one |key| (key.pair.a, key.pair.b) == (1, 9) => {
            is ? [pair pair_in pair_range] &Pair { a: 1, b: 9 } => b"109",
        }
        one |key| key.pair.a == 1 => { inside pair_prefix Pair { is ? [a a_in a_range] 1 => b"1", }, }
        one |key| (key.pair.a, key.pair.b) == (2, 9) && key.named.number == 7 && key.named.name == "a" => {
            is ? [pair pair_in pair_range] &Pair { a: 2, b: 9 } => b"209",
            inside named_prefix Named {
                is ! [number number_in number_range] 7 => b"\x07", is ! [name name_in name_range] "a" => b"a",
            },
        }
        any |key| key.pair.a == 1 && key.named.number == 0 && key.named.name == "\0" => {
            inside pair_prefix Pair { is ? [a a_in a_range] 1 => b"1", },
            inside named_prefix Named {
                is ! [number number_in number_range] 0 => b"\0", then name_in(["\0"]) => only([b"\0"]),
            },
        }
        any |key| key.pair.b == 10 && key.named.name.is_empty() => {
            inside pair_prefix Pair { then a_any() => any(), is ? [b b_in b_range] 10 => b"10", },
            inside named_prefix Named {
                then number_any() => any(), is ! [name name_in name_range] "" => b"",
            },
        }
    }
    delimited: [#[rowkey(delimiter = ",")] ","] #[rowkey(delimiter = ",")] {
        name: String = ["", "a", "b"], #[pad(1)] digit: u8 = [8, 9], rest: String = ["", "a", "a,", "b"],
    } {
        one |key| key.name == "a" => { is ? [name name_in name_range] "a" => b"a,", }
        one |key| (&*key.name, key.digit) == ("a", 9) => {
            is ? [name name_in name_range] "a" => b"a,", is ? [digit digit_in digit_range] 9 => b"9,",
        }
        // Before another delimiter, no text has this one.
        one |key| (&*key.name, key.digit, &*key.rest) == ("a", 9, "a,") => {
            is ? [name name_in name_range] "a" => b"a,", is ? [digit digit_in digit_range] 9 => b"9,",
            then rest_range("a,"..="a,") => from_to(b"a,", b"a,"),
        }
        one |key| (&*key.name, key.digit, &*key.rest) == ("b", 8, "a,") => {
            is ? [name name_in name_range] "b" => b"b,", is ? [digit digit_in digit_range] 8 => b"8,",
            is ! [rest rest_in rest_range] "a," => b"a,",
        }
        some |key| key.name == "a" && key.rest == "b" => {
            is ? [name name_in name_range] "a" => b"a,", then digit_in([8, 9]) => only([b"8,", b"9,"]),
            is ! [rest rest_in rest_range] "b" => b"b",
        }
        any |key| key.digit == 8 && ["a", "a,"].contains(&&*key.rest) => {
            then name_any() => any(), is ? [digit digit_in digit_range] 8 => b"8,",
            then rest_range("a"..="a,") => from_to(b"a", b"a,"),
        }
        // Text before the delimiter holds no byte below it.
        one |_| false => {
            then name_range("\u{1}"..="\u{2}") => from_to(b"\x01", b"\x02"),
        }
    }
    salted_field: ["" #[salt(buckets = 4)]] { #[salt(buckets = 4)] host: u8 = [0, 1, 2, 3], name: String = ["", "a", "b"], seq: u8 = [0, 7], } {
        some |key| key.host == 2 => { is ! [host host_in host_range] 2 => b"\x02", }
        some |key| key.host == 2 && key.name == "a" => {
            is ! [host host_in host_range] 2 => b"\x02", is ! [name name_in name_range] "a" => b"a\0",
        }
        some |key| key.host < 2 && (&*key.name, key.seq) == ("b", 7) => {
            then host_in([0, 1]) => only([b"\0", b"\x01"]), is ! [name name_in name_range] "b" => b"b\0",
            is ! [seq seq_in seq_range] 7 => b"\x07",
        }
        any |key| (&*key.name, key.seq) == ("", 0) => {
            then host_any() => any(), is ! [name name_in name_range] "" => b"\0", is ! [seq seq_in seq_range] 0 => b"\0",
        }
        any |_| false => { then host_any() => any(), then name_in([]) => only([]), }
    }
    salted_last: ["" #[salt(buckets = 16)]] { #[rowkey(desc)] name: String = ["", "a", "b"], #[salt(buckets = 16)] id: u8 = [0, 7, 255], } {
        some |key| key.name == "a" && key.id == 7 => {
            is ! [name name_in name_range] "a" => b"\x9E\xFF", is ! [id id_in id_range] 7 => b"\x07",
        }
        any |key| key.id == 7 => { then name_any() => any(), is ! [id id_in id_range] 7 => b"\x07", }
    }
    salted_whole: ["" #[salt(buckets = 3)]] #[rowkey(salt(buckets = 3))] { a: u8 = [0, 1, 2, 255], b: bool = [false, true], } {
        some |key| key.a == 1 => { is ! [a a_in a_range] 1 => b"\x01", }
        some |key| key.a == 255 && key.b => { is ! [a a_in a_range] 255 => b"\xFF", is ! [b b_in b_range] true => b"\x01", }
        any |key| !key.b => { then a_any() => any(), is ! [b b_in b_range] false => b"\0", }
    }
    added_later: [""] { a: u8 = [0, 7], #[rowkey(tail)] b: Option<u8> = [None, Some(0), Some(7)], #[rowkey(tail)] c: Option<bool> = [None, Some(false)], } {
        one |key| (key.a, key.b) == (7, None) => {
            is ! [a a_in a_range] 7 => b"\x07", is ! [b b_in b_range] None => b"\0",
        }
        one |key| (key.a, key.b, key.c) == (7, None, None) => {
            is ! [a a_in a_range] 7 => b"\x07", is ! [b b_in b_range] None => b"\0", is ! [c c_in c_range] None => b"\0",
        }
        one |key| (key.a, key.b, key.c) == (0, Some(7), Some(false)) => {
            is ! [a a_in a_range] 0 => b"\0", is ! [b b_in b_range] Some(7) => b"\x01\x07",
            is ! [c c_in c_range] Some(false) => b"\x01\0",
        }
        any |key| (key.b, key.c) == (Some(0), None) => {
            then a_any() => any(), is ! [b b_in b_range] Some(0) => b"\x01\0", is ! [c c_in c_range] None => b"\0",
        }
    }
    digits_of_an_array: [""] {
        #[rowkey(hex = upper)] hash: [u8; 2] = [[0, 0], [0x0A, 0], [0x0A, 0xBC], [0xFF, 0xFF]], b: bool = [false, true],
    } {
        one |key| key.hash == [0x0A, 0xBC] => { is ! [hash hash_in hash_range] [0x0A, 0xBC] => b"0ABC", }
        one |key| key.hash[0] == 0x0A => { then hash_starts_with(&[0x0A][..]) => from_to(b"0A00", b"0AFF"), }
        some |key| key.hash[0] >= 0x0A => {
            then hash_starts_with_in([&[0xFF][..], &[0x0A, 0xBC], &[0x0A], &[0; 3]]) => any_of([(b"0A00", b"0AFF"), (b"FF00", b"FFFF")]),
        }
        any |key| key.hash[0] == 0x0A && key.b => {
            then hash_starts_with(&[0x0A][..]) => from_to(b"0A00", b"0AFF"), is ! [b b_in b_range] true => b"\x01",
        }
        one |_| false => { then hash_starts_with(&[0, 0, 0][..]) => nothing(), }
    }
    foreign: [""] {
        #[rowkey(as = [u8; 2])] id: Id = [[0, 0], [0, 255], [1, 0]].map(Id),
        #[rowkey(as(String, to = Topic::as_str, from = Topic))] topic: Topic = ["", "\0", "a", "ab"].map(topic),
        #[rowkey(as(u8, to = bits, from = of_bits), desc)] bits: i8 = [-128, -1, 0, 127],
    } {
        one |key| key.id == Id([0, 255]) => { is ! [id id_in id_range] Id([0, 255]) => b"\0\xFF", }
        one |key| key.id == Id([1, 0]) && key.topic == topic("a") => {
            is ! [id id_in id_range] Id([1, 0]) => b"\x01\0", is ! [topic topic_in topic_range] topic("a") => b"a\0",
        }
        // As the bytes sort: 0, 127, -128, -1.
        one |key| key.id == Id([0, 0]) && key.topic == topic("") && [-128, -1, 127].contains(&key.bits) => {
            is ! [id id_in id_range] Id([0, 0]) => b"\0\0", is ! [topic topic_in topic_range] topic("") => b"\0",
            then bits_range(of_bits(127)..=-1) => from_to(b"\x00", b"\x80"),
        }
        one |_| false => {
            is ! [id id_in id_range] Id([0, 0]) => b"\0\0", is ! [topic topic_in topic_range] topic("") => b"\0",
            then bits_range(-1..=127) => nothing(),
        }
        one |key| key.id == Id([0, 0]) && ["a", "ab"].contains(&&*key.topic.0) => {
            is ! [id id_in id_range] Id([0, 0]) => b"\0\0", then topic_starts_with("a") => from_to(b"a\0", b"ab\0"),
        }
        some |key| key.id != Id([1, 0]) && key.topic == topic("\0") && key.bits == -128 => {
            then id_in([Id([0, 255]), Id([0, 0])]) => only([b"\0\0", b"\0\xFF"]),
            is ! [topic topic_in topic_range] topic("\0") => b"\x01\x01\0", is ! [bits bits_in bits_range] -128 => b"\x7F",
        }
        any |key| key.topic == topic("ab") && key.bits == 0 => {
            then id_any() => any(), is ! [topic topic_in topic_range] topic("ab") => b"ab\0",
            is ! [bits bits_in bits_range] 0 => b"\xFF",
        }
    }
    foreign_optional: ["" #[salt(buckets = 4)]] {
        #[salt(buckets = 4)] #[rowkey(as = [u8; 2])] id: Id = [[0, 0], [0, 255], [1, 0]].map(Id),
        #[pad(3)] #[rowkey(as(u8, to = bits, from = of_bits))] perhaps: Perhaps = [None, Some(0), Some(-1)],
        #[rowkey(as(String, to = Topic::as_str, from = Topic))] topic: Option<Topic> = [None, Some(topic("")), Some(topic("a"))],
    } {
        some |key| key.id == Id([1, 0]) && key.perhaps == Some(-1) => {
            is ! [id id_in id_range] Id([1, 0]) => b"\x01\0", is ! [perhaps perhaps_in perhaps_range] Some(-1) => b"\x01255",
        }
        some |key| key.id == Id([0, 0]) && key.perhaps.is_none() && key.topic == Some(topic("")) => {
            is ! [id id_in id_range] Id([0, 0]) => b"\0\0", is ! [perhaps perhaps_in perhaps_range] None => b"\0",
            is ! [topic topic_in topic_range] Some(topic("")) => b"\x01",
        }
        some |key| key.id == Id([0, 255]) && key.perhaps.is_some() => {
            is ! [id id_in id_range] Id([0, 255]) => b"\0\xFF", then perhaps_range(Some(0)..) => from_to(b"\x01000", b"\x01255"),
        }
        any |key| key.perhaps == Some(0) && key.topic.is_none() => {
            then id_any() => any(), is ! [perhaps perhaps_in perhaps_range] Some(0) => b"\x01000",
            is ! [topic topic_in topic_range] None => b"\0",
        }
    }
}

/// Types of another crate, which have no encoding.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Id([u8; 2]);

impl From<Id> for [u8; 2] {
    fn from(id: Id) -> Self {
        id.0
    }
}

impl From<[u8; 2]> for Id {
    fn from(bytes: [u8; 2]) -> Self {
        Id(bytes)
    }
}

#[derive(Debug, Clone, PartialEq)]
struct Topic(String);

impl Topic {
    fn as_str(&self) -> &str {
        &self.0
    }
}

fn topic(name: &str) -> Topic {
    Topic(name.into())
}

type Perhaps = Option<i8>;

/// Two's complement, the sign not flipped.
fn bits(number: &i8) -> u8 {
    *number as u8
}

fn of_bits(bits: u8) -> i8 {
    bits as i8
}

fn named() -> Vec<Named> {
    let names = ["", "\0", "a"];
    [0, 7].into_iter().flat_map(|number| names.map(|name| Named { number, name: name.into() })).collect()
}
