//! `rowkey diff`: what it says of old rows, against what becomes of them.

use std::fmt::Debug;

use std::time::{Duration, SystemTime};

use rowkey::{BaseTime, RowKey};

use crate::Event;
use crate::process::{Folder, Run};

pub fn diff<Old: RowKey, New: RowKey>() -> Run {
    let folder = Folder::new();
    folder.layout("old.json", Old::LAYOUT);
    folder.layout("new.json", New::LAYOUT);
    folder.run(&["diff", "old.json", "new.json"])
}

#[test]
fn several_kinds_of_rows_are_refused_with_their_names() {
    #[derive(RowKey)]
    #[allow(dead_code, reason = "only its layout is used")]
    struct User(u32);
    #[derive(RowKey)]
    #[allow(dead_code, reason = "only its layout is used")]
    enum Table {
        #[rowkey(prefix = "u")]
        User(User),
        #[rowkey(prefix = "v")]
        Visitor(User),
    }
    let run = diff::<Table, User>();
    assert_eq!(run.status, 2);
    assert_eq!(
        run.err,
        "error: old.json: the layout has several row kinds, User, Visitor; expected one: save the `layout` of one of them as a separate file\n"
    );
    let folder = Folder::new();
    folder.layout("table.json", Table::LAYOUT);
    let run = folder.run(&["ddl", "--layout", "table.json", "--store", "hbase"]);
    assert!(run.status == 0 && run.out.contains("'v'"), "{}{}", run.out, run.err);
}

/// No byte changes, but the same rows are read as values of another kind.
#[test]
fn the_same_bytes_of_another_kind_say_what_they_were() {
    #[derive(RowKey)]
    #[allow(dead_code, reason = "only its layout is used")]
    struct Old {
        id: uuid::Uuid,
        via: Option<uuid::Uuid>,
        #[rowkey(nul)]
        host: String,
        seq: u32,
    }
    #[derive(RowKey)]
    #[allow(dead_code, reason = "only its layout is used")]
    struct New {
        id: std::net::Ipv6Addr,
        via: Option<std::net::Ipv6Addr>,
        #[rowkey(terminator = 0)]
        host: String,
        seq: u32,
    }
    let run = diff::<Old, New>();
    assert_eq!(run.status, 0);
    let line = |name: &str| run.out.lines().find(|line| line.starts_with(name)).unwrap();
    let (old, new) = (Old::LAYOUT.segments(), New::LAYOUT.segments());
    assert_eq!(line("= id"), format!("= id        16  {} (was {})", new[0], old[0]));
    assert_eq!(line("= via"), format!("= via        *  {} (was {})", new[1], old[1]));
    assert_eq!(line("= host"), format!("= host       *  {}", new[2]));
    assert_eq!(line("= seq"), format!("= seq        4  {}", new[3]));
}

/// How many of the rows decode by the new key, and to what is printed alike.
#[derive(Debug, PartialEq)]
enum Decode {
    All,
    Some,
    None,
}

/// The verdict on a change, compared with rows of the old key. The names of both types are omitted if
/// values are compared.
#[track_caller]
fn judge<Old: RowKey + Debug, New: RowKey + Debug>(olds: Vec<Old>, todo: &str) -> Decode {
    let values = |text: String| text.split_once(['(', '{']).map(|(_, values)| values.to_owned());
    let rows: Vec<Vec<u8>> = olds.iter().map(|old| old.try_encode().unwrap().into()).collect();
    let good = olds.iter().zip(&rows).filter(|(old, row)| {
        New::decode(row).is_ok_and(|new| values(format!("{new:?}")) == values(format!("{old:?}")))
    });
    let decode = match good.count() {
        count if count == rows.len() => Decode::All,
        0 => Decode::None,
        _ => Decode::Some,
    };
    let run = diff::<Old, New>();
    let said = run.out.lines().find_map(|line| line.strip_prefix("old rows decode  ")).unwrap_or(&run.out);
    let expected = match decode {
        Decode::All => "yes",
        Decode::Some => "all but those with a value that the new key refuses",
        Decode::None => "no",
    };
    assert!(said.starts_with(expected), "{expected}: {}{}", run.out, run.err);
    assert_eq!(run.status, if decode == Decode::All { 0 } else { 1 }, "{}", run.out);
    let to_do = run.out.lines().find_map(|line| line.strip_prefix("to do            ")).unwrap();
    assert!(to_do.starts_with(todo), "{}", run.out);
    assert!(run.out.lines().all(|line| line.chars().count() <= 100), "{}", run.out);
    decode
}

macro_rules! keys {
    ($($(#[$attribute:meta])* $name:ident ($($fields:tt)*);)*) => {$(
        #[derive(RowKey, Debug, Clone)]
        $(#[$attribute])*
        struct $name($($fields)*);
    )*};
}

keys! {
    Base(u16, String);
    Id(u16);
    Newtypes(Id, String);
    Bytes(u16, Vec<u8>);
    Max(#[rowkey(max = 100)] u16, String);
    Max200(#[rowkey(max = 200)] u16, String);
    NonZero(std::num::NonZeroU16, String);
    Wide(u32, String);
    Signed(i16, String);
    Desc(#[rowkey(desc)] u16, String);
    Swapped(String, u16);
    More(u16, String, u8);
    Short(u16);
    #[rowkey(max_len = 4)]
    Limited(u16, String);
    #[rowkey(prefix = "a")]
    PrefixA(u16, String);
    #[rowkey(prefix = "b")]
    PrefixB(u16, String);
    #[rowkey(prefix = "b")]
    PrefixBWide(u32, String);
    Salted(#[salt(buckets = 16)] u16, String);
    Salted32(#[salt(buckets = 32)] u16, String);
    Salted300(#[salt(buckets = 300)] u16, String);
    SaltedJava(#[salt(buckets = 16, hash = java31)] u16, String);
    SaltedBoth(#[salt(buckets = 16)] u16, #[salt] String);
    Hour(u8, BaseTime<3600>);
    Minute(u8, BaseTime<60>);
    Odd(u8, BaseTime<7>);
    Millis(u8, #[rowkey(unit = ms)] SystemTime);
    Seconds(u8, #[rowkey(unit = s)] SystemTime);
    Plain(u8, i64);
}

fn base() -> Vec<Base> {
    [(0, ""), (7, "a"), (150, "abc"), (65535, "z")].map(|(n, text)| Base(n, text.into())).to_vec()
}

#[test]
fn nothing_to_do() {
    assert_eq!(judge::<Base, Base>(base(), "nothing"), Decode::All);
    assert_eq!(
        judge::<Max, Max200>(vec![Max(0, "a".into()), Max(100, "b".into())], "nothing but"),
        Decode::All
    );
    assert_eq!(
        judge::<Max, Base>(vec![Max(0, "a".into()), Max(100, "b".into())], "nothing but"),
        Decode::All
    );
    // What is longest may grow; what ends with the row may be missing.
    assert_eq!(judge::<Limited, Base>(vec![Limited(7, "ab".into())], "nothing but"), Decode::All);
    let run = diff::<Short, Base>();
    assert!(
        run.status == 0 && run.out.contains("+ 1          *  UTF-8 to the end of the row"),
        "{}",
        run.out
    );
    assert_eq!(Base::decode(&Short(7).encode()).unwrap().1, "");
    let run = diff::<Base, Newtypes>();
    assert!(run.status == 0 && run.out.ends_with("to do            nothing\n"), "{}", run.out);
    let run = diff::<Base, Bytes>();
    assert!(
        run.status == 0 && run.out.contains("~ 1          *  bytes to the end of the row"),
        "{}",
        run.out
    );
}

#[test]
fn some_rows_are_refused() {
    assert_eq!(judge::<Base, Max>(base(), "rewrite those"), Decode::Some);
    assert_eq!(judge::<Base, NonZero>(base(), "rewrite those"), Decode::Some);
    assert_eq!(judge::<Base, Limited>(base(), "rewrite those"), Decode::Some);
    assert_eq!(
        judge::<Max200, Max>(vec![Max200(0, "".into()), Max200(150, "".into())], "rewrite those"),
        Decode::Some
    );
    let run = diff::<Bytes, Base>();
    assert!(run.status == 1 && run.out.contains("to do            rewrite those"), "{}", run.out);
    assert!(Base::decode(&[0, 7, 0xFF]).is_err() && Base::decode(&[0, 7, b'a']).is_ok());
}

#[test]
fn other_bytes_are_another_table() {
    for decode in [
        judge::<Base, Wide>(base(), "new table"),
        judge::<Base, Signed>(base(), "new table"),
        judge::<Base, Desc>(base(), "new table"),
        judge::<Base, Swapped>(base(), "new table"),
        judge::<Base, More>(base(), "new table: fill it in the steps of the guide's page on moving"),
        judge::<Base, PrefixA>(base(), "new table: fill it in the steps"),
        judge::<Base, Salted>(base(), "new table: fill it in the steps"),
        judge::<Salted, Salted300>(salted(), "new table: fill it in the steps"),
    ] {
        assert_eq!(decode, Decode::None);
    }
}

fn salted() -> Vec<Salted> {
    // In another bucket of each of the salts above.
    (0..2000)
        .map(|n| Salted(n, "a".into()))
        .filter(|key| {
            let row = key.encode();
            Salted32::decode(&row).is_err()
                && SaltedJava::decode(&row).is_err()
                && SaltedBoth::decode(&row).is_err()
        })
        .collect()
}

#[test]
fn rows_that_move_within_their_table() {
    assert!(salted().len() > 100);
    for decode in [
        judge::<PrefixA, PrefixB>(vec![PrefixA(7, "a".into())], "rewrite: copy them under the new prefix"),
        judge::<PrefixA, PrefixBWide>(
            vec![PrefixA(7, "a".into())],
            "rewrite: copy them under the new prefix",
        ),
        judge::<Salted, Salted32>(salted(), "rewrite: `rowkey rebucket`"),
        judge::<Salted, SaltedJava>(salted(), "rewrite: to a new table"),
        judge::<Salted, SaltedBoth>(salted(), "rewrite: to a new table"),
    ] {
        assert_eq!(decode, Decode::None);
    }
}

/// Text that other bytes end, or that has a length; and numbers in another order of bytes.
#[test]
fn forms_of_other_systems() {
    keys! {
        Nul(#[rowkey(nul)] String, u8);
        Zero(#[rowkey(terminator = 0)] String, u8);
        ZeroBytes(#[rowkey(terminator = 0)] Vec<u8>, u8);
        NulLast(#[rowkey(nul)] String);
        ZeroLast(#[rowkey(terminator = 0)] String);
        Comma(#[rowkey(terminator = ',')] String, u8);
        Len8(#[rowkey(len = u8)] String, u8);
        LenBytes(#[rowkey(len = u8)] Vec<u8>, u8);
        Len16(#[rowkey(len = u16)] String, u8);
        Big(u16, u8);
        Little(#[rowkey(le)] u16, u8);
        LittleWide(#[rowkey(le, width = 2)] u32, u8);
    }
    let nul = || vec![Nul("a".into(), 7)];
    assert_eq!(judge::<Nul, Zero>(nul(), "nothing"), Decode::All);
    assert_eq!(judge::<Nul, Comma>(nul(), "new table"), Decode::None);
    assert_eq!(judge::<NulLast, ZeroLast>(vec![NulLast("a".into())], "new table"), Decode::None);
    assert_eq!(diff::<Zero, ZeroBytes>().status, 0);
    assert_eq!(diff::<ZeroBytes, Zero>().status, 1);
    assert_eq!(diff::<Len8, LenBytes>().status, 0);
    assert_eq!(judge::<Len8, Len16>(vec![Len8("a".into(), 7)], "new table"), Decode::None);
    assert_eq!(judge::<Big, Little>(vec![Big(1, 7)], "new table"), Decode::None);
    assert_eq!(judge::<Little, LittleWide>(vec![Little(258, 7)], "nothing"), Decode::All);
}

/// What a number counts is no byte, and decides all the same.
#[test]
fn times() {
    let hours = || [0, 3600, 7200].map(|second| Hour(1, BaseTime::containing(second))).to_vec();
    let minutes = || [0, 60, 3600].map(|second| Minute(1, BaseTime::containing(second))).to_vec();
    assert_eq!(judge::<Hour, Minute>(hours(), "nothing but"), Decode::All);
    assert_eq!(judge::<Minute, Hour>(minutes(), "rewrite those"), Decode::Some);
    assert_eq!(diff::<Hour, Odd>().status, 1);
    let millis = || vec![Millis(1, SystemTime::UNIX_EPOCH + Duration::from_secs(1_700_000_000))];
    assert_eq!(judge::<Millis, Seconds>(millis(), "new table"), Decode::None);
    let run = diff::<Millis, Plain>();
    assert!(run.status == 0 && Plain::decode(&millis()[0].encode().unwrap()).unwrap().1 == 1_700_000_000_000);
}

/// Each segment with its mark; fields are known by name, and where they were renamed by their bytes.
#[test]
fn segments_side_by_side() {
    #[derive(RowKey)]
    struct Renamed {
        #[salt(buckets = 16)]
        machine: u32,
        #[reverse_ts]
        at: i64,
        seq: u16,
    }
    #[derive(RowKey)]
    struct Changed {
        #[salt(buckets = 32)]
        host: u32,
        region: u8,
        seq: u16,
        #[reverse_ts]
        at: i64,
        #[rowkey(max = 9)]
        last: u8,
    }

    let out = diff::<Event, Renamed>().out;
    let expected = "
  field    width  encoding
= salt         1  xxh64(machine) % 16
= machine      4  unsigned, big-endian (was host)
= at           8  9223372036854775807 - time, big-endian
= seq          2  unsigned, big-endian

old rows decode  yes
         mean    yes, if each new name means what the old one did
         sort    yes
         scan    yes
";
    assert!(out.contains(expected), "{out}");
    let out = diff::<Event, Changed>().out;
    let expected = "
  field   width  encoding
- salt        1  xxh64(host) % 16
+ salt        1  xxh64(host) % 32
= host        4  unsigned, big-endian
- at          8  9223372036854775807 - time, big-endian
+ region      1  unsigned, big-endian
= seq         2  unsigned, big-endian
+ at          8  9223372036854775807 - time, big-endian
+ last        1  unsigned, big-endian

old rows decode  no: they have 15 bytes, and the new key has 17
         mean    no
         sort    no: among new rows, they sort in another order
         scan    no: the ranges of the new key hold other bytes
to do            new table: fill it in the steps of the guide's page on moving
";
    assert!(out.ends_with(expected), "{out}");
}
