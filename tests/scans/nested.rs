//! A nested key is asked by the fields of its own.

mod complemented;
mod text;

use rowkey::{KeyRanges, RowKey};

use super::keys::Tail;
use super::store::{Store, found, store};

#[derive(RowKey, Debug, PartialEq)]
struct FlagThenText {
    flag: bool,
    name: String,
}

#[derive(RowKey, Debug, PartialEq)]
pub struct User {
    pub tenant: u8,
    pub name: String,
}

#[derive(RowKey, Debug, PartialEq)]
pub struct ByMail {
    pub mail: String,
    pub user: User,
}

#[derive(RowKey, Debug, PartialEq)]
struct ByMailFirst {
    user: User,
    mail: String,
}

/// The number of rows in ranges.
fn rows_in(ranges: &KeyRanges, store: &Store) -> usize {
    ranges.iter().map(|range| store.range(range).count()).sum()
}

#[test]
fn a_nested_key_takes_any_scan_of_its_own() {
    let names = ["", "a", "ab", "b\0", "\u{1}"];
    let users = || (0..3).flat_map(move |tenant| names.map(|name| User { tenant, name: name.into() }));
    let mails = ["", "m", "mm"];
    let pairs = || users().flat_map(move |user| mails.map(|mail| (User { ..copy(&user) }, mail.to_owned())));
    fn copy(user: &User) -> User {
        User { tenant: user.tenant, name: user.name.clone() }
    }
    let last = store(pairs().map(|(user, mail)| ByMail { mail, user }.encode()));
    let first = store(pairs().map(|(user, mail)| ByMailFirst { user, mail }.encode()));
    let own = User::prefix;
    let sets = own().tenant_in([2, 0]).name_in(["a", "b\0", "nobody"]);
    let matches = |user: &User| user.tenant != 1 && ["a", "b\0"].contains(&&*user.name);
    let expected = users().filter(|user| matches(user)).count();
    let ranges = ByMail::prefix().mail("m").user_prefix(sets.clone()).ranges();
    assert_eq!((ranges.len(), rows_in(&ranges, &last)), (6, expected));
    let ranges = ByMailFirst::prefix().user_prefix(sets.clone()).ranges();
    assert_eq!((ranges.len(), rows_in(&ranges, &first)), (6, 3 * expected));
    let scan = ByMailFirst::prefix().user_prefix(sets).mail("mm").skip();
    assert_eq!(found(&first, &scan).0.len(), expected);
    let scan = ByMailFirst::prefix().user_prefix(own().tenant_in([1])).mail("m").skip();
    assert_eq!(found(&first, &scan).0.len(), 5);
    let scan = ByMailFirst::prefix().user_prefix(own().tenant_any().name("ab")).mail_starts_with("m").skip();
    assert_eq!(found(&first, &scan).0.len(), 3 * 2);
    let scan = ByMail::prefix().mail_any().user_prefix(own().tenant_any().name_starts_with("a")).skip();
    assert_eq!(found(&last, &scan).0.len(), 3 * 3 * 2);
}

#[test]
fn a_nested_key_with_fields_that_were_added_later() {
    #[derive(RowKey)]
    struct Index {
        name: String,
        key: Tail,
    }
    let own: Vec<Tail> = [None, Some(""), Some("x")]
        .into_iter()
        .flat_map(|b| [None, Some(0), Some(1)].map(|c| Tail { a: 7, b: b.map(str::to_owned), c }))
        .collect();
    let table = store(own.iter().map(|key| Index { name: "n".into(), key: key.clone() }.encode()));
    let x = || Some("x");
    for (prefix, matches) in
        [(Tail::prefix().a_in([7]).b_in([None, x()]), 6), (Tail::prefix().a_in([7, 8]).b_in([x()]), 3)]
    {
        let ranges = Index::prefix().name("n").key_prefix(prefix.clone()).ranges();
        assert_eq!(rows_in(&ranges, &table), matches, "{ranges:?}");
        let none = prefix.clone().c_in([None]);
        let ranges = Index::prefix().name("n").key_prefix(none).ranges();
        assert_eq!(rows_in(&ranges, &table), matches / 3);
        let scan = Index::prefix().name_any().key_prefix(prefix.c_in([None, Some(1)])).skip();
        assert_eq!(found(&table, &scan).0.len(), 2 * matches / 3);
    }
}

/// A nested key has no salt and no prefix, and neither do its scans.
#[test]
fn a_scan_of_a_key_that_has_a_salt_and_a_prefix_of_its_own() {
    #[derive(RowKey, Debug, Clone)]
    #[rowkey(prefix = "own")]
    struct Inner {
        #[salt(buckets = 4)]
        a: u8,
        b: u8,
    }
    #[derive(RowKey)]
    struct Outer {
        id: u8,
        inner: Inner,
        rest: u8,
    }
    let rows: Vec<(u8, u8, Vec<u8>)> = (0..4)
        .flat_map(|a| (0..4).map(move |b| (a, b)))
        .map(|(a, b)| (a, b, Outer { id: 7, inner: Inner { a, b }, rest: 9 }.encode().to_vec()))
        .collect();
    let of = |scan: KeyRanges| -> Vec<(u8, u8)> {
        let inside = |row: &[u8]| scan.iter().any(|range| range.contains(row));
        rows.iter().filter(|(.., row)| inside(row)).map(|&(a, b, _)| (a, b)).collect()
    };
    let outer = || Outer::prefix().id(7);
    assert_eq!(of(outer().inner_prefix(Inner::prefix().a(2)).ranges()), [(2, 0), (2, 1), (2, 2), (2, 3)]);
    assert_eq!(of(outer().inner_prefix(Inner::prefix().a(2).b_range(1..3)).ranges()), [(2, 1), (2, 2)]);
    assert_eq!(
        of(outer().inner_prefix(Inner::prefix().a_range(3..)).ranges()),
        [(3, 0), (3, 1), (3, 2), (3, 3)]
    );
}

/// A key nested twice before a delimiter, whose last field has a fixed width: the delimiter after it belongs to the outer key.
#[test]
fn a_delimiter_after_a_key_that_is_nested_twice() {
    #[derive(RowKey, Debug, Clone, PartialEq)]
    #[rowkey(delimiter = ",")]
    struct Inner {
        a: String,
        #[rowkey(hex)]
        n: u8,
    }
    #[derive(RowKey, Debug, Clone, PartialEq)]
    #[rowkey(delimiter = ",")]
    struct Middle {
        inner: Inner,
    }
    #[derive(RowKey, Debug, Clone, PartialEq)]
    #[rowkey(delimiter = ",")]
    struct Key {
        middle: Middle,
        b: String,
        c: String,
    }
    let inner = Inner { a: "x".into(), n: 2 };
    let key = Key { middle: Middle { inner: inner.clone() }, b: "b".into(), c: "c".into() };
    let row = key.encode().unwrap();
    assert_eq!(row, b"x,02,b,c"[..]);
    let middle = Middle::prefix;
    let by_value = middle().inner(&inner).unwrap();
    assert_eq!(Key::prefix().middle_prefix(by_value.clone()).range().start(), b"x,02,");
    let scans = [
        Key::prefix().middle_prefix(by_value).b_in(["b"]).skip(),
        Key::prefix().middle_prefix(middle().inner_in([&inner])).b_in(["b"]).skip(),
        Key::prefix().middle_prefix(middle().inner_range(&inner..=&inner)).b_in(["b"]).skip(),
        Key::prefix()
            .middle_prefix(middle().inner_prefix(Inner::prefix().a("x").unwrap().n(2)))
            .b_in(["b"])
            .skip(),
        Key::prefix()
            .middle_prefix(middle().inner_prefix(Inner::prefix().a_in(["x"]).n_in([2])))
            .b_in(["b"])
            .skip(),
    ];
    for scan in scans {
        assert_eq!(scan.start().unwrap(), b"x,02,b,"[..], "{scan:?}");
        assert_eq!(scan.next(&row), rowkey::Step::Match, "{scan:?}");
    }
}
