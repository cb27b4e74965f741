//! Pages: ranges after and before a row or a range, checked for every row of a small table; and all rows of a key.

#![allow(missing_docs, reason = "nothing here is for others")]

mod store;
#[path = "../samples/strings.rs"]
mod strings;

use rowkey::{KeyRange, KeyRanges, RowKey, RowKeyRef, Step};
use store::{found, store};
use strings::strings;

#[derive(RowKey)]
struct Plain {
    a: u8,
    b: u8,
}

#[derive(RowKey)]
struct Salted {
    #[salt(buckets = 3, hash = java31)]
    a: u8,
    b: u8,
}

#[derive(RowKey)]
#[rowkey(salt(buckets = 3, hash = java31))]
struct Whole {
    a: u8,
    b: u8,
}

/// Its salt is text, so its ranges do not fit into registers.
#[derive(RowKey)]
#[rowkey(salt(buckets = 11, hash = java31, pad = 2))]
struct Digits {
    a: u8,
}

#[test]
fn a_range_is_cut_at_a_row() {
    let rows = strings(&[0, 1, 254, 255], 3);
    let scans = [
        Plain::prefix().range(),
        Plain::prefix().a(0).range(),
        Plain::prefix().a(1).b_range(1..=1).range(),
        Plain::prefix().a(254).range(),
        Plain::prefix().a(255).range(),
        Plain::prefix().a(255).b(255).range(),
        Plain::prefix().a(1).b_range(3..3).range(),
    ];
    for scan in scans {
        for row in &rows {
            let (after, before) = (scan.after(row), scan.before(row));
            let from = scan.at_or_after(row);
            for other in &rows {
                let inside = scan.contains(other);
                assert_eq!(from.contains(other), inside && other >= row, "{scan:?} from {row:?}: {other:?}");
                assert_eq!(after.contains(other), inside && other > row, "{scan:?} after {row:?}: {other:?}");
                assert_eq!(
                    before.contains(other),
                    inside && other < row,
                    "{scan:?} before {row:?}: {other:?}"
                );
            }
            for part in [&after, &before, &from] {
                assert_eq!(part.is_empty(), !rows_within(part), "{scan:?} at {row:?}");
            }
        }
    }
}

/// `behind` holds the rows of a range that come after every row that the other range can hold. An empty range has a place
/// too: what follows it begins there.
#[test]
fn what_follows_a_range_is_behind_it() {
    let rows = strings(&[0, 1, 254, 255], 3);
    let scans = [
        Plain::prefix().range(),
        Plain::prefix().a(0).range(),
        Plain::prefix().a(1).range(),
        Plain::prefix().a(1).b_range(1..=1).range(),
        Plain::prefix().a_range(1..255).range(),
        Plain::prefix().a_range(254..).range(),
        Plain::prefix().a(255).b(255).range(),
        Plain::prefix().a(1).b_range(3..3).range(),
    ];
    for (scan, other) in scans.iter().flat_map(|scan| scans.iter().map(move |other| (scan, other))) {
        let behind = scan.behind(other);
        for row in &rows {
            // No row of the other range lies at or above this one, and it lies no longer before that range.
            let beyond = *other.start() <= **row && !other.contains(row);
            let expected = scan.contains(row) && beyond;
            assert_eq!(behind.contains(row), expected, "{scan:?} behind {other:?}: {row:?}");
        }
        assert_eq!(behind.is_empty(), !rows_within(&behind), "{scan:?} behind {other:?}");
    }
}

/// The first row that can be in a range is in it, if any is.
fn rows_within(range: &KeyRange) -> bool {
    range.contains(range.start())
}

/// Rows in the order of a merge: without their salt, equal ones by bucket.
fn place(row: &[u8], width: usize) -> (&[u8], &[u8]) {
    let (salt, rest) = row.split_at(row.len().min(width));
    (rest, salt)
}

#[track_caller]
fn cut(scans: &[KeyRanges], width: usize, bytes: &[u8]) {
    let rows = strings(bytes, 3);
    let in_one = |ranges: &KeyRanges, row: &[u8]| {
        let found = ranges.iter().filter(|range| range.contains(row)).count();
        assert!(found <= 1, "{ranges:?}: {row:?}");
        found == 1
    };
    for scan in scans {
        let inside: Vec<bool> = rows.iter().map(|row| in_one(scan, row)).collect();
        for row in &rows {
            let (after, before) = (scan.after(row), scan.before(row));
            // A page goes on where the one before it ended.
            let (later, earlier) = (after.after(row), before.before(row));
            assert_eq!((&later, &earlier), (&after, &before), "{scan:?} at {row:?}");
            for (other, &inside) in rows.iter().zip(&inside) {
                let order = place(other, width).cmp(&place(row, width));
                assert_eq!(
                    in_one(&after, other),
                    inside && order.is_gt(),
                    "{scan:?} after {row:?}: {other:?}"
                );
                assert_eq!(
                    in_one(&before, other),
                    inside && order.is_lt(),
                    "{scan:?} before {row:?}: {other:?}"
                );
            }
        }
    }
}

#[test]
fn a_fan_out_is_cut_at_a_row() {
    let bytes = [0, 1, 2, 255];
    let salted = [
        Salted::prefix().ranges(),
        Salted::prefix().a(1).ranges(),
        Salted::prefix().a(255).b(255).ranges(),
        Salted::prefix().a_range(1..).ranges(),
        Salted::prefix().a_range(..2).ranges(),
        Salted::prefix().a_in([0, 1, 255]).ranges(),
        Salted::prefix().a(1).b_in([0, 1, 2, 255]).ranges(),
    ];
    cut(&salted, 1, &bytes);
    let whole = [
        Whole::prefix().ranges(),
        Whole::prefix().a(1).ranges(),
        Whole::prefix().a(1).b(1).ranges(),
        Whole::prefix().a(1).b_range(1..200).ranges(),
        Whole::prefix().a_in([0, 1, 255]).ranges(),
    ];
    cut(&whole, 1, &bytes);
    let plain = [Plain::prefix().ranges(), Plain::prefix().a_in([1, 2]).ranges()];
    cut(&plain, 0, &bytes);
}

#[test]
fn a_fan_out_of_digits_is_cut_at_a_row() {
    let digits = [
        Digits::prefix().ranges(),
        Digits::prefix().a_range(b'1'..).ranges(),
        Digits::prefix().a(b'0').ranges(),
    ];
    cut(&digits, 2, b"019");
}

/// A page may start after an earlier row.
#[test]
fn the_later_of_two_rows_counts() {
    let rows = strings(&[0, 2, 255], 3);
    for scan in [Salted::prefix().ranges(), Whole::prefix().a(2).ranges()] {
        for (row, other) in rows.iter().flat_map(|row| rows.iter().map(move |other| (row, other))) {
            let later = if place(row, 1) > place(other, 1) { row } else { other };
            assert_eq!(scan.after(row).after(other), scan.after(later), "{scan:?} after {row:?}, {other:?}");
        }
    }
}

/// For a last row of any length: short ones are in registers.
#[test]
fn a_row_of_any_length_cuts_a_fan_out() {
    for scan in [Salted::prefix().ranges(), Salted::prefix().a_range(1..200).ranges()] {
        for len in 0..100 {
            let row = [&[1, 7][..], &vec![7; len]].concat();
            let [mut next, mut of_next_bucket] = [row.clone(), row.clone()];
            next.push(0);
            of_next_bucket[0] = 2;
            let after = scan.after(&row);
            let inside =
                [&row, &next, &of_next_bucket].map(|row| after.iter().any(|range| range.contains(row)));
            assert_eq!(inside, [false, true, true], "{len}");
            assert_eq!(after.after(&row), after, "{len}");
        }
    }
}

#[derive(RowKey)]
#[rowkey(prefix = b"\x01\x02")]
struct AfterPrefix<'a> {
    #[salt(buckets = 2, hash = java31)]
    a: u8,
    text: &'a str,
}

#[derive(RowKey)]
enum Several<'a> {
    #[rowkey(prefix = b"\x01\x02")]
    One(AfterPrefix<'a>),
    #[rowkey(prefix = b"\x02")]
    Two(SaltedTwo),
}

#[derive(RowKey)]
struct SaltedTwo {
    #[salt(buckets = 2, hash = java31)]
    a: u8,
}

/// Generic code.
fn all<'r, K: RowKeyRef<'r>>() -> KeyRanges {
    K::all_rows()
}

/// A key owns the rows that begin with its salt and prefix, whatever follows.
#[test]
fn all_rows_are_those_of_every_bucket_and_kind() {
    let rows = strings(&[0, 1, 2, 255], 4);
    let begins = |row: &[u8], heads: &[&[u8]]| heads.iter().any(|head| row.starts_with(head));
    let of_one: &[&[u8]] = &[&[0, 1, 2], &[1, 1, 2]];
    let of_both: &[&[u8]] = &[&[0, 1, 2], &[1, 1, 2], &[0, 2], &[1, 2]];
    for (ranges, heads) in [
        (all::<Plain>(), &[&[][..]][..]),
        (all::<Salted>(), &[&[0], &[1], &[2]]),
        (all::<AfterPrefix<'_>>(), of_one),
        (all::<Several<'_>>(), of_both),
    ] {
        for row in &rows {
            let found = ranges.iter().filter(|range| range.contains(row)).count();
            assert_eq!(found, usize::from(begins(row, heads)), "{ranges:?}: {row:?}");
        }
    }
    assert_eq!([all::<Plain>(), all::<Salted>()], [Plain::prefix().ranges(), Salted::prefix().ranges()]);
    assert_eq!(
        [all::<AfterPrefix<'_>>(), all::<Several<'_>>()],
        [AfterPrefix::prefix().ranges(), Several::prefix().ranges()]
    );
    // A fan-out of all rows is lazy, and one range where there is no salt.
    assert_eq!((all::<Plain>().len(), all::<Salted>().len()), (1, 3));
}

#[test]
fn a_scan_is_narrowed_for_a_page_or_a_bucket() {
    #[derive(RowKey)]
    struct Bytes {
        a: u8,
        b: u8,
        c: u8,
    }
    let table = store((0..4u8).flat_map(|a| (0..4).map(move |b| [a, b, 9])));
    let scan = Bytes::prefix().a_any().b(2).c(9).skip();
    let (all, _) = found(&table, &scan);
    assert_eq!(all, [[0, 2, 9], [1, 2, 9], [2, 2, 9], [3, 2, 9]]);
    let page = scan.within(&Bytes::prefix().range().after(&all[1]));
    assert_eq!(found(&table, &page).0, all[2..]);
    assert_eq!(page.start().unwrap(), [2, 2, 9][..]);
    assert_eq!(page.next(&[0, 2, 9]), Step::Seek(page.start().unwrap()));
    let nothing = scan.within(&Bytes::prefix().a(7).range()).within(&Bytes::prefix().a(8).range());
    assert_eq!((nothing.start(), nothing.bounds().len()), (None, 0));
    assert_eq!(nothing.next(&[7, 2, 9]), Step::Done);
}
