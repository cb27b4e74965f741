//! The rows of several scans as one, whatever salt stands in front of them.

#![allow(missing_docs, reason = "nothing here is for others")]

use rowkey::{KeyRanges, RowKey};

mod random;

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

#[derive(RowKey)]
struct Digits {
    #[salt(buckets = 100, pad = 3)]
    host: u16,
}

/// Rows in which neither the salt nor the rest alone decides: `salt` bytes in front of one or two others.
fn rows(salt: usize) -> Vec<Vec<u8>> {
    let rests: [&[u8]; 5] = [&[0], &[0, 9], &[1], &[7, 0], &[7, 7]];
    let salts: Vec<Vec<u8>> =
        (0..=9).map(|bucket| [vec![0; 2], vec![bucket]].concat()[3 - salt..].to_vec()).collect();
    let all = salts.iter().flat_map(|salt| rests.map(|rest| [&salt[..], rest].concat()));
    all.collect()
}

/// Merges what each scan found, forwards and backwards: all of it in the order of the rows behind `salt` bytes,
/// as one sort gives it.
#[track_caller]
fn merges(ranges: &KeyRanges, salt: usize, mut found: Vec<Vec<Vec<u8>>>, said: &str) {
    let behind = |row: &Vec<u8>| (row[salt..].to_vec(), row[..salt].to_vec());
    found.iter_mut().for_each(|scan| scan.sort_by_key(behind));
    let mut expected = found.concat();
    expected.sort_by_key(behind);
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
    // A scan that begins with an error says so first; the other one when its first row is taken.
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
        let mut random = random::Rng(seed);
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
