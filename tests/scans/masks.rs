//! The rows and masks of a skip scan for HBase's `FuzzyRowFilter`, against a filter that compares the fields.

use proptest::prelude::*;
use rowkey::{RowKey, SkipScan};

use super::buckets::Wide;

/// Whether `FuzzyRowFilter` passes a row: every byte whose mask is 0 equals that of the pair.
pub fn passes(pairs: &[(Vec<u8>, Vec<u8>)], row: &[u8]) -> bool {
    pairs.iter().any(|(fuzzy, mask)| {
        assert_eq!(fuzzy.len(), mask.len());
        assert!(mask.iter().all(|&mask| mask <= 1), "a mask is 0 or 1");
        assert!(fuzzy.iter().zip(mask).all(|(&byte, &mask)| mask == 0 || byte == 0), "any byte is written 0");
        row.len() >= mask.len()
            && mask.iter().zip(fuzzy.iter().zip(row)).all(|(mask, (a, b))| *mask == 1 || a == b)
    })
}

#[derive(RowKey, Debug, Clone, PartialEq)]
struct Event {
    #[salt(buckets = 8)]
    host: u8,
    #[reverse_ts]
    at: i64,
    #[pad(3)]
    kind: u16,
    #[rowkey(desc)]
    code: [u8; 2],
}

#[test]
fn the_example_of_the_filter() {
    // Its documentation looks for `????_99_????_01`, any user and any year with action 99 in January.
    #[derive(RowKey)]
    #[rowkey(delimiter = "_")]
    struct Action {
        #[pad(4)]
        user: u16,
        #[pad(2)]
        action: u8,
        #[pad(4)]
        year: u16,
        #[pad(2)]
        month: u8,
    }
    let pairs =
        Action::prefix().user_any().action(99).unwrap().year_any().month(1).unwrap().skip().fuzzy_pairs();
    let row = b"\0\0\0\0_99_\0\0\0\0_01".to_vec();
    let mask = vec![1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0];
    assert_eq!(pairs, Some(vec![(row, mask)]));
}

/// The pairs of a scan that has some.
fn pairs_of(scan: SkipScan) -> Vec<(Vec<u8>, Vec<u8>)> {
    scan.fuzzy_pairs().expect("every field that has values has one offset")
}

#[test]
fn one_pair_a_bucket_unless_the_fields_decide_it() {
    let pairs = pairs_of(Event::prefix().host_any().at_any().kind(42).unwrap().skip());
    assert_eq!(pairs.len(), 8);
    for (bucket, (row, mask)) in pairs.iter().enumerate() {
        assert_eq!((usize::from(row[0]), mask[0]), (bucket, 0));
        assert_eq!((&row[10..13], &mask[10..13]), (&b"042"[..], &[0, 0, 0][..]));
    }
    let pairs = pairs_of(Event::prefix().host(3).at_any().kind(42).unwrap().skip());
    assert_eq!(pairs.len(), 1);
    let key = Event { host: 3, at: 0, kind: 42, code: [0; 2] };
    assert_eq!(pairs[0].0[0], key.encode().unwrap()[0]);
    // A value that cannot be encoded matches nothing, and a set of none has no pairs.
    assert!(Event::prefix().host_any().at_any().kind(1000).is_err());
    assert_eq!(pairs_of(Event::prefix().host_any().at_any().kind_in([1000]).skip()), []);
}

#[derive(RowKey)]
#[rowkey(prefix = "ev")]
struct Named {
    host: u16,
    seq: u16,
    name: String,
    code: u8,
}

#[test]
fn leading_fields_of_a_key_of_variable_width() {
    let pairs = pairs_of(Named::prefix().host_any().seq(0x0102).skip());
    assert_eq!(pairs, [(b"ev\0\0\x01\x02".to_vec(), vec![0, 0, 1, 1, 0, 0])]);
    // After the last fixed byte nothing is asked.
    assert_eq!(pairs_of(Named::prefix().host(1).skip()), [(b"ev\0\x01".to_vec(), vec![0; 4])]);
    assert_eq!(
        pairs_of(Named::prefix().host(1).seq_any().name_any().skip()),
        [(b"ev\0\x01".to_vec(), vec![0; 4])]
    );
    // Text, and all that follows text, has no offset that every row shares.
    assert_eq!(Named::prefix().host(1).seq(2).name("a").skip().fuzzy_pairs(), None);
    assert_eq!(Named::prefix().host(1).seq(2).name_any().code(3).skip().fuzzy_pairs(), None);
}

#[test]
fn a_mask_knows_no_bounds() {
    // A bounded field is open to the mask, so the filter keeps more rows than the scan.
    let bounded = Named::prefix().host_range(1..3).seq(2).name_starts_with("a").skip();
    assert_eq!(bounded.fuzzy_pairs(), Named::prefix().host_any().seq(2).skip().fuzzy_pairs());
}

#[test]
fn a_set_is_a_pair_for_each_combination() {
    let pairs = pairs_of(Named::prefix().host_in([2, 1, 2]).seq_in([8, 9]).skip());
    let rows: Vec<_> = pairs.iter().map(|(row, _)| &row[2..]).collect();
    assert_eq!(rows, [[0, 1, 0, 8], [0, 1, 0, 9], [0, 2, 0, 8], [0, 2, 0, 9]]);
    // 65,536 pairs are sent, more are not; the salt multiplies them.
    let count = |hosts, seqs| {
        let scan = Named::prefix().host_in(0..hosts).seq_in(0..seqs).skip();
        scan.fuzzy_pairs().map(|pairs| pairs.len())
    };
    assert_eq!([count(256, 256), count(256, 257)], [Some(1 << 16), None]);
    let salted = |kinds| {
        let scan = Event::prefix().host_any().at_in(0..kinds).skip();
        scan.fuzzy_pairs().map(|pairs| pairs.len())
    };
    assert_eq!([salted(1 << 13), salted((1 << 13) + 1)], [Some(1 << 16), None]);
}

#[derive(RowKey)]
enum Table {
    #[rowkey(prefix = "a")]
    Named(Named),
    #[rowkey(prefix = "b")]
    Pair(Option3),
}

#[test]
fn pairs_of_a_row_kind() {
    let pairs = pairs_of(Table::prefix().pair_prefix(Option3::prefix().x_any().y(0)).skip());
    // The order of `i8` turns its sign bit: 0 is 80.
    assert_eq!(pairs, [(b"b\0\x80".to_vec(), vec![0, 1, 0])]);
    // One pair for each kind: its prefix.
    let all: Vec<_> = pairs_of(Table::prefix().skip()).into_iter().map(|(row, _)| row[0]).collect();
    assert_eq!(all, b"ab");
}

#[derive(RowKey, Debug, Clone)]
#[rowkey(salt(buckets = 5), prefix = "w")]
struct Whole {
    a: u8,
    b: Option3,
}

/// A nested key of fixed width.
#[derive(RowKey, Debug, Clone, Copy, PartialEq)]
struct Option3 {
    x: bool,
    y: i8,
}

fn event() -> impl Strategy<Value = Event> {
    let small = (0..3u8, -1..2i64, 0..3u16, any::<[bool; 2]>());
    small.prop_map(|(host, at, kind, code)| Event { host, at, kind, code: code.map(u8::from) })
}

/// Constrains a field to a set of values if there are some, and leaves it open otherwise.
macro_rules! skip {
    ($scan:expr) => { $scan.skip() };
    ($scan:expr, $f_in:ident($values:expr) or $f_any:ident $($rest:tt)*) => {{
        let scan = $scan;
        match &$values {
            Some(values) => skip!(scan.$f_in(values.iter().copied()) $($rest)*),
            None => skip!(scan.$f_any() $($rest)*),
        }
    }};
}

/// The values that a field may have, one or two; `None`: any.
fn asked<T: std::fmt::Debug>(value: impl Strategy<Value = T>) -> impl Strategy<Value = Option<Vec<T>>> {
    proptest::option::of(proptest::collection::vec(value, 1..3))
}

/// The field may have this value.
fn allows<T: PartialEq>(asked: &Option<Vec<T>>, value: T) -> bool {
    asked.as_ref().is_none_or(|values| values.contains(&value))
}

fn distinct<T: Ord + Clone>(asked: &Option<Vec<T>>) -> usize {
    asked.as_ref().map_or(1, |values| values.iter().collect::<std::collections::BTreeSet<_>>().len())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn finds_what_a_filter_finds(
        rows in proptest::collection::vec(event(), 1..60),
        host in asked(0..3u8),
        at in asked(-1..2i64),
        kind in asked(0..3u16),
        code in asked(any::<[bool; 2]>().prop_map(|code| code.map(u8::from))),
    ) {
        let scan = skip!(
            Event::prefix(),
            host_in(host) or host_any, at_in(at) or at_any, kind_in(kind) or kind_any, code_in(code) or code_any
        );
        let pairs = pairs_of(scan);
        let buckets = if host.is_some() { 1 } else { 8 };
        prop_assert_eq!(pairs.len(), buckets * distinct(&host) * distinct(&at) * distinct(&kind) * distinct(&code));
        for key in &rows {
            let matches = allows(&host, key.host)
                && allows(&at, key.at)
                && allows(&kind, key.kind)
                && allows(&code, key.code);
            prop_assert_eq!(passes(&pairs, &key.encode().unwrap()), matches, "{:?}", key);
        }
    }

    #[test]
    fn salted_as_a_whole(
        rows in proptest::collection::vec((0..3u8, any::<bool>(), -1..2i8), 1..40),
        named in any::<[bool; 2]>(),
    ) {
        let wanted = Whole { a: 1, b: Option3 { x: true, y: 0 } };
        let (a, b) = (named[0].then_some([wanted.a]), named[1].then_some([&wanted.b]));
        let pairs = pairs_of(skip!(Whole::prefix(), a_in(a) or a_any, b_in(b) or b_any));
        prop_assert_eq!(pairs.len(), if named == [true, true] { 1 } else { 5 });
        for (a, x, y) in rows {
            let key = Whole { a, b: Option3 { x, y } };
            let matches = (!named[0] || key.a == wanted.a) && (!named[1] || key.b == wanted.b);
            prop_assert_eq!(passes(&pairs, &key.encode()), matches, "{:?}", key);
        }
    }
}

#[derive(RowKey)]
struct Narrow {
    #[salt(buckets = 65536)]
    host: u32,
    at: u8,
}

#[derive(RowKey)]
enum Kinds {
    #[rowkey(prefix = "w")]
    Wide(Wide),
    #[rowkey(prefix = "n")]
    Narrow(Narrow),
}

#[derive(RowKey, Debug)]
struct Order {
    id: u8,
}

#[derive(RowKey, Debug)]
enum Kind {
    #[rowkey(prefix = "m")]
    Meta,
    #[rowkey(prefix = "o")]
    Order(Order),
}

#[derive(RowKey, Debug)]
struct Item {
    user: u8,
    #[rowkey(literal = "/")]
    kind: Kind,
    seq: u8,
}

#[test]
fn the_prefix_of_a_kind_and_a_literal_are_fixed_bytes() {
    let order = Kind::prefix().order_prefix(Order::prefix().id(7));
    let pairs = Item::prefix().user_any().kind_prefix(order).seq(9).skip().fuzzy_pairs().unwrap();
    assert_eq!(pairs, [(b"\0/o\x07\x09".to_vec(), vec![1, 0, 0, 0, 0])]);
    let rows = [7, 8].map(|id| Item { user: 3, kind: Kind::Order(Order { id }), seq: 9 }.encode());
    assert_eq!(rows.map(|row| passes(&pairs, &row)), [true, false]);
    let meta = Item::prefix().user_any().kind_prefix(Kind::prefix().meta()).skip().fuzzy_pairs().unwrap();
    assert!(passes(&meta, &Item { user: 3, kind: Kind::Meta, seq: 9 }.encode()));
    // The place of what follows depends on the kind.
    assert_eq!(Item::prefix().user(3).kind_any().seq(9).skip().fuzzy_pairs(), None);
}

/// A literal after text has no constant offset, so its bytes are fixed in no mask.
#[test]
fn a_literal_after_text_is_in_no_mask() {
    #[derive(RowKey)]
    struct Line {
        host: u8,
        seq: u8,
        name: String,
        #[rowkey(literal = ":")]
        level: u8,
    }
    let pairs = pairs_of(Line::prefix().host_any().seq(7).name_any().level_range(1..5).skip());
    assert_eq!(pairs, [(vec![0, 7], vec![1, 0])]);
}

#[test]
fn masks_for_many_buckets_are_refused_before_they_are_made() {
    let scan = Narrow::prefix().host_any().at_in(0..=255).skip();
    assert_eq!(scan.fuzzy_pairs(), None, "2^24 pairs");
    // One bucket of it has few.
    let bucket = Narrow::prefix().ranges().get(7).unwrap();
    assert_eq!(scan.within(&bucket).fuzzy_pairs().unwrap().len(), 256);
    assert_eq!(Narrow::prefix().host_any().at(1).skip().fuzzy_pairs().unwrap().len(), 65_536);
    assert_eq!(Kinds::prefix().skip().fuzzy_pairs(), None, "2^17 pairs");
}
