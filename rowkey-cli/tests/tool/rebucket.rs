//! `rowkey rebucket`.

use std::collections::BTreeMap;

use rowkey::{KeyRanges, Layout, RowKey};

use crate::Event;
use crate::process::{Folder, Run};

#[derive(RowKey, Debug, Clone, PartialEq)]
struct Of24 {
    #[salt(buckets = 24)]
    host: u32,
    #[reverse_ts]
    at: i64,
    seq: u16,
}

fn rebucket(args: &[&str]) -> Run {
    let folder = Folder::new();
    let key = folder.layout("key.json", Event::LAYOUT);
    folder.run(&[&["rebucket", "--layout", &key], args].concat())
}

/// The layout to come is that of the key that is declared so.
#[test]
fn the_layout_to_come() {
    let run = rebucket(&["--to", "24", "--json"]);
    assert_eq!(&serde_json::from_str::<Layout>(&run.out).unwrap(), Of24::LAYOUT);
    let plan = rebucket(&["--to", "24", "--rows", "3000000"]).out;
    let fingerprints = format!("{:#018x} becomes {:#018x}", Event::FINGERPRINT, Of24::FINGERPRINT);
    assert!(plan.contains(&fingerprints), "{plan}");
    assert!(plan.contains("rows         2 of 3 move (67 %), about 2,000,000 of 3,000,000\n"), "{plan}");
    assert!(plan.contains("split at     \\x10 \\x11 \\x12 \\x13 \\x14 \\x15 \\x16 \\x17\n"), "{plan}");
    assert!(plan.lines().all(|line| line.len() <= 100), "{plan}");
}

/// The share that moves, against a count of hash values over a common multiple of both numbers.
#[test]
fn the_share_that_moves() {
    for to in [2, 3, 8, 12, 15, 17, 24, 32, 100, 256] {
        let plan = rebucket(&["--to", &to.to_string()]).out;
        let line = plan.lines().find(|line| line.starts_with("rows ")).unwrap();
        let words: Vec<&str> = line.split_whitespace().collect();
        let (moving, all): (u64, u64) = (words[1].parse().unwrap(), words[3].parse().unwrap());
        let hashes = 16 * to;
        let count = (0..hashes).filter(|hash| hash % 16 != hash % to).count() as u64;
        assert_eq!(moving * hashes, count * all, "{to}: {line}");
    }
}

#[test]
fn a_salt_of_another_width_is_another_table() {
    let plan = rebucket(&["--to", "300"]).out;
    assert!(plan.contains("all move: the salt has another width"), "{plan}");
    assert!(plan.contains("1.  Create a new table"), "{plan}");
    let fewer = rebucket(&["--to", "14"]).out;
    assert!(fewer.contains("merge at     \\x0E \\x0F\n") && !fewer.contains("split at"), "{fewer}");
    let same = rebucket(&["--to", "16"]);
    assert_eq!((same.status, &*same.out), (0, "The key has 16 buckets already: nothing to do\n"));
}

#[test]
fn what_cannot_be_is_a_finding() {
    #[derive(RowKey)]
    struct Digits(#[salt(buckets = 10, pad = 1)] u8);
    #[derive(RowKey)]
    struct Unsalted(u8);

    let folder = Folder::new();
    let (digits, none) = (folder.layout("d.json", Digits::LAYOUT), folder.layout("u.json", Unsalted::LAYOUT));
    let run = folder.run(&["rebucket", "--layout", &digits, "--to", "11"]);
    assert_eq!((run.status, &*run.out), (1, ""));
    assert!(run.err.contains("decimal text of 1 digit, so at most 10 buckets"), "{}", run.err);
    let run = folder.run(&["rebucket", "--layout", &none, "--to", "11"]);
    assert_eq!(run.status, 1);
    assert!(run.err.ends_with("the key has no salt, so it has no buckets\n"), "{}", run.err);
}

/// A table on its way from 16 buckets to 24 by the steps of the plan: readers of both keys, writers of the
/// new one, and a copy that is stopped and started again at any row.
#[derive(Default)]
struct Table {
    rows: BTreeMap<Vec<u8>, u32>,
}

impl Table {
    /// The rows of both keys, by their bytes after the salt.
    fn scan(&self) -> BTreeMap<Vec<u8>, u32> {
        let of = |ranges: KeyRanges, decodes: fn(&[u8]) -> bool| {
            let rows =
                ranges.iter().flat_map(|range| self.rows.range(&range)).filter(move |(row, _)| decodes(row));
            rows.map(|(row, &value)| (row[1..].to_vec(), value)).collect::<BTreeMap<_, _>>()
        };
        let mut seen = of(Event::prefix().ranges(), |row| Event::decode(row).is_ok());
        // Of two, the new one.
        seen.extend(of(Of24::prefix().ranges(), |row| Of24::decode(row).is_ok()));
        seen
    }

    fn delete(&mut self, key: &Event) {
        self.rows.remove(&key.encode()[..]);
        self.rows.remove(&new(key).encode()[..]);
    }

    /// Copies the first row of the old key after `last`, and returns it.
    fn copy(&mut self, last: &[u8]) -> Option<Vec<u8>> {
        let rows = self.rows.range(last.to_vec()..).filter(|(row, _)| row[..] > *last);
        let (row, value) =
            rows.map(|(row, value)| (row.clone(), *value)).find(|(row, _)| Event::decode(row).is_ok())?;
        let moved = new(&Event::decode(&row).unwrap()).encode().to_vec();
        if moved != row {
            self.rows.entry(moved).or_insert(value);
            self.rows.remove(&row);
        }
        Some(row)
    }
}

fn new(key: &Event) -> Of24 {
    Of24 { host: key.host, at: key.at, seq: key.seq }
}

#[test]
fn a_table_on_its_way_shows_each_row_once() {
    let seed = fastrand::u64(..);
    let mut random = fastrand::Rng::with_seed(seed);
    let key = |random: &mut fastrand::Rng| Event { host: random.u32(..100), at: 5, seq: random.u16(..3) };
    let (mut table, mut model) = (Table::default(), BTreeMap::new());
    for value in 0..200 {
        let row = key(&mut random).encode().to_vec();
        model.insert(row[1..].to_vec(), value);
        table.rows.insert(row, value);
    }
    let mut last = Vec::new();
    for value in 200..1000 {
        let one = key(&mut random);
        let unsalted = new(&one).encode()[1..].to_vec();
        match random.u8(..4) {
            0 => {
                table.rows.insert(new(&one).encode().to_vec(), value);
                model.insert(unsalted, value);
            }
            1 => {
                table.delete(&one);
                model.remove(&unsalted);
            }
            _ if random.u8(..50) == 0 => last.clear(),
            _ => last = table.copy(&last).unwrap_or(last),
        }
        assert_eq!(table.scan(), model, "seed {seed}, step {value}");
    }
    // The copy from the start to its end leaves the rows of the new key alone.
    last.clear();
    while let Some(row) = table.copy(&last) {
        last = row;
    }
    assert_eq!(table.scan(), model, "seed {seed}");
    assert!(table.rows.keys().all(|row| Of24::decode(row).is_ok()), "seed {seed}");
}

/// The length of the salted bytes.
struct Length;

impl rowkey::SaltHash for Length {
    const NAME: &'static str = "length";

    fn bucket(parts: &[&[u8]], buckets: u32) -> u32 {
        parts.iter().map(|part| part.len() as u32).sum::<u32>() % buckets
    }
}

/// How many rows move depends on the hash: by this one, all of a length that both numbers divide alike stay.
#[test]
fn a_hash_that_only_the_program_has() {
    #[derive(RowKey)]
    struct Own {
        #[salt(buckets = 16, hash = Length)]
        host: u32,
    }

    let folder = Folder::new();
    let key = folder.layout("key.json", Own::LAYOUT);
    let run = folder.run(&["rebucket", "-l", &key, "--to", "32", "--rows", "1000"]);
    let line = "rows         how many move depends on the hash 'length' of your program: use --sample\n";
    assert!(run.status == 0 && run.out.contains(line) && !run.out.contains('%'), "{}", run.out);
    assert!(run.out.lines().all(|line| line.len() <= 100), "{}", run.out);
}

/// Hosts in sequence: those of 0 to 15 of each 32 stay.
struct Low;

impl rowkey::SaltHash for Low {
    const NAME: &'static str = "low";

    fn bucket(parts: &[&[u8]], buckets: u32) -> u32 {
        u32::from(*parts.last().and_then(|part| part.last()).unwrap_or(&0)) % buckets
    }
}

#[test]
fn a_sample_with_both_salts_says_how_many_move() {
    #[derive(RowKey)]
    struct Now {
        #[salt(buckets = 16, hash = Low)]
        host: u32,
    }
    #[derive(RowKey)]
    struct New {
        #[salt(buckets = 32, hash = Low)]
        host: u32,
    }

    let folder = Folder::new();
    let key = folder.layout("key.json", Now::LAYOUT);
    // 0 to 39: 16 to 31 move, the others are in the same bucket of both.
    let now = (0..40).map(|host| format!("0x{}\n", crate::hex(&Now { host }.encode())));
    let new = (0..40).map(|host| format!("0x{}\n", crate::hex(&New { host }.encode())));
    let sample = folder.file("rows.txt", &now.chain(new).collect::<String>());
    let of = |sample: &str| {
        folder.run(&["rebucket", "-l", &key, "--to", "32", "--rows", "1000", "--sample", sample])
    };
    let run = of(&sample);
    let line = "rows         16 of 40 in the sample move (40 %), about 400 of 1,000\n";
    assert!(run.status == 0 && run.out.contains(line), "{}{}", run.out, run.err);

    let once = folder.file("once.txt", "0x0000000000\n0x0100000001\n0x0100000001\n");
    let run = of(&once);
    let error =
        format!("error: {once}: expected each row twice: with the present salt, and with the new one\n");
    assert_eq!((run.status, run.err), (2, error));
    let short = folder.file("short.txt", "0x\n");
    assert_eq!(of(&short).status, 2);
}
