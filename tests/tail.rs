//! `#[rowkey(tail)]`: fields that were added later. `small_cases` has every small case of a text.

#[path = "samples/bounds.rs"]
mod bounds;
#[path = "samples/strings.rs"]
mod strings;

use std::fmt::Debug;
use std::ops::RangeBounds;

use bounds::bounds;
use proptest::prelude::{Strategy, any};
use rowkey::testing::check_laws_with;
use rowkey::{Layout, RowKey};
use strings::strings;

mod before {
    use super::*;

    /// A table as it was first.
    #[derive(RowKey, Debug, Clone, PartialEq)]
    pub struct Visit {
        pub user: u8,
        pub page: u8,
    }
}

/// The same, two fields later.
#[derive(RowKey, Debug, Clone, PartialEq)]
struct Visit {
    user: u8,
    page: u8,
    #[rowkey(tail)]
    city: Option<String>,
    #[rowkey(tail)]
    seq: Option<u8>,
}

fn visit(city: Option<&str>, seq: Option<u8>) -> Visit {
    Visit { user: 7, page: 2, city: city.map(String::from), seq }
}

/// `None`s at the end are omitted, a `None` before a `Some` is 00, `Some` is 01 and the terminated value.
#[test]
fn the_bytes_are_those_of_the_page() {
    for (key, row) in [
        (visit(None, None), &b"\x07\x02"[..]),
        (visit(Some("a"), None), b"\x07\x02\x01a\0"),
        (visit(None, Some(9)), b"\x07\x02\0\x01\x09"),
        (visit(Some("a\0"), Some(9)), b"\x07\x02\x01a\x01\x01\0\x01\x09"),
        (visit(Some(""), Some(0)), b"\x07\x02\x01\0\x01\0"),
    ] {
        assert_eq!(key.encode(), row);
        assert_eq!(Visit::decode(row), Ok(key.clone()));
        assert_eq!(Visit::decode_city(row), Ok(key.city));
        assert_eq!(Visit::decode_seq(row), Ok(key.seq));
    }
}

#[test]
fn rows_from_before_decode_and_are_found() {
    let old = before::Visit { user: 7, page: 2 }.encode();
    assert_eq!(Visit::decode(&old), Ok(visit(None, None)));
    assert_eq!(visit(None, None).encode(), old);
    for scan in [
        Visit::prefix().user(7).range(),
        Visit::prefix().user(7).page_range(..=2).range(),
        Visit::prefix().user(7).page(2).range(),
        Visit::prefix().user(7).page(2).city(None).range(),
        Visit::prefix().user(7).page(2).city(None).seq(None).range(),
        Visit::prefix().user(7).page(2).city(None).seq_range(..Some(4)).range(),
        Visit::prefix().user(7).page(2).city_range(..Some("x")).range(),
    ] {
        assert!(scan.contains(&old), "{scan:?}");
    }
    let none = Visit::prefix().user(7).page(2).city(None).seq(None).range();
    assert_eq!((none.start(), none.stop()), (&b"\x07\x02"[..], &b"\x07\x02\0"[..]));
}

#[test]
fn a_row_that_ends_in_the_tag_of_a_none_is_refused() {
    for (row, field, at) in
        [(&b"\x07\x02\0"[..], "city", 2), (b"\x07\x02\0\0", "seq", 3), (b"\x07\x02\x01a\0\0", "seq", 5)]
    {
        let error = Visit::decode(row).unwrap_err();
        let said = format!("field `{field}` at byte {at}: expected the end of the row, found 1 byte more");
        assert_eq!(error.to_string(), said);
        assert_eq!(Visit::explain(row).fault.unwrap().to_string(), said);
        if field == "city" {
            assert_eq!(Visit::decode_city(row).unwrap_err().to_string(), said);
        }
        assert_eq!(Visit::decode_seq(row).unwrap_err().to_string(), said);
    }
    assert_eq!(
        Visit::decode(b"\x07").unwrap_err().to_string(),
        "field `page` at byte 1: expected 1 byte, found 0"
    );
}

/// Every key over small values, with its row.
fn rows<K: RowKey + Clone>(keys: impl IntoIterator<Item = K>) -> Vec<(K, Vec<u8>)> {
    keys.into_iter().map(|key| (key.clone(), key.try_encode().unwrap().to_vec())).collect()
}

/// A scan, and the keys that match it.
#[track_caller]
fn holds<K: RowKey + Debug>(rows: &[(K, Vec<u8>)], range: &rowkey::KeyRange, wanted: impl Fn(&K) -> bool) {
    for (key, row) in rows {
        assert_eq!(range.contains(row), wanted(key), "{key:?} in {range:?}");
    }
    // Nothing is sent for what holds nothing.
    assert!(rows.iter().any(|(key, _)| wanted(key)) || range.is_empty(), "{range:?} holds nothing");
}

const BYTES: [u8; 5] = [0x00, 0x01, 0x02, 0x3A, 0xFF];

fn options<T: Clone>(values: impl IntoIterator<Item = T>) -> Vec<Option<T>> {
    std::iter::once(None).chain(values.into_iter().map(Some)).collect()
}

#[derive(RowKey, Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Small {
    a: u8,
    #[rowkey(tail)]
    b: Option<Vec<u8>>,
    #[rowkey(tail)]
    c: Option<bool>,
}

fn small() -> Vec<Small> {
    let mut keys = Vec::new();
    for a in [0, 1, 255] {
        for b in options(strings(&BYTES, 2)) {
            keys.extend(options([false, true]).into_iter().map(|c| Small { a, b: b.clone(), c }));
        }
    }
    keys
}

/// Between any two bounds of a flag; `small_cases` has the bounds of texts.
#[test]
fn every_scan_holds_its_rows_and_no_other() {
    let rows = rows(small());
    let texts = strings(&BYTES, 2);
    let some: Vec<Option<&[u8]>> = options(texts.iter().map(Vec::as_slice));
    let flags = options([false, true]);
    for a in [0, 255] {
        holds(&rows, &Small::prefix().a(a).range(), |key| key.a == a);
        for &b in &some {
            let fixed = Small::prefix().a(a).b(b);
            holds(&rows, &fixed.clone().range(), |key| key.a == a && key.b.as_deref() == b);
            for &c in &flags {
                holds(&rows, &fixed.clone().c(c).range(), |key| {
                    (key.a, key.b.as_deref(), key.c) == (a, b, c)
                });
            }
            for range in bounds(&flags) {
                let scan = fixed.clone().c_range(range).range();
                // Between `None` and `false` lies nothing, so what is empty is seen.
                holds(&rows, &scan, |key| (key.a, key.b.as_deref()) == (a, b) && range.contains(&key.c));
            }
        }
    }
}

/// A key with a tail at the end of another, and before other fields, where it is a plain `Option`.
#[derive(RowKey, Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Last {
    first: u8,
    small: Small,
}

#[derive(RowKey, Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct First {
    small: Small,
    last: u8,
}

#[test]
fn nested_it_is_cut_at_the_end_of_the_row_alone() {
    let key = Small { a: 3, b: None, c: None };
    assert_eq!(Last { first: 9, small: key.clone() }.encode(), b"\x09\x03"[..]);
    assert_eq!(First { small: key, last: 9 }.encode(), b"\x03\0\0\x09"[..]);

    let few: Vec<Small> =
        small().into_iter().filter(|key| key.a < 2 && key.b.as_ref().is_none_or(|b| b.len() < 2)).collect();
    let last = rows(few.iter().map(|small| Last { first: 1, small: small.clone() }));
    let first = rows(few.iter().flat_map(|small| [0, 255].map(|last| First { small: small.clone(), last })));
    for (key, row) in &last {
        assert_eq!(Last::decode(row).as_ref(), Ok(key));
    }
    for (key, row) in &first {
        assert_eq!(First::decode(row).as_ref(), Ok(key));
    }
    let keys: Vec<&Small> = few.iter().collect();
    for key in &keys {
        holds(&last, &Last::prefix().first(1).small(key).range(), |last| last.small == **key);
        holds(&first, &First::prefix().small(key).range(), |first| first.small == **key);
    }
    let every = |keys: &[&Small]| keys.iter().copied().cloned().step_by(3).collect::<Vec<_>>();
    let ends = every(&keys);
    let ends: Vec<&Small> = ends.iter().collect();
    for range in bounds(&ends) {
        holds_exactly(&last, &Last::prefix().first(1).small_range(range).range(), |last| {
            range.contains(&&last.small)
        });
        holds_exactly(&first, &First::prefix().small_range(range).range(), |first| {
            range.contains(&&first.small)
        });
    }
    for b in options([&b""[..], b"\0", b"\x01", b"\xFF"]) {
        let of = |small: &Small| small.a == 1 && small.b.as_deref() == b;
        let scan = || Small::prefix().a(1).b(b);
        holds(&last, &Last::prefix().first(1).small_prefix(scan()).range(), |last| of(&last.small));
        holds(&first, &First::prefix().small_prefix(scan()).range(), |first| of(&first.small));
        for c in options([false, true]) {
            let of = |small: &Small| of(small) && small.c == c;
            holds(&last, &Last::prefix().first(1).small_prefix(scan().c(c)).range(), |last| of(&last.small));
            holds(&first, &First::prefix().small_prefix(scan().c(c)).range(), |first| of(&first.small));
        }
        for range in bounds(&options([false, true])) {
            let of = |small: &Small| of(small) && range.contains(&small.c);
            let scan = || scan().c_range(range);
            holds(&last, &Last::prefix().first(1).small_prefix(scan()).range(), |last| of(&last.small));
            holds(&first, &First::prefix().small_prefix(scan()).range(), |first| of(&first.small));
        }
    }
}

fn holds_exactly<K: RowKey + Debug>(
    rows: &[(K, Vec<u8>)],
    range: &rowkey::KeyRange,
    wanted: impl Fn(&K) -> bool,
) {
    for (key, row) in rows {
        assert_eq!(range.contains(row), wanted(key), "{key:?} in {range:?}");
    }
}

#[test]
fn keys_compare_as_their_rows_do() {
    #[derive(RowKey, Debug, Clone)]
    #[rowkey(ord)]
    struct Entry(
        u8,
        #[rowkey(tail)] Option<String>,
        #[reverse_ts]
        #[rowkey(tail)]
        Option<i64>,
    );

    let mut keys = Vec::new();
    for text in options(["", "a", "a\0"]) {
        keys.extend(options([0, 5]).into_iter().map(|at| Entry(7, text.map(String::from), at)));
    }
    for (a, b) in keys.iter().flat_map(|a| keys.iter().map(move |b| (a, b))) {
        assert_eq!(a.cmp(b), a.encode().cmp(&b.encode()), "{a:?}, {b:?}");
    }
}

#[test]
fn a_salt_over_the_whole_key_finds_rows_from_before() {
    #[derive(RowKey, Debug, Clone, PartialEq)]
    #[rowkey(salt(buckets = 16))]
    struct Old(u8, u8);
    #[derive(RowKey, Debug, Clone, PartialEq)]
    #[rowkey(salt(buckets = 16))]
    struct New(u8, u8, #[rowkey(tail)] Option<u8>);

    for (a, b) in [(0, 0), (1, 7), (255, 3)] {
        let old = Old(a, b).encode();
        assert_eq!(New::decode(&old), Ok(New(a, b, None)));
        assert!(New::prefix()._0(a)._1(b)._2(None).range().contains(&old));
        assert_eq!(New::prefix()._0(a)._1(b)._2(None).ranges().len(), 1);
        let new = New(a, b, Some(9)).encode();
        assert!(New::prefix()._0(a)._1(b)._2(Some(9)).range().contains(&new));
        assert!(New::prefix()._0(a)._1(b).ranges().iter().any(|range| range.contains(&new)));
    }
}

/// The hash reads the row, which omits the last tags of a nested key too.
#[test]
fn a_salt_over_a_nested_key_finds_rows_without_its_tags() {
    #[derive(RowKey, Debug, Clone, PartialEq)]
    struct Inner {
        a: u8,
        #[rowkey(tail)]
        t: Option<u8>,
        #[rowkey(tail)]
        u: Option<u8>,
    }
    #[derive(RowKey, Debug, Clone, PartialEq)]
    struct Holder {
        k: Inner,
    }
    #[derive(RowKey, Debug, Clone, PartialEq)]
    #[rowkey(salt(buckets = 256))]
    struct Whole {
        k: Inner,
    }
    #[derive(RowKey, Debug, Clone, PartialEq)]
    struct ByField {
        z: u8,
        #[salt(buckets = 256)]
        k: Inner,
    }
    #[derive(RowKey, Debug, Clone, PartialEq)]
    enum Kinds {
        #[rowkey(prefix = "h")]
        Holder(Holder),
        #[rowkey(prefix = "m")]
        Meta,
    }
    #[derive(RowKey, Debug, Clone, PartialEq)]
    #[rowkey(salt(buckets = 256))]
    struct OfKinds {
        kind: Kinds,
    }

    fn found(row: &[u8], ranges: &rowkey::KeyRanges, skip: &rowkey::SkipScan, wanted: bool) {
        assert_eq!(
            ranges.iter().filter(|range| range.contains(row)).count(),
            usize::from(wanted),
            "{row:02x?}"
        );
        assert_eq!(skip.next(row) == rowkey::Step::Match, wanted, "{row:02x?} {skip:?}");
    }

    for a in 0..=255 {
        for (t, u) in [(None, None), (Some(0), None), (None, Some(0)), (Some(3), Some(5))] {
            let k = Inner { a, t, u };
            let inner = || Inner::prefix().a(a);
            let holder = |k: &Inner| Kinds::Holder(Holder { k: k.clone() });
            let whole = Whole { k: k.clone() }.encode();
            let by_field = ByField { z: 7, k: k.clone() }.encode();
            let of_kinds = OfKinds { kind: holder(&k) }.encode();
            macro_rules! each {
                ($inner:expr, $wanted:expr) => {{
                    let scan = || Whole::prefix().k_prefix($inner);
                    found(&whole, &scan().ranges(), &scan().skip(), $wanted);
                    let scan = || ByField::prefix().z(7).k_prefix($inner);
                    found(&by_field, &scan().ranges(), &scan().skip(), $wanted);
                    let scan = || {
                        let of_holder = Holder::prefix().k_prefix($inner);
                        OfKinds::prefix().kind_prefix(Kinds::prefix().holder_prefix(of_holder))
                    };
                    found(&of_kinds, &scan().ranges(), &scan().skip(), $wanted);
                }};
            }
            each!(inner().t(t).u(u), true);
            each!(inner().t_in([t]).u_in([u]), true);
            each!(inner().t_in([None, Some(0), Some(3)]).u_in([None, Some(0), Some(5)]), true);
            each!(inner().t_range(t..=t), true);
            each!(inner().t(t).u_range(u..=u), true);
            each!(inner().t(Some(9)).u(u), false);
            each!(inner().t(t).u_in([Some(8)]), false);
            // By the value of the whole.
            let scan = || Whole::prefix().k(&k);
            found(&whole, &scan().ranges(), &scan().skip(), true);
            let scan = || ByField::prefix().z(7).k_in([&k]);
            found(&by_field, &scan().ranges(), &scan().skip(), true);
            let kind = holder(&k);
            let scan = || OfKinds::prefix().kind_in([&kind]);
            found(&of_kinds, &scan().ranges(), &scan().skip(), true);
        }
    }
}

#[test]
fn the_layout_says_it_and_travels() {
    assert!(Visit::LAYOUT.to_string().contains("nothing at the end of the row, else 00, or 01 and"));
    let json = serde_json::to_string(Visit::LAYOUT).unwrap();
    let layout: Layout = serde_json::from_str(&json).unwrap();
    assert_eq!(layout.fingerprint(), Visit::FINGERPRINT);
    let row = visit(None, Some(9)).encode();
    assert_eq!(layout.explain(&row), Visit::explain(&row));
    let old = [7, 2];
    let values: Vec<_> = layout.explain(&old).segments.into_iter().map(|segment| segment.value).collect();
    assert_eq!(values, ["7", "2", "none", "none"]);
}

#[test]
fn every_law_holds() {
    let small = || {
        (any::<u8>(), any::<Option<Vec<u8>>>(), any::<Option<bool>>()).prop_map(|(a, b, c)| Small { a, b, c })
    };
    let visit = (any::<(u8, u8)>(), any::<Option<String>>(), any::<Option<u8>>());
    check_laws_with(visit.prop_map(|((user, page), city, seq)| Visit { user, page, city, seq }));
    check_laws_with(small());
    check_laws_with((any::<u8>(), small()).prop_map(|(first, small)| Last { first, small }));
    check_laws_with((small(), any::<u8>()).prop_map(|(small, last)| First { small, last }));
}

/// The bytes alone, as tables of redb know them: a field that was added later leaves the old rows what they are.
#[test]
fn the_fingerprint_of_the_bytes_is_that_of_before() {
    mod nested {
        use rowkey::RowKey;

        #[derive(RowKey)]
        pub struct Before {
            pub table: u8,
            pub visit: super::before::Visit,
        }

        #[derive(RowKey)]
        pub struct After {
            pub table: u8,
            pub visit: super::Visit,
        }

        #[derive(RowKey)]
        pub struct First {
            pub visit: super::Visit,
            pub table: u8,
        }
    }

    /// `max_len` counts where rows differ in length, and did not before.
    #[derive(RowKey)]
    #[rowkey(max_len = 8)]
    struct Limited {
        user: u8,
        page: u8,
        #[rowkey(tail)]
        seq: Option<u8>,
    }

    #[derive(RowKey)]
    struct Named {
        name: String,
    }

    #[derive(RowKey)]
    struct NamedSeq {
        name: String,
        #[rowkey(tail)]
        seq: Option<u8>,
    }

    let print = before::Visit::LAYOUT.bytes_fingerprint();
    assert_eq!(Visit::LAYOUT.bytes_fingerprint(), print);
    assert_eq!(Limited::LAYOUT.bytes_fingerprint(), print);
    assert_ne!(Visit::FINGERPRINT, before::Visit::FINGERPRINT);
    // At the end of a row, also in a nested key; before another field it is an `Option` as any other.
    let print = nested::Before::LAYOUT.bytes_fingerprint();
    assert_eq!(nested::After::LAYOUT.bytes_fingerprint(), print);
    assert_ne!(nested::First::LAYOUT.bytes_fingerprint(), print);
    // The text has an end now, so old rows do not decode.
    assert_ne!(NamedSeq::LAYOUT.bytes_fingerprint(), Named::LAYOUT.bytes_fingerprint());
}
