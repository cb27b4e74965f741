//! Conditions as they are written, and what is none.

use std::cmp::Reverse;

use rowkey::RowKey;

use super::super::condition::read;
use super::builders::answered;
use super::leaked;
use crate::encode::tests::keys;

/// As the program itself sees a condition.
fn seen(argument: &str) -> String {
    match read(argument) {
        Ok((name, condition)) => format!("{name}: {condition:?}"),
        Err(error) => error,
    }
}

#[test]
fn every_form_of_a_condition() {
    for (argument, expected) in [
        ("a=7", r#"a: In([Word("7")])"#),
        ("a=7,8", r#"a: In([Word("7"), Word("8")])"#),
        ("a=", r#"a: In([Word("")])"#),
        ("a=x,", r#"a: In([Word("x"), Word("")])"#),
        ("a.b=7", r#"a.b: In([Word("7")])"#),
        ("a=5..9", r#"a: Between(Included(Word("5")), Excluded(Word("9")))"#),
        ("a=5..=9", r#"a: Between(Included(Word("5")), Included(Word("9")))"#),
        ("a=5..", r#"a: Between(Included(Word("5")), Unbounded)"#),
        ("a=..9", r#"a: Between(Unbounded, Excluded(Word("9")))"#),
        ("a=..=9", r#"a: Between(Unbounded, Included(Word("9")))"#),
        ("a=-1.5..2.5", r#"a: Between(Included(Word("-1.5")), Excluded(Word("2.5")))"#),
        ("a^=ev", r#"a: Starts(Word("ev"))"#),
        ("a^=x,y..z", r#"a: Starts(Word("x,y..z"))"#),
        (r#"a="x,y..z""#, r#"a: In([String("x,y..z")])"#),
        (r#"a="x\"","y""#, r#"a: In([String("x\""), String("y")])"#),
        (r#"a="a".."b""#, r#"a: Between(Included(String("a")), Excluded(String("b")))"#),
        (r#"a="a"..="b""#, r#"a: Between(Included(String("a")), Included(String("b")))"#),
        ("a=[1,2],[3,4]", r#"a: In([Word("[1,2]"), Word("[3,4]")])"#),
        (r#"a={"b":1,"c":"x..y"}"#, r#"a: In([Word("{\"b\":1,\"c\":\"x..y\"}")])"#),
        // The value in an `Option` of an `Option`.
        (r#"a=some("x,y"),some("a..b")"#, r#"a: In([Word("some(\"x,y\")"), Word("some(\"a..b\")")])"#),
        (
            r#"a=some(some("a,b"))..=some(some("c..d"))"#,
            r#"a: Between(Included(Word("some(some(\"a,b\"))")), Included(Word("some(some(\"c..d\"))")))"#,
        ),
        // Text may begin with a bracket.
        ("a=[x,y", r#"a: In([Word("[x"), Word("y")])"#),
        ("a=b=c", r#"a: In([Word("b=c")])"#),
        // And contain quotes.
        (r#"a=x"y","z""#, r#"a: In([Word("x\"y\""), String("z")])"#),
        (r#"a= "x""#, r#"a: In([Word(" \"x\"")])"#),
    ] {
        assert_eq!(seen(argument), expected, "{argument}");
    }
}

#[test]
fn what_is_no_condition() {
    let several = "expected values, as 7,8, or one range, as 5..9; write text that contains a comma or `..` in quotes, as \
                   '\"a,b\"'";
    for (argument, expected) in [
        ("a", "`a`: expected a condition, as host=7, host=7,8, at=5..9 or name^=ev".to_owned()),
        ("=7", "`=7`: expected the name of a field before the `=`".into()),
        ("^=7", "`^=7`: expected the name of a field before the `=`".into()),
        ("a=..", "field `a`: expected a bound, found `..`; leave out the condition of an open field".into()),
        ("a=5..=", "field `a`: '5..=': expected a value after `..=`".into()),
        ("a=5..7,9", format!("field `a`: '5..7,9': {several}")),
        ("a=5..7..9", format!("field `a`: '5..7..9': {several}")),
        (
            r#"a="x", "y""#,
            "field `a`: '\\\"x\\\", \\\"y\\\"': a blank before a quote belongs to the text, and the quote too; leave it out, as \
             \"a\",\"b\""
                .into(),
        ),
        (
            "a=\"x",
            "field `a`: '\\\"x': expected a JSON string, as it begins with a quote, found no closing quote"
                .into(),
        ),
    ] {
        assert_eq!(seen(argument), expected, "{argument}");
    }
}

#[test]
fn conditions_that_a_key_does_not_take() {
    let nested = leaked(keys::Nested::LAYOUT);
    let unordered = leaked(keys::Unordered::LAYOUT);
    let foreign = leaked(keys::Foreign::LAYOUT);
    let digits = leaked(keys::Digits::LAYOUT);
    #[derive(RowKey)]
    struct Holder {
        part: keys::Foreign,
        pair: [Reverse<u8>; 2],
    }
    let holder = leaked(Holder::LAYOUT);
    let number = "expected a number in 0..=999999, found";
    for (layout, conditions, expected) in [
        (nested, &["usr=1"][..], "no field `usr`; did you mean `user`?"),
        (nested, &["place.zon=1"], "no field `place.zon`; did you mean `place.zone`?"),
        (nested, &["USER=1"], "no field `USER`; did you mean `user`?"),
        (nested, &["user=1", "user=2"], "field `user` is given twice"),
        (
            nested,
            &["place={\"zone\":1,\"town\":\"\"}", "place.zone=1"],
            "field `place.zone` is given twice, as `place` is given as a whole",
        ),
        (
            nested,
            &["place=5..9"],
            "field `place`: a nested key has no range; bound its fields, as place.zone=..",
        ),
        (nested, &["place.zone=256"], "field `place.zone`: expected a number in 0..=255, found 256"),
        (
            nested,
            &["place.zone^=1"],
            "field `place.zone`: `^=` is for text and bytes; write a range, as 5..9, or values, as 7,8",
        ),
        (
            foreign,
            &["a=x..y"],
            "field `a`: its rows do not sort by value, so it has no range; write values, as 7,8",
        ),
        (
            foreign,
            &["d=1..2"],
            "field `d`: its rows do not sort by value, so it has no range; write values, as 7,8",
        ),
        (
            foreign,
            &["c^=61"],
            "field `c`: rows sort by the length of this text first, so it has no `^=`; write values, as a,b",
        ),
        (holder, &["part=5..9"], "field `part`: a nested key has no range; bound its fields, as part.a=.."),
        (
            holder,
            &["pair=[9,1]..[5,1]"],
            "field `pair`: no range of such a value can be written; write values, as 7,8",
        ),
        (
            unordered,
            &["a=x..y"],
            "field `a`: its rows do not sort by value, so it has no range; write values, as 7,8",
        ),
        (
            unordered,
            &["a=x::"],
            "field `a`: expected text without the delimiter \"::\", also across its end, found it at byte 1",
        ),
        (
            digits,
            &["b=1..5"],
            "field `b`: its rows do not sort by value, so it has no range; write values, as 7,8",
        ),
        (digits, &["a=1,1000000"], &format!("field `a`: {number} 1000000")),
        (digits, &["a=x.."], &format!("field `a`: {number} 'x'")),
    ] {
        let conditions: Vec<String> = conditions.iter().map(|&condition| condition.to_owned()).collect();
        assert_eq!(answered(layout, None, &conditions).err().as_deref(), Some(expected), "{conditions:?}");
    }
}

/// A bound that no row has lies beyond all that have one.
#[test]
fn bounds_beyond_the_domain_are_clipped() {
    let layout = leaked(keys::Digits::LAYOUT);
    let rows =
        |condition: &str| answered(layout, None, &[condition.into()]).unwrap().each().collect::<Vec<_>>();
    assert_eq!(rows("a=999999..=9999999999"), [(b"999999".to_vec(), b"99999:".to_vec())]);
    assert_eq!(rows("a=-7..2"), [(vec![], b"000002".to_vec())]);
    assert!(rows("a=1000000..").is_empty() && rows("a=5..5").is_empty() && rows("a=7..5").is_empty());
}
