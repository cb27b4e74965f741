//! The forms in which rows were written that exist already: hexadecimal digits, UUIDs as text, digits without zeros in
//! front, salts in hexadecimal digits, delimiters that are unordered.

use super::*;
use rowkey::Digest;
use uuid::{Uuid, uuid};

#[derive(RowKey, Debug, Clone, Copy)]
#[rowkey(text)]
enum Action {
    Login,
    #[rowkey(rename = "a-1")]
    Below,
    #[rowkey(rename = "a")]
    A,
}

keys! {
    HexU8(#[rowkey(hex)] u8, u8);
    HexU16(u8, #[rowkey(hex)] u16);
    HexU128(#[rowkey(hex)] u128);
    HexMax(#[rowkey(hex, max = 4095)] u16, u8);
    HexDesc(#[rowkey(hex, desc)] u16, u8);
    HexOption(#[rowkey(hex)] Option<u16>, u8);
    HexBytes(#[rowkey(hex)] [u8; 3], u8);
    HexBytesDesc(#[rowkey(hex, desc)] [u8; 1]);
    HexDigest(#[rowkey(hex)] Digest<4>, u8);
    HexUpperU16(u8, #[rowkey(hex = upper)] u16);
    HexUpperDesc(#[rowkey(hex = upper, desc)] u8, u8);
    HexUpperBytes(#[rowkey(hex = upper)] [u8; 2], u8);
    #[rowkey(allow(hotspot))]
    Slot(#[reverse_ts(from = u64::MAX)] #[rowkey(hex)] u64, u8);
    #[rowkey(allow(hotspot))]
    HexTs(#[reverse_ts] #[rowkey(hex)] i64, u8);
    HexTsUpper(u8, #[reverse_ts(from = 0xABCD)] #[rowkey(hex = upper)] u64);
    HexTsMs(u8, #[reverse_ts] #[rowkey(hex, unit = ms)] jiff::Timestamp);

    UuidText(#[rowkey(text)] Uuid, u8);
    UuidTextDesc(#[rowkey(text, desc)] Uuid);
    UuidTextOption(#[rowkey(text)] Option<Uuid>, u8);

    DateText(u8, #[rowkey(text)] jiff::civil::Date);
    DateTextDesc(u8, #[rowkey(text, desc)] chrono::NaiveDate);
    DateTextOption(u8, #[rowkey(text)] Option<::time::Date>);
    TimeText(u8, #[rowkey(text)] jiff::Timestamp);
    TimeTextMs(u8, #[rowkey(text, unit = ms)] jiff::Timestamp);
    TimeTextNs(u8, #[rowkey(text, unit = ns)] chrono::DateTime<chrono::Utc>, u8);
    TimeTextDesc(u8, #[rowkey(text, desc)] jiff::Timestamp);
    TimeCompact(u8, #[rowkey(text = compact)] jiff::Timestamp);
    TimeCompactUs(u8, #[rowkey(text = compact, unit = us)] jiff::Timestamp);

    DigitsLast(u8, #[rowkey(digits)] u32);
    DigitsMax(#[rowkey(digits, max = 99)] u8);
    #[rowkey(delimiter = ",")]
    Line(#[rowkey(hex)] u16, #[rowkey(text)] Uuid, #[rowkey(digits)] u64);
    #[rowkey(delimiter("::", unordered))]
    DigitsInner(#[rowkey(digits)] u32, String, #[rowkey(digits)] u64);
    #[rowkey(delimiter(":", unordered, trailing))]
    DigitsTrailing(#[rowkey(hex)] u8, #[rowkey(digits)] u64);

    SaltHex(#[salt(buckets = 20, hash = java31, hex = 4)] u8, u16);
    #[rowkey(salt(buckets = 256, hash = java31, hex = 2))]
    SaltHexWhole(u16);
    #[rowkey(delimiter("::", unordered))]
    SaltUnordered(#[salt(buckets = 20, hash = java31, hex = 2)] String, String, #[salt] String);
    #[rowkey(delimiter("::", unordered, trailing), salt(buckets = 256, hash = java31, hex = 2))]
    SaltTrailing(String, String);

    #[rowkey(delimiter(":", unordered))]
    One(String, String);
    #[rowkey(delimiter(":", unordered, trailing))]
    OneTrailing(String, #[pad(3)] u8, Vec<u8>);
    #[rowkey(delimiter("::", unordered))]
    Two(String, String);
    #[rowkey(delimiter("::", unordered, trailing))]
    TwoTrailing(String, #[pad(3)] #[rowkey(desc)] u8, String);
    #[rowkey(delimiter("::", unordered, trailing))]
    Nested(Two, #[pad(2)] u8, Two);
    #[rowkey(delimiter(":", unordered))]
    Enum(Action, Action);
    Inside(Two, u8);
    InsideDesc(#[rowkey(desc)] Two, u8);
}

const ID: Uuid = uuid!("f81d4fae-7dec-11d0-a765-00a0c91e6bf6");

fn hexadecimal() -> Vec<Case> {
    cases! {
        "hex on u8, inner" => HexU8(0, 7), HexU8(0xaf, 7);
        "hex on u16, last" => HexU16(7, 258);
        "hex on u128" => HexU128(u128::MAX - 15);
        "hex, max = 4095" => HexMax(4095, 7);
        "hex, desc" => HexDesc(0x09af, 7);
        "hex on an Option" => HexOption(None, 7), HexOption(Some(10), 7);
        "hex on [u8; 3]" => HexBytes([0, 10, 255], 7);
        "hex on [u8; 1], desc" => HexBytesDesc([0x0a]);
        "hex on Digest<4>" => HexDigest(Digest::of("abc"), 7);
        "hex = upper on u16" => HexUpperU16(7, 0xab0f);
        "hex = upper, desc" => HexUpperDesc(0x0a, 7);
        "hex = upper on [u8; 2]" => HexUpperBytes([0x9a, 0xff], 7);
        "reverse_ts(from = u64::MAX) in hex" => Slot(0, 7), Slot(1, 7), Slot(u64::MAX, 7);
        "reverse_ts in hex" => HexTs(0, 7), HexTs(-1, 7), HexTs(i64::MAX, 7);
        "reverse_ts(from = 43981) in upper case" => HexTsUpper(7, 0), HexTsUpper(7, 0xABCD), HexTsUpper(7, 0xABCC);
        "reverse_ts in hex, ms" => HexTsMs(7, jiff::Timestamp::from_millisecond(1_580_976_517_000).unwrap());
    }
}

fn uuids() -> Vec<Case> {
    cases! {
        "Uuid as text" => UuidText(ID, 7), UuidText(Uuid::nil(), 7);
        "Uuid as text, desc" => UuidTextDesc(ID);
        "Option<Uuid> as text" => UuidTextOption(None, 7), UuidTextOption(Some(ID), 7);
    }
}

fn dates_and_times() -> Vec<Case> {
    let at = |text: &str| text.parse::<jiff::Timestamp>().unwrap();
    let utc = |text: &str| text.parse::<chrono::DateTime<chrono::Utc>>().unwrap();
    let date = |text: &str| text.parse::<chrono::NaiveDate>().unwrap();
    let leap_day = ::time::Date::from_calendar_date(2024, ::time::Month::February, 29).unwrap();
    cases! {
        "a date as text" => DateText(7, jiff::civil::date(2018, 6, 30)), DateText(7, jiff::civil::date(0, 1, 1));
        "a date as text, desc" => DateTextDesc(7, date("9999-12-31"));
        "an Option of a date as text" => DateTextOption(7, None), DateTextOption(7, Some(leap_day));
        "a time as text" => TimeText(7, at("2023-11-14T22:13:20Z")), TimeText(7, at("0000-01-01T00:00:00Z"));
        "a time as text, ms" => TimeTextMs(7, at("2023-11-14T22:13:20.123Z")), TimeTextMs(7, at("2023-11-14T22:13:20Z"));
        "a time as text, ns" => TimeTextNs(7, utc("9999-12-30T21:59:59.999999999Z"), 9);
        "a time as text, desc" => TimeTextDesc(7, at("2023-11-14T22:13:20Z"));
        "a time as compact text" => TimeCompact(7, at("2023-11-14T22:13:20Z"));
        "a time as compact text, us" => TimeCompactUs(7, at("1969-12-31T23:59:59.999999Z"));
    }
}

fn digits() -> Vec<Case> {
    let text = || "a:b".to_string();
    cases! {
        "digits, last" => DigitsLast(7, 0), DigitsLast(7, 10), DigitsLast(7, u32::MAX);
        "digits, max = 99" => DigitsMax(99);
        "digits after a delimiter" => Line(258, ID, 70);
        "digits in an unordered key" => DigitsInner(0, text(), 70), DigitsInner(12, text(), u64::MAX);
        "digits before a delimiter that trails" => DigitsTrailing(0xaf, 7);
    }
}

fn salts() -> Vec<Case> {
    let text = str::to_string;
    cases! {
        "hexadecimal salt" => SaltHex(7, 1);
        "hexadecimal salt of the whole key" => SaltHexWhole(7);
        "hexadecimal salt, an unordered delimiter" => SaltUnordered(text("a"), text("x"), text("c"));
        "hexadecimal salt, a delimiter that trails" => SaltTrailing(text("a"), text("b"));
    }
}

fn unordered() -> Vec<Case> {
    let text = str::to_string;
    let two = |a, b| Two(text(a), text(b));
    cases! {
        "unordered \":\"" => One(text("a-1"), text("b:c")), One(text("\0"), text(""));
        "unordered \":\", trailing" => OneTrailing(text("a"), 7, vec![0, 255]), OneTrailing(text(""), 7, vec![]);
        "unordered \"::\"" => two("a:b", "::c"), two("", ":");
        "unordered \"::\", trailing" => TwoTrailing(text("a:b"), 7, text("")), TwoTrailing(text(":a"), 255, text("b:c"));
        "nested under the same delimiter" => Nested(two("a", "b"), 7, two("c", ":d"));
        "variants of an enum" => Enum(Action::Below, Action::Login), Enum(Action::A, Action::Below);
        "nested before a field" => Inside(two("a:b", "c\0"), 7);
        "nested before a field, desc" => InsideDesc(two("a:b", "c:"), 7);
    }
}

#[test]
fn existing_forms_keep_their_bytes() {
    let cases = [hexadecimal(), uuids(), dates_and_times(), digits(), salts(), unordered()];
    check("tests/golden/existing.txt", include_str!("existing.txt"), cases.into_iter().flatten().collect());
}

fn refuses<K: RowKey + Debug>(rows: &[&[u8]]) {
    for (row, refusal) in rows.iter().zip(interop::refusals(K::LAYOUT, rows)) {
        assert!(K::decode(row).is_err(), "{row:02x?}");
        assert!(refusal.is_some(), "{row:02x?} is a row of {} in another language", K::LAYOUT);
    }
}

/// Upper case, a sign, a number out of domain, leading zeros, a missing or superfluous delimiter.
#[test]
fn other_spellings_are_refused_in_both_languages() {
    refuses::<HexU16>(&[b"\x0700FF", b"\x07+0ff", b"\x070x0f", b"\x0700f", b"\x0700fff"]);
    refuses::<HexUpperU16>(&[b"\x0700ff", b"\x070AfF", b"\x0700F"]);
    refuses::<HexUpperBytes>(&[b"9aFF\x07"]);
    refuses::<Slot>(&[b"FFFFFFFFFFFFFFFF\x07", b"000000000000001\x07"]);
    // 43981 - 43982 wraps.
    refuses::<HexTsUpper>(&[b"\x07FFFFFFFFFFFFFFFF", b"\x07000000000000ABCE", b"\x07000000000000abcd"]);
    refuses::<HexMax>(&[b"1000\x07"]);
    refuses::<HexBytes>(&[b"00FF00\x07", b"0 ff00\x07"]);
    let id = ID.to_string();
    let (upper, other) = (id.to_uppercase() + "\x07", id.replace('-', "0") + "\x07");
    refuses::<UuidText>(&[upper.as_bytes(), other.as_bytes(), id.as_bytes()]);
    refuses::<DateText>(&[
        b"\x072018-06-31",
        b"\x072018-13-01",
        b"\x072018-00-01",
        b"\x072018-06-00",
        b"\x0720180630",
        b"\x072018/06/30",
    ]);
    refuses::<DateText>(&[b"\x072023-02-29", b"\x071900-02-29", b"\x07+018-06-30"]);
    refuses::<TimeText>(&[
        b"\x072023-11-14T24:00:00Z",
        b"\x072023-11-14T22:60:00Z",
        b"\x072016-12-31T23:59:60Z",
        b"\x072023-11-14 22:13:20Z",
        b"\x072023-11-14T22:13:20z",
        b"\x072023-11-14T22:13:20.000Z",
        b"\x079999-12-31T23:59:59Z",
    ]);
    refuses::<TimeTextMs>(&[b"\x072023-11-14T22:13:20,123Z", b"\x072023-11-14T22:13:20Z"]);
    refuses::<TimeCompact>(&[b"\x0720231114221360", b"\x072023111422132x", b"\x072023111422132"]);
    refuses::<DigitsLast>(&[b"\x07", b"\x0707", b"\x07+7", b"\x071_0", b"\x074294967296"]);
    refuses::<DigitsMax>(&[b"100", b"00"]);
    refuses::<DigitsInner>(&[b"::a::7", b"07::a::7", b"7:a::7", b"7::a:7"]);
    refuses::<SaltHex>(&[b"0013\x07\0\x01", b"001\x12\x07\0\x01"]);
    refuses::<SaltHexWhole>(&[b"C8\0\x07"]);
    refuses::<One>(&[b"a"]);
    refuses::<TwoTrailing>(&[b"a::\xcf\xcf\xc8::b", b"a::\xcf\xcf\xc8::b::c", b"a::\xcf\xcf\xc8:b::"]);
}
