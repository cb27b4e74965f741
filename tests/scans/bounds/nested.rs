//! Keys in a key, by their own fields and by value.

use std::ops::Bound;

use rowkey::{RowKey, RowKeyRef};

use super::places::*;

#[derive(RowKey, Debug, Clone)]
struct Narrow {
    #[pad(2)]
    a: u8,
    #[rowkey(max = 9)]
    b: u8,
}

#[derive(RowKey, Debug, Clone)]
struct Turned {
    #[rowkey(desc)]
    a: u8,
    b: Option<bool>,
}

#[derive(RowKey, Debug, Clone)]
struct TextThenFlag {
    text: String,
    flag: bool,
}

#[derive(RowKey, Debug, Clone)]
struct FlagThenText {
    flag: bool,
    text: String,
}

#[derive(RowKey, Debug, Clone)]
#[rowkey(delimiter = ",")]
struct Delimited {
    name: String,
    #[pad(1)]
    digit: u8,
    rest: String,
}

#[derive(RowKey, Debug, Clone)]
#[rowkey(delimiter = ",")]
struct DelimitedDigit {
    name: Vec<u8>,
    #[pad(1)]
    digit: u8,
}

#[derive(RowKey, Debug, Clone)]
struct Deep {
    narrow: Narrow,
    turned: Turned,
    level: Level,
}

fn narrow((a, b): (u8, u8)) -> Narrow {
    Narrow { a, b }
}

fn turned((a, b): (u8, Option<bool>)) -> Turned {
    Turned { a, b }
}

fn delimited((name, digit): (&str, u8)) -> Delimited {
    Delimited { name: name.into(), digit, rest: String::new() }
}

fn digit((name, digit): (&[u8], u8)) -> DelimitedDigit {
    DelimitedDigit { name: name.into(), digit }
}

neighbours! {
    narrow_fields: ? Narrow, |v| v, [
        run(pairs(0..2, 0..12).into_iter().map(narrow)).first(),
        run(pairs(9..11, 0..12).into_iter().skip(8).take(6).map(narrow)),
        run(pairs(99..101, 0..12).into_iter().skip(8).take(6).map(narrow)).last(),
    ];
    optional_narrow_fields: ? Option<Narrow>, |v| v.as_ref(), [
        run([None, Some(narrow((0, 0))), Some(narrow((0, 1)))]).first(),
        run(some([narrow((7, 9)), narrow((8, 0))])),
        run(some([narrow((99, 8)), narrow((99, 9))])).last(),
    ];
    two_keys: ? [Narrow; 2], |v| v.clone(), [
        run([[(7, 8), (99, 9)], [(7, 9), (0, 0)], [(7, 9), (0, 1)]].map(|two| two.map(narrow))),
        run([[(7, 9), (99, 8)], [(7, 9), (99, 9)], [(8, 0), (0, 0)]].map(|two| two.map(narrow))),
    ];
    a_field_turned_around: ! Turned, |v| v, [
        run(pairs([255, 254], [None, Some(false), Some(true)]).into_iter().map(turned)).first(),
        run(pairs([1, 0], [None, Some(false), Some(true)]).into_iter().map(turned)).last(),
    ];
    text_then_flag: ! TextThenFlag, |v| v, [
        run(pairs(["", "\0"], [false, true]).into_iter().map(|(text, flag)| TextThenFlag { text: text.into(), flag })).first(),
        run(pairs(["a", "a\0"], [false, true]).into_iter().map(|(text, flag)| TextThenFlag { text: text.into(), flag })),
    ];
    flag_then_text: ! FlagThenText, |v| v, [
        run(["", "\0"].map(|text| FlagThenText { flag: false, text: text.into() })).first(),
        run(["a", "a\0", "a\0\0"].map(|text| FlagThenText { flag: true, text: text.into() })),
    ];
    delimited_key: ? Delimited, |v| v, [
        run(["", "\0", "\0\0"].map(|rest| Delimited { rest: rest.into(), ..delimited(("a", 9)) })),
        run(["", "\0"].map(|rest| Delimited { rest: rest.into(), ..delimited(("", 0)) })).first(),
    ];
    delimited_key_of_digits: ? DelimitedDigit, |v| v, [
        run([(&b""[..], 0), (b"", 1)].map(digit)).first(),
        run([(&b"a"[..], 8), (b"a", 9), (b"a", 10), (b"a\0", 0), (b"a,", 0), (b"a-", 0), (b"a-", 1)].map(digit)),
        run([(&b"\xFF"[..], 8), (b"\xFF", 9), (b"\xFF", 10), (b"\xFF-", 0), (b"\xFF-", 1)].map(digit)),
    ];
    keys_in_keys: ? Deep, |v| v, [
        run([
            Deep { narrow: narrow((7, 9)), turned: turned((0, Some(true))), level: Level::Middle },
            Deep { narrow: narrow((7, 9)), turned: turned((0, Some(true))), level: Level::High },
            Deep { narrow: narrow((8, 0)), turned: turned((255, None)), level: Level::Low },
            Deep { narrow: narrow((8, 0)), turned: turned((255, None)), level: Level::Middle },
        ]),
        run([
            Deep { narrow: narrow((99, 9)), turned: turned((0, Some(true))), level: Level::Middle },
            Deep { narrow: narrow((99, 9)), turned: turned((0, Some(true))), level: Level::High },
        ]).last(),
    ];
}

#[derive(RowKey)]
struct Outer {
    #[salt(buckets = 4)]
    id: u8,
    #[rowkey(desc)]
    turned: Narrow,
    narrow: Narrow,
    seq: u8,
}

/// The steps of the key itself, handed on to the key that it is nested in.
#[test]
fn bounds_of_a_field_of_a_nested_key() {
    let run = run(6..13).last();
    let row = |turned: u8, narrow: u8| {
        let key = |b| Narrow { a: 7, b };
        let row = Outer { id: 1, turned: key(turned), narrow: key(narrow), seq: 0 }.try_encode();
        row.into_iter().map(Vec::from).collect()
    };
    let inner = |low: Bound<&u8>, high: Bound<&u8>| {
        Narrow::prefix().a(7).unwrap().b_range((low.map(|b| *b), high.map(|b| *b)))
    };
    check(
        "in a key turned around",
        &run,
        |b| row(*b, 5),
        |low, high| {
            let scan = Outer::prefix().id(1).turned_prefix(inner(low, high));
            (Some(scan.clone().range()), scan.ranges())
        },
    );
    check(
        "in a key",
        &run,
        |b| row(5, *b),
        |low, high| {
            let scan = Outer::prefix().id(1).turned(&Narrow { a: 7, b: 5 }).unwrap();
            let scan = scan.narrow_prefix(inner(low, high));
            (Some(scan.clone().range()), scan.ranges())
        },
    );
}

/// Text that ends its own key, and that a delimiter follows where that key is nested: what holds the delimiter has a
/// row there no more.
#[test]
fn text_at_the_end_of_a_nested_key() {
    #[derive(RowKey)]
    #[rowkey(delimiter = ",")]
    struct Outer {
        key: Delimited,
        seq: String,
    }

    let rows = |rest: &String| -> Vec<Vec<u8>> {
        let row = |seq: &str| {
            let key = Delimited { rest: rest.clone(), ..delimited(("a", 9)) };
            Outer { key, seq: seq.into() }.try_encode().ok()
        };
        ["", ",\0"].into_iter().filter_map(row).map(Vec::from).collect()
    };
    let start = || Delimited::prefix().name("a").unwrap().digit(9).unwrap();
    for run in [
        texts(&["", "\0", "\0,", " ", ",", ",a", "-", "-\0", "-,", "--"]).first(),
        texts(&["a", "a\0", "a+", "a,", "a,b", "a-", "a-,", "a--"]),
    ] {
        check("bounded by its own step", &run, rows, |low, high| {
            let bounds = (low.map(String::as_str), high.map(String::as_str));
            let scan = Outer::prefix().key_prefix(start().rest_range(bounds));
            (Some(scan.clone().range()), scan.ranges())
        });
        for rest in &run.values {
            let nothing = rows(rest).is_empty();
            let fixed = Outer::prefix().key_prefix(start().rest(rest));
            let starting = Outer::prefix().key_prefix(start().rest_starts_with(rest));
            let said = [fixed.clone().range(), starting.clone().range()].map(|range| range.is_empty());
            assert_eq!(said, [nothing; 2], "{rest:?}");
            let said = [fixed.ranges(), starting.ranges()].map(|ranges| ranges.len());
            assert_eq!(said, [usize::from(!nothing); 2], "{rest:?}");
        }
    }
}

#[derive(RowKey)]
enum Table {
    #[rowkey(prefix = "n")]
    Narrow(Narrow),
    #[rowkey(prefix = "t")]
    Text(TextThenFlag),
}

#[test]
fn bounds_of_a_key_in_an_enum_of_keys() {
    check(
        "numbers of a kind",
        &run(6..13).last(),
        |b| Table::Narrow(Narrow { a: 7, b: *b }).try_encode().into_iter().map(Vec::from).collect(),
        |low, high| {
            let scan = Narrow::prefix().a(7).unwrap().b_range((low.map(|b| *b), high.map(|b| *b)));
            (None, Table::prefix().narrow_prefix(scan).ranges())
        },
    );
    check(
        "text of a kind",
        &texts(&["", "\0", "\0\0"]).first(),
        |text| {
            let row =
                |flag| Table::Text(TextThenFlag { text: text.clone(), flag }).try_encode().unwrap().into();
            [false, true].map(row).to_vec()
        },
        |low, high| {
            let bounds = (low.map(String::as_str), high.map(String::as_str));
            (None, Table::prefix().text_prefix(TextThenFlag::prefix().text_range(bounds)).ranges())
        },
    );
}
