//! The layouts of the examples, and the guide's page of them. `ROWKEY_BLESS=1` writes the files.

#![allow(dead_code, reason = "of the keys, the layouts alone")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use rowkey::{Layout, RowKey};
use uuid::Uuid;

use super::Folder;

#[path = "../../../examples/departures/src/keys.rs"]
mod departures;
#[path = "../../../examples/hbase/src/keys.rs"]
mod hbase;

use hbase::Departure;

/// The keys of `examples/layouts`, by the name of the file.
const LAYOUTS: [(&str, &Layout); 22] = [
    ("departures", departures::Departure::LAYOUT),
    ("departures_by_carrier", departures::ByCarrier::LAYOUT),
    ("departures_by_time", departures::ByTime::LAYOUT),
    ("file_index", FileKey::LAYOUT),
    ("hbase", Departure::LAYOUT),
    ("hbase_by_airport", hbase::ByAirport::LAYOUT),
    ("hbase_by_digits", hbase::ByDigits::LAYOUT),
    ("hbase_by_flight", hbase::ByFlight::LAYOUT),
    ("hbase_by_plane", hbase::ByPlane::LAYOUT),
    ("hbase_by_tail", ByTail::LAYOUT),
    ("hbase_by_time", hbase::ByTime::LAYOUT),
    ("hbase_event", hbase::Event::LAYOUT),
    ("hbase_minute", hbase::Minute::LAYOUT),
    ("hotspots_digits_reversed", DigitsReversed::LAYOUT),
    ("hotspots_newest_first", NewestFirst::LAYOUT),
    ("hotspots_salted", Salted::LAYOUT),
    ("hotspots_time_first", TimeFirst::LAYOUT),
    ("phoenix_device", Device::LAYOUT),
    ("phoenix_event", Event::LAYOUT),
    ("phoenix_item", Item::LAYOUT),
    ("phoenix_post", Post::LAYOUT),
    ("rocksdb", Entry::LAYOUT),
];

/// The keys below, which the examples have for themselves.
const OWN: [(&str, &[&str]); 6] = [
    ("file_index.rs", &["FileKey"]),
    ("hotspots/src/tables.rs", &["TimeFirst", "Salted", "NewestFirst", "DigitsReversed"]),
    ("hbase/src/index.rs", &["ByTail"]),
    ("hbase/src/phoenix.rs", &["Event", "Item"]),
    ("hbase/src/phoenix/text.rs", &["Device", "Post"]),
    ("rocksdb/src/main.rs", &["Entry"]),
];

#[derive(RowKey, Debug, Clone, PartialEq)]
struct FileKey {
    #[pad(6)]
    user_id: u32,
    /// The day: 20120901.
    #[pad(8)]
    create_time: u32,
    #[pad(6)]
    file_id: u32,
}

#[derive(RowKey)]
#[rowkey(allow(hotspot))]
struct TimeFirst<'a> {
    at: i64,
    #[pad(2)]
    carrier: &'a str,
    flight: u16,
}

#[derive(RowKey)]
#[rowkey(salt(buckets = 16))]
struct Salted<'a> {
    at: i64,
    #[pad(2)]
    carrier: &'a str,
    flight: u16,
}

#[derive(RowKey)]
#[rowkey(allow(hotspot))]
struct NewestFirst<'a> {
    #[reverse_ts]
    at: i64,
    #[pad(2)]
    carrier: &'a str,
    flight: u16,
}

#[derive(RowKey)]
struct DigitsReversed<'a> {
    #[pad(8)]
    #[rowkey(reverse_digits)]
    minute: u32,
    #[pad(2)]
    carrier: &'a str,
    flight: u16,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
pub struct ByTail {
    #[salt(buckets = 4)]
    pub tail: String,
    pub departure: Departure,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
#[rowkey(salt(buckets = 16, hash = java31))]
struct Event {
    host: i32,
    #[rowkey(desc)]
    at: i64,
    seq: i16,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
#[rowkey(salt(buckets = 16, hash = java31))]
struct Item {
    #[rowkey(nul)]
    shop: String,
    #[rowkey(desc)]
    #[pad(4, fill = ' ')]
    code: String,
    #[rowkey(nul, desc)]
    name: String,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
#[rowkey(salt(buckets = 4, hash = java31))]
pub struct Device {
    #[rowkey(hex)]
    site: u16,
    #[rowkey(hex, desc)]
    part: [u8; 4],
    #[rowkey(text)]
    id: Uuid,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
#[rowkey(salt(buckets = 4, hash = java31), delimiter = "\0")]
pub struct Post {
    author: String,
    #[rowkey(text)]
    thread: Uuid,
    #[rowkey(digits)]
    seq: u64,
}

#[derive(RowKey, Debug, Clone)]
struct Entry {
    host: String,
    #[reverse_ts]
    at: i64,
    seq: u16,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The declaration of a key, with its attributes.
fn declared<'s>(source: &'s str, name: &str) -> &'s str {
    let (before, rest) = source
        .match_indices("struct ")
        .map(|(at, _)| source.split_at(at))
        .find(|(_, rest)| {
            rest["struct ".len()..].strip_prefix(name).is_some_and(|rest| rest.starts_with([' ', '<']))
        })
        .unwrap_or_else(|| panic!("no key {name}"));
    let end = before.len() + rest.find("\n}").expect("its end");
    &source[before.rfind("#[derive").expect("its attributes")..end]
}

#[test]
fn the_keys_here_are_those_of_the_examples() {
    let here = read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tool/examples.rs"));
    for (file, names) in OWN {
        let example = read(&root().join("examples").join(file));
        for name in names {
            assert_eq!(declared(&here, name), declared(&example, name), "{file}");
        }
    }
}

/// Holds what is written to what a file has.
fn current(path: &Path, written: &str) {
    if std::env::var_os("ROWKEY_BLESS").is_some() {
        std::fs::write(path, written).unwrap();
    }
    let same = read(path) == written;
    assert!(
        same,
        "{} is not current: ROWKEY_BLESS=1 cargo test -p rowkey-cli --test tool examples",
        path.display()
    );
}

#[test]
fn the_page_of_the_examples_is_current() {
    let folder = root().join("examples/layouts");
    for (name, layout) in LAYOUTS {
        let json = serde_json::to_string_pretty(layout).unwrap() + "\n";
        current(&folder.join(format!("{name}.json")), &json);
    }
    let files: BTreeSet<PathBuf> =
        std::fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path()).collect();
    assert_eq!(files.len(), LAYOUTS.len(), "{files:?}");
    let event = root().join("examples/data/event.json");
    let mut words = vec!["page", "--layout", event.to_str().unwrap()];
    words.extend(files.iter().map(|file| file.to_str().unwrap()));
    let run = Folder::new().run(&words);
    assert_eq!((run.status, &*run.err), (0, ""));
    current(&root().join("src/guide/rows.html"), &run.out);
}
