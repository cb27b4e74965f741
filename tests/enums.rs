//! Enums without data: their bytes, ranges and errors, in every place a field can have.

#![allow(missing_docs, reason = "nothing here is for others")]

use rowkey::{DecodeErrorKind, Layout, RowKey};

/// The lines are not in the order of the numbers.
#[derive(RowKey, Debug, Clone, Copy, PartialEq)]
#[repr(u8)]
enum Level {
    Error = 200,
    Info = 10,
    Warning = b'w',
}

#[derive(RowKey, Debug, Clone, Copy, PartialEq)]
#[repr(i16)]
enum Shift {
    Back = -300,
    Back1 = -1,
    Here = 0,
    On = 300,
}

/// Three names of three bytes.
#[derive(RowKey, Debug, Clone, Copy)]
#[rowkey(text, ord)]
enum Day {
    Mon,
    Tue,
    #[rowkey(rename = "Fri")]
    Friday,
}

/// One name begins another.
#[derive(RowKey, Debug, Clone, Copy, PartialEq)]
#[rowkey(text)]
enum Action {
    #[rowkey(rename = "login")]
    Login,
    #[rowkey(rename = "log")]
    Log,
    #[rowkey(rename = "créé")]
    Created,
}

#[derive(RowKey, Debug, PartialEq)]
struct Entry {
    level: Level,
    at: u8,
}

#[test]
fn a_variant_is_its_discriminant() {
    let row: [u8; 2] = Entry { level: Level::Error, at: 7 }.encode();
    assert_eq!(row, [200, 7]);
    assert_eq!(Entry::decode(&[b'w', 7]), Ok(Entry { level: Level::Warning, at: 7 }));
    assert_eq!(Entry::LEN, 2);
}

#[test]
fn a_range_follows_the_discriminants_and_not_the_lines() {
    let scan = Entry::prefix().level_range(Level::Info..=Level::Warning).range();
    assert_eq!((scan.start(), scan.stop()), (&[10][..], &[b'w' + 1][..]));
    let scan = Entry::prefix().level_range(Level::Warning..).range();
    assert_eq!((scan.start(), scan.stop()), (&b"w"[..], &[][..]));
    // Between neighbours lies nothing, though bytes do.
    use std::ops::Bound::Excluded;
    let scan = Entry::prefix().level_range((Excluded(Level::Info), Excluded(Level::Warning)));
    assert_eq!(scan.ranges().len(), 0);
}

#[test]
fn a_signed_repr_flips_its_sign() {
    #[derive(RowKey, Debug, PartialEq)]
    struct Move {
        shift: Shift,
    }
    assert_eq!(Move { shift: Shift::Back }.encode(), (0x8000u16 - 300).to_be_bytes());
    assert_eq!(Move { shift: Shift::Here }.encode(), [0x80, 0]);
    for shift in [Shift::Back, Shift::Back1, Shift::Here, Shift::On] {
        assert_eq!(Move::decode(&Move { shift }.encode()), Ok(Move { shift }));
    }
    let error = Move::decode(&(0x8000u16 - 2).to_be_bytes()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "field `shift` at byte 0: expected one of Back = -300, Back1 = -1, Here = 0, On = 300, found -2"
    );
    let error = Move::decode(&(0x8000u16 + 2).to_be_bytes()).unwrap_err();
    assert!(error.to_string().ends_with("found 2"), "{error}");
}

#[test]
fn an_unknown_byte_is_an_error_that_lists_the_known_ones() {
    let error = Entry::decode(&[11, 7]).unwrap_err();
    assert_eq!((error.field(), error.offset()), ("level", 0));
    assert_eq!(
        error.to_string(),
        "field `level` at byte 0: expected one of Info = 10, Warning = 119, Error = 200, found 11"
    );
    assert!(Entry::decode(&[201, 7]).unwrap_err().to_string().ends_with("found 201"));
    let DecodeErrorKind::UnknownVariant { found, known } = error.kind() else { panic!("{error}") };
    assert_eq!(found.as_bytes(), [11]);
    assert_eq!(known.names().collect::<Vec<_>>(), ["Info", "Warning", "Error"]);
}

#[test]
fn names_of_one_length_have_a_fixed_width() {
    #[derive(RowKey, Debug, PartialEq)]
    struct Visit {
        day: Day,
        at: u8,
    }
    let row: [u8; 4] = Visit { day: Day::Friday, at: 1 }.encode();
    assert_eq!(&row, b"Fri\x01");
    assert_eq!(Visit::decode(b"Tue\x02"), Ok(Visit { day: Day::Tue, at: 2 }));
    assert_eq!(
        Visit::decode(b"Sun\x02").unwrap_err().to_string(),
        "field `day` at byte 0: expected one of Friday = 'Fri', Mon, Tue, found 'Sun'"
    );
    // The order is that of the text, in ranges and under `ord`.
    let scan = Visit::prefix().day_range(Day::Friday..Day::Tue).range();
    assert_eq!((scan.start(), scan.stop()), (&b"Fri"[..], &b"Tue"[..]));
    assert!(Day::Friday < Day::Mon && Day::Mon < Day::Tue);
}

#[test]
fn names_of_other_lengths_are_written_as_text() {
    #[derive(RowKey, Debug, PartialEq)]
    struct First {
        action: Action,
        at: u8,
    }
    #[derive(RowKey, Debug, PartialEq)]
    struct Last {
        at: u8,
        action: Action,
    }
    /// The bytes are those of `String`.
    #[derive(RowKey, Debug, PartialEq)]
    struct Plain {
        action: String,
        at: u8,
    }
    let row = First { action: Action::Log, at: 7 }.encode();
    assert_eq!(row.as_slice(), b"log\0\x07");
    assert_eq!(row, Plain { action: "log".into(), at: 7 }.encode());
    assert_eq!(First::decode("créé\0\x07".as_bytes()), Ok(First { action: Action::Created, at: 7 }));
    assert_eq!(Last { at: 7, action: Action::Login }.encode().as_slice(), b"\x07login");
    assert_eq!(
        Last::decode(b"\x07logout of all machines").unwrap_err().to_string(),
        "field `action` at byte 1: expected one of Created = 'cr\u{e9}\u{e9}', Log = 'log', Login = 'login', found 'logout of '.."
    );
    // Last and fixed: not the rows of the longer name.
    let scan = Last::prefix().at(7).action(Action::Log).range();
    assert!(scan.contains(b"\x07log") && !scan.contains(b"\x07login"));
}

#[test]
fn a_variant_stands_in_options_arrays_delimited_keys_and_salts() {
    #[derive(RowKey, Debug, PartialEq)]
    #[rowkey(delimiter = ",")]
    struct Comma {
        level: Level,
        action: Action,
        #[pad(3)]
        at: u8,
    }
    let key = Comma { level: Level::Warning, action: Action::Log, at: 5 };
    assert_eq!(key.encode().as_slice(), b"w,log,005");
    assert_eq!(Comma::decode(b"w,log,005"), Ok(key));

    #[derive(RowKey, Debug, PartialEq)]
    struct Several {
        maybe: Option<Day>,
        #[rowkey(desc)]
        action: Action,
        #[salt(buckets = 8)]
        days: [Day; 2],
        #[rowkey(desc)]
        level: Option<Level>,
    }
    let key = Several {
        maybe: Some(Day::Mon),
        action: Action::Log,
        days: [Day::Tue, Day::Friday],
        level: Some(Level::Info),
    };
    let row = key.encode();
    assert_eq!(row[1..5], *b"\x01Mon");
    assert_eq!(row[5..9], b"log\0".map(|byte| !byte));
    assert_eq!(row[9..15], *b"TueFri");
    assert_eq!(row[15..], [!1, !10]);
    assert_eq!(Several::decode(&row), Ok(key));
    assert_eq!(Several::prefix().maybe_range(..Some(Day::Mon)).ranges().len(), 8);
}

#[test]
fn a_layout_tells_the_variants_and_explains_a_row_by_their_names() {
    #[derive(RowKey)]
    struct Visit {
        level: Level,
        day: Day,
        shift: Shift,
        action: Action,
    }
    assert_eq!(
        Visit::LAYOUT.to_string(),
        "\
offset  width  field   encoding                                                                          order
     0      1  level   one of Info = 10, Warning = 119, Error = 200, big-endian                          ascending
     1      3  day     one of Friday = 'Fri', Mon, Tue                                                   ascending
     4      2  shift   one of Back = -300, Back1 = -1, Here = 0, On = 300, sign bit flipped, big-endian  ascending
     6      *  action  one of Created = 'créé', Log = 'log', Login = 'login', to the end of the row      ascending
"
    );
    let row = Visit { level: Level::Info, day: Day::Friday, shift: Shift::On, action: Action::Log }.encode();
    let values = |all: &rowkey::Explanation| -> Vec<String> {
        all.segments.iter().map(|segment| segment.value.clone()).collect()
    };
    let expected = ["Info = 10", "Friday = 'Fri'", "On = 300", "Log = 'log'"];
    assert_eq!(values(&Visit::explain(&row)), expected);
    let json = serde_json::to_string(Visit::LAYOUT).unwrap();
    let layout: Layout = serde_json::from_str(&json).unwrap();
    assert_eq!(values(&layout.explain(&row)), expected);
    assert_eq!(layout.explain(b"\x07Fri").fault, Visit::explain(b"\x07Fri").fault);
    assert_eq!(layout.explain(b"\nFri\x80\0lo").fault, Visit::explain(b"\nFri\x80\0lo").fault);
    assert_eq!(layout.fingerprint(), Visit::FINGERPRINT);
}

#[test]
fn the_fingerprint_covers_bytes_and_refusals_but_no_names_of_variants() {
    macro_rules! fingerprint {
        ($($declaration:tt)*) => {{
            #[derive(RowKey, Clone, Copy)]
            $($declaration)*
            #[derive(RowKey)]
            struct K { a: E, b: u8 }
            let _ = |e: E| e;
            K::FINGERPRINT
        }};
    }
    #[rustfmt::skip]
    let numbers = [
        fingerprint!(#[repr(u8)] enum E { A = 1, B = 2 }),
        fingerprint!(#[repr(u8)] enum E { A = 1, B = 3 }),
        fingerprint!(#[repr(u8)] enum E { A = 1 }),
        fingerprint!(#[repr(i8)] enum E { A = 1, B = 2 }),
        fingerprint!(#[repr(u16)] enum E { A = 1, B = 2 }),
        fingerprint!(#[rowkey(text)] enum E { A, B }),
        fingerprint!(#[rowkey(text)] enum E { A, C }),
        fingerprint!(#[rowkey(text)] enum E { A, Bc }),
    ];
    for (i, a) in numbers.iter().enumerate() {
        for b in &numbers[..i] {
            assert_ne!(a, b);
        }
    }
    #[rustfmt::skip]
    assert_eq!(numbers[0], fingerprint!(#[repr(u8)] enum E { Two = 2, One = 1 }));
    #[rustfmt::skip]
    assert_eq!(numbers[5], fingerprint!(#[rowkey(text)] enum E { #[rowkey(rename = "B")] X, #[rowkey(rename = "A")] Y }));
}

#[test]
fn a_layout_of_an_enum_that_was_changed_by_hand_is_refused() {
    #[derive(RowKey)]
    struct K {
        level: Level,
        day: Day,
        action: Action,
    }
    let json = serde_json::to_string(K::LAYOUT).unwrap();
    let wrong = |from: &str, to: &str| {
        assert!(json.contains(from), "{from} in {json}");
        serde_json::from_str::<Layout>(&json.replacen(from, to, 1)).unwrap_err().to_string()
    };
    assert!(wrong("\"number\":\"119\"", "\"number\":\"120\"").contains("fingerprint"));
    assert!(wrong("\"number\":\"119\"", "\"number\":\"9\"").contains("order"));
    assert!(wrong("\"number\":\"200\"", "\"number\":\"256\"").contains("does not fit in 1 bytes"));
    assert!(wrong("\"text\":\"Mon\"", "\"text\":\"Mond\"").contains("is not 3 bytes long"));
    assert!(wrong("\"text\":\"log\"", "\"text\":\"\"").contains("not empty"));
    assert!(wrong("\"name\":\"Info\"", "\"name\":\"\"").contains("name is empty"));
    assert!(wrong("\"text\":\"log\"", "\"text\":\"lug\"").contains("order"));
}

#[test]
fn ord_of_a_key_follows_its_rows() {
    #[derive(RowKey, Debug, Clone, Copy)]
    #[rowkey(ord)]
    struct K {
        day: Day,
        #[rowkey(desc)]
        level: Level,
    }
    let mut keys: Vec<K> = [Day::Tue, Day::Friday, Day::Mon]
        .into_iter()
        .flat_map(|day| [Level::Info, Level::Error].map(|level| K { day, level }))
        .collect();
    keys.sort();
    let rows: Vec<[u8; 4]> = keys.iter().map(K::encode).collect();
    assert!(rows.is_sorted(), "{keys:?}");
}
