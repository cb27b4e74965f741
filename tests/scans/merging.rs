//! Merging the rows of several scans into one sorted stream that ignores the salt.

#![allow(missing_docs, reason = "nothing here is for others")]

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::env;
use std::iter;
use std::panic::{AssertUnwindSafe, catch_unwind};

use rowkey::{KeyRange, KeyRanges, Merger, RowKey};

#[path = "../random/mod.rs"]
mod random;

use random::Rng;

#[derive(RowKey)]
struct Unsalted {
    host: u16,
}

#[derive(RowKey)]
struct OneByte {
    #[salt(buckets = 3)]
    host: u16,
}

#[derive(RowKey)]
struct TwoBytes {
    #[salt(buckets = 300)]
    host: u16,
}

/// A set of times is several ranges in each bucket.
#[derive(RowKey)]
struct TimeFirst {
    at: u16,
    #[salt(buckets = 3)]
    host: u8,
}

/// Two sets multiply.
#[derive(RowKey)]
#[cfg(target_pointer_width = "64")]
struct Product {
    at: u16,
    seq: u16,
    #[salt(buckets = 3)]
    host: u8,
}

#[derive(RowKey)]
struct Digits {
    #[salt(buckets = 100, pad = 3)]
    host: u16,
}

/// Rows that differ in the salt and in the rest: `salt` bytes before one or two others.
fn rows(salt: usize) -> Vec<Vec<u8>> {
    let rests: [&[u8]; 5] = [&[0], &[0, 9], &[1], &[7, 0], &[7, 7]];
    let salts: Vec<Vec<u8>> =
        (0..=9).map(|bucket| [vec![0; 2], vec![bucket]].concat()[3 - salt..].to_vec()).collect();
    let all = salts.iter().flat_map(|salt| rests.map(|rest| [&salt[..], rest].concat()));
    all.collect()
}

/// Merges what each scan found, in both directions: all rows in the order of their bytes after the salt,
/// as one sort gives it.
#[track_caller]
fn merges(ranges: &KeyRanges, salt: usize, mut found: Vec<Vec<Vec<u8>>>, said: &str) {
    let unsalted = |row: &Vec<u8>| (row[salt..].to_vec(), row[..salt].to_vec());
    found.iter_mut().for_each(|scan| scan.sort_by_key(unsalted));
    let mut expected = found.concat();
    expected.sort_by_key(unsalted);
    assert_eq!(ranges.merge(found.clone(), |row| row).collect::<Vec<_>>(), expected, "{said}");
    found.iter_mut().for_each(|scan| scan.reverse());
    expected.reverse();
    assert_eq!(ranges.merge_descending(found, |row| row).collect::<Vec<_>>(), expected, "{said}, backwards");
}

/// The same rows as one to five scans found them.
#[track_caller]
fn check(ranges: &KeyRanges, salt: usize) {
    for scans in 1..=5 {
        let mut found = vec![Vec::new(); scans];
        for (i, row) in rows(salt).into_iter().enumerate() {
            // Each bucket is read by one scan; without a salt, any scan has any row.
            let scan = if salt == 0 { i } else { usize::from(row[salt - 1]) };
            found[scan % scans].push(row);
        }
        merges(ranges, salt, found, &format!("{scans} scans"));
    }
}

#[test]
fn a_merge_leaves_the_salt_out_and_nothing_else() {
    check(&Unsalted::prefix().ranges(), 0);
    check(&OneByte::prefix().ranges(), 1);
    check(&TwoBytes::prefix().ranges(), 2);
    check(&Digits::prefix().ranges(), 3);
}

#[test]
fn rows_that_are_wholly_equal_come_in_the_order_of_their_scans() {
    let ranges = Unsalted::prefix().ranges();
    for scans in 2..=5 {
        let found: Vec<Vec<(u8, usize)>> = (0..scans).map(|scan| vec![(3, scan), (7, scan)]).collect();
        let row = |item: &(u8, usize)| -> &'static [u8] { if item.0 == 3 { &[3] } else { &[7] } };
        let mut expected: Vec<(u8, usize)> =
            [3, 7].into_iter().flat_map(|host| (0..scans).map(move |scan| (host, scan))).collect();
        let merged: Vec<_> = ranges.merge(found.clone(), |item| row(item)).collect();
        assert_eq!(merged, expected, "{scans} scans");
        expected.reverse();
        let found = found.into_iter().map(|scan| scan.into_iter().rev());
        let merged: Vec<_> = ranges.merge_descending(found, |item| row(item)).collect();
        assert_eq!(merged, expected, "{scans} scans, backwards");
    }
}

#[test]
fn an_error_ends_its_scan_and_no_other() {
    let ranges = OneByte::prefix().ranges();
    type Found = Vec<Result<[u8; 3], &'static str>>;
    let scans: [Found; 3] = [
        vec![Ok([0, 0, 1]), Err("lost"), Ok([0, 0, 9])],
        vec![Ok([1, 0, 2]), Ok([1, 0, 5])],
        vec![Err("refused")],
    ];
    let merged: Vec<_> = ranges.try_merge(scans.clone(), |row| &row[..]).collect();
    // A scan that begins with an error returns it at once; the other scan when its first row is taken.
    assert_eq!(merged, [Err("refused"), Ok([0, 0, 1]), Err("lost"), Ok([1, 0, 2]), Ok([1, 0, 5])]);
    let backwards = scans.map(|mut scan: Found| {
        scan.reverse();
        scan
    });
    let merged: Vec<_> = ranges.try_merge_descending(backwards, |row| &row[..]).collect();
    assert_eq!(merged, [Err("refused"), Ok([0, 0, 9]), Err("lost"), Ok([1, 0, 5]), Ok([1, 0, 2])]);
}

/// Rows that share much or little of their fronts, some of them longer ones' beginnings, in scans that end
/// at different times: the merge is what sorting them gives.
#[test]
fn a_merge_is_a_sort() {
    let ranges = OneByte::prefix().ranges();
    for seed in 0..400 {
        let mut random = Rng(seed);
        let bytes = [1, 2, 256][random.below(3)];
        let front = random.below(20);
        let scans = 1 + random.below(9);
        let mut found: Vec<Vec<Vec<u8>>> = Vec::new();
        for bucket in 0..scans {
            let scan = (0..random.below(12)).map(|_| {
                // Now and then a row leaves the front that the others share.
                let shared = if random.below(15) == 0 { random.below(front + 1) } else { front };
                let rest = (0..random.below(12)).map(|_| random.below(bytes) as u8).collect::<Vec<_>>();
                [vec![bucket as u8], vec![7; shared], rest].concat()
            });
            found.push(scan.collect());
        }
        merges(&ranges, 1, found, &format!("seed {seed}"));
    }
}

/// A row, its scan and its number there.
type Item = (Vec<u8>, [usize; 2]);

/// Rows for each range, whose salt is that of the range: few different ones, so that many are equal without
/// their salt, and some wholly. The ranges of one bucket have theirs in turn.
fn found(ranges: &KeyRanges, salt: usize, random: &mut Rng) -> Vec<Vec<Item>> {
    let (front, bytes, most) = (random.below(20), [2, 256][random.below(2)], random.below(7));
    let mut of_bucket: BTreeMap<Vec<u8>, Vec<Vec<u8>>> = BTreeMap::new();
    for range in ranges {
        let rows = (0..random.below(most + 1)).map(|_| {
            let front = vec![7; if random.below(15) == 0 { random.below(front + 1) } else { front }];
            let rest = (0..random.below(4)).map(|_| random.below(bytes) as u8).collect();
            [range.start()[..salt].to_vec(), front, rest].concat()
        });
        of_bucket.entry(range.start()[..salt].to_vec()).or_default().extend(rows);
    }
    of_bucket.values_mut().for_each(|rows| rows.sort_by(|a, b| b.cmp(a)));
    let last = |index: usize| ranges.get(index + 1).map(|next| next.start()[..salt].to_vec());
    let scan = |(scan, range): (usize, KeyRange)| {
        let bucket = &range.start()[..salt];
        let rows = of_bucket.get_mut(bucket).unwrap();
        // The last range of a bucket has what is left.
        let kept = if last(scan).as_deref() == Some(bucket) { random.below(rows.len() + 1) } else { 0 };
        rows.split_off(kept).into_iter().rev().enumerate().map(|(nth, row)| (row, [scan, nth])).collect()
    };
    ranges.iter().enumerate().map(scan).collect()
}

/// Answers what the merger wants in a random order, and checks on the way what it wants: of each bucket without a
/// row, the first range that has not ended, or the last one.
fn arrive<const DESCENDING: bool>(
    mut merger: Merger<Item, DESCENDING>,
    ranges: &KeyRanges,
    salt: usize,
    found: Vec<Vec<Item>>,
    random: &mut Rng,
) -> Vec<Item> {
    let buckets: Vec<Vec<u8>> = ranges.iter().map(|range| range.start()[..salt].to_vec()).collect();
    let mut left: BTreeMap<&[u8], VecDeque<usize>> = BTreeMap::new();
    for (index, bucket) in buckets.iter().enumerate() {
        let indexes = left.entry(bucket).or_default();
        if DESCENDING { indexes.push_front(index) } else { indexes.push_back(index) }
    }
    let mut missing: BTreeSet<usize> = left.values().filter_map(|indexes| indexes.front().copied()).collect();
    let mut scans: Vec<_> = found.into_iter().map(Vec::into_iter).collect();
    let mut merged = Vec::new();
    loop {
        let wants: Vec<usize> = merger.wants().collect();
        assert_eq!(wants, Vec::from_iter(missing.iter().copied()));
        let next = merger.pop();
        if wants.is_empty() {
            let Some((row, item)) = next else { return merged };
            missing.insert(left[&row[..salt]][0]);
            merged.push((row, item));
        } else {
            assert_eq!(next, None, "{wants:?} are wanted");
            let index = wants[random.below(wants.len())];
            missing.remove(&index);
            match scans[index].next() {
                Some((row, item)) => merger.push(index, row.clone(), (row, item)),
                None => {
                    let indexes = left.get_mut(&*buckets[index]).unwrap();
                    indexes.pop_front();
                    missing.extend(indexes.front());
                    merger.end(index);
                }
            }
        }
    }
}

/// A number from the environment.
fn set(name: &str) -> Option<u64> {
    env::var(name).ok().map(|text| text.parse().unwrap_or_else(|error| panic!("{name}={text}: {error:?}")))
}

/// Runs `check` for `ROWKEY_MERGING` seeds, or for the one in `ROWKEY_MERGING_SEED`.
/// A failure prints what replays it. The long run takes two minutes:
/// `ROWKEY_MERGING=100000 cargo test -p rowkey-tests --test merging`.
fn for_seeds(test: &str, rounds: u64, check: impl Fn(&mut Rng)) {
    let seeds = match set("ROWKEY_MERGING_SEED") {
        Some(seed) => seed..seed + 1,
        None => 0..set("ROWKEY_MERGING").unwrap_or(rounds),
    };
    for seed in seeds {
        if let Err(fault) = catch_unwind(AssertUnwindSafe(|| check(&mut Rng(seed)))) {
            eprintln!("replay: ROWKEY_MERGING_SEED={seed} cargo test -p rowkey-tests --test merging {test}");
            std::panic::resume_unwind(fault);
        }
    }
}

/// Ranges of every form, and the width of their salt: one range a bucket, several, none.
fn some_ranges(random: &mut Rng) -> (KeyRanges, usize) {
    let hosts: Vec<u16> = (0..random.below(9)).map(|_| random.below(60) as u16).collect();
    match random.below(10) {
        0 => (Unsalted::prefix().ranges(), 0),
        1 => (Unsalted::prefix().host_in(hosts).ranges(), 0),
        2 => (OneByte::prefix().ranges(), 1),
        3 => (OneByte::prefix().host_in(hosts).ranges(), 1),
        4 => (OneByte::prefix().ranges().before(&[1, 7]), 1),
        5 => (TwoBytes::prefix().host_in(hosts).ranges(), 2),
        6 => (Digits::prefix().host_in(hosts).ranges(), 3),
        // Several ranges in each bucket, and what a page leaves of them.
        7 => (TimeFirst::prefix().at_in(hosts).ranges(), 1),
        8 => (TimeFirst::prefix().at_in(hosts).ranges().after(&[1, 0, random.below(60) as u8]), 1),
        _ => (Digits::prefix().ranges(), 3),
    }
}

#[test]
fn rows_that_arrive_in_any_order_come_out_in_one() {
    for_seeds("rows_that_arrive_in_any_order_come_out_in_one", 1000, |random| {
        let (ranges, salt) = some_ranges(random);
        let mut found = found(&ranges, salt, random);
        let mut expected = found.concat();
        expected.sort_by_key(|(row, item)| (row[salt..].to_vec(), row[..salt].to_vec(), *item));
        assert_eq!(arrive(ranges.merger(), &ranges, salt, found.clone(), random), expected);
        found.iter_mut().for_each(|scan| scan.reverse());
        expected.reverse();
        assert_eq!(arrive(ranges.merger_descending(), &ranges, salt, found, random), expected);
    });
}

#[test]
fn a_merger_of_nothing_wants_nothing() {
    let mut merger = OneByte::prefix().host_range(7..7).ranges().merger::<()>();
    assert_eq!(merger.wants().next(), None);
    assert_eq!(merger.pop(), None);
}

/// The message of the panic of `misuse`.
#[track_caller]
fn refused<T, const DESCENDING: bool>(
    misuse: impl FnOnce(&mut Merger<T, DESCENDING>),
    merger: &mut Merger<T, DESCENDING>,
) -> String {
    let refused = catch_unwind(AssertUnwindSafe(|| misuse(merger)));
    *refused.unwrap_err().downcast::<String>().unwrap()
}

#[test]
fn only_what_is_wanted_is_taken() {
    let says = |index: usize| format!("no row of range {index} is missing: `wants()` names those that are");
    let mut merger = OneByte::prefix().ranges().merger();
    // No such range.
    assert_eq!(refused(|merger| merger.push(3, [3, 0, 1], 'x'), &mut merger), says(3));
    assert_eq!(refused(|merger| merger.end(usize::MAX), &mut merger), says(usize::MAX));
    merger.push(1, [1, 0, 2], 'b');
    merger.end(2);
    // A row that would replace another one, and an end before that row is taken.
    assert_eq!(refused(|merger| merger.push(1, [1, 0, 2], 'x'), &mut merger), says(1));
    assert_eq!(refused(|merger| merger.end(1), &mut merger), says(1));
    // The end comes once.
    assert_eq!(refused(|merger| merger.push(2, [2, 0, 1], 'x'), &mut merger), says(2));
    merger.push(0, [0, 0, 1], 'a');
    for index in [0, 1, 2, 3, usize::MAX] {
        assert_eq!(refused(|merger| merger.push(index, [0, 0, 0], 'x'), &mut merger), says(index));
    }
    assert_eq!(merger.pop(), Some('a'));
    for index in [1, 2, 3, usize::MAX] {
        assert_eq!(refused(|merger| merger.end(index), &mut merger), says(index));
    }
    // None of it changed anything.
    assert_eq!(merger.wants().collect::<Vec<_>>(), [0]);
    merger.end(0);
    assert_eq!(merger.pop(), Some('b'));
    merger.end(1);
    assert_eq!(merger.pop(), None);
    assert_eq!(merger.wants().next(), None);
    for index in [0, 1, 2, 3, usize::MAX] {
        assert_eq!(refused(|merger| merger.end(index), &mut merger), says(index));
    }
}

#[test]
fn of_a_bucket_with_several_ranges_one_is_wanted() {
    let says = |index: usize| format!("no row of range {index} is missing: `wants()` names those that are");
    // Of each of three buckets, two ranges: 0 and 1, 2 and 3, 4 and 5.
    let ranges = TimeFirst::prefix().at_in([5, 9]).ranges();
    let starts: Vec<Vec<u8>> = ranges.iter().map(|range| range.start().to_vec()).collect();
    assert_eq!(starts, [[0, 0, 5], [0, 0, 9], [1, 0, 5], [1, 0, 9], [2, 0, 5], [2, 0, 9]]);

    let mut merger = ranges.merger();
    assert_eq!(merger.wants().collect::<Vec<_>>(), [0, 2, 4]);
    for index in [1, 3, 5, 6] {
        assert_eq!(refused(|merger| merger.push(index, [0, 0, 9, 1], 'x'), &mut merger), says(index));
    }
    merger.end(2);
    merger.push(4, [2, 0, 5, 1], 'b');
    assert_eq!(merger.wants().collect::<Vec<_>>(), [0, 3]);
    assert_eq!(refused(|merger| merger.end(2), &mut merger), says(2));
    merger.push(0, [0, 0, 5, 1], 'a');
    merger.push(3, [1, 0, 9, 1], 'd');
    assert_eq!(merger.pop(), Some('a'));
    assert_eq!(merger.wants().collect::<Vec<_>>(), [0]);
    merger.end(0);
    assert_eq!((merger.wants().collect::<Vec<_>>(), merger.pop()), (vec![1], None));
    assert_eq!(refused(|merger| merger.end(0), &mut merger), says(0));
    merger.push(1, [0, 0, 9, 1], 'c');
    assert_eq!((merger.pop(), merger.wants().next()), (Some('b'), Some(4)));
    merger.end(4);
    merger.end(5);
    assert_eq!((merger.pop(), merger.pop()), (Some('c'), None));
    merger.end(1);
    assert_eq!((merger.pop(), merger.pop()), (Some('d'), None));
    merger.end(3);
    assert_eq!((merger.pop(), merger.wants().next()), (None, None));

    let mut merger = ranges.merger_descending();
    assert_eq!(merger.wants().collect::<Vec<_>>(), [1, 3, 5]);
    for index in [0, 2, 4, 6] {
        assert_eq!(refused(|merger| merger.push(index, [0, 0, 5, 1], 'x'), &mut merger), says(index));
    }
    [1, 3, 5, 4].into_iter().for_each(|index| merger.end(index));
    assert_eq!(merger.wants().collect::<Vec<_>>(), [0, 2]);
    assert_eq!(refused(|merger| merger.end(4), &mut merger), says(4));
    merger.push(0, [0, 0, 5, 1], 'a');
    merger.push(2, [1, 0, 5, 1], 'b');
    assert_eq!((merger.pop(), merger.wants().next()), (Some('b'), Some(2)));
    assert_eq!(refused(|merger| merger.end(0), &mut merger), says(0));
}

/// A product of two sets of 65,536 values in three buckets: 3 · 2^32 ranges. With a byte for each, a merger would
/// take 12 GiB.
#[test]
#[cfg(target_pointer_width = "64")]
fn a_merger_does_not_grow_with_a_product() {
    let ranges = Product::prefix().at_in(0..=u16::MAX).seq_in(0..=u16::MAX).ranges();
    assert_eq!(ranges.len(), 3 << 32);
    let mut merger = ranges.merger();
    assert_eq!(merger.wants().collect::<Vec<_>>(), [0, 1 << 32, 2 << 32]);
    merger.push(0, [0, 0, 0, 0, 0, 1], 'a');
    merger.end(1 << 32);
    assert_eq!(merger.wants().collect::<Vec<_>>(), [(1 << 32) + 1, 2 << 32]);
    assert!(format!("{merger:?}").contains("3 buckets"));
    let merger = ranges.merger_descending::<()>();
    assert_eq!(merger.wants().collect::<Vec<_>>(), [(1 << 32) - 1, (2 << 32) - 1, (3 << 32) - 1]);
}

#[test]
#[should_panic(expected = "a merger numbers ranges by `usize`, and this scan has more")]
fn a_merger_needs_numbers() {
    #[derive(RowKey)]
    struct Five(u16, u16, u16, u16, u16);
    let all = || 0..=u16::MAX;
    let ranges = Five::prefix()._0_in(all())._1_in(all())._2_in(all())._3_in(all())._4_in(all()).ranges();
    let _ = ranges.merger::<()>();
}

/// A task that drives one may go from thread to thread.
#[test]
fn a_merger_is_sent_to_other_threads() {
    let mut merger = OneByte::prefix().ranges().merger();
    (0..3).for_each(|index| merger.push(index, vec![index as u8, 7], index));
    let merged = std::thread::spawn(move || merger.pop()).join();
    assert_eq!(merged.unwrap(), Some(0));
}

/// A table for the ranges: rows in and beside them, many in some buckets, none in others.
fn table(salt: usize, random: &mut Rng) -> BTreeMap<Vec<u8>, ()> {
    let (buckets, hosts) = (1 + random.below(4), 1 + random.below(60));
    let row = |_| {
        let bucket = random.below(buckets) as u8;
        // Of text, the salt is three digits.
        let salt =
            if salt == 3 { vec![b'0', b'0', b'0' + bucket] } else { vec![0, 0, bucket][3 - salt..].into() };
        ([salt, vec![0, random.below(hosts) as u8]].concat(), ())
    };
    (0..150).map(row).collect()
}

/// Scans that are open, each with its bucket; and how often any was opened.
#[derive(Default)]
struct Opened {
    now: RefCell<Vec<Vec<u8>>>,
    ever: Cell<usize>,
}

/// Takes its bucket from what is open when it is dropped.
struct Open<'a>(&'a Opened, Vec<u8>);

impl Opened {
    /// Of one bucket, one scan.
    fn open(&self, bucket: &[u8]) -> Open<'_> {
        let mut now = self.now.borrow_mut();
        assert!(!now.iter().any(|open| open == bucket), "{bucket:?} is open");
        now.push(bucket.to_vec());
        self.ever.set(self.ever.get() + 1);
        Open(self, bucket.to_vec())
    }
}

impl Drop for Open<'_> {
    fn drop(&mut self) {
        self.0.now.borrow_mut().retain(|open| *open != self.1);
    }
}

#[test]
fn a_scan_is_the_merge_of_its_ranges_and_has_one_open_a_bucket() {
    for_seeds("a_scan_is_the_merge", 1000, |random| {
        let (ranges, salt) = some_ranges(random);
        let table = table(salt, random);
        let merged: Vec<_> =
            ranges.merge(ranges.iter().map(|range| table.range(range)), |(row, ())| row).collect();
        let mut expected: Vec<_> =
            table.iter().filter(|(row, ())| ranges.iter().any(|range| range.contains(row))).collect();
        expected.sort_by_key(|(row, ())| (&row[salt..], &row[..salt]));
        assert_eq!(merged, expected);

        let opened = Opened::default();
        let mut asked = Vec::new();
        let mut scan = ranges.scan(
            |range| {
                let (open, rows) = (opened.open(&range.start()[..salt]), table.range(&range));
                asked.push(range);
                rows.inspect(move |_| _ = &open)
            },
            |(row, ())| row,
        );
        assert_eq!(opened.ever.get(), 0, "no range is opened yet");
        assert_eq!(scan.by_ref().collect::<Vec<_>>(), expected);
        assert!(opened.now.borrow().is_empty(), "all have ended");
        drop(scan);
        // Each was opened once, and those of one bucket in their order.
        asked.sort_by_key(|range| range.start()[..salt].to_vec());
        assert_eq!(asked, Vec::from_iter(&ranges));
    });
}

#[test]
fn a_scan_opens_what_its_next_row_needs() {
    let table: BTreeMap<[u8; 2], ()> = (0..100).map(|host| ([0, host], ())).collect();
    let hosts = [3, 5, 200, 201, 60, 70];
    // 200 and 201 are a range each, although nothing lies between them.
    let ranges = Unsalted::prefix().host_in(hosts).ranges();
    let opened = Cell::new(0);
    let open = |range: KeyRange| {
        opened.set(opened.get() + 1);
        table.range(range)
    };
    let mut scan = ranges.scan(open, |(row, ())| &row[..]);
    let rows: Vec<_> = iter::from_fn(|| scan.next().map(|(row, ())| (row[1], opened.get()))).collect();
    assert_eq!(rows, [(3, 1), (5, 2), (60, 3), (70, 4)]);
    assert_eq!(opened.get(), 6);
}

#[test]
fn an_error_ends_its_bucket_and_no_other() {
    let ranges = OneByte::prefix().ranges();
    let lost = |range: KeyRange| match range.start()[0] {
        0 => vec![Ok([0, 0, 1]), Err("lost"), Ok([0, 0, 9])],
        1 => vec![Ok([1, 0, 2]), Ok([1, 0, 5])],
        _ => vec![Err("refused")],
    };
    let rows: Vec<_> = ranges.try_scan(lost, |row| &row[..]).collect();
    // A bucket that begins with an error returns it at once; the other bucket when its first row is taken.
    assert_eq!(rows, [Err("refused"), Ok([0, 0, 1]), Err("lost"), Ok([1, 0, 2]), Ok([1, 0, 5])]);

    // The ranges that follow in the bucket of an error are not opened, and its scan is dropped.
    let ranges = Unsalted::prefix().host_in([3, 5, 7]).ranges();
    for failing in 0..=3 {
        let opened = Opened::default();
        let open = |range: KeyRange| {
            let fails = opened.ever.get() == failing;
            let open = opened.open(&[]);
            let row = if fails { Err("lost") } else { Ok(range.start().to_vec()) };
            iter::once(row).inspect(move |_| _ = &open)
        };
        let mut rows = ranges.try_scan(open, |row| row);
        let mut expected: Vec<_> =
            [3, 5, 7].into_iter().take(failing).map(|host| Ok(vec![0, host])).collect();
        if failing < 3 {
            expected.push(Err("lost"));
        }
        assert_eq!(rows.by_ref().collect::<Vec<_>>(), expected);
        assert_eq!(opened.ever.get(), 3.min(failing + 1));
        assert!(opened.now.borrow().is_empty());
        assert_eq!(rows.next(), None);
    }
}
