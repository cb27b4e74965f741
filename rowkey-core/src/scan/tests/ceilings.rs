//! The ceiling against brute force over all encodings of small types: none is missed, and every result is an encoding.

use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Reverse;
use core::num::{NonZeroI8, NonZeroU8, NonZeroU16};
use core::time::Duration;

use crate::bytes::{Delimiter, End, KeyBuf, Reader, Sink};
use crate::codec::{
    AsText, Codec, Decode, Desc, Hex, HexUpper, Le, Len, Max, Nul, Ordered, Pad, PadWith, PlainDigits, Raw,
    ReverseTs, ReverseTsPad, Terminated, Width,
};
use rowkey_layout::form::ceiling;
use rowkey_layout::{Kind, Node};

/// Bytes at which rules change.
const EDGES: [u8; 14] = [0x00, 0x01, 0x02, 0x06, 0x2C, 0x2D, 0x30, 0x39, 0x61, 0x7F, 0x80, 0xFD, 0xFE, 0xFF];

fn lows(longest: usize) -> Vec<Vec<u8>> {
    let mut all = vec![vec![]];
    let mut last = all.clone();
    for _ in 0..longest {
        last = last.iter().flat_map(|low: &Vec<u8>| EDGES.map(|byte| [&low[..], &[byte]].concat())).collect();
        all.extend(last.iter().cloned());
    }
    all
}

/// `complete`: the values are all that the codec can encode.
#[track_caller]
fn check<C: for<'r> Decode<'r, T>, T>(values: &[T], end: End, complete: bool, longest: usize) {
    let encodings: Vec<KeyBuf> = values
        .iter()
        .filter_map(|value| {
            let mut row = KeyBuf::new();
            C::write(value, end, &mut row).ok()?;
            if let Some(delimiter) = end.delimiter() {
                row.put(&delimiter);
            }
            Some(row)
        })
        .collect();
    let mut lows = lows(longest);
    // Also next to the encodings themselves.
    for encoding in &encodings {
        lows.push(encoding.to_vec());
        lows.push([&encoding[..], &[0]].concat());
        lows.push([&encoding[..], &[0xFF]].concat());
        lows.extend(encoding.split_last().map(|(_, rest)| rest.to_vec()));
    }
    for low in lows {
        let found = ceiling(C::NODE, end, false, &low);
        let least = encodings.iter().filter(|encoding| ***encoding >= *low).min();
        let shown =
            format!("{:?} at or above {low:02x?}, {end:?}: {found:02x?}, least {least:02x?}", C::NODE.kind);
        let Some(found) = found else {
            assert!(least.is_none(), "{shown}");
            continue;
        };
        assert!(*found.bytes >= *low, "{shown}");
        // Descending text has no smallest encoding, but none is below the result.
        assert!(least.is_none_or(|least| *least >= found.bytes), "{shown}");
        if complete {
            assert_eq!(Some(&found.bytes), least, "{shown}");
        }
        if found.whole && !matches!(end, End::Byte(_) | End::Unordered(_)) {
            let mut row = Reader::new(&found.bytes);
            // Text need not be UTF-8 here: only its bytes are checked.
            assert!(C::read(&mut row, end).is_some(), "{shown}");
            assert_eq!(row.remaining(), 0, "{shown}");
        }
    }
}

fn everywhere<C: for<'r> Decode<'r, T>, T>(values: &[T], complete: bool)
where
    Desc<C>: for<'r> Decode<'r, T>,
{
    check::<C, T>(values, End::Row, complete, 3);
    check::<C, T>(values, End::Terminator, complete, 3);
    check::<Desc<C>, T>(values, End::Row, complete, 3);
    check::<Desc<Desc<C>>, T>(values, End::Terminator, complete, 3);
}

#[test]
fn whole_numbers() {
    let bytes: Vec<u8> = (0..=255).collect();
    everywhere::<Ordered, u8>(&bytes, true);
    everywhere::<Max<Ordered, 20>, u8>(&bytes, true);
    everywhere::<Width<2>, u8>(&bytes, true);
    everywhere::<Pad<2>, u8>(&bytes, true);
    everywhere::<Pad<3>, u8>(&bytes, true);
    let signed: Vec<i8> = (-128..=127).collect();
    everywhere::<Ordered, i8>(&signed, true);
    everywhere::<Raw, i8>(&signed, true);
    everywhere::<Max<Ordered, 5>, i8>(&signed, true);
    let non_zero: Vec<NonZeroI8> = signed.iter().filter_map(|number| NonZeroI8::new(*number)).collect();
    everywhere::<Ordered, NonZeroI8>(&non_zero, true);
    // Those of one byte are all that it holds, those of two are samples.
    let low: Vec<u16> = (0..=255).collect();
    everywhere::<Le<1>, u16>(&low, true);
    let edges: Vec<u16> =
        EDGES.iter().flat_map(|low| EDGES.map(|high| u16::from_le_bytes([*low, high]))).collect();
    everywhere::<Le, u16>(&edges, false);
    everywhere::<Le<3>, u16>(&edges, false);
    let not_zero: Vec<NonZeroU16> = low.iter().filter_map(|number| NonZeroU16::new(*number)).collect();
    everywhere::<Le<1>, NonZeroU16>(&not_zero, true);
    everywhere::<Le<3>, NonZeroU16>(&not_zero, false);
    check::<Max<Pad<2>, 42>, u8>(&bytes, End::Byte(b','), true, 3);
    check::<Ordered, bool>(&[false, true], End::Byte(b','), true, 3);
}

#[test]
fn hexadecimal_digits() {
    let bytes: Vec<u8> = (0..=255).collect();
    everywhere::<Hex, u8>(&bytes, true);
    everywhere::<Max<Hex, 0xA9>, u8>(&bytes, true);
    let non_zero: Vec<NonZeroU8> = bytes.iter().filter_map(|number| NonZeroU8::new(*number)).collect();
    everywhere::<Hex, NonZeroU8>(&non_zero, true);
    check::<Hex, u8>(&bytes, End::Byte(b','), true, 3);
    check::<Hex, u8>(&bytes, End::Byte(b':'), true, 3);
    everywhere::<Hex, [u8; 1]>(&bytes.iter().map(|byte| [*byte]).collect::<Vec<_>>(), true);
    // More digits than a number has bits.
    everywhere::<Hex, [u8; 17]>(&[[0; 17], [0x9F; 17], [0xA0; 17], [0xFF; 17]], false);
}

#[test]
fn plain_digits() {
    let bytes: Vec<u8> = (0..=255).collect();
    check::<PlainDigits, u8>(&bytes, End::Row, true, 3);
    check::<PlainDigits, u8>(&bytes, End::Byte(b','), true, 3);
    check::<PlainDigits, u8>(&bytes, End::Byte(b':'), true, 3);
    check::<Max<PlainDigits, 42>, u8>(&bytes, End::Row, true, 3);
    let non_zero: Vec<NonZeroU8> = bytes.iter().filter_map(|number| NonZeroU8::new(*number)).collect();
    check::<PlainDigits, NonZeroU8>(&non_zero, End::Row, true, 3);
    check::<PlainDigits, Option<u8>>(&[None, Some(0), Some(9), Some(10), Some(255)], End::Row, false, 3);
}

#[cfg(feature = "jiff")]
#[test]
fn text_of_dates_and_times() {
    use crate::codec::{CompactText, TimeText};
    use jiff::{Timestamp, civil};

    let days: Vec<civil::Date> =
        [(0, 1, 1), (2023, 2, 28), (2023, 3, 1), (2023, 12, 31), (2024, 2, 29), (9999, 12, 31)]
            .map(|(year, month, day)| civil::date(year, month, day))
            .to_vec();
    everywhere::<AsText, civil::Date>(&days, false);
    let at = |text: &str| text.parse::<Timestamp>().unwrap();
    let times: Vec<Timestamp> =
        ["0000-01-01T00:00:00Z", "1969-12-31T23:59:59Z", "2023-02-28T23:59:59.999Z", "9999-12-30T22:00:00Z"]
            .map(at)
            .to_vec();
    everywhere::<AsText, Timestamp>(&times, false);
    everywhere::<CompactText, Timestamp>(&times, false);
    everywhere::<TimeText<1_000, false>, Timestamp>(&times, false);
    check::<TimeText<1_000_000_000, true>, Timestamp>(&times, End::Byte(b','), false, 3);
    // By hand: what is in no calendar, and the end of the type.
    fn found<C: Codec<T>, T>(low: &str) -> Option<String> {
        let found = ceiling(C::NODE, End::Row, false, low.as_bytes())?;
        Some(String::from_utf8(found.bytes.to_vec()).unwrap())
    }
    /// Of the complement: the last text up to `high`.
    fn last<C: Codec<T>, T>(high: &str) -> Option<String> {
        let low: Vec<u8> = high.bytes().map(|byte| !byte).collect();
        let found = ceiling(C::NODE, End::Row, true, &low)?;
        Some(String::from_utf8(found.bytes.iter().map(|byte| !byte).collect()).unwrap())
    }
    let dates = [
        ("", Some("0000-01-01")),
        ("2023-02-29", Some("2023-03-01")),
        ("2024-02-29", Some("2024-02-29")),
        ("2023-13", Some("2024-01-01")),
        ("2023-00-31", Some("2023-01-01")),
        ("2023-04-31", Some("2023-05-01")),
        ("2023-04-3", Some("2023-04-30")),
        ("2023/", Some("2024-01-01")),
        ("2023,", Some("2023-01-01")),
        ("9999-12-32", None),
        (":", None),
    ];
    for (low, date) in dates {
        assert_eq!(found::<AsText, civil::Date>(low).as_deref(), date, "{low}");
    }
    for (high, date) in
        [("2023-02-29", "2023-02-28"), ("2023-13-01", "2023-12-31"), ("2023-01-00", "2022-12-31")]
    {
        assert_eq!(last::<AsText, civil::Date>(high).as_deref(), Some(date), "{high}");
    }
    assert_eq!(last::<AsText, civil::Date>("0000-01-00"), None);
    let times = [
        ("", Some("0000-01-01T00:00:00Z")),
        ("2023-11-14T22:13:20Y", Some("2023-11-14T22:13:20Z")),
        ("2023-11-14T22:13:20Z\0", Some("2023-11-14T22:13:21Z")),
        ("2023-11-14T22:13:60", Some("2023-11-14T22:14:00Z")),
        ("2023-11-14T22:60", Some("2023-11-14T23:00:00Z")),
        ("2023-11-14T24", Some("2023-11-15T00:00:00Z")),
        ("2023-12-31T24", Some("2024-01-01T00:00:00Z")),
        ("2023-11-31", Some("2023-12-01T00:00:00Z")),
        // The last second of the type.
        ("9999-12-30T22:00:00Z", Some("9999-12-30T22:00:00Z")),
        ("9999-12-30T22:00:01Z", None),
    ];
    for (low, time) in times {
        assert_eq!(found::<AsText, Timestamp>(low).as_deref(), time, "{low}");
    }
    for (high, time) in [
        ("2023-11-14T22:13:60Z", "2023-11-14T22:13:59Z"),
        ("2023-11-14T24:00:00Z", "2023-11-14T23:59:59Z"),
        ("2023-02-29T00:00:00Z", "2023-02-28T23:59:59Z"),
        ("9999-12-31T23:59:59Z", "9999-12-30T22:00:00Z"),
    ] {
        assert_eq!(last::<AsText, Timestamp>(high).as_deref(), Some(time), "{high}");
    }
    let millis = found::<TimeText<1_000, false>, Timestamp>("2023-11-14T22:13:20.999[");
    assert_eq!(millis.as_deref(), Some("2023-11-14T22:13:21.000Z"));
    let compact = found::<TimeText<1_000, true>, Timestamp>("20231131");
    assert_eq!(compact.as_deref(), Some("20231201000000000"));
}

#[cfg(feature = "uuid")]
#[test]
fn text_of_uuids() {
    let uuids: Vec<uuid::Uuid> = [0, 9, 10, u128::MAX - 1, u128::MAX].map(uuid::Uuid::from_u128).to_vec();
    everywhere::<AsText, uuid::Uuid>(&uuids, false);
    check::<AsText, uuid::Uuid>(&uuids, End::Byte(b','), false, 3);
    // By hand: next to a hyphen, at a byte that is not a digit, after the last one.
    let first = b"00000000-0000-0000-0000-000000000000";
    let found = |low: &[u8]| {
        ceiling(<AsText as Codec<uuid::Uuid>>::NODE, End::Row, false, low).map(|found| found.bytes.to_vec())
    };
    assert_eq!(found(b""), Some(first.to_vec()));
    assert_eq!(found(b"0000000000"), Some(b"00000001-0000-0000-0000-000000000000".to_vec()));
    assert_eq!(found(b"00000000,"), Some(first.to_vec()));
    assert_eq!(found(b"0:"), Some(b"0a000000-0000-0000-0000-000000000000".to_vec()));
    assert_eq!(found(b"ffffffff."), None);
}

#[test]
fn times() {
    let times: Vec<i64> = (-300..=9).collect();
    check::<ReverseTs<9>, i64>(&times, End::Row, false, 2);
    check::<ReverseTsPad<9, 2>, i64>(&times, End::Row, true, 3);
    check::<Desc<ReverseTsPad<9, 2>>, i64>(&times, End::Row, true, 3);
    check::<ReverseTs<9, Hex>, i64>(&times, End::Row, false, 3);
    let few: Vec<u64> = (0..=300).collect();
    check::<ReverseTs<300, HexUpper>, u64>(&few, End::Byte(b','), true, 3);
    check::<Desc<ReverseTs<300, Hex>>, u64>(&few, End::Row, true, 3);
    let durations: Vec<Duration> = [0, 1, u64::MAX]
        .into_iter()
        .flat_map(|seconds| [0, 1, 999_999_999].map(|nanos| Duration::new(seconds, nanos)))
        .collect();
    everywhere::<Ordered, Duration>(&durations, false);
    let hours: Vec<crate::BaseTime<3600>> =
        [0, 3600, 7200, u32::MAX].into_iter().map(crate::BaseTime::containing).collect();
    everywhere::<Ordered, crate::BaseTime<3600>>(&hours, false);
}

#[test]
fn composed() {
    everywhere::<Ordered, bool>(&[false, true], true);
    everywhere::<Ordered, Option<bool>>(&[None, Some(false), Some(true)], true);
    everywhere::<Ordered, Option<Option<bool>>>(
        &[None, Some(None), Some(Some(false)), Some(Some(true))],
        true,
    );
    let flags: Vec<[bool; 2]> = (0..4).map(|bits| [bits & 1 == 1, bits & 2 == 2]).collect();
    everywhere::<Ordered, [bool; 2]>(&flags, true);
    let pairs: Vec<(Option<bool>, bool)> = [None, Some(false), Some(true)]
        .into_iter()
        .flat_map(|first| [(first, false), (first, true)])
        .collect();
    everywhere::<Ordered, (Option<bool>, bool)>(&pairs, true);
    let reversed: Vec<Reverse<Option<bool>>> = [None, Some(false), Some(true)].map(Reverse).to_vec();
    everywhere::<Ordered, Reverse<Option<bool>>>(&reversed, true);
    let addresses: Vec<core::net::IpAddr> =
        ["0.0.0.0", "255.255.255.255", "::", "ffff::ffff"].map(|text| text.parse().unwrap()).to_vec();
    everywhere::<Ordered, core::net::IpAddr>(&addresses, false);
    let chars: Vec<char> = ['\0', 'a', '\u{D7FF}', '\u{E000}', char::MAX].to_vec();
    everywhere::<Ordered, char>(&chars, false);
    let lists: Vec<Vec<bool>> = (0..4u32)
        .flat_map(|len| (0..1u32 << len).map(move |bits| (0..len).map(|i| bits >> i & 1 == 1).collect()))
        .collect();
    check::<Ordered, Vec<bool>>(&lists, End::Row, false, 3);
}

/// All byte strings of up to three of these.
fn texts() -> Vec<Vec<u8>> {
    let mut all: Vec<Vec<u8>> = vec![vec![]];
    let mut last = all.clone();
    for _ in 0..3 {
        last = last
            .iter()
            .flat_map(|text| [0, 1, b',', b'-', b'a', 0xFE, 0xFF].map(|byte| [&text[..], &[byte]].concat()))
            .collect();
        all.extend(last.iter().cloned());
    }
    all
}

#[test]
fn text() {
    everywhere::<Ordered, Vec<u8>>(&texts(), false);
    everywhere::<Nul, Vec<u8>>(&texts(), false);
    everywhere::<Terminated<0>, Vec<u8>>(&texts(), false);
    everywhere::<Terminated<b','>, Vec<u8>>(&texts(), false);
    everywhere::<Terminated<0xFF>, Vec<u8>>(&texts(), false);
    everywhere::<Pad<2>, Vec<u8>>(&texts(), false);
    everywhere::<PadWith<2, b','>, Vec<u8>>(&texts(), false);
    everywhere::<Ordered, Option<Vec<u8>>>(&texts().into_iter().map(Some).collect::<Vec<_>>(), false);
    let short = |texts: Vec<Vec<u8>>| texts.into_iter().filter(|text| text.len() < 3).collect::<Vec<_>>();
    everywhere::<Len<1>, Vec<u8>>(&short(texts()), false);
    everywhere::<Len<2>, Vec<u8>>(&short(texts()), false);
    let pairs: Vec<(Vec<u8>, bool)> = texts().into_iter().map(|text| (text, true)).collect();
    everywhere::<Ordered, (Vec<u8>, bool)>(&pairs, false);
    check::<Ordered, Vec<u8>>(&texts(), End::Byte(b','), false, 3);
    for delimiter in [",", ",,", ",-,", "\0", "\0,"] {
        let end = End::Unordered(Delimiter::unordered(delimiter.as_bytes()));
        check::<Ordered, Vec<u8>>(&texts(), end, false, 3);
        let digits: Vec<u8> = (0..=255).collect();
        check::<Pad<2>, u8>(&digits, end, true, 3);
    }
}

/// Only in layouts by hand, which have to be read without a panic.
#[test]
fn a_domain_of_all_numbers_before_an_origin() {
    let node = Node::of(Kind::ReverseTimeDecimal { from: 9 }, Some(2)).within(i128::MIN, 9);
    assert_eq!(ceiling(&node, End::Row, false, b"41").unwrap().bytes, *b"41");
    let node = Node::of(Kind::ReverseTime { from: i128::MAX }, Some(8)).within(i64::MIN.into(), 9);
    assert!(ceiling(&node, End::Row, false, &[0; 8]).is_some());
}

/// All text of one or two bytes from 7E on, which does not include the fill byte.
#[test]
fn padded_text_is_utf8() {
    let chars = (0x7E..0x800).filter_map(char::from_u32).map(String::from);
    let two = ["~\x7F", "\x7F~", "\x7F\x7F", "~~"].map(String::from);
    let texts: Vec<String> = chars.chain(two).chain([String::new()]).collect();
    check::<PadWith<2, b'~'>, String>(&texts, End::Row, true, 3);
    check::<Desc<PadWith<2, b'~'>>, String>(&texts, End::Terminator, true, 3);
}
