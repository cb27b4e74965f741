//! Enums of keys: several kinds of rows in one table.

#![allow(missing_docs, reason = "nothing here is for others")]

mod random;
#[allow(dead_code, reason = "the laws use the rest")]
mod reference;

use std::collections::BTreeSet;

use random::Rng;
use reference::{Salt, Spec, V};
use rowkey::{DecodeErrorKind, KeyRanges, Layout, RowKey, RowKeyRef};

#[derive(RowKey, Debug, Clone)]
#[rowkey(ord)]
struct UserKey {
    id: u32,
}

#[derive(RowKey, Debug, Clone, PartialEq, Eq)]
struct MessageKey<'a> {
    user: u32,
    #[reverse_ts]
    at: i64,
    subject: &'a str,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
enum Table<'a> {
    #[rowkey(prefix = "user/")]
    User(UserKey),
    #[rowkey(prefix = "msg/")]
    Message(MessageKey<'a>),
    #[rowkey(prefix = b"\xFF", name = archived)]
    ArchivedUser(UserKey),
}

fn message(user: u32, at: i64, subject: &str) -> Table<'_> {
    Table::Message(MessageKey { user, at, subject })
}

#[test]
fn a_row_is_its_prefix_and_its_key() {
    assert_eq!(*Table::User(UserKey { id: 7 }).encode(), *b"user/\0\0\0\x07");
    assert_eq!(*Table::ArchivedUser(UserKey { id: 7 }).encode(), *b"\xFF\0\0\0\x07");
    let row = message(7, i64::MAX, "hello").encode();
    assert_eq!(*row, *b"msg/\0\0\0\x07\0\0\0\0\0\0\0\0hello");
    let mut buffer = vec![1];
    message(7, i64::MAX, "hello").encode_into(&mut buffer);
    assert_eq!(buffer[1..], *row);
    assert_eq!(message(7, i64::MAX, "hello").try_encode(), Ok(row));
}

#[test]
fn decode_goes_by_the_prefix_and_borrows_from_the_row() {
    let row = message(7, 1, "hello").encode();
    let Ok(Table::Message(key)) = Table::decode(&row) else { panic!() };
    assert!(std::ptr::eq(key.subject.as_bytes(), &row[16..]));
    assert_eq!(Table::decode(b"user/\0\0\0\x07"), Ok(Table::User(UserKey { id: 7 })));
    assert_eq!(Table::decode_ref(b"\xFF\0\0\0\x07"), Ok(Table::ArchivedUser(UserKey { id: 7 })));
}

#[test]
fn a_fault_names_the_kind_and_an_unknown_prefix_lists_the_known_ones() {
    let error = Table::decode(b"group/7").unwrap_err();
    assert_eq!((error.field(), error.offset()), ("prefix", 0));
    assert_eq!(
        error.to_string(),
        "field `prefix` at byte 0: expected one of the prefixes 'msg/' (Message), 'user/' (User), '\\xff' (ArchivedUser), found 'group'"
    );
    let DecodeErrorKind::UnknownPrefix { found, known } = error.kind() else { panic!() };
    assert_eq!(found.as_bytes(), b"group");
    assert_eq!(known.prefixes().count(), 3);
    assert!(Table::decode(b"").is_err() && Table::decode(b"use").is_err());
    let error = Table::decode(b"user/\0\0\0").unwrap_err();
    assert_eq!((error.field(), error.offset()), ("User", 5));
    assert_eq!(error.to_string(), "field `User.id` at byte 5: expected 4 bytes, found 3");
    let error = Table::decode(b"user/\0\0\0\x07x").unwrap_err();
    assert_eq!(
        error.to_string(),
        "field `User.id` at byte 9: expected the end of the row, found 1 byte more"
    );
}

/// Errors are equal if they name the same: what was found, and which kinds are known.
#[test]
fn an_unknown_prefix_is_that_of_one_table() {
    let unknown = |row: &[u8]| Table::decode(row).unwrap_err();
    assert_eq!(unknown(b"group/7"), unknown(b"group/8"));
    assert_ne!(unknown(b"group/7"), unknown(b"grape/7"));
    let known = |kind| match kind {
        DecodeErrorKind::UnknownPrefix { known, .. } => known,
        other => panic!("{other:?}"),
    };
    let of_table = known(unknown(b"x").kind());
    assert_eq!(of_table, known(unknown(b"y").kind()));
    assert_ne!(of_table, known(Inside::decode(b"\0\0x").unwrap_err().kind()));
}

#[test]
fn each_kind_keeps_its_scans() {
    let all = Table::prefix().user().range();
    assert_eq!((all.start(), all.stop()), (&b"user/"[..], &b"user0"[..]));
    let one = Table::prefix().user_prefix(UserKey::prefix().id(7)).range();
    assert_eq!((one.start(), one.stop()), (&b"user/\0\0\0\x07"[..], &b"user/\0\0\0\x08"[..]));
    let some = Table::prefix().user_prefix(UserKey::prefix().id_range(7..)).range();
    assert_eq!((some.start(), some.stop()), (&b"user/\0\0\0\x07"[..], &b"user0"[..]));
    let last = Table::prefix().archived_prefix(UserKey::prefix().id_range(7..)).range();
    assert_eq!((last.start(), last.stop()), (&b"\xFF\0\0\0\x07"[..], &[][..]));
    let mail = Table::prefix().message_prefix(MessageKey::prefix().user(7).at_range(..=1)).range();
    assert!(mail.contains(&message(7, 1, "").encode()) && mail.contains(&message(7, -1, "x").encode()));
    assert!(!mail.contains(&message(7, 2, "").encode()) && !mail.contains(&message(8, 1, "").encode()));
    // The subject is last, so one of them is one row.
    let one = Table::prefix().message_prefix(MessageKey::prefix().user(7).at(1).subject("a")).range();
    assert!(one.contains(&message(7, 1, "a").encode()) && !one.contains(&message(7, 1, "ab").encode()));
    let none = Table::prefix().user_prefix(UserKey::prefix().id_range(7..7));
    assert!(none.clone().range().is_empty());
    assert_eq!(none.ranges().len(), 0);
}

#[test]
fn all_kinds_are_their_ranges_and_nothing_in_between() {
    let all = Table::prefix().ranges();
    let all: Vec<_> = all.iter().map(|range| (range.start().to_vec(), range.stop().to_vec())).collect();
    let expected: [(&[u8], &[u8]); 3] = [(b"msg/", b"msg0"), (b"user/", b"user0"), (b"\xFF", b"")];
    assert_eq!(all, expected.map(|(start, stop)| (start.to_vec(), stop.to_vec())));
    assert_eq!(Table::split_points(), [b"user/".to_vec(), b"\xFF".to_vec()]);
}

#[derive(RowKey, Debug, Clone, PartialEq)]
struct Host {
    #[salt(buckets = 300, hash = java31)]
    host: u16,
    at: u8,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
#[rowkey(prefix = "own", max_len = 9)]
struct Log {
    at: u8,
    #[salt(buckets = 300)]
    host: u16,
    text: String,
}

/// The salt of each kind is its own; both have 300 buckets in 2 bytes.
#[derive(RowKey, Debug, Clone, PartialEq)]
enum Inside {
    #[rowkey(prefix = "h")]
    Host(Host),
    #[rowkey(prefix = "l")]
    Log(Log),
}

/// One salt over every row.
#[derive(RowKey, Debug, Clone, PartialEq)]
#[rowkey(salt(buckets = 4, pad = 2), max_len = 20)]
enum Whole {
    #[rowkey(prefix = "p")]
    Plain(OwnedPlain),
    #[rowkey(prefix = "u")]
    User(UserKey),
}

#[derive(RowKey, Debug, Clone, PartialEq)]
struct OwnedPlain {
    #[pad(3)]
    id: u16,
    name: String,
}

#[test]
fn the_salt_of_a_kind_stands_in_front_of_its_prefix() {
    let key = Inside::Host(Host { host: 7, at: 1 });
    // java31 of 00 07: (31 + 0) * 31 + 7 = 968, and 968 % 300 = 68.
    assert_eq!(*key.encode(), *b"\0\x44h\0\x07\x01");
    assert_eq!(Inside::decode(b"\0\x44h\0\x07\x01"), Ok(key));
    let error = Inside::decode(b"\0\x45h\0\x07\x01").unwrap_err();
    assert!(matches!(error.kind(), DecodeErrorKind::WrongSalt { found: Some(69), expected: 68 }), "{error}");
    // The salted field fixes the bucket.
    let scan = Inside::prefix().host_prefix(Host::prefix().host(7)).range();
    assert_eq!((scan.start(), scan.stop()), (&b"\0\x44h\0\x07"[..], &b"\0\x44h\0\x08"[..]));
    assert_eq!(Inside::prefix().host().ranges().len(), 300);
    assert_eq!(Inside::prefix().log_prefix(Log::prefix().at(7)).ranges().len(), 300);
    assert_eq!(Inside::prefix().log_prefix(Log::prefix().at(7).host(3)).ranges().len(), 1);
    assert_eq!(Inside::prefix().ranges().len(), 600);
    let splits = Inside::split_points();
    assert_eq!((splits.len(), &splits[0]), (299, &vec![0, 1]));
}

#[test]
fn a_key_leaves_its_own_prefix_and_length_behind() {
    // 3 bytes and 7 of text are more than 9, which is the limit of its own table.
    let key = Inside::Log(Log { at: 1, host: 2, text: "abcdefg".into() });
    let row = key.encode();
    assert_eq!(row[2..], *b"l\x01\0\x02abcdefg");
    assert_eq!(Inside::decode(&row), Ok(key));
}

#[test]
fn a_salt_of_the_enum_is_over_every_row() -> Result<(), rowkey::EncodeError> {
    let key = Whole::User(UserKey { id: 7 });
    let bucket = reference::xxh64(b"u\0\0\0\x07") % 4;
    assert_eq!(*key.encode()?, *format!("{bucket:02}u\0\0\0\x07").as_bytes());
    assert_eq!(Whole::decode(&key.encode()?), Ok(key));
    assert_eq!(Whole::prefix().user().ranges().len(), 4);
    // All of the row is fixed, and so is its bucket.
    let one = Whole::prefix().user_prefix(UserKey::prefix().id(7)).ranges();
    assert_eq!(one.len(), 1);
    assert!(one.get(0).is_some_and(|range| range.contains(format!("{bucket:02}u\0\0\0\x07").as_bytes())));
    assert_eq!(Whole::prefix().ranges().len(), 8);
    assert_eq!(Whole::split_points(), [b"01".to_vec(), b"02".to_vec(), b"03".to_vec()]);
    let error = Whole::Plain(OwnedPlain { id: 1000, name: String::new() }).encode().unwrap_err();
    assert_eq!(error.to_string(), "field `Plain.id`: the number has 4 digits, the field has 3");
    let mut row = b"before".to_vec();
    let long = Whole::Plain(OwnedPlain { id: 1, name: "x".repeat(20) });
    assert_eq!(
        long.encode_into(&mut row).unwrap_err().to_string(),
        "field `row`: the row has 26 bytes, `max_len` is 20"
    );
    assert_eq!(row, b"before");
    assert_eq!(Whole::decode(b"0").unwrap_err().field(), "salt");
    assert_eq!(Whole::decode(b"01x").unwrap_err().offset(), 2);
    Ok(())
}

#[test]
fn a_layout_draws_and_explains_every_kind() {
    assert_eq!(
        Table::LAYOUT.to_string(),
        r#"Message
offset  width  field    encoding                                order
     0      4  prefix   constant "msg/"                         -
     4      4  user     unsigned, big-endian                    ascending
     8      8  at       9223372036854775807 - time, big-endian  descending
    16      *  subject  UTF-8 to the end of the row             ascending

User
offset  width  field   encoding              order
     0      5  prefix  constant "user/"      -
     5      4  id      unsigned, big-endian  ascending

ArchivedUser
offset  width  field   encoding              order
     0      1  prefix  constant "\xff"       -
     1      4  id      unsigned, big-endian  ascending
"#
    );
    assert_eq!(
        Table::explain(b"user/\0\0\0\x07").to_string(),
        "\
offset  field   bytes           text              value
     0  prefix  75 73 65 72 2F  user/             the prefix of the kind User
     5  id      00 00 00 07     \\x00\\x00\\x00\\x07  7
"
    );
    assert_eq!(Table::LAYOUT.width(), None);
    assert_eq!(Table::LAYOUT.kinds().len(), 3);
    assert_eq!(Table::LAYOUT.kinds()[1].layout.fingerprint(), {
        #[derive(RowKey)]
        #[rowkey(prefix = "user/")]
        struct Alone {
            #[allow(dead_code)]
            id: u32,
        }
        Alone::FINGERPRINT
    });
}

#[test]
fn the_fingerprint_does_not_hang_on_lines_or_names_but_on_prefixes_and_keys() {
    macro_rules! fingerprint {
        ($($declaration:tt)*) => {{
            #[derive(RowKey)]
            #[allow(dead_code)]
            $($declaration)*
            E::FINGERPRINT
        }};
    }
    #[rustfmt::skip]
    let prints = [
        fingerprint!(enum E { #[rowkey(prefix = "a")] A(UserKey), #[rowkey(prefix = "b")] B(OwnedPlain) }),
        fingerprint!(enum E { #[rowkey(prefix = "a")] A(UserKey), #[rowkey(prefix = "c")] B(OwnedPlain) }),
        fingerprint!(enum E { #[rowkey(prefix = "a")] A(OwnedPlain), #[rowkey(prefix = "b")] B(UserKey) }),
        fingerprint!(enum E { #[rowkey(prefix = "a")] A(UserKey) }),
        fingerprint!(#[rowkey(salt(buckets = 4))] enum E { #[rowkey(prefix = "a")] A(UserKey) }),
        fingerprint!(#[rowkey(salt(buckets = 5))] enum E { #[rowkey(prefix = "a")] A(UserKey) }),
        fingerprint!(#[rowkey(max_len = 99)] enum E { #[rowkey(prefix = "a")] A(UserKey), #[rowkey(prefix = "b")] B(OwnedPlain) }),
    ];
    assert_eq!(prints.iter().collect::<BTreeSet<_>>().len(), prints.len());
    #[rustfmt::skip]
    assert_eq!(prints[0], fingerprint!(enum E { #[rowkey(prefix = "b")] Two(OwnedPlain), #[rowkey(prefix = "a")] One(UserKey) }));
}

#[test]
fn a_layout_of_kinds_that_was_changed_by_hand_is_refused() {
    let json = serde_json::to_value(Inside::LAYOUT).unwrap();
    assert_eq!(serde_json::from_value::<Layout>(json.clone()).unwrap(), *Inside::LAYOUT);
    let wrong = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut json = json.clone();
        change(&mut json);
        serde_json::from_value::<Layout>(json).unwrap_err().to_string()
    };
    let error = wrong(&|json| json["kinds"].as_array_mut().unwrap().reverse());
    assert_eq!(error, "kind `Host`: the kinds are not in the order of their prefixes");
    let error = wrong(&|json| {
        json["kinds"].as_array_mut().unwrap().pop();
    });
    assert!(error.contains("fingerprint"), "{error}");
    let error = wrong(&|json| json["kinds"][1] = json["kinds"][0].clone());
    assert_eq!(error, "kind `Host`: its prefix begins with that of `Host`");
    let error = wrong(&|json| json["kinds"][1]["layout"] = serde_json::to_value(UserKey::LAYOUT).unwrap());
    assert_eq!(error, "kind `Log`: a kind has constant bytes before its fields");
    let error = wrong(&|json| json["kinds"][1]["layout"] = serde_json::to_value(Table::LAYOUT).unwrap());
    assert_eq!(error, "kind `Log`: a kind has no kinds of its own");
    let error = wrong(&|json| json["kinds"][1]["layout"] = serde_json::to_value(Prefixed::LAYOUT).unwrap());
    assert_eq!(error, "kind `Log`: its salt differs from that of `Host` in width or buckets");
    let error =
        wrong(&|json| json["fields"] = serde_json::to_value(UserKey::LAYOUT).unwrap()["fields"].clone());
    assert_eq!(error, "a layout has fields or kinds, and each kind has its own fields");
}

#[derive(RowKey)]
#[rowkey(prefix = "z")]
struct Prefixed {
    #[allow(dead_code)]
    id: u32,
}

#[test]
fn ord_goes_by_prefix_and_then_by_the_key() {
    #[derive(RowKey, Debug, Clone)]
    #[rowkey(ord)]
    enum E {
        #[rowkey(prefix = "b")]
        First(UserKey),
        #[rowkey(prefix = "a")]
        Second(Descending),
    }
    #[derive(RowKey, Debug, Clone)]
    struct Descending {
        #[rowkey(desc)]
        at: u8,
    }
    let mut keys = vec![
        E::First(UserKey { id: 2 }),
        E::Second(Descending { at: 1 }),
        E::First(UserKey { id: 1 }),
        E::Second(Descending { at: 2 }),
    ];
    keys.sort();
    assert!(keys.is_sorted_by_key(E::encode), "{keys:?}");
    assert_eq!(keys[0], E::Second(Descending { at: 2 }));
}

/// A table with a row that no key is in.
#[derive(RowKey, Debug, Clone)]
#[rowkey(ord)]
enum Settings {
    #[rowkey(prefix = "v")]
    Version,
    #[rowkey(prefix = "u")]
    User(UserKey),
}

#[derive(RowKey, Debug, Clone)]
#[rowkey(ord)]
struct Owned {
    #[rowkey(desc)]
    owner: u8,
    settings: Settings,
    seq: u8,
}

#[test]
fn a_variant_may_hold_nothing() {
    assert_eq!(*Settings::Version.encode(), *b"v");
    assert_eq!(Settings::decode(b"v"), Ok(Settings::Version));
    let error = Settings::decode(b"v\0").unwrap_err();
    assert_eq!(
        error.to_string(),
        "field `Version` at byte 1: expected the end of the row, found 1 byte more"
    );
    assert_eq!(Settings::explain(b"v\0").fault.unwrap().to_string(), error.to_string());
    assert_eq!(Settings::prefix().version().range().start(), b"v");
    assert_eq!(Settings::prefix().ranges().len(), 1, "u and v touch");
    assert_eq!(Settings::split_points(), [b"v"]);
    let json = serde_json::to_string(Settings::LAYOUT).expect("JSON");
    assert_eq!(&serde_json::from_str::<Layout>(&json).expect("a layout"), Settings::LAYOUT);
}

#[test]
fn a_salt_of_the_enum_covers_a_variant_that_holds_nothing() {
    #[derive(RowKey, Debug, Clone, PartialEq)]
    #[rowkey(salt(buckets = 4))]
    enum Salted {
        #[rowkey(prefix = "v")]
        Version,
        #[rowkey(prefix = "u")]
        User(UserKey),
    }

    let row = Salted::Version.encode();
    assert_eq!(row[1..], *b"v");
    assert_eq!(u64::from(row[0]), xxhash_rust::xxh64::xxh64(b"v", 0) % 4);
    assert_eq!(Salted::decode(&row), Ok(Salted::Version));
    // All of the row is known, so its bucket is.
    let ranges = Salted::prefix().version().ranges();
    assert_eq!(ranges.len(), 1);
    assert!(ranges.get(0).unwrap().contains(&row));
}

#[test]
fn ord_of_a_parent_goes_on_into_its_kinds() {
    let user = |id| Settings::User(UserKey { id });
    let mut keys = Vec::new();
    for owner in [0, 7, 255] {
        for settings in [user(0), user(256), user(7), Settings::Version] {
            keys.extend([9, 0].map(|seq| Owned { owner, settings: settings.clone(), seq }));
        }
    }
    let mut rows: Vec<_> = keys.iter().map(|key| key.encode()).collect();
    rows.sort();
    keys.sort();
    assert_eq!(keys.iter().map(|key| key.encode()).collect::<Vec<_>>(), rows);
    let row = rowkey::Row::from(&keys[0]);
    assert_eq!((row.as_ref(), row.decode()), (&*rows[0], Ok(keys[0].clone())));
}

/// The fingerprint of a key whose values have these paths, as the page on formats computes it after the bytes.
fn with_paths(layout: &Layout, paths: &[&[&str]]) -> u64 {
    let mut state = layout.bytes_fingerprint();
    for path in paths {
        for (i, name) in path.iter().enumerate() {
            let mut bytes = name.as_bytes().to_vec();
            bytes.push(if i + 1 < path.len() { 0xFE } else { 0xFF });
            bytes.resize(bytes.len().next_multiple_of(8), 0);
            for word in bytes.chunks(8) {
                let word = u64::from_le_bytes(word.try_into().unwrap());
                let product = (state ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
                state = product ^ (product >> 32);
            }
        }
    }
    state
}

/// The name of a kind is in the paths of its values, since all rows still decode after two kinds changed places.
#[test]
fn a_parent_has_the_paths_of_its_kinds_in_its_fingerprint() {
    macro_rules! tables {
        ($($parent:ident $kinds:ident { $($prefix:literal $name:ident $(($key:ty))?)* })*) => {$(
            #[derive(RowKey)]
            #[allow(dead_code, reason = "only its layout is used")]
            enum $kinds { $(#[rowkey(prefix = $prefix)] $name $(($key))?),* }

            #[derive(RowKey)]
            struct $parent {
                id: u8,
                kind: $kinds,
            }
        )*};
    }
    #[derive(RowKey)]
    struct Number(u32);
    tables! {
        OfPlain Plain { "m" Meta "p" Pair(Ends) "u" User(Number) }
        OfPerson Person { "m" Meta "p" Pair(Ends) "u" Reader(Number) }
        OfHead Head { "m" About "p" Pair(Ends) "u" User(Number) }
        OfSent Sent { "a" Sent(Number) "b" Received(Number) }
        OfReceived Received { "a" Received(Number) "b" Sent(Number) }
        OfOuter Outer { "i" Inner(OfPlain) "o" Other(Number) }
        OfOther Other { "i" Inner(OfPerson) "o" Other(Number) }
    }
    #[derive(RowKey)]
    struct Ends {
        from: u8,
        to: u8,
    }
    #[derive(RowKey)]
    struct Only(Plain);
    #[derive(RowKey)]
    struct OnlyPerson(Person);
    #[derive(RowKey)]
    #[rowkey(prefix = "x")]
    struct Prefixed(Plain);
    #[derive(RowKey)]
    struct OfOnly {
        id: u8,
        kind: Only,
    }
    #[derive(RowKey)]
    struct Around {
        inside: OfPlain,
        #[rowkey(desc)]
        down: Plain,
        maybe: Option<Only>,
        seq: u8,
    }

    let of_plain: [&[&str]; 5] =
        [&["id"], &["kind", "Meta"], &["kind", "Pair", "from"], &["kind", "Pair", "to"], &["kind", "User"]];
    assert_eq!(OfPlain::FINGERPRINT, with_paths(OfPlain::LAYOUT, &of_plain));
    let sent: [&[&str]; 3] = [&["id"], &["kind", "Sent"], &["kind", "Received"]];
    assert_eq!(OfSent::FINGERPRINT, with_paths(OfSent::LAYOUT, &sent));
    // A newtype of an enum is the enum: as a table and as a field. Only with a prefix of its own is it another key.
    assert_eq!((Only::FINGERPRINT, OfOnly::FINGERPRINT), (Plain::FINGERPRINT, OfPlain::FINGERPRINT));
    let prefixed: [&[&str]; 4] = [&["Meta"], &["Pair", "from"], &["Pair", "to"], &["User"]];
    assert_eq!(Prefixed::FINGERPRINT, with_paths(Prefixed::LAYOUT, &prefixed));

    let around: [&[&str]; 14] = [
        &["inside", "id"],
        &["inside", "kind", "Meta"],
        &["inside", "kind", "Pair", "from"],
        &["inside", "kind", "Pair", "to"],
        &["inside", "kind", "User"],
        &["down", "Meta"],
        &["down", "Pair", "from"],
        &["down", "Pair", "to"],
        &["down", "User"],
        &["maybe", "Meta"],
        &["maybe", "Pair", "from"],
        &["maybe", "Pair", "to"],
        &["maybe", "User"],
        &["seq"],
    ];
    assert_eq!(Around::FINGERPRINT, with_paths(Around::LAYOUT, &around));
    let twice: [&[&str]; 7] = [
        &["id"],
        &["kind", "Inner", "id"],
        &["kind", "Inner", "kind", "Meta"],
        &["kind", "Inner", "kind", "Pair", "from"],
        &["kind", "Inner", "kind", "Pair", "to"],
        &["kind", "Inner", "kind", "User"],
        &["kind", "Other"],
    ];
    assert_eq!(OfOuter::FINGERPRINT, with_paths(OfOuter::LAYOUT, &twice));

    // In the enum itself, only the name of a variant without a key counts. In parents each counts, and changes no byte.
    assert_eq!((Person::FINGERPRINT, OnlyPerson::FINGERPRINT), (Plain::FINGERPRINT, Plain::FINGERPRINT));
    assert_eq!(Received::FINGERPRINT, Sent::FINGERPRINT);
    assert_ne!(Head::FINGERPRINT, Plain::FINGERPRINT);
    for (old, new) in [
        (OfPlain::LAYOUT, OfPerson::LAYOUT),
        (OfPlain::LAYOUT, OfHead::LAYOUT),
        (OfSent::LAYOUT, OfReceived::LAYOUT),
        (OfOuter::LAYOUT, OfOther::LAYOUT),
        // A table is a parent too where the key of a variant holds an enum.
        (Outer::LAYOUT, Other::LAYOUT),
    ] {
        assert_ne!(old.fingerprint(), new.fingerprint(), "{old}\n{new}");
        assert_eq!(old.bytes_fingerprint(), new.bytes_fingerprint(), "{old}\n{new}");
    }
}

#[test]
fn generic_code_takes_an_enum_of_keys() {
    fn get<K: RowKey>(row: &[u8]) -> Result<K, rowkey::DecodeError> {
        <K as RowKey>::decode(row)
    }
    assert_eq!(
        get::<Whole>(&Whole::User(UserKey { id: 7 }).encode().unwrap()),
        Ok(Whole::User(UserKey { id: 7 }))
    );
    fn fingerprint<K: RowKey>() -> (u64, u64) {
        (K::FINGERPRINT, K::LAYOUT.fingerprint())
    }
    let (of_type, of_layout) = fingerprint::<Whole>();
    assert_eq!(of_type, of_layout);
}

/// Small numbers, so that keys collide, and the ends.
fn number(rng: &mut Rng, max: u64) -> u64 {
    [0, 1, 2, max, max - 1, rng.next() % max][rng.below(6)]
}

fn word(rng: &mut Rng) -> String {
    ["", "\0", "a", "a\0", "ab", "b", "\u{10FFFF}"][rng.below(7)].into()
}

/// Salt, prefix, fields, and the place among the kinds.
type InWords = (Option<Salt>, &'static [u8], Vec<Spec>, Vec<V>, usize);

/// A scan, and whether it holds a key.
type Scan<K> = (KeyRanges, Box<dyn Fn(&K) -> bool>);

/// The row that the reference writes of a key in this table.
trait Described: RowKey + std::fmt::Debug + Clone {
    fn sample(rng: &mut Rng) -> Self;
    fn described(&self) -> InWords;
    fn scans(rng: &mut Rng) -> Vec<Scan<Self>>;
}

const NO_SALT: Salt = Salt { buckets: 300, hash: reference::xxh64, digits: None, hex: None, fields: &[] };

impl Described for Inside {
    fn sample(rng: &mut Rng) -> Self {
        let (host, at) = (number(rng, 65535) as u16, number(rng, 255) as u8);
        match rng.below(2) {
            0 => Inside::Host(Host { host, at }),
            _ => Inside::Log(Log { at, host, text: word(rng) }),
        }
    }

    fn described(&self) -> InWords {
        match self {
            Inside::Host(key) => (
                Some(Salt { hash: reference::java31, fields: &[0], ..NO_SALT }),
                b"h",
                vec![Spec::Unsigned(2), Spec::Unsigned(1)],
                vec![V::U(key.host.into()), V::U(key.at.into())],
                0,
            ),
            Inside::Log(key) => (
                Some(Salt { fields: &[1], ..NO_SALT }),
                b"l",
                vec![Spec::Unsigned(1), Spec::Unsigned(2), Spec::Text],
                vec![V::U(key.at.into()), V::U(key.host.into()), V::B(key.text.clone().into_bytes())],
                1,
            ),
        }
    }

    fn scans(rng: &mut Rng) -> Vec<Scan<Self>> {
        let (host, at, text) = (number(rng, 65535) as u16, number(rng, 255) as u8, word(rng));
        let begin = text.clone();
        let p = Inside::prefix;
        vec![
            (p().ranges(), Box::new(|_| true)),
            (p().host().ranges(), Box::new(|key| matches!(key, Inside::Host(_)))),
            (p().log().ranges(), Box::new(|key| matches!(key, Inside::Log(_)))),
            (
                p().host_prefix(Host::prefix().host(host)).ranges(),
                Box::new(move |key| matches!(key, Inside::Host(key) if key.host == host)),
            ),
            (
                p().host_prefix(Host::prefix().host_range(host..)).ranges(),
                Box::new(move |key| matches!(key, Inside::Host(key) if key.host >= host)),
            ),
            (
                p().host_prefix(Host::prefix().host(host).at_range(..at)).ranges(),
                Box::new(move |key| matches!(key, Inside::Host(key) if key.host == host && key.at < at)),
            ),
            (
                p().log_prefix(Log::prefix().at(at)).ranges(),
                Box::new(move |key| matches!(key, Inside::Log(key) if key.at == at)),
            ),
            (
                p().log_prefix(Log::prefix().at(at).host(host).text_starts_with(&begin)).ranges(),
                Box::new(
                    move |key| matches!(key, Inside::Log(key) if key.at == at && key.host == host && key.text.starts_with(&begin)),
                ),
            ),
            (
                p().log_prefix(Log::prefix().at(at).host(host).text(&text)).ranges(),
                Box::new(
                    move |key| matches!(key, Inside::Log(key) if key.at == at && key.host == host && key.text == text),
                ),
            ),
        ]
    }
}

impl Described for Whole {
    fn sample(rng: &mut Rng) -> Self {
        match rng.below(2) {
            0 => Whole::Plain(OwnedPlain {
                id: number(rng, 1001) as u16,
                name: word(rng).repeat(rng.below(4)),
            }),
            _ => Whole::User(UserKey { id: number(rng, u32::MAX.into()) as u32 }),
        }
    }

    fn described(&self) -> InWords {
        let salt = Salt { buckets: 4, hash: reference::xxh64, digits: Some(2), hex: None, fields: &[] };
        match self {
            Whole::Plain(key) => (
                Some(salt),
                b"p",
                vec![Spec::Digits(3), Spec::Text],
                vec![V::U(key.id.into()), V::B(key.name.clone().into_bytes())],
                0,
            ),
            Whole::User(key) => (Some(salt), b"u", vec![Spec::Unsigned(4)], vec![V::U(key.id.into())], 1),
        }
    }

    fn scans(rng: &mut Rng) -> Vec<Scan<Self>> {
        let (id, small, name) = (number(rng, u32::MAX.into()) as u32, number(rng, 999) as u16, word(rng));
        let p = Whole::prefix;
        vec![
            (p().ranges(), Box::new(|_| true)),
            (p().user().ranges(), Box::new(|key| matches!(key, Whole::User(_)))),
            (p().plain().ranges(), Box::new(|key| matches!(key, Whole::Plain(_)))),
            (
                p().user_prefix(UserKey::prefix().id(id)).ranges(),
                Box::new(move |key| matches!(key, Whole::User(key) if key.id == id)),
            ),
            (
                p().user_prefix(UserKey::prefix().id_range(..=id)).ranges(),
                Box::new(move |key| matches!(key, Whole::User(key) if key.id <= id)),
            ),
            (
                p().plain_prefix(OwnedPlain::prefix().id(small).unwrap()).ranges(),
                Box::new(move |key| matches!(key, Whole::Plain(key) if key.id == small)),
            ),
            (
                p().plain_prefix(OwnedPlain::prefix().id(small).unwrap().name(&name)).ranges(),
                Box::new(move |key| matches!(key, Whole::Plain(key) if key.id == small && key.name == name)),
            ),
        ]
    }
}

fn check<K: Described>(seed: u64) {
    let mut rng = Rng(seed);
    let layout: Layout = serde_json::from_str(&serde_json::to_string(K::LAYOUT).unwrap()).unwrap();
    assert_eq!((layout.fingerprint(), layout.to_string()), (K::FINGERPRINT, K::LAYOUT.to_string()));
    let keys: Vec<K> = (0..40).map(|_| K::sample(&mut rng)).collect();
    let mut rows = Vec::new();
    for key in &keys {
        let (salt, prefix, specs, values, kind) = key.described();
        let expected = reference::row(salt, prefix, &specs, None, &values)
            .filter(|row| K::LAYOUT.kinds()[kind].layout.max_len().is_none_or(|max| row.len() <= max));
        let row = key.try_encode().map(Vec::from);
        assert_eq!(row.as_ref().ok(), expected.as_ref(), "seed {seed}: bytes of {key:?}: {row:?}");
        let Some(row) = expected else { continue };
        let again =
            <K as RowKey>::decode(&row).unwrap_or_else(|error| panic!("seed {seed}: {key:?}: {error}"));
        assert_eq!(again.try_encode().map(Vec::from), Ok(row.clone()), "seed {seed}: round trip of {key:?}");
        for _ in 0..6 {
            let mut broken = row.clone();
            match rng.below(4) {
                0 => broken.truncate(rng.below(row.len())),
                1 => broken.push(rng.next() as u8),
                _ => {
                    let at = rng.below(row.len());
                    broken[at] = [0, 1, b'h', b'l', b'p', b'u', 0xFF, b'0'][rng.below(8)];
                }
            }
            let decoded = <K as RowKey>::decode(&broken);
            let explained = layout.explain(&broken);
            assert_eq!(explained.row(), broken, "seed {seed}: {explained}");
            match (decoded, explained.fault.as_ref()) {
                (Ok(key), None) => {
                    assert_eq!(
                        key.try_encode().map(Vec::from).as_ref(),
                        Ok(&broken),
                        "seed {seed}: one key, one row"
                    );
                }
                (Err(error), Some(fault)) => {
                    assert_eq!(fault.offset, error.offset(), "seed {seed}: {error}\n{explained}");
                    let rest = fault.field.strip_prefix(error.field());
                    assert!(
                        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.')),
                        "seed {seed}: {error}\n{explained}"
                    );
                }
                (decoded, fault) => panic!("seed {seed}: {decoded:?} and {fault:?}"),
            }
        }
        rows.push((row, key));
    }
    for (ranges, holds) in K::scans(&mut rng) {
        for (row, key) in &rows {
            let found = ranges.iter().filter(|range| range.contains(row)).count();
            assert_eq!(found, usize::from(holds(key)), "seed {seed}: {key:?} in {ranges:?}");
        }
    }
}

#[test]
fn kinds_keep_the_laws() {
    for seed in 0..80 {
        check::<Inside>(seed);
        check::<Whole>(seed);
    }
}

mod tables {
    use rowkey::RowKey;

    #[derive(RowKey, Debug, Clone, PartialEq)]
    pub struct User {
        pub id: u8,
    }

    /// Less visible than the keys that it holds, which convert all the same.
    #[derive(RowKey, Debug, Clone, PartialEq)]
    pub(super) enum Aliased<'a> {
        #[rowkey(prefix = "u")]
        User(User),
        #[rowkey(prefix = "a", from = false)]
        Archived(Archived),
        #[rowkey(prefix = "m")]
        Mail(super::MessageKey<'a>),
    }

    pub type Archived = User;
}

/// Which of two variants a key would become, nobody could tell: `Table` holds two of `UserKey`, and one of `MessageKey`.
#[test]
fn a_key_that_one_variant_holds_converts() {
    let key = MessageKey { user: 7, at: 1, subject: "hello" };
    let table = Table::from(key.clone());
    assert_eq!(table, message(7, 1, "hello"));
    assert_eq!(MessageKey::try_from(table), Ok(key));
    // What is no message comes back whole.
    let user = Table::User(UserKey { id: 7 });
    assert_eq!(MessageKey::try_from(user.clone()), Err(user));
}

#[test]
fn from_false_leaves_the_conversion_to_another_variant() {
    use tables::{Aliased, User};

    assert_eq!(Aliased::from(User { id: 7 }), Aliased::User(User { id: 7 }));
    assert_eq!(User::try_from(Aliased::User(User { id: 7 })), Ok(User { id: 7 }));
    let archived = Aliased::Archived(User { id: 7 });
    assert_eq!(User::try_from(archived.clone()), Err(archived));
}
