//! The buckets that a scan reads: the salted fields alone decide them, whatever is asked of the others.

use rowkey::{KeyRange, KeyRanges, RowKey, SkipScan, Step};

/// Text under `desc` has no smallest encoding.
#[derive(RowKey, Debug, Clone, PartialEq)]
struct User {
    #[rowkey(desc)]
    name: String,
    #[salt(buckets = 16)]
    id: u32,
}

#[derive(RowKey, Debug, PartialEq)]
enum Table {
    #[rowkey(prefix = "u")]
    User(User),
}

/// A nested key that has none either.
#[derive(RowKey, Debug, Clone, PartialEq)]
struct Account {
    user: Descending,
    #[salt(buckets = 16)]
    id: u32,
    seq: u8,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
struct Descending {
    #[rowkey(desc)]
    name: String,
    kind: u8,
}

/// Free text before a delimiter that keeps no order.
#[derive(RowKey, Debug, Clone, PartialEq)]
#[rowkey(delimiter("::", unordered))]
struct Path {
    folder: String,
    #[pad(4)]
    #[salt(buckets = 16)]
    id: u16,
}

/// Several salted fields around an unsalted one.
#[derive(RowKey, Debug, Clone, PartialEq)]
struct Sale {
    #[salt(buckets = 16)]
    shop: u16,
    #[rowkey(desc)]
    item: String,
    #[salt]
    till: u8,
    seq: u8,
}

fn buckets(ranges: &KeyRanges) -> Vec<u8> {
    let mut buckets: Vec<u8> = ranges.iter().map(|range| range.start()[0]).collect();
    buckets.dedup();
    buckets
}

/// Drives the scan through the rows.
fn found(scan: &SkipScan, rows: &[Vec<u8>]) -> Vec<Vec<u8>> {
    let open = |range: KeyRange| rows.iter().filter(move |row| range.contains(row));
    scan.scan(open, |row| row).cloned().collect()
}

#[test]
fn a_variant_by_value_is_read_in_its_own_bucket() {
    for id in 0..100 {
        let key = User { name: "eva".into(), id };
        let row = Table::User(key.clone()).encode();
        let scan = || Table::prefix().user_prefix(User::prefix().name("eva").id(id));
        assert!(scan().range().contains(&row), "id {id}");
        assert_eq!(scan().ranges().iter().collect::<Vec<_>>(), [scan().range()], "id {id}");
        assert_eq!(scan().skip().start().unwrap(), row, "id {id}");
        let row = key.encode();
        assert!(User::prefix().name("eva").id(id).range().contains(&row), "id {id}");
    }
}

#[test]
fn fixed_salted_fields_leave_one_bucket_whatever_the_others_are() {
    for id in [0, 7, 99] {
        let bucket = User { name: "eva".into(), id }.encode()[0];
        let user = User::prefix;
        assert_eq!(buckets(&user().name("eva").id_in([id]).ranges()), [bucket]);
        assert_eq!(user().name("eva").id_in([id]).ranges().len(), 1);
        assert_eq!(user().name_in(["eva", "bo"]).id(id).ranges().len(), 2);
        assert_eq!(buckets(&user().name_any().id(id).skip().bounds()), [bucket]);
        assert_eq!(buckets(&user().name_range("a".."f").id_in([id]).skip().bounds()), [bucket]);

        let bucket = Account { user: Descending { name: "a".into(), kind: 1 }, id, seq: 0 }.encode()[0];
        assert_eq!(buckets(&Account::prefix().user_any().id(id).skip().bounds()), [bucket]);
        let inner = Descending::prefix().name_starts_with("a");
        assert_eq!(buckets(&Account::prefix().user_prefix(inner).id(id).skip().bounds()), [bucket]);

        let bucket = Path { folder: "a".into(), id: id as u16 }.encode().unwrap()[0];
        assert_eq!(buckets(&Path::prefix().folder_any().id(id as u16).unwrap().skip().bounds()), [bucket]);
    }
    let sale = Sale { shop: 3, item: "tea".into(), till: 2, seq: 9 };
    let bucket = sale.encode()[0];
    assert_eq!(buckets(&Sale::prefix().shop(3).item("tea").till_in([2]).ranges()), [bucket]);
    assert_eq!(buckets(&Sale::prefix().shop(3).item_any().till(2).skip().bounds()), [bucket]);
    assert_eq!(buckets(&Sale::prefix().shop_in([3]).item_any().till(2).seq(9).skip().bounds()), [bucket]);
}

#[test]
fn a_skip_scan_in_the_buckets_of_its_salted_values_finds_all_matches() {
    let mut rows = Vec::new();
    for name in ["", "eva", "eve", "\0"] {
        rows.extend((0..40).map(|id| User { name: name.into(), id }.encode().to_vec()));
    }
    rows.sort();
    let wanted = [3, 7, 20];
    let scan = User::prefix().name_any().id_in(wanted).skip();
    let right: Vec<_> =
        rows.iter().filter(|row| wanted.contains(&User::decode(row).unwrap().id)).cloned().collect();
    assert_eq!(found(&scan, &rows), right);
    for row in &rows {
        match scan.next(row) {
            Step::Match => assert!(right.contains(row)),
            Step::Seek(next) => {
                assert!(!right.contains(row) && *next > row[..]);
                assert!(!right.iter().any(|other| other > row && other[..] < *next));
            }
            Step::Done => assert!(!right.iter().any(|other| other >= row)),
        }
    }
}

/// Few values between two bounds of a salted field are read in their buckets, by every way to ask.
#[test]
fn few_values_between_two_bounds_leave_their_buckets() {
    #[derive(RowKey, Debug, Clone, PartialEq)]
    struct Seat {
        #[salt(buckets = 7, hex = 1)]
        #[rowkey(desc)]
        row: u8,
        #[salt]
        #[pad(5)]
        #[rowkey(max = 9, desc)]
        seat: u16,
        date: u32,
    }
    #[derive(RowKey, Debug, PartialEq)]
    enum Halls {
        #[rowkey(prefix = "s")]
        Seat(Seat),
    }
    let seats = || Seat::prefix().row(1);
    let bounded = seats().seat_range(2..4).ranges();
    assert_eq!(bounded.len(), 2);
    assert_eq!(Seat::prefix().row_in([1]).seat_range(2..4).ranges(), bounded);
    assert_eq!(seats().seat_in([2, 3]).ranges(), bounded);
    let of_variant = Halls::prefix().seat_prefix(seats().seat_range(2..4)).ranges();
    assert_eq!(of_variant, Halls::prefix().seat_prefix(seats().seat_in([2, 3])).ranges());
    assert_eq!(of_variant.len(), 2);
    // More values than buckets: the whole range in each.
    assert_eq!(seats().seat_range(..).ranges().len(), 7);
    assert_eq!(Halls::prefix().seat_prefix(seats().seat_range(1..9)).ranges().len(), 7);

    /// Numbers as hexadecimal text count, too.
    #[derive(RowKey, Debug, Clone, PartialEq)]
    struct Hex {
        #[salt(buckets = 16)]
        #[rowkey(hex, desc)]
        id: u32,
    }
    assert_eq!(Hex::prefix().id_range(255..257).ranges(), Hex::prefix().id_in([255, 256]).ranges());
    assert_eq!(Hex::prefix().id_range(0x9FF..=0xA00).ranges().len(), 2);
}
