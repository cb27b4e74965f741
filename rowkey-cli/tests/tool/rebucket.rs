//! `rowkey rebucket`.

use std::collections::BTreeMap;

use rowkey::{Layout, RowKey};

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
    assert!(plan.contains("split at     \\x01 \\x02 \\x03") && plan.contains("\\x16 \\x17\n"), "{plan}");
    assert!(plan.lines().all(|line| line.len() <= 100), "{plan}");
    let many = rebucket(&["--to", "256"]).out;
    assert!(many.contains("(191 more, which `rowkey ddl` of the new layout has) \\xFF\n"), "{many}");
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
    assert!(fewer.contains("\\x0C \\x0D\n") && !fewer.contains("merge at"), "{fewer}");
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

/// Rows of which some are the same bytes in both layouts: from 16 buckets to 24, those whose hash has both remainders below 16.
#[test]
fn rows_that_are_the_same_bytes_are_told() {
    let keys = (0..300).map(|host| Event { host, at: 5, seq: 0 });
    let same = keys.filter(|key| Of24::decode(&key.encode()).is_ok()).count();
    assert!((50..150).contains(&same), "a third: {same}");
    for store in ["hbase", "bigtable", "fjall", "redb"] {
        let plan = rebucket(&["--to", "24", "--store", store]).out;
        assert!(
            plan.contains("have the same bytes in both layouts, so one table cannot hold both"),
            "{plan}"
        );
        assert!(!plan.contains("neither decodes a row of the other"), "{plan}");
        assert!(plan.contains("1.  Create a new table"), "{plan}");
        assert!(plan.lines().all(|line| line.len() <= 100), "{plan}");
    }
    // A salt of another width makes other rows of all.
    assert!(!rebucket(&["--to", "300"]).out.contains("same bytes"));
}

#[test]
fn the_steps_are_those_of_the_store() {
    let plan = |store| rebucket(&["--to", "32", "--store", store]).out.replace("\n    ", " ");
    assert_eq!(plan("hbase"), rebucket(&["--to", "32"]).out.replace("\n    ", " "));
    for (store, text) in [
        ("hbase", "hbase.hstore.time.to.purge.deletes"),
        ("hbase", "with one timestamp"),
        ("hbase", "reset the time to purge deletes"),
        ("bigtable", "CheckAndMutateRow"),
        ("bigtable", "with one timestamp"),
        ("bigtable", "the family `moved` of the new one"),
        ("fjall", "SingleWriterTxDatabase"),
        ("fjall", "in one transaction"),
        ("redb", "in one transaction"),
    ] {
        assert!(plan(store).contains(text), "{store}: {}", plan(store));
    }
    assert!(!plan("redb").contains("timestamp") && !plan("fjall").contains("split at"));
    assert_eq!(rebucket(&["--to", "32", "--store", "sled"]).status, 2);
}

/// A key in each table, and the steps with transactions: writers, a deleter and an adder at any moment, and a copy that is stopped and
/// started again at any row. At each moment a new row is absent or equal, and at the end both tables are.
#[test]
fn a_table_that_moves_loses_no_row_and_counts_none_twice() {
    type Move = rowkey::Rekey<Event, Of24>;
    let seed = fastrand::u64(..);
    let mut random = fastrand::Rng::with_seed(seed);
    let key = |random: &mut fastrand::Rng| Event { host: random.u32(..100), at: 5, seq: random.u16(..3) };
    let (mut old, mut new) = (BTreeMap::<Vec<u8>, u32>::new(), BTreeMap::<Vec<u8>, u32>::new());
    let mut model = BTreeMap::new();
    for _ in 0..200 {
        let row = key(&mut random).encode().to_vec();
        *model.entry(row.clone()).or_default() += 1;
        *old.entry(row).or_default() += 1;
    }
    let (mut last, mut step) = (Vec::new(), 0);
    loop {
        step += 1;
        let row = key(&mut random).encode().to_vec();
        let moved = Move::to_new(&row).unwrap().to_vec();
        match random.u8(..8) {
            0 => {
                let sum = old.get(&row).unwrap_or(&0) + 1;
                old.insert(row.clone(), sum);
                new.insert(moved, sum);
                *model.entry(row).or_default() += 1;
            }
            1 => {
                old.remove(&row);
                new.remove(&moved);
                model.remove(&row);
            }
            _ if step < 500 && random.u8(..50) == 0 => last.clear(),
            _ => {
                let next = old
                    .range::<Vec<u8>, _>((std::ops::Bound::Excluded(&last), std::ops::Bound::Unbounded))
                    .next();
                let Some((row, value)) = next.map(|(row, value)| (row.clone(), *value)) else {
                    if step > 500 {
                        break;
                    }
                    continue;
                };
                new.insert(Move::to_new(&row).unwrap().to_vec(), value);
                last = row;
            }
        }
        assert_eq!(old, model, "seed {seed}, step {step}");
        let back = |row: &Vec<u8>| Move::to_old(row).unwrap().to_vec();
        assert!(
            new.iter().all(|(row, value)| old.get(&back(row)) == Some(value)),
            "seed {seed}, step {step}"
        );
    }
    assert_eq!(new.len(), model.len(), "seed {seed}");
    assert_eq!(new.values().sum::<u32>(), model.values().sum::<u32>(), "seed {seed}");
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
        format!("error: {once}: expected each row twice: with the current salt, and with the new one\n");
    assert_eq!((run.status, run.err), (2, error));
    let short = folder.file("short.txt", "0x\n");
    assert_eq!(of(&short).status, 2);
    // `rebucket` has no option --text.
    let log = folder.file("log.txt", "2023-11-14 22:13:20 INFO put\n");
    let error = format!("error: {log}: line 1: found a line of a log; expected the row alone\n");
    assert_eq!(of(&log).err, error);
}
