//! Scans by the builder of a key, spelled out: text by its prefix, nested keys, kinds.

use std::cell::Cell;
use std::ops::Bound;
use std::slice::from_ref;

use fastrand::Rng;
use rowkey::{KeyRanges, Layout, RowKey, RowKeyRef, SkipScan};

use super::super::answer;
use super::super::condition;
use super::{joined, leaked, rows_of};
use crate::encode::named::Named;
use crate::encode::tests::{Shown, keys, seeds};
use crate::scan::answer::Answer;

/// What conditions as they are written give.
pub fn answered(
    layout: &'static Layout,
    kind: Option<&str>,
    conditions: &[String],
) -> Result<Answer, String> {
    let mut named = Named::default();
    for argument in conditions {
        let (name, condition) = condition::read(argument)?;
        named.add(name, condition)?;
    }
    answer(layout, kind, named).map(|(answer, _)| answer)
}

/// The conditions give the ranges of the builder.
fn same(layout: &'static Layout, conditions: &[String], expected: &KeyRanges) {
    let answer = answered(layout, None, conditions).unwrap_or_else(|error| panic!("{conditions:?}: {error}"));
    assert!(answer.is_exact(), "{conditions:?}");
    assert_eq!(joined(answer.each()), joined(rows_of(expected)), "{conditions:?}");
}

/// The conditions give the skip scan of the builder: ranges inside its bounds, and its masks where they express a condition
/// that the ranges leave out.
fn skips(layout: &'static Layout, conditions: &[String], expected: &SkipScan) {
    let answer = answered(layout, None, conditions).unwrap_or_else(|error| panic!("{conditions:?}: {error}"));
    let bounds = rows_of(&expected.bounds());
    for (start, stop) in answer.each() {
        let inside = |(low, high): &(Vec<u8>, Vec<u8>)| {
            *low <= start && (high.is_empty() || (!stop.is_empty() && stop <= *high))
        };
        assert!(bounds.iter().any(inside), "{conditions:?}: {start:02x?} to {stop:02x?} in {bounds:02x?}");
    }
    if let Some(fuzzy) = answer.fuzzy.filter(|_| expected.start().is_some()) {
        assert_eq!(Some(fuzzy.pairs), expected.fuzzy_pairs(), "{conditions:?}");
    }
}

fn quoted(text: &str) -> String {
    serde_json::to_string(text).unwrap()
}

/// Runs a check with drawn values, and says the seed of one that fails.
fn each(check: impl Fn(&mut Rng)) {
    struct Shown<'c>(&'c Cell<u64>);
    impl Drop for Shown<'_> {
        fn drop(&mut self) {
            if std::thread::panicking() {
                eprintln!("replay: ROWKEY_SEED={}", self.0.get());
            }
        }
    }
    let at = Cell::new(0);
    let _shown = Shown(&at);
    for seed in seeds(300) {
        at.set(seed);
        check(&mut Rng::with_seed(seed));
    }
}

/// Drawn by the types of the fields.
fn draw<T: Shown>(random: &mut Rng) -> T {
    T::sample(random)
}

#[test]
fn text_by_what_it_starts_with() {
    let layout = leaked(keys::Texts::LAYOUT);
    each(|random| {
        let key: keys::Texts = draw(random);
        let prefix: String = draw(random);
        let scan = || keys::Texts::prefix();
        let a = format!("a={}", quoted(&key.a));
        let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        let b = format!("b={}", hex(&key.b));
        let starts = |name: &str, prefix: &str| format!("{name}^={}", quoted(prefix));
        same(layout, &[starts("a", &prefix)], &scan().a_starts_with(&prefix).ranges());
        same(
            layout,
            &[a.clone(), format!("b^={}", hex(&key.f))],
            &scan().a(&key.a).b_starts_with(&key.f).ranges(),
        );
        same(
            layout,
            &[a.clone(), b.clone(), starts("c", &prefix)],
            &scan().a(&key.a).b(&key.b).c_starts_with(&prefix).ranges(),
        );
        skips(layout, &[starts("d", &prefix)], &scan().a_any().b_any().c_any().d_starts_with(&prefix).skip());
        let all = || scan().a_any().b_any().c_any().d_any();
        skips(layout, &[starts("e", &prefix)], &all().e_starts_with(&prefix).skip());
        skips(layout, &[starts("g", &prefix)], &all().e_any().f_any().g_starts_with(&prefix).skip());
        let text = prefix.as_bytes();
        skips(
            layout,
            &[format!("h^={}", hex(text)), starts("i", &prefix)],
            &all().e_any().f_any().g_any().h_starts_with(text).i_starts_with(&prefix).skip(),
        );
        // A newtype of text.
        let layout = leaked(keys::NestedName::LAYOUT);
        let own = keys::Name::prefix()._0_starts_with(&prefix);
        skips(
            layout,
            &[starts("name", &prefix)],
            &keys::NestedName::prefix().at_any().name_prefix(own).skip(),
        );
    });
}

#[derive(RowKey)]
struct Id([u8; 2]);

#[derive(RowKey)]
struct Hashes {
    a: [u8; 2],
    #[rowkey(desc)]
    b: [u8; 2],
    #[rowkey(hex)]
    c: [u8; 2],
    #[rowkey(hex = upper)]
    d: [u8; 2],
    #[rowkey(hex = upper, desc)]
    e: [u8; 2],
    id: Id,
}

#[derive(RowKey)]
enum HashesOrNot {
    #[rowkey(prefix = "h")]
    Hashes(Hashes),
    #[rowkey(prefix = "n")]
    Nothing,
}

#[derive(RowKey)]
struct WithHashes {
    #[rowkey(desc)]
    inner: Hashes,
    kind: HashesOrNot,
}

/// A prefix that is longer than the bytes matches nothing.
#[test]
fn bytes_of_fixed_width_by_what_they_start_with() {
    let (own, outer) = (leaked(Hashes::LAYOUT), leaked(WithHashes::LAYOUT));
    each(|random| {
        let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        let prefix: Vec<u8> = (0..random.usize(..4)).map(|_| [0, 0xAB, 0xFF][random.usize(..3)]).collect();
        let (prefix, starts) = (&prefix[..], |name: &str| format!("{name}^={}", hex(&prefix)));
        let value = [0xAB, random.u8(..)];
        let fixed = ["a", "b", "c", "d", "e"].map(|name| format!("{name}={}", hex(&value)));
        let asked = |name: &str, count: usize| [&fixed[..count], &[starts(name)]].concat();
        let a = || Hashes::prefix().a(value);
        let (c, d) = (|| a().b(value).c(value), || a().b(value).c(value).d(value));
        let scans = [
            ("a", Hashes::prefix().a_starts_with(prefix).ranges()),
            ("b", a().b_starts_with(prefix).ranges()),
            ("c", a().b(value).c_starts_with(prefix).ranges()),
            ("d", c().d_starts_with(prefix).ranges()),
            ("e", d().e_starts_with(prefix).ranges()),
            ("id", d().e(value).id_prefix(Id::prefix()._0_starts_with(prefix)).ranges()),
        ];
        for (count, (name, expected)) in scans.iter().enumerate() {
            assert_eq!(expected.is_empty(), prefix.len() > 2, "{name}");
            same(own, &asked(name, count), expected);
        }
        let inside = || Hashes::prefix().a(value).b_starts_with(prefix);
        let within =
            |outer: &str| [format!("{outer}.a={}", hex(&value)), format!("{outer}.b^={}", hex(prefix))];
        same(outer, &within("inner"), &WithHashes::prefix().inner_prefix(inside()).ranges());
        let kind =
            || WithHashes::prefix().inner_any().kind_prefix(HashesOrNot::prefix().hashes_prefix(inside()));
        skips(outer, &within("kind.Hashes"), &kind().skip());
    });
    // The builder has none for an `Option`; the tool has it, as for text.
    #[derive(RowKey)]
    struct Maybe {
        #[rowkey(hex = upper)]
        a: Option<[u8; 2]>,
    }
    let answer = answered(leaked(Maybe::LAYOUT), None, &["a^=ab".into()]).unwrap();
    assert_eq!(joined(answer.each()), [(b"\x01AB00".to_vec(), b"\x01ABFG".to_vec())]);
    for (name, of) in [("a", "0g"), ("c", "abc"), ("e", "'x'")] {
        let error = answered(own, None, &[format!("{name}^={of}")]).err().unwrap_or_default();
        let said = format!("field `{name}`: expected bytes in hexadecimal digits, found ");
        assert!(error.starts_with(&said), "{error}");
    }
}

#[test]
fn forms_of_other_systems() {
    let (layout, last) = (leaked(keys::Foreign::LAYOUT), leaked(keys::NumberLast::LAYOUT));
    each(|random| {
        let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        let (text, other): (String, String) = (draw(random), draw(random));
        let bytes: Vec<u8> = draw(random);
        let scan = keys::Foreign::prefix;
        let a = format!("a^={}", quoted(&text));
        same(layout, from_ref(&a), &scan().a_starts_with(&text).ranges());
        let a = format!("a={}", quoted(&text));
        let between = format!("b={}..{}", quoted(&text), quoted(&other));
        same(layout, &[a.clone(), between], &scan().a(&text).b_range(text.as_str()..other.as_str()).ranges());
        let (number, e): (i32, u32) = (random.i32(-300..300), random.u32(..300));
        let conditions = [format!("c={}", hex(&bytes)), format!("d={number}"), format!("e={e}")];
        skips(layout, &conditions, &scan().a_any().b_any().c(&bytes).unwrap().d(number).e(e).unwrap().skip());
        let bounds = [format!("a={}", quoted(&"x".repeat(text.len()))), format!("b={number}..")];
        let scan = keys::NumberLast::prefix().a(&"x".repeat(text.len())).unwrap();
        same(last, &bounds, &scan.b_range(i64::from(number)..).ranges());
    });
}

#[test]
fn text_before_a_delimiter() {
    let (ordered, unordered) = (leaked(keys::Delimited::LAYOUT), leaked(keys::Unordered::LAYOUT));
    each(|random| {
        let (prefix, high): (String, String) = (draw(random), draw(random));
        let a = format!("a^={}", quoted(&prefix));
        same(ordered, from_ref(&a), &keys::Delimited::prefix().a_starts_with(&prefix).ranges());
        same(unordered, &[a], &keys::Unordered::prefix().a_starts_with(&prefix).ranges());
        let between = format!("a={}..{}", quoted(&prefix), quoted(&high));
        same(
            ordered,
            &[between],
            &keys::Delimited::prefix().a_range(prefix.as_str()..high.as_str()).ranges(),
        );
    });
}

/// The builder has no functions for it: there, rows do not sort by the text, and texts with a common prefix may be several ranges.
#[test]
fn text_that_a_nested_key_ends_with_before_an_unordered_delimiter() {
    #[derive(RowKey, Clone)]
    #[rowkey(delimiter("::", unordered))]
    struct Inside {
        a: String,
        b: String,
    }
    #[derive(RowKey, Clone)]
    #[rowkey(delimiter("::", unordered))]
    struct Name(#[rowkey(literal = "::")] String);
    #[derive(RowKey, Clone)]
    #[rowkey(delimiter("::", unordered))]
    struct Outer {
        k: Inside,
        name: Name,
        #[pad(1)]
        z: u8,
    }
    let layout = leaked(Outer::LAYOUT);
    let texts = ["", "!", ":", ":b", "a", "a!", "a:b", "aa", "b"];
    let name = |text: &str| Name(text.into());
    let by_b = |b: &str| Outer { k: Inside { a: "x".into(), b: b.into() }, name: name(""), z: 1 }.encode();
    let by_name =
        |text: &str| Outer { k: Inside { a: "x".into(), b: "".into() }, name: name(text), z: 1 }.encode();
    let rows: Vec<_> = texts.iter().filter_map(|b| Some((*b, by_b(b).ok()?))).collect();
    let names: Vec<_> = texts.iter().filter_map(|text| Some((*text, by_name(text).ok()?))).collect();
    assert_eq!((rows.len(), names.len()), (texts.len() - 1, texts.len() - 1));
    for (field, rows, conditions) in [("k.b", rows, vec!["k.a=x"]), ("name", names, vec!["k.a=x", "k.b="])] {
        let asked = |condition: String| {
            let conditions: Vec<String> =
                conditions.iter().map(|&one| one.into()).chain([condition]).collect();
            answered(layout, None, &conditions).map(|answer| joined(answer.each()))
        };
        for bounds in ["..a!", "..=a", "a!..", "a..=a!"] {
            let said = "its rows do not sort by value, so it has no range; write values, as 7,8";
            assert_eq!(asked(format!("{field}={bounds}")), Err(format!("field `{field}`: {said}")));
        }
        for prefix in texts {
            let found = asked(format!("{field}^={}", quoted(prefix)));
            if prefix.ends_with(':') {
                let error =
                    format!("field `{field}`: the prefix ends with the start of the delimiter \"::\"");
                assert!(found.unwrap_err().starts_with(&error));
                continue;
            }
            let found = found.unwrap();
            for (text, row) in &rows {
                let holds = found.iter().any(|(start, stop)| start[..] <= row[..] && row[..] < stop[..]);
                assert_eq!(holds, text.starts_with(prefix), "{field}^={prefix} and {text}: {found:02x?}");
            }
        }
        assert_eq!(asked(format!("{field}^=a::")), Ok(vec![]));
        assert_eq!(asked(format!("{field}=a!")).map(|ranges| ranges.len()), Ok(1));
    }
}

#[test]
fn nested_keys_by_their_own_fields() {
    let layout = leaked(keys::Nested::LAYOUT);
    each(|random| {
        let (key, other): (keys::Nested, keys::Nested) = (draw(random), draw(random));
        let (user, zone, town) = (key.user.0, key.place.zone, &key.place.town);
        let own = keys::Place::prefix;
        let scan = || keys::Nested::prefix().user(&keys::UserId(user));
        let user = format!("user={user}");
        let zone_is = format!("place.zone={zone}");
        let with = |more: &[String]| [from_ref(&user), more].concat();
        same(layout, &with(from_ref(&zone_is)), &scan().place_prefix(own().zone(zone)).ranges());
        same(
            layout,
            &with(&[zone_is.clone(), format!("place.town={}", quoted(town))]),
            &scan().place(&key.place).ranges(),
        );
        let two = format!("place.zone={zone},{}", other.place.zone);
        let town_up_to = format!("place.town=..={}", quoted(town));
        let sets = own().zone_in([zone, other.place.zone]);
        same(layout, &with(from_ref(&two)), &scan().place_prefix(sets.clone()).ranges());
        same(
            layout,
            &with(&[two, town_up_to]),
            &scan().place_prefix(sets.town_range(..=town.as_str())).ranges(),
        );
        let bounded = format!("place.zone={zone}..{}", other.place.zone);
        let whose = format!("whose={}", key.whose.0.0);
        skips(
            layout,
            &with(&[bounded.clone(), whose]),
            &scan().place_prefix(own().zone_range(zone..other.place.zone)).whose(&key.whose).skip(),
        );
        // The last field ends with the row, or with a terminator where the key stands before others.
        let last = format!("last.town^={}", quoted(town));
        skips(
            layout,
            &[last],
            &keys::Nested::prefix()
                .user_any()
                .place_any()
                .whose_any()
                .back_any()
                .last_prefix(own().zone_any().town_starts_with(town))
                .skip(),
        );
        // Complemented.
        let turned = leaked(keys::Turned::LAYOUT);
        let f = keys::Turned::prefix().a_any().b_any().c_any().d_any().e_any();
        let towns = [format!("f.zone={zone}"), format!("f.town={}..", quoted(town))];
        skips(turned, &towns, &f.f_prefix(own().zone(zone).town_range(town.as_str()..)).skip());
    });
}

/// Complemented, a nested key of digits may stand before a delimiter.
#[test]
fn a_complemented_key_before_a_delimiter() {
    #[derive(RowKey, Debug, Clone, PartialEq)]
    struct Pair {
        #[pad(1)]
        a: u8,
        #[pad(2)]
        b: u8,
    }
    #[derive(RowKey, Debug, Clone, PartialEq)]
    #[rowkey(delimiter = ",")]
    struct Row {
        #[rowkey(desc)]
        pair: Pair,
        name: String,
    }
    let layout = leaked(Row::LAYOUT);
    let row = |a, b, name: &str| Row { pair: Pair { a, b }, name: name.into() }.encode().unwrap().to_vec();
    let rows = [row(1, 2, "x"), row(1, 3, "x"), row(1, 3, "y"), row(2, 3, "x")];
    for (conditions, matches) in [
        (vec!["pair.a=1"], [true, true, true, false]),
        (vec!["pair.a=1", "pair.b=3"], [false, true, true, false]),
        (vec!["pair.a=1", "pair.b=2..=3"], [true, true, true, false]),
        (vec!["pair.a=1", "pair.b=2,3", "name=x"], [true, true, false, false]),
    ] {
        let conditions: Vec<String> = conditions.into_iter().map(str::to_owned).collect();
        let answer = answered(layout, None, &conditions).unwrap();
        assert!(answer.is_exact());
        let ranges: Vec<_> = answer.each().collect();
        let found = rows.each_ref().map(|row| ranges.iter().any(|(start, stop)| start <= row && row < stop));
        assert_eq!(found, matches, "{conditions:?}: {ranges:02x?}");
    }
    let scattered = answered(layout, None, &["pair.b=3".into(), "name=x".into()]).unwrap();
    assert!(!scattered.is_exact());
    let expected = Row::prefix().pair_prefix(Pair::prefix().a_any().b(3).unwrap()).name("x").skip();
    assert_eq!(joined(scattered.each()), joined(rows_of(&expected.bounds())));
}

/// Bounds of an `Option` whose values fall hold `None` where no upper bound is.
#[test]
fn none_before_values_that_fall() {
    let layout = leaked(keys::Times::LAYOUT);
    each(|random| {
        let (low, high): (i64, i64) = (draw(random), draw(random));
        let open = || keys::Times::prefix().a_any().b_any().c_any().d_any().e_any().f_any();
        skips(layout, &[format!("g={low}..")], &open().g_range(Some(low)..).skip());
        skips(layout, &[format!("g=..={high}")], &open().g_range(..=Some(high)).skip());
        skips(layout, &[format!("g={low}..{high}")], &open().g_range(Some(low)..Some(high)).skip());
        skips(layout, &["g=none".into()], &open().g(None).skip());
        skips(layout, &[format!("g=none..{high}")], &open().g_range(None..Some(high)).skip());
        skips(layout, &["g=..=none".into()], &open().g_range(..=None).skip());
    });
}

/// A newtype has the order of what it holds, also in an `Option`.
#[test]
fn an_option_of_a_newtype() {
    #[derive(RowKey)]
    struct User(u16);
    #[derive(RowKey)]
    struct Of {
        user: Option<User>,
        seq: u8,
    }
    let layout = leaked(Of::LAYOUT);
    each(|random| {
        let (low, high): (u16, u16) = (draw(random), draw(random));
        let (from, to) = (User(low), User(high));
        same(layout, &[format!("user={low}..")], &Of::prefix().user_range(Some(&from)..).ranges());
        same(
            layout,
            &[format!("user={low}..={high}")],
            &Of::prefix().user_range(Some(&from)..=Some(&to)).ranges(),
        );
        same(layout, &[format!("user=..{high}")], &Of::prefix().user_range(..Some(&to)).ranges());
    });
}

/// In a type without leap seconds, one lies after the last nanosecond before it.
#[test]
fn a_leap_second_as_a_bound() {
    #[derive(RowKey)]
    struct At {
        id: u8,
        at: jiff::Timestamp,
    }
    #[derive(RowKey)]
    struct Falling {
        id: u8,
        #[rowkey(desc)]
        at: Option<jiff::Timestamp>,
    }
    let last = jiff::Timestamp::new(1_483_228_799, 999_999_999).unwrap();
    let (at, falling) = (leaked(At::LAYOUT), leaked(Falling::LAYOUT));
    for second in ["60Z", "60.999999999Z"] {
        let condition = |bounds: &str| bounds.replace("LEAP", &format!("2016-12-31T23:59:{second}"));
        let check = |bounds: &str, range: KeyRanges, fallen: KeyRanges| {
            let conditions = ["id=7".to_owned(), condition(bounds)];
            same(at, &conditions, &range);
            same(falling, &conditions, &fallen);
        };
        let own = || At::prefix().id(7);
        let fallen = || Falling::prefix().id(7);
        for to in ["..", "..="] {
            let before = fallen().at_range(..=Some(last)).ranges();
            check(&format!("at={to}LEAP"), own().at_range(..=last).ranges(), before);
        }
        let after = fallen().at_range((Bound::Excluded(Some(last)), Bound::Unbounded)).ranges();
        check("at=LEAP..", own().at_range((Bound::Excluded(last), Bound::Unbounded)).ranges(), after);
        check("at=LEAP..=LEAP", own().at_in([]).ranges(), fallen().at_in([]).ranges());
    }
}

#[test]
fn text_with_commas_and_dots_in_an_option_of_an_option() {
    #[derive(RowKey)]
    struct Key {
        a: Option<Option<String>>,
        b: u8,
    }
    let layout = leaked(Key::LAYOUT);
    for text in ["x,y", "a..y", "..", "some(\"", "none"] {
        let condition = format!("a=some({})", quoted(text));
        same(layout, &[condition], &Key::prefix().a(Some(Some(text))).ranges());
    }
    let range = Key::prefix().a_range(Some(None)..Some(Some("a,b"))).ranges();
    same(layout, &[r#"a=some(none)..some("a,b")"#.into()], &range);
}

#[test]
fn text_after_a_literal_in_an_option() {
    #[derive(RowKey, Clone)]
    struct Tagged(#[rowkey(literal = "t:")] String);
    #[derive(RowKey)]
    struct Key {
        a: Option<Tagged>,
        #[rowkey(desc)]
        b: Option<Option<Tagged>>,
    }
    let layout = leaked(Key::LAYOUT);
    let texts = ["", "a", "ab", "b", "t", "t:"];
    let tagged = |text: &str| Some(Tagged(text.into()));
    for (field, key) in [
        ("a", &(|text: &str| Key { a: tagged(text), b: None }) as &dyn Fn(&str) -> Key),
        ("b", &|text: &str| Key { a: None, b: Some(tagged(text)) }),
    ] {
        let rows = texts.map(|text| (text, key(text).encode()));
        for prefix in texts {
            let conditions = [&["a=none".to_owned()][..], &[format!("{field}^={prefix}")]].concat();
            let first = usize::from(field == "a");
            let found = joined(answered(layout, None, &conditions[first..]).unwrap().each());
            for (text, row) in &rows {
                let holds = found.iter().any(|(start, stop)| start[..] <= row[..] && row[..] < stop[..]);
                assert_eq!(holds, text.starts_with(prefix), "{field}^={prefix} and {text}: {found:02x?}");
            }
        }
    }
}

/// The builder has no such scan of an `Option`; the bytes do: its flag, then those of the text.
#[test]
fn text_in_an_option_by_what_it_starts_with() {
    #[derive(RowKey, Debug)]
    struct Notes {
        a: Option<String>,
        b: Option<std::cmp::Reverse<String>>,
        #[rowkey(desc)]
        c: Option<String>,
        d: Option<Option<String>>,
        e: Option<keys::Name>,
        f: Option<String>,
    }

    let layout = leaked(Notes::LAYOUT);
    each(|random| {
        let notes: Vec<Notes> = (0..20)
            .map(|_| Notes {
                a: draw(random),
                b: draw(random),
                c: draw(random),
                d: draw(random),
                e: draw(random),
                f: draw(random),
            })
            .collect();
        let prefix: String = draw(random);
        let starts = |text: Option<&String>| text.is_some_and(|text| text.starts_with(&prefix));
        for name in ["a", "b", "c", "d", "e", "f"] {
            // Alone, so that the ranges are exact, the fields before it have the values of one row.
            let first = &notes[0];
            let fixed = [
                ("a", first.a.json()),
                ("b", first.b.json()),
                ("c", first.c.json()),
                ("d", first.d.json()),
                ("e", first.e.json()),
            ];
            let fixed = fixed.iter().take_while(|(field, _)| *field != name);
            let mut conditions: Vec<String> = fixed
                .map(|(field, json)| match json {
                    serde_json::Value::Null => format!("{field}=none"),
                    json if json.is_object() => format!("{field}=some(none)"),
                    json => format!("{field}={json}"),
                })
                .collect();
            conditions.push(format!("{name}^={}", quoted(&prefix)));
            let answer = answered(layout, None, &conditions).unwrap();
            assert!(answer.is_exact());
            let ranges: Vec<_> = answer.each().collect();
            let at = ["a", "b", "c", "d", "e", "f"].iter().position(|field| *field == name).unwrap();
            for note in &notes {
                let same = [
                    note.a == first.a,
                    note.b == first.b,
                    note.c == first.c,
                    note.d == first.d,
                    note.e == first.e,
                ];
                let matches = same[..at].iter().all(|same| *same)
                    && starts(match name {
                        "a" => note.a.as_ref(),
                        "b" => note.b.as_ref().map(|text| &text.0),
                        "c" => note.c.as_ref(),
                        "d" => note.d.as_ref().and_then(Option::as_ref),
                        "e" => note.e.as_ref().map(|name| &name.0),
                        _ => note.f.as_ref(),
                    });
                let row = note.encode().to_vec();
                let found = ranges.iter().any(|(start, stop)| *start <= row && row < *stop);
                assert_eq!(found, matches, "{note:?}: {row:02x?} of {conditions:?} in {ranges:02x?}");
            }
        }
    });
    let number = answered(leaked(keys::Options::LAYOUT), None, &["a^=1".into()]);
    let said = "field `a`: `^=` is for text and bytes; write a range, as 5..9, or values, as 7,8";
    assert_eq!(number.err().as_deref(), Some(said));
}

/// Few values of a salted field are asked for one by one, each in its bucket, as the builder does.
#[test]
fn few_values_of_a_salted_field() {
    let layout = leaked(keys::Salted::LAYOUT);
    let expected = keys::Salted::prefix().host_range(7..10).ranges();
    assert_eq!(expected.len(), 3);
    for bounds in ["host=7..10", "host=7..=9", "host=7,8,9"] {
        same(layout, &[bounds.into()], &expected);
    }
    let most = keys::Salted::prefix().host_range(7..23).ranges();
    assert_eq!(most.len(), 16);
    same(layout, &["host=7..23".into()], &most);
    same(layout, &["host=7..22".into()], &keys::Salted::prefix().host_range(7..22).ranges());
    assert!(answered(layout, None, &["host=9..7".into()]).unwrap().each().next().is_none());
}

#[derive(RowKey, Debug)]
#[rowkey(salt(buckets = 3))]
enum Table {
    #[rowkey(prefix = "u")]
    User(keys::Place),
    #[rowkey(prefix = "m")]
    Mail(keys::NestedTail),
}

#[test]
fn the_kinds_of_an_enum_of_keys() {
    let layout = leaked(Table::LAYOUT);
    let user = answered(layout, Some("User"), &["zone=1,2".into()]).unwrap();
    let own = keys::Place::prefix().zone_in([1, 2]);
    assert_eq!(joined(user.each()), joined(rows_of(&Table::prefix().user_prefix(own).ranges())));
    let all = answered(layout, Some("Mail"), &[]).unwrap();
    assert_eq!(joined(all.each()), joined(rows_of(&Table::prefix().mail().ranges())));
    let every = answered(layout, None, &[]).unwrap();
    assert_eq!(joined(every.each()), joined(rows_of(&Table::all_rows())));
    for (kind, said) in [
        (None, "the layout has several row kinds; write --kind and one of Mail, User"),
        (Some("Usr"), "no kind `Usr`; did you mean `User`?"),
        (Some("x"), "no kind `x`: the kinds are Mail, User"),
    ] {
        assert_eq!(answered(layout, kind, &["zone=1".into()]).err().as_deref(), Some(said));
    }
    let one = leaked(keys::Place::LAYOUT);
    assert_eq!(
        answered(one, Some("User"), &[]).err().as_deref(),
        Some("--kind User: the layout has only one row kind")
    );
}
