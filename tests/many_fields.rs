//! Keys with more fields than one tuple of the core holds: 16, 17, 32 and 34 of them, salted, delimited, and with
//! text before a field that is decoded alone.

use std::borrow::Cow;

use rowkey::RowKey;

macro_rules! bytes {
    ($(#[$key:meta])* $name:ident { $($(#[$meta:meta])* $field:ident: $value:literal),* $(,)? }) => {
        #[derive(RowKey, Debug, Clone, PartialEq)]
        $(#[$key])*
        struct $name { $($(#[$meta])* $field: u8,)* }

        impl $name {
            fn sample() -> Self {
                $name { $($field: $value,)* }
            }
        }
    };
}

bytes! { Sixteen {
    a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, i: 9, j: 10, k: 11, l: 12, m: 13, n: 14, o: 15, p: 16,
} }
bytes! { Seventeen {
    a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, i: 9, j: 10, k: 11, l: 12, m: 13, n: 14, o: 15, p: 16, q: 17,
} }
bytes! { #[rowkey(delimiter = "|")] Delimited {
    #[pad(3)] a: 1, #[pad(3)] b: 2, #[pad(3)] c: 3, #[pad(3)] d: 4, #[pad(3)] e: 5, #[pad(3)] f: 6, #[pad(3)] g: 7,
    #[pad(3)] h: 8, #[pad(3)] i: 9, #[pad(3)] j: 10, #[pad(3)] k: 11, #[pad(3)] l: 12, #[pad(3)] m: 13,
    #[pad(3)] n: 14, #[pad(3)] o: 15, #[pad(3)] p: 16, #[pad(3)] q: 17, #[pad(3)] r: 18,
} }
bytes! { Run {
    a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, i: 9, j: 10, k: 11, l: 12, m: 13, n: 14,
    #[salt(buckets = 250)] o: 15, #[salt] p: 16, #[salt] q: 17, r: 18,
} }
bytes! { ThirtyTwo {
    a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, i: 9, j: 10, k: 11, l: 12, m: 13, n: 14, o: 15, p: 16, q: 17,
    r: 18, s: 19, t: 20, u: 21, v: 22, w: 23, x: 24, y: 25, z: 26, aa: 27, ab: 28, ac: 29, ad: 30, ae: 31, af: 32,
} }
bytes! { ThirtyFour {
    a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, i: 9, j: 10, k: 11, l: 12, m: 13, n: 14, o: 15, p: 16, q: 17,
    r: 18, s: 19, t: 20, u: 21, v: 22, w: 23, x: 24, y: 25, z: 26, aa: 27, ab: 28, ac: 29, ad: 30, ae: 31, af: 32,
    ag: 33, ah: 34,
} }

#[test]
fn each_field_stands_at_its_place() {
    let counted = |len: u8| (1..=len).collect::<Vec<_>>();
    assert_eq!(Sixteen::sample().encode().to_vec(), counted(16));
    assert_eq!(Seventeen::sample().encode().to_vec(), counted(17));
    assert_eq!(ThirtyTwo::sample().encode().to_vec(), counted(32));
    assert_eq!(ThirtyFour::sample().encode().to_vec(), counted(34));
    assert_eq!(Sixteen::decode(&counted(16)), Ok(Sixteen::sample()));
    assert_eq!(Seventeen::decode(&counted(17)), Ok(Seventeen::sample()));
    assert_eq!(ThirtyTwo::decode(&counted(32)), Ok(ThirtyTwo::sample()));
    assert_eq!(ThirtyFour::decode(&counted(34)), Ok(ThirtyFour::sample()));
    let layout = ThirtyFour::LAYOUT.to_string();
    assert!(layout.contains("    16      1  q ") && layout.contains("    33      1  ah "), "{layout}");
    let short = ThirtyFour::decode(&counted(32)).map_err(|error| error.to_string());
    assert_eq!(short, Err("field `ag` at byte 32: expected 1 byte, found 0".into()));
}

/// The salted bytes lie on both sides of the place where one tuple ends.
#[test]
fn a_run_goes_on_in_the_next_tuple() {
    let row = Run::sample().encode();
    let expected = xxhash_rust::xxh64::xxh64(&[15, 16, 17], 0) % 250;
    assert_eq!(u64::from(row[0]), expected);
    assert_eq!(Run::decode(&row), Ok(Run::sample()));
    let mut other = row;
    other[17] ^= 1;
    assert!(Run::decode(&other).is_err(), "`q` is salted");
    other[17] ^= 1;
    other[18] ^= 1;
    assert!(Run::decode(&other).is_ok(), "`r` is not");
}

#[test]
fn a_delimiter_stands_between_two_tuples() {
    let row: Vec<String> = (1..=18).map(|number| format!("{number:03}")).collect();
    let row = row.join("|");
    assert_eq!(Delimited::sample().encode()[..], *row.as_bytes());
    assert_eq!(Delimited::decode(row.as_bytes()), Ok(Delimited::sample()));
    let wrong = row.replace("016|", "016,");
    assert_eq!(Delimited::decode(wrong.as_bytes()).map_err(|error| error.field()), Err("p"));
}

#[derive(RowKey)]
struct Texts<'a> {
    a: Cow<'a, str>,
    b: u8,
    c: u8,
    d: u8,
    e: u8,
    f: u8,
    g: u8,
    h: u8,
    i: u8,
    j: u8,
    k: u8,
    l: u8,
    m: u8,
    n: u8,
    o: u8,
    p: Cow<'a, str>,
    q: Cow<'a, str>,
    r: u16,
}

/// `skip` goes from tuple to tuple too.
#[test]
fn a_field_of_the_next_tuple_is_read_alone() {
    let (b, c, d, e, f, g, h, i, j, k, l, m, n, o) = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    let (a, p, q) = ("x".into(), "yy".into(), "zzz".into());
    let key = Texts { a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r: 0x1213 };
    let row = key.encode();
    assert_eq!(
        row[..],
        *b"x\x00\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0fyy\x00zzz\x00\x12\x13"
    );
    assert_eq!(Texts::decode_o(&row), Ok(15));
    assert_eq!(Texts::decode_p(&row), Ok("yy".into()));
    assert_eq!(Texts::decode_q(&row), Ok("zzz".into()));
    assert_eq!(Texts::decode_r(&row), Ok(0x1213));
    assert_eq!(Texts::decode(&row).map(|key| (key.a, key.q, key.r)), Ok(("x".into(), "zzz".into(), 0x1213)));
}

/// A list of fields, and a key that contains it before another field.
macro_rules! nested {
    ($(#[$key:meta])* $name:ident in $outer:ident { $($field:ident)* }) => {
        #[derive(RowKey, Debug, Clone, PartialEq)]
        $(#[$key])*
        struct $name { $(#[pad(3)] $field: u8,)* text: String }

        #[derive(RowKey, Debug, Clone, PartialEq)]
        $(#[$key])*
        struct $outer { inner: $name, #[pad(3)] after: u8 }

        impl $outer {
            fn sample() -> Self {
                $outer { inner: $name { $($field: 7,)* text: "last".into() }, after: 9 }
            }
        }
    };
}

nested! { Plain in AroundPlain { a b c d e f g h i j k l m n o p } }
nested! { #[rowkey(delimiter = ",")] Split in AroundSplit { a b c d e f g h i j k l m n o p } }

/// The last field of the last tuple ends where the whole key does.
#[test]
fn the_seventeenth_field_ends_as_its_key_does() {
    let outer = AroundPlain::sample();
    let sevens = "007".repeat(16);
    let alone = format!("{sevens}last");
    assert_eq!(outer.inner.encode()[..], *alone.as_bytes());
    assert_eq!(Plain::decode(alone.as_bytes()).as_ref(), Ok(&outer.inner));
    let nested = format!("{sevens}last\x00009");
    assert_eq!(outer.encode()[..], *nested.as_bytes());
    assert_eq!(AroundPlain::decode(nested.as_bytes()), Ok(outer));

    let outer = AroundSplit::sample();
    let sevens = "007,".repeat(16);
    let alone = format!("{sevens}last");
    assert_eq!(outer.inner.encode()[..], *alone.as_bytes());
    assert_eq!(Split::decode(alone.as_bytes()).as_ref(), Ok(&outer.inner));
    let nested = format!("{alone},009");
    assert_eq!(outer.encode().unwrap()[..], *nested.as_bytes());
    assert_eq!(AroundSplit::decode(nested.as_bytes()), Ok(outer));
}
