//! Masks as HBase's `FuzzyRowFilter` takes them, against a filter that compares the fields.

#![allow(missing_docs, reason = "nothing here is for others")]

use proptest::prelude::*;
use rowkey::RowKey;

/// What `FuzzyRowFilter` says of a row: every byte whose mask is 0 is that of the pair.
fn satisfies(row: &[u8], pairs: &[(Vec<u8>, Vec<u8>)]) -> bool {
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
    let pairs = Action::fuzzy().month(1).unwrap().action(99).unwrap().pairs();
    let row = b"\0\0\0\0_99_\0\0\0\0_01".to_vec();
    let mask = vec![1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0];
    assert_eq!(pairs, [(row, mask)]);
}

#[test]
fn one_pair_a_bucket_unless_the_fields_decide_it() {
    let pairs = Event::fuzzy().kind(42).unwrap().pairs();
    assert_eq!(pairs.len(), 8);
    for (bucket, (row, mask)) in pairs.iter().enumerate() {
        assert_eq!((usize::from(row[0]), mask[0]), (bucket, 0));
        assert_eq!((&row[10..13], &mask[10..13]), (&b"042"[..], &[0, 0, 0][..]));
    }
    let pairs = Event::fuzzy().kind(42).unwrap().host(3).pairs();
    assert_eq!(pairs.len(), 1);
    let key = Event { host: 3, at: 0, kind: 42, code: [0; 2] };
    assert_eq!(pairs[0].0[0], key.encode().unwrap()[0]);
    assert!(Event::fuzzy().kind(1000).is_err());
}

#[test]
fn fields_in_front_of_one_without_a_width() {
    #[derive(RowKey)]
    #[rowkey(prefix = "ev")]
    struct Named {
        host: u16,
        seq: u16,
        name: String,
    }
    let pairs = Named::fuzzy().seq(0x0102).pairs();
    assert_eq!(pairs, [(b"ev\0\0\x01\x02".to_vec(), vec![0, 0, 1, 1, 0, 0])]);
    // Behind the last fixed byte nothing is said.
    assert_eq!(Named::fuzzy().host(1).pairs(), [(b"ev\0\x01".to_vec(), vec![0; 4])]);
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

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn finds_what_a_filter_finds(
        rows in proptest::collection::vec(event(), 1..60),
        wanted in event(),
        named in any::<[bool; 4]>(),
        backwards in any::<bool>(),
    ) {
        let mut mask = Event::fuzzy();
        let order = if backwards { [3, 2, 1, 0] } else { [0, 1, 2, 3] };
        for field in order.into_iter().filter(|&field| named[field]) {
            mask = match field {
                0 => mask.host(wanted.host),
                1 => mask.at(wanted.at),
                2 => mask.kind(wanted.kind).unwrap(),
                _ => mask.code(wanted.code),
            };
        }
        let pairs = mask.pairs();
        prop_assert_eq!(pairs.len(), if named[0] { 1 } else { 8 });
        for key in &rows {
            let matches = (!named[0] || key.host == wanted.host)
                && (!named[1] || key.at == wanted.at)
                && (!named[2] || key.kind == wanted.kind)
                && (!named[3] || key.code == wanted.code);
            prop_assert_eq!(satisfies(&key.encode().unwrap(), &pairs), matches, "{:?} for {:?}", key, wanted);
        }
    }

    #[test]
    fn salted_as_a_whole(rows in proptest::collection::vec((0..3u8, any::<bool>(), -1..2i8), 1..40), named in any::<[bool; 2]>()) {
        let wanted = Whole { a: 1, b: Option3 { x: true, y: 0 } };
        let mut mask = Whole::fuzzy();
        if named[1] {
            mask = mask.b(&wanted.b);
        }
        if named[0] {
            mask = mask.a(wanted.a);
        }
        let pairs = mask.pairs();
        prop_assert_eq!(pairs.len(), if named == [true, true] { 1 } else { 5 });
        for (a, x, y) in rows {
            let key = Whole { a, b: Option3 { x, y } };
            let matches = (!named[0] || key.a == wanted.a) && (!named[1] || key.b == wanted.b);
            prop_assert_eq!(satisfies(&key.encode(), &pairs), matches, "{:?}", key);
        }
    }
}
