//! `prefix_len`: what a store's prefix extractor returns for a row, and that a filter of such prefixes loses no row.

#![allow(missing_docs, reason = "nothing here is for others")]

use std::collections::BTreeSet;

use rowkey::codec::{Codec, Decode, EncodeFault, End, Reader, Sink};
use rowkey::layout::Node;
use rowkey::{KeyRange, Layout, RowKey};

#[derive(RowKey, Debug, Clone, PartialEq)]
struct Event {
    #[salt(buckets = 16)]
    host: u32,
    #[reverse_ts]
    at: i64,
    seq: u16,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
#[rowkey(prefix = "ix")]
struct Login {
    user: String,
    at: u16,
    device: String,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
#[rowkey(delimiter = "/")]
struct Path {
    #[pad(2)]
    shard: u8,
    host: String,
    #[pad(3)]
    seq: u16,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
#[rowkey(delimiter("::", unordered, trailing))]
struct Existing {
    user: String,
    #[rowkey(digits)]
    seq: u16,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
struct Mixed {
    #[rowkey(desc)]
    name: String,
    from: Option<u16>,
    #[rowkey(nul)]
    note: String,
    place: Place,
    #[rowkey(nul)]
    rest: String,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
struct Place {
    city: String,
    #[rowkey(tail)]
    street: Option<String>,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
struct Grown {
    id: u16,
    name: String,
    #[rowkey(tail)]
    unit: Option<u8>,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
struct Listed {
    id: u16,
    points: Vec<u16>,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
enum Table {
    #[rowkey(prefix = "e/")]
    Event(Event),
    #[rowkey(prefix = "l/")]
    Login(Salted),
}

#[derive(RowKey, Debug, Clone, PartialEq)]
struct Salted {
    #[salt(buckets = 16)]
    user: String,
}

/// A number in as many bytes as it takes, after how many these are.
struct Short;

impl Codec<u32> for Short {
    type Arg<'v> = u32;
    const NODE: &'static Node = &Node::variable("short");
    const INFALLIBLE: bool = true;

    fn write<S: Sink>(value: &u32, _: End, out: &mut S) -> Result<(), EncodeFault> {
        let bytes = value.to_be_bytes();
        let zeros = bytes.iter().take_while(|byte| **byte == 0).count();
        out.put(&[4 - zeros as u8]);
        out.put(&bytes[zeros..]);
        Ok(())
    }
}

impl<'r> Decode<'r, u32> for Short {
    fn read(row: &mut Reader<'r>, _: End) -> Option<u32> {
        let len = row.byte()?;
        let bytes = row.bytes(len.into())?;
        if len > 4 || bytes.first() == Some(&0) {
            return row.refuse("expected a number without leading zeros");
        }
        Some(bytes.iter().fold(0, |number, byte| number << 8 | u32::from(*byte)))
    }
}

#[derive(RowKey, Debug, Clone, PartialEq)]
struct Own {
    #[rowkey(with = Short)]
    id: u32,
    seq: u8,
}

fn layouts() -> [&'static Layout; 10] {
    [
        Event::LAYOUT,
        Login::LAYOUT,
        Path::LAYOUT,
        Existing::LAYOUT,
        Mixed::LAYOUT,
        Place::LAYOUT,
        Grown::LAYOUT,
        Listed::LAYOUT,
        Table::LAYOUT,
        Own::LAYOUT,
    ]
}

fn login(user: &str, at: u16, device: &str) -> Vec<u8> {
    Login { user: user.into(), at, device: device.into() }.encode().into()
}

#[test]
fn fields_of_fixed_width_are_counted() {
    let row = Event { host: 7, at: 5, seq: 1 }.encode();
    // The salt is 1 byte, the host 4, the time 8, the number 2.
    assert_eq!(Event::prefix_len(0, &row), Some(5));
    assert_eq!(Event::prefix_len(1, &row), Some(13));
    assert_eq!(Event::prefix_len(2, &row), Some(15));
    assert_eq!(Event::prefix_len(3, &row), None, "there is no such field");
    assert_eq!(Event::prefix_len(usize::MAX, &row), None);
    // Longer bytes are no row, and begin with the same prefix.
    assert_eq!(Event::prefix_len(2, &[&row[..], b"more"].concat()), Some(15));
    for len in 0..5 {
        assert_eq!(Event::prefix_len(0, &row[..len]), None, "{len} bytes end before the host does");
    }
}

#[test]
fn text_takes_its_terminator_along() {
    // `ix`, then `an`, 00 as 01 01, the terminator 00: 2 + 2 + 2 + 1 bytes.
    let row = login("an\0", 7, "phone");
    assert_eq!(Login::prefix_len(0, &row), Some(7));
    assert_eq!(Login::prefix_len(1, &row), Some(9));
    // `phone` at the end of the row begins `phones`.
    assert_eq!(Login::prefix_len(2, &row), None);
    assert_eq!(Login::LAYOUT.prefix_name(2), None);
    assert_eq!(Login::prefix_len(0, b"ixan"), None, "the user may be `anna`");
    assert_eq!(Login::prefix_len(0, b"ex\0\0\0"), None, "the constant prefix is another");
    assert_eq!(Login::prefix_len(0, b"ix\x01\x07\0"), None, "no text has the escape 01 07");
}

#[test]
fn a_delimiter_is_part_of_the_prefix() {
    let row = Path { shard: 7, host: "web".into(), seq: 5 }.encode().unwrap();
    assert_eq!(&row[..], b"07/web/005");
    assert_eq!([0, 1, 2].map(|field| Path::prefix_len(field, &row)), [Some(3), Some(7), Some(10)]);
    // Without it, `web` would be in the domain, and the prefix of `web2` too.
    assert_eq!(Path::prefix_len(1, b"07/web"), None);

    let row = Existing { user: "a:b".into(), seq: 12 }.encode().unwrap();
    assert_eq!(&row[..], b"a:b::12::");
    assert_eq!([0, 1].map(|field| Existing::prefix_len(field, &row)), [Some(5), Some(9)]);
    assert_eq!(Existing::prefix_len(0, b"a:b:"), None);
    assert_eq!(Existing::prefix_len(1, b"a:b::12:"), None);
}

#[test]
fn every_other_kind_of_field() {
    let place = Place { city: "Oslo".into(), street: None };
    let key = Mixed { name: "eva".into(), from: Some(1), note: "n".into(), place, rest: "r".into() };
    let row = key.encode().unwrap();
    // eva + its terminator; 01 and two bytes; n + NUL; Oslo + its terminator + the tag of `None`; to the end of the row.
    let lens = [Some(4), Some(7), Some(9), Some(15), None];
    assert_eq!([0, 1, 2, 3, 4].map(|field| Mixed::prefix_len(field, &row)), lens);
    let none = Mixed { from: None, ..key }.encode().unwrap();
    assert_eq!(Mixed::prefix_len(1, &none), Some(5));

    // A `tail` field may follow any row, so its end is unknown. Fields before it are self-delimiting.
    let row = Grown { id: 1, name: "a".into(), unit: Some(3) }.encode();
    assert_eq!([0, 1, 2].map(|field| Grown::prefix_len(field, &row)), [Some(2), Some(4), None]);
    let row = Grown { id: 1, name: "a".into(), unit: None }.encode();
    assert_eq!([0, 1, 2].map(|field| Grown::prefix_len(field, &row)), [Some(2), Some(4), None]);

    // A list goes on to the end of the row.
    let row = Listed { id: 1, points: vec![1, 2] }.encode();
    assert_eq!([0, 1].map(|field| Listed::prefix_len(field, &row)), [Some(2), None]);

    // A codec of the user's own is asked where its value ends; a layout without the type cannot ask.
    let row = Own { id: 300, seq: 1 }.encode();
    assert_eq!([0, 1].map(|field| Own::prefix_len(field, &row)), [Some(3), Some(4)]);
    let json = serde_json::to_string(Own::LAYOUT).unwrap();
    let untyped: Layout = serde_json::from_str(&json).unwrap();
    assert_eq!(untyped.prefix_len(0, &row), None);
    let json = serde_json::to_string(Login::LAYOUT).unwrap();
    let untyped: Layout = serde_json::from_str(&json).unwrap();
    assert_eq!(untyped.prefix_len(0, &login("eva", 1, "")), Some(6));
    assert_eq!(untyped.prefix_name(0), Login::LAYOUT.prefix_name(0));
}

#[test]
fn an_enum_of_keys_counts_the_fields_of_the_row_kind() {
    let event = Table::Event(Event { host: 7, at: 5, seq: 1 }).encode();
    // salt 1, `e/` 2, host 4, time 8.
    assert_eq!([0, 1].map(|field| Table::prefix_len(field, &event)), [Some(7), Some(15)]);
    // The only field of a login goes to the end of its row.
    let login = Table::Login(Salted { user: "eva".into() }).encode();
    assert_eq!([0, 1].map(|field| Table::prefix_len(field, &login)), [None, None]);
    assert_eq!(Table::prefix_len(0, b"\0x/\0\0\0\0\0"), None, "a row of no kind");
    assert!(Table::LAYOUT.prefix_name(0).is_some());
    assert_eq!(Table::LAYOUT.prefix_name(3), None);
}

/// What stores ask of an extractor: it decides by the bytes that it cuts alone.
#[test]
fn nothing_behind_the_prefix_counts() {
    let mut random = fastrand::Rng::with_seed(24);
    let starts: [&[u8]; 8] = [b"", b"ix", b"07/", b"a::", b"\0e/", b"\0l/", b"\x02\x01\x01", b"\x01\x01"];
    let alphabet = [0, 1, 2, 3, 4, 5, b'/', b':', b'0', b'7', b'a', 0xfe, 0xff];
    let mut cut = 0;
    for _ in 0..60_000 {
        let mut bytes = |len: usize| -> Vec<u8> {
            (0..random.usize(..len)).map(|_| alphabet[random.usize(..alphabet.len())]).collect()
        };
        let (middle, rest) = (bytes(20), bytes(8));
        let row = [starts[random.usize(..starts.len())], &middle].concat();
        for layout in layouts() {
            for field in 0..6 {
                let Some(len) = layout.prefix_len(field, &row) else { continue };
                let (prefix, name) = (&row[..len], layout.prefix_name(field));
                assert_eq!(layout.prefix_len(field, prefix), Some(len), "{name:?} of {row:02x?}");
                let other = [prefix, &rest].concat();
                assert_eq!(
                    layout.prefix_len(field, &other),
                    Some(len),
                    "{name:?} of {row:02x?} and {other:02x?}"
                );
                assert!(name.is_some());
                cut += 1;
            }
        }
    }
    assert!(cut > 100_000, "{cut} prefixes");
}

#[test]
fn a_range_within_one_prefix_says_so() {
    let shares = |range: &KeyRange, field| range.shared_prefix(Login::LAYOUT, field).map(<[u8]>::to_vec);
    let eva = Login::prefix().user("eva");
    assert_eq!(shares(&eva.clone().range(), 0), Some(b"ixeva\0".to_vec()));
    assert_eq!(shares(&eva.clone().range(), 1), None, "of any time");
    assert_eq!(shares(&eva.clone().at_range(3..9).range(), 0), Some(b"ixeva\0".to_vec()));
    assert_eq!(shares(&eva.clone().at_range(3..=3).range(), 1), Some(b"ixeva\0\0\x03".to_vec()));
    assert_eq!(
        shares(&eva.clone().at(3).device_starts_with("ph").range(), 1),
        Some(b"ixeva\0\0\x03".to_vec())
    );
    assert_eq!(shares(&Login::prefix().user_starts_with("eva").range(), 0), None, "evan, too");
    assert_eq!(shares(&Login::prefix().range(), 0), None);
    assert_eq!(shares(&Login::prefix().user_range("eva".."evb").range(), 0), None);
    // The rest of a page stays within it.
    let page = eva.range().after(&login("eva", 3, "phone"));
    assert_eq!(shares(&page, 0), Some(b"ixeva\0".to_vec()));

    // Two values are two prefixes, and two ranges.
    for (range, host) in Pair::prefix().host_in([7, 8]).ranges().iter().zip([7, 8]) {
        assert_eq!(range.shared_prefix(Pair::LAYOUT, 0), Some(&[0, host][..]));
    }
    assert_eq!(Pair::prefix().host_range(7..=8).range().shared_prefix(Pair::LAYOUT, 0), None);
    // Above the last prefix there is no row, so the end of the table is its end.
    let last = Pair::prefix().host(u16::MAX).range();
    assert!(last.stop().is_empty());
    assert_eq!(last.shared_prefix(Pair::LAYOUT, 0), Some(&[0xff, 0xff][..]));
    // Of a fan-out each range has a prefix of its own: salt and host.
    for range in &WholeSalt::prefix().host(7).ranges() {
        assert_eq!(range.shared_prefix(WholeSalt::LAYOUT, 0), Some(&range.start()[..3]));
    }
}

#[derive(RowKey)]
struct Pair {
    host: u16,
    seq: u16,
}

#[derive(RowKey)]
#[rowkey(salt(buckets = 4))]
struct WholeSalt {
    host: u16,
    seq: u16,
}

struct File {
    rows: BTreeSet<Vec<u8>>,
    prefixes: BTreeSet<Vec<u8>>,
}

/// Files of rows, each with the set of the prefixes of its rows, as an LSM tree keeps them in Bloom filters.
struct Files {
    files: Vec<File>,
    cut: fn(&[u8]) -> Option<usize>,
}

impl Files {
    fn new(rows: &[Vec<u8>], cut: fn(&[u8]) -> Option<usize>) -> Self {
        let file = |rows: &[Vec<u8>]| {
            let prefixes = rows.iter().filter_map(|row| Some(row[..cut(row)?].to_vec())).collect();
            File { rows: rows.iter().cloned().collect(), prefixes }
        };
        Files { files: rows.chunks(9).map(file).collect(), cut }
    }

    /// The rows from `range`, and how many files were opened; `filtered`: the prefix of the start decides which.
    fn scan(&self, range: &KeyRange, filtered: bool) -> (Vec<Vec<u8>>, usize) {
        let wanted = (self.cut)(range.start()).filter(|_| filtered).map(|len| &range.start()[..len]);
        let open =
            self.files.iter().filter(|file| wanted.is_none_or(|wanted| file.prefixes.contains(wanted)));
        let opened = open.clone().count();
        let mut rows: Vec<_> =
            open.flat_map(|file| file.rows.iter().filter(|row| range.contains(row)).cloned()).collect();
        rows.sort();
        (rows, opened)
    }
}

#[test]
fn a_filter_of_prefixes_loses_no_row() {
    let users = ["", "an", "anna", "an\0", "an\u{1}", "eva", "eva2", "zoe"];
    let mut random = fastrand::Rng::with_seed(7);
    let mut rows: Vec<_> = (0..200)
        .map(|i| {
            login(users[random.usize(..users.len())], random.u16(..4), if i % 3 == 0 { "" } else { "phone" })
        })
        .collect();
    random.shuffle(&mut rows);
    let files = Files::new(&rows, |row| Login::prefix_len(0, row));
    let mut few = 0;
    let mut check = |range: KeyRange, one: bool| {
        assert_eq!(range.shared_prefix(Login::LAYOUT, 0).is_some(), one, "{range:?}");
        let (all, every) = files.scan(&range, false);
        let (found, opened) = files.scan(&range, range.shared_prefix(Login::LAYOUT, 0).is_some());
        assert_eq!(found, all, "{range:?}");
        few += usize::from(opened < every);
    };
    for user in users.into_iter().chain(["nobody"]) {
        check(Login::prefix().user(user).range(), true);
        check(Login::prefix().user(user).at(2).range(), true);
        check(Login::prefix().user(user).at_range(1..3).range(), true);
        check(Login::prefix().user_range(user..).range(), false);
        check(Login::prefix().user_starts_with(user).range(), false);
    }
    check(Login::prefix().range(), false);
    assert!(few >= 18, "the filters leave files out: {few}");

    // By hand, up to the first NUL or to the end, as extractors without a rule for short keys do: the start of a scan of all
    // users from `an` on is in the domain, with the prefix of `an` alone, and files without `an` are never opened.
    let by_hand = Files::new(&rows, |row| {
        Some(row.iter().position(|byte| *byte == 0).map_or(row.len(), |nul| nul + 1))
    });
    let range = Login::prefix().user_starts_with("an").range();
    let ((all, _), (found, _)) = (by_hand.scan(&range, false), by_hand.scan(&range, true));
    assert!(found.len() < all.len(), "{} of {}", found.len(), all.len());
}

/// The name of the extractor up to the first field of a key.
macro_rules! name {
    ($([$struct:meta])? $($(#[$attr:meta])* $field:ident: $ty:ty),+) => {{
        #[derive(RowKey)]
        $(#[$struct])?
        struct Key { $($(#[$attr])* $field: $ty),+ }
        Key::LAYOUT.prefix_name(0)
    }};
}

#[test]
fn a_name_stands_for_what_is_cut() {
    let name = name!(host: u32, at: u64);
    assert!(name.as_ref().is_some_and(|name| name.is_ascii() && name.starts_with("rowkey.prefix.")));
    // What the prefix has no part in: later fields, names, the longest row.
    assert_eq!(name!(host: u32, at: i64), name);
    assert_eq!(name!(host: u32), name);
    assert_eq!(name!(server: u32, at: u64, more: String), name);
    assert_eq!(name!([rowkey(max_len = 99)] host: u32, more: String), name);
    assert_eq!(name!(host: u32, #[rowkey(tail)] more: Option<u8>), name);
    // What it has.
    let others = [
        name!(host: u64, at: u64),
        name!(host: i32, at: u64),
        name!(#[rowkey(desc)] host: u32, at: u64),
        name!([rowkey(prefix = "e")] host: u32, at: u64),
        name!(#[salt(buckets = 16)] host: u32, at: u64),
        name!(#[salt(buckets = 17)] host: u32, at: u64),
        name!(#[pad(10)] host: u32, at: u64),
        name!([rowkey(delimiter = ",")] #[pad(10)] host: u32, #[pad(2)] at: u64),
        name!([rowkey(delimiter = "-")] #[pad(10)] host: u32, #[pad(2)] at: u64),
        name!(host: String, at: u64),
    ];
    let all: BTreeSet<_> = others.iter().flatten().chain(&name).collect();
    assert_eq!(all.len(), 11, "each has a name of its own: {others:?}");
    // Each field has a name of its own, too.
    assert_ne!(Event::LAYOUT.prefix_name(0), Event::LAYOUT.prefix_name(1));
    assert_eq!(Event::LAYOUT.prefix_name(3), None);
}
