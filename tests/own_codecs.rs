//! Custom codecs, hashes and types: what they declare is checked, and a wrong declaration loses no row.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::ops::Bound;
use std::panic::{AssertUnwindSafe, catch_unwind};

use rowkey::codec::{Codec, Decode, EncodeFault, End, Ordered, Reader, Sink};
use rowkey::layout::Node;
use rowkey::{DecodeErrorKind, EncodeErrorKind, KeyBuf, KeyRanges, RowKey, RowKeyRef, SaltHash, SkipScan};

/// Text that ends with the row, or with `00`.
struct Ended;

impl Codec<String> for Ended {
    type Arg<'v> = String;
    const NODE: &'static Node = &Node::variable("ended");
    const INFALLIBLE: bool = true;

    fn write<S: Sink>(value: &String, end: End, out: &mut S) -> Result<(), EncodeFault> {
        out.put(value.as_bytes());
        if end != End::Row {
            out.put(&[0]);
        }
        Ok(())
    }
}

impl<'r> Decode<'r, String> for Ended {
    fn read(row: &mut Reader<'r>, end: End) -> Option<String> {
        let mut text = Vec::new();
        while row.remaining() > 0 {
            match row.byte()? {
                0 if end != End::Row => break,
                byte => text.push(byte),
            }
        }
        String::from_utf8(text).ok().or_else(|| row.refuse("UTF-8"))
    }
}

#[derive(RowKey, Debug, Clone, PartialEq)]
struct Tagged {
    site: u8,
    #[rowkey(with = Ended)]
    tag: String,
}

#[derive(RowKey, Debug, PartialEq)]
struct Index {
    at: Tagged,
    hits: u16,
}

#[test]
fn the_scan_of_one_value_leaves_out_those_that_begin_with_it() {
    let row = |tag: &str| Tagged { site: 1, tag: tag.into() }.encode();
    let scan = Tagged::prefix().site(1).tag("a".into()).range();
    assert!(scan.contains(&row("a")) && !scan.contains(&row("ab")), "{scan:?}");

    let index = |tag: &str| Index { at: Tagged { site: 1, tag: tag.into() }, hits: 9 };
    let scan = Index::prefix().at_prefix(Tagged::prefix().site(1).tag("a".into())).range();
    assert!(scan.contains(&index("a").encode()) && !scan.contains(&index("ab").encode()), "{scan:?}");
    assert_eq!(Index::decode(&index("a").encode()), Ok(index("a")));
}

/// The same, but only before more fields: a row cannot end with it.
struct Inside;

impl Codec<String> for Inside {
    type Arg<'v> = String;
    const NODE: &'static Node = &Node::variable("inside");

    fn write<S: Sink>(value: &String, end: End, out: &mut S) -> Result<(), EncodeFault> {
        match end {
            End::Row => Err(EncodeFault::custom("more fields have to follow")),
            _ => Ended::write(value, end, out),
        }
    }
}

impl<'r> Decode<'r, String> for Inside {
    fn read(row: &mut Reader<'r>, end: End) -> Option<String> {
        Ended::read(row, end)
    }
}

#[derive(RowKey, Debug)]
struct Part {
    site: u8,
    #[rowkey(with = Inside)]
    tag: String,
}

#[derive(RowKey, Debug)]
struct Whole {
    part: Part,
    hits: u16,
}

/// A scan of `Part` knows only its own rows, which have none of these values.
#[test]
fn a_scan_finds_values_that_can_only_be_written_in_a_nested_key() {
    const TAGS: [&str; 4] = ["", "a", "ab", "b"];
    let whole = |tag: &str| Whole { part: Part { site: 1, tag: tag.into() }, hits: 9 }.encode();
    let part = || Part::prefix().site(1);
    let is = |tag: &str| tag.to_owned()..=tag.to_owned();
    let found = |asked: (KeyRanges, SkipScan)| {
        let rows: BTreeMap<KeyBuf, &str> = TAGS.map(|tag| (whole(tag).expect("a row"), tag)).into();
        let skip = asked.1.scan(|range| rows.range(range).collect::<Vec<_>>(), |(row, _)| row);
        let skip: Vec<&str> = skip.map(|(_, tag)| *tag).collect();
        let ranges =
            asked.0.iter().flat_map(|range| rows.range(range).map(|(_, tag)| *tag).collect::<Vec<_>>());
        assert_eq!(ranges.collect::<Vec<&str>>(), skip);
        skip
    };
    macro_rules! found {
        ($part:expr) => {{
            let scan = Whole::prefix().part_prefix($part);
            found((scan.clone().ranges(), scan.skip()))
        }};
    }
    assert!(part().tag("a".into()).is_err());
    assert_eq!(found!(part().tag_in(["a".into()])), ["a"]);
    assert_eq!(found!(part().tag_in(["b".into(), "".into(), "b".into()])), ["", "b"]);
    assert_eq!(found!(part().tag_range(is("a"))), ["a"]);
    assert_eq!(found!(part().tag_range_in([is("b"), is("a")])), ["a", "b"]);
    // Bounds of no row of `Part`: above all of them, so nothing is left out there.
    assert_eq!(found!(part().tag_range(.."ab".to_owned())), ["", "a"]);
    assert_eq!(found!(part().tag_range(..)), TAGS);
    assert_eq!(found!(Part::prefix().site_in([1]).tag_range(.."b".to_owned())), ["", "a", "ab"]);
    assert!(Part::prefix().site(1).tag_in(["a".into()]).ranges().is_empty());
}

/// Gives buckets that are not there.
struct Beyond;

impl SaltHash for Beyond {
    const NAME: &'static str = "beyond";

    fn bucket(parts: &[&[u8]], _: u32) -> u32 {
        parts.iter().flat_map(|part| part.iter()).map(|&byte| u32::from(byte) * 1001).sum()
    }
}

#[derive(RowKey, Debug, PartialEq)]
struct Reading {
    #[salt(buckets = 7, hash = Beyond)]
    sensor: u8,
}

#[test]
fn a_hash_beyond_its_buckets_hides_no_row() {
    let table: BTreeMap<[u8; 2], u8> =
        (0..=255).map(|sensor| (Reading { sensor }.encode(), sensor)).collect();
    assert_eq!(table.len(), 256);
    let scans = Reading::prefix().ranges();
    let found = scans.iter().flat_map(|scan| {
        table.iter().filter(move |(row, _)| scan.contains(&row[..])).map(|(_, sensor)| *sensor)
    });
    assert_eq!(found.count(), 256);
}

/// The names of the crate's hashes are theirs, however they are written.
#[test]
fn a_hash_of_the_crate_may_be_written_as_a_path() {
    type Phoenix = rowkey::Java31;
    #[derive(RowKey)]
    struct ByName(#[salt(buckets = 7, hash = java31)] u8);
    #[derive(RowKey)]
    struct ByPath(#[salt(buckets = 7, hash = rowkey::Java31)] u8);
    #[derive(RowKey)]
    struct ByAlias(#[salt(buckets = 7, hash = Phoenix)] u8);
    #[derive(RowKey)]
    struct Others(
        #[salt(buckets = 7, hash = rowkey::Xxh64)] u8,
        #[rowkey(name = own)] Sha,
        #[rowkey(desc)] Own,
    );
    #[derive(RowKey)]
    struct Sha(#[salt(buckets = 7, hash = rowkey::Sha256)] u8);
    #[derive(RowKey)]
    struct Own(#[salt(buckets = 7, hash = Beyond)] u8);
    assert_eq!(ByPath(9).encode(), ByName(9).encode());
    assert_eq!((ByPath::FINGERPRINT, ByAlias::FINGERPRINT), (ByName::FINGERPRINT, ByName::FINGERPRINT));
    assert_eq!(Others(1, Sha(2), Own(3)).encode()[1..], [1, 2, !3]);
}

/// Declares two bytes, writes a given number.
struct Liar<const WRITES: usize>;

impl<const WRITES: usize> Codec<u8> for Liar<WRITES> {
    type Arg<'v> = u8;
    const NODE: &'static Node = &Node::fixed("liar", 2);
    const INFALLIBLE: bool = true;

    fn write<S: Sink>(value: &u8, _: End, out: &mut S) -> Result<(), EncodeFault> {
        (0..WRITES).for_each(|_| out.put(&[*value]));
        Ok(())
    }
}

impl<'r, const WRITES: usize> Decode<'r, u8> for Liar<WRITES> {
    fn read(row: &mut Reader<'r>, _: End) -> Option<u8> {
        Some(row.array::<2>()?[0])
    }
}

#[derive(RowKey)]
struct Short {
    #[rowkey(with = Liar::<1>)]
    a: u8,
    b: u8,
}

#[derive(RowKey)]
struct Long {
    b: u8,
    #[rowkey(with = Liar::<3>)]
    a: u8,
}

#[test]
#[should_panic(expected = "field `a`: the codec `liar` declares that it writes 2 bytes, and wrote 1")]
fn a_codec_that_writes_too_little_is_named() {
    let _ = Short { a: 1, b: 2 }.encode();
}

#[test]
#[should_panic(expected = "field `a`: the codec `liar` declares that it writes 2 bytes, and wrote 3")]
fn a_codec_that_writes_too_much_is_named() {
    let _ = Long { a: 1, b: 2 }.encode();
}

#[test]
#[should_panic(expected = "field `a`: the codec `liar` declares that it writes 2 bytes, and wrote 1")]
fn a_codec_that_is_turned_around_is_named() {
    #[derive(RowKey)]
    struct Turned {
        #[rowkey(desc, with = Liar::<1>)]
        a: u8,
        b: u8,
    }

    let _ = Turned { a: 1, b: 2 }.encode();
}

/// Takes a length from the row at its word.
struct Measured;

impl Codec<Vec<u8>> for Measured {
    type Arg<'v> = Vec<u8>;
    const NODE: &'static Node = &Node::variable("measured");

    fn write<S: Sink>(value: &Vec<u8>, _: End, out: &mut S) -> Result<(), EncodeFault> {
        out.put(&(value.len() as u64).to_be_bytes());
        out.put(value);
        Ok(())
    }
}

impl<'r> Decode<'r, Vec<u8>> for Measured {
    fn read(row: &mut Reader<'r>, _: End) -> Option<Vec<u8>> {
        let len = u64::from_be_bytes(row.array()?);
        Some(row.bytes(usize::try_from(len).unwrap_or(usize::MAX))?.into_owned())
    }
}

#[derive(RowKey, Debug)]
struct Blob {
    #[rowkey(with = Measured)]
    bytes: Vec<u8>,
}

#[test]
fn a_length_beyond_the_row_is_an_error() {
    for len in [3, u64::MAX - 7, u64::MAX] {
        assert!(Blob::decode(&len.to_be_bytes()).is_err());
    }
}

/// A codec that only runs out of bytes gives no rule, and none is needed.
#[test]
fn a_row_that_ends_in_a_value_of_variable_width_is_too_short() {
    for found in 0..3 {
        let mut row = 3u64.to_be_bytes().to_vec();
        row.resize(8 + found, 7);
        let error = Blob::decode(&row).unwrap_err();
        assert_eq!(error.kind(), DecodeErrorKind::Truncated { expected: 3, found });
        assert_eq!((error.field(), error.offset()), ("bytes", 8));
        let said = error.to_string();
        assert_eq!(Blob::explain(&row).fault.map(|fault| fault.to_string()), Some(said));
    }
}

/// Encodes as the default codec does, and refuses odd numbers, with a rule or without one.
struct Even<const SAYS: bool>;

impl<const SAYS: bool> Codec<u32> for Even<SAYS> {
    type Arg<'v> = u32;
    const NODE: &'static Node = <Ordered as Codec<u32>>::NODE;
    const INFALLIBLE: bool = true;

    fn write<S: Sink>(value: &u32, end: End, out: &mut S) -> Result<(), EncodeFault> {
        <Ordered as Codec<u32>>::write(value, end, out)
    }
}

impl<'r, const SAYS: bool> Decode<'r, u32> for Even<SAYS> {
    fn read(row: &mut Reader<'r>, end: End) -> Option<u32> {
        let number = <Ordered as Decode<'r, u32>>::read(row, end)?;
        match number % 2 {
            0 => Some(number),
            _ if SAYS => row.refuse("expected an even number"),
            _ => None,
        }
    }
}

#[derive(RowKey, Debug)]
struct Evens {
    site: u8,
    #[rowkey(with = Even::<true>)]
    said: u32,
    #[rowkey(with = Even::<false>)]
    unsaid: u32,
    seq: u16,
}

/// Whatever kind of bytes it says that it writes.
#[test]
fn a_codec_that_refuses_what_its_kind_allows_is_named() {
    let row = Evens { site: 1, said: 2, unsaid: 4, seq: 5 }.encode();
    let rule = "field `said` at byte 5: expected an even number";
    let none = "field `unsaid` at byte 9: the codec refused it, and gave no rule";
    for (at, said) in [(4, rule), (8, none)] {
        let mut row = row;
        row[at] |= 1;
        let error = Evens::decode(&row).unwrap_err();
        assert_eq!(error.to_string(), said);
        assert_eq!(Evens::explain(&row).fault.map(|fault| fault.to_string()).as_deref(), Some(said));
        // Another field is still found.
        assert_eq!(Evens::decode_seq(&row), Ok(5));
    }
}

/// Named nearly like a number, and wider than any.
#[derive(RowKey, Debug, Clone, PartialEq)]
struct U32(#[pad(3)] u32);

#[derive(RowKey, Debug, PartialEq)]
struct Named {
    a: U32,
    b: u16,
}

#[test]
fn a_type_named_like_a_number_is_none() {
    assert!(Named { a: U32(5000), b: 1 }.encode().is_err());
    assert!(Named::prefix().a(&U32(5000)).is_err());
    assert_eq!(Named { a: U32(50), b: 1 }.encode(), Ok(*b"050\x00\x01"));
}

/// Declares itself infallible, and fails.
struct Broken;

impl Codec<u8> for Broken {
    type Arg<'v> = u8;
    const NODE: &'static Node = &Node::fixed("broken", 1);
    const INFALLIBLE: bool = true;

    fn write<S: Sink>(_: &u8, _: End, _: &mut S) -> Result<(), EncodeFault> {
        Err(EncodeErrorKind::Negative.into())
    }
}

impl<'r> Decode<'r, u8> for Broken {
    fn read(row: &mut Reader<'r>, _: End) -> Option<u8> {
        row.byte()
    }
}

/// Beside a field that may fail, too: nothing is kept for an error that cannot be.
#[test]
#[should_panic(expected = "a codec that declares itself infallible rejected a value: field `a`")]
fn a_codec_that_breaks_its_promise_is_a_panic() {
    #[derive(RowKey)]
    struct Key {
        #[rowkey(with = Broken)]
        a: u8,
        #[pad(2)]
        b: u8,
    }

    let _ = Key { a: 1, b: 2 }.encode();
}

/// Refuses every other time.
struct Wavering;

impl Codec<u8> for Wavering {
    type Arg<'v> = u8;
    const NODE: &'static Node = &Node::fixed("wavering", 1);
    const INFALLIBLE: bool = true;

    fn write<S: Sink>(value: &u8, _: End, out: &mut S) -> Result<(), EncodeFault> {
        out.put(&[*value]);
        Ok(())
    }
}

impl<'r> Decode<'r, u8> for Wavering {
    fn read(row: &mut Reader<'r>, _: End) -> Option<u8> {
        thread_local!(static TIMES: Cell<u32> = const { Cell::new(0) });
        let byte = row.byte()?;
        TIMES.set(TIMES.get() + 1);
        if TIMES.get() % 2 == 0 { Some(byte) } else { row.refuse("not this time") }
    }
}

/// A row that is refused is read again for the reason. What was refused once stays refused.
#[test]
fn a_codec_that_takes_what_it_refused_gives_an_error() {
    #[derive(RowKey, Debug)]
    struct Vote {
        #[rowkey(with = Wavering)]
        by: u8,
    }

    let error = Vote::decode(&[3]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "field `row` at byte 1: the codec rejected the row, then accepted it when asked why"
    );
}

/// Declares two bytes, and reads a given number.
struct Half<const READS: usize = 1>;

impl<const READS: usize> Codec<u8> for Half<READS> {
    type Arg<'v> = u8;
    const NODE: &'static Node = &Node::fixed("half", 2);
    const INFALLIBLE: bool = true;

    fn write<S: Sink>(value: &u8, _: End, out: &mut S) -> Result<(), EncodeFault> {
        out.put(&[*value, 0]);
        Ok(())
    }
}

impl<'r, const READS: usize> Decode<'r, u8> for Half<READS> {
    fn read(row: &mut Reader<'r>, _: End) -> Option<u8> {
        row.array::<READS>()?.first().copied()
    }
}

#[derive(RowKey, Debug)]
struct Halved {
    #[rowkey(with = Half)]
    half: u8,
    seq: u16,
}

/// Not the field after it, which begins in the wrong place, and not silently.
#[test]
fn a_codec_that_reads_another_width_is_named() {
    const SAID: &str = "field `half` at byte 0: the codec `half` declares a width of 2 bytes, but read 1";

    let row = Halved { half: 7, seq: 9 }.encode();
    assert_eq!(row, [7, 0, 0, 9]);
    let error = Halved::decode(&row).unwrap_err();
    assert_eq!((error.field(), error.offset(), error.to_string().as_str()), ("half", 0, SAID));
    let wrong_width = DecodeErrorKind::WrongWidth { codec: &"half", expected: 2, found: 1 };
    assert_eq!(error.kind(), wrong_width);
    assert_eq!(Halved::decode_half(&row), Err(error));
    assert_eq!(Halved::explain(&row).fault.unwrap().to_string(), SAID);
    // The declared width determines where the next field begins.
    assert_eq!(Halved::decode_seq(&row), Ok(9));
    // A row that would decode if the codec were taken at its bytes.
    assert!(Halved::decode(&row[1..]).is_err());
    assert!(Halved::decode_half(&row[..1]).is_err());
}

#[test]
fn a_codec_that_reads_another_width_is_named_wherever_it_stands() {
    #[derive(RowKey, Debug)]
    struct Last {
        name: String,
        #[rowkey(with = Half)]
        half: u8,
    }

    #[derive(RowKey, Debug)]
    struct Greedy {
        #[rowkey(with = Half::<3>)]
        half: u8,
        seq: u16,
    }

    #[derive(RowKey, Debug)]
    struct Descending {
        #[rowkey(desc, with = Half)]
        half: u8,
        seq: u16,
    }

    #[derive(RowKey, Debug)]
    #[rowkey(delimiter = ",")]
    struct Delimited {
        #[rowkey(with = Comma)]
        half: u8,
        rest: String,
    }

    #[derive(RowKey, Debug)]
    struct Nested {
        name: String,
        halved: Halved,
    }

    #[derive(RowKey, Debug)]
    enum Table {
        #[rowkey(prefix = "h/")]
        Halved(Halved),
    }

    /// Text that a comma can follow.
    struct Comma;

    impl Codec<u8> for Comma {
        type Arg<'v> = u8;
        const NODE: &'static Node = &Node::fixed("half", 2).bytes_within(b'0', b'9');

        fn write<S: Sink>(value: &u8, _: End, out: &mut S) -> Result<(), EncodeFault> {
            out.put(&[b'0' + value % 10; 2]);
            Ok(())
        }
    }

    impl<'r> Decode<'r, u8> for Comma {
        fn read(row: &mut Reader<'r>, _: End) -> Option<u8> {
            Some(row.byte()? - b'0')
        }
    }

    let halved = || Halved { half: 7, seq: 9 };
    macro_rules! named {
        ($($key:expr, $row:expr => $said:literal;)*) => {$({
            fn said<K: RowKey + Debug>(_: &K, row: &[u8]) -> String {
                K::decode(row).unwrap_err().to_string()
            }
            let key = $key;
            let row = key.try_encode().unwrap();
            assert_eq!(row[..], $row[..]);
            assert_eq!(said(&key, &row), $said);
        })*};
    }
    named! {
        Last { name: "a".into(), half: 7 }, b"a\0\x07\0" =>
            "field `half` at byte 2: the codec `half` declares a width of 2 bytes, but read 1";
        Greedy { half: 7, seq: 9 }, [7, 0, 0, 9] =>
            "field `half` at byte 0: the codec `half` declares a width of 2 bytes, but read 3";
        Descending { half: 7, seq: 9 }, [0xF8, 0xFF, 0, 9] =>
            "field `half` at byte 0: the codec `half` declares a width of 2 bytes, but read 1";
        Delimited { half: 7, rest: "a".into() }, b"77,a" =>
            "field `half` at byte 0: the codec `half` declares a width of 2 bytes, but read 1";
        Nested { name: "a".into(), halved: halved() }, b"a\0\x07\0\0\x09" =>
            "field `halved.half` at byte 2: the codec `half` declares a width of 2 bytes, but read 1";
        Table::Halved(halved()), b"h/\x07\0\0\x09" =>
            "field `Halved.half` at byte 2: the codec `half` declares a width of 2 bytes, but read 1";
    }
    assert!(Last::decode_half(b"a\0\x07\0").is_err());
    assert!(Greedy::decode_half(&[7, 0, 0, 9]).is_err());
    assert!(Descending::decode_half(&[0xF8, 0xFF, 0, 9]).is_err());
    assert!(Delimited::decode_half(b"77,a").is_err());
    assert!(Nested::decode_halved(b"a\0\x07\0\0\x09").is_err());
    assert_eq!(Greedy::decode_seq(&[7, 0, 0, 9]), Ok(9));
    assert_eq!(Delimited::decode_rest(b"77,a"), Ok("a".into()));
}

/// Its own bytes, of any value: only where the row ends after it are they no delimiter.
#[test]
fn a_codec_ends_a_delimited_key() {
    struct Rest;

    impl Codec<Vec<u8>> for Rest {
        type Arg<'v> = Vec<u8>;
        const NODE: &'static Node = &Node::variable("rest");

        fn write<S: Sink>(value: &Vec<u8>, _: End, out: &mut S) -> Result<(), EncodeFault> {
            out.put(value);
            Ok(())
        }
    }

    impl<'r> Decode<'r, Vec<u8>> for Rest {
        fn read(row: &mut Reader<'r>, _: End) -> Option<Vec<u8>> {
            row.take(row.remaining()).map(<[u8]>::to_vec)
        }
    }

    #[derive(RowKey, Debug, PartialEq)]
    #[rowkey(delimiter("::", unordered))]
    struct Line {
        site: String,
        #[rowkey(with = Rest)]
        rest: Vec<u8>,
    }

    let line = Line { site: "a".into(), rest: b"b::c\0".to_vec() };
    let row = line.encode().unwrap();
    assert_eq!(row[..], *b"a::b::c\0");
    assert_eq!(Line::decode(&row).unwrap(), line);
    assert!(Line::prefix().site("a").unwrap().range().contains(&row));
    let read: rowkey::Layout = serde_json::from_str(&serde_json::to_string(Line::LAYOUT).unwrap()).unwrap();
    assert_eq!(read, *Line::LAYOUT);
}

/// Panics on 13, after it has written some of it.
struct Superstitious<const FIXED: bool>;

impl<const FIXED: bool> Codec<u8> for Superstitious<FIXED> {
    type Arg<'v> = u8;
    const NODE: &'static Node =
        &if FIXED { Node::fixed("superstitious", 2) } else { Node::variable("superstitious two") };

    fn write<S: Sink>(value: &u8, _: End, out: &mut S) -> Result<(), EncodeFault> {
        out.put(&[*value]);
        assert!(*value != 13, "not 13");
        out.put(&[*value]);
        Ok(())
    }
}

impl<'r, const FIXED: bool> Decode<'r, u8> for Superstitious<FIXED> {
    fn read(row: &mut Reader<'r>, _: End) -> Option<u8> {
        Some(row.array::<2>()?[0])
    }
}

/// What was written of a row before a codec panics is no row.
#[test]
fn a_panic_in_a_codec_leaves_the_buffer_as_it_was() {
    #[derive(RowKey, Debug)]
    struct Fixed {
        seq: u32,
        #[rowkey(with = Superstitious::<true>)]
        floor: u8,
    }

    #[derive(RowKey, Debug)]
    struct Variable {
        #[salt(buckets = 4)]
        name: String,
        #[rowkey(with = Superstitious::<false>)]
        floor: u8,
        rest: String,
    }

    #[derive(RowKey, Debug)]
    struct Nested {
        id: u8,
        key: Variable,
    }

    #[derive(RowKey, Debug)]
    enum Table {
        #[rowkey(prefix = "v/")]
        Variable(Variable),
    }

    let variable = |floor| Variable { name: "a".repeat(100), floor, rest: "b".into() };
    macro_rules! unwinds {
        ($floor:ident: $($key:expr;)*) => {$({
            let key = |$floor: u8| $key;
            for room in [0, 1000] {
                let mut buffer = Vec::with_capacity(room);
                buffer.extend_from_slice(b"before");
                let unlucky = key(13);
                let inherent = catch_unwind(AssertUnwindSafe(|| unlucky.encode_into(&mut buffer)));
                assert!(inherent.is_err());
                assert_eq!(buffer, b"before");
                let generic = catch_unwind(AssertUnwindSafe(|| unlucky.try_encode_into(&mut buffer)));
                assert!(generic.is_err());
                assert_eq!(buffer, b"before");
                // It goes on to work.
                key(12).encode_into(&mut buffer).unwrap();
                assert_eq!(buffer, [b"before", &key(12).try_encode().unwrap()[..]].concat());
            }
        })*};
    }
    unwinds! {
        floor:
        Fixed { seq: 7, floor };
        variable(floor);
        Nested { id: 7, key: variable(floor) };
        Table::Variable(variable(floor));
    }
}

/// As many `x` as the number says; before another field, a NUL ends them.
struct Run;

impl Codec<u8> for Run {
    type Arg<'v> = u8;
    const NODE: &'static Node = &Node::variable("run");

    fn write<S: Sink>(length: &u8, end: End, out: &mut S) -> Result<(), EncodeFault> {
        out.put(&vec![b'x'; usize::from(*length)]);
        if end != End::Row {
            out.put(&[0]);
        }
        Ok(())
    }
}

impl<'r> Decode<'r, u8> for Run {
    fn read(row: &mut Reader<'r>, end: End) -> Option<u8> {
        let mut length = 0;
        while row.clone().byte() == Some(b'x') {
            row.byte()?;
            length += 1;
        }
        if end != End::Row {
            row.byte().filter(|byte| *byte == 0)?;
        }
        Some(length)
    }
}

/// At the end of a row, a longer value begins with a shorter one: what is above the shorter one is not above the longer one.
#[test]
fn a_value_that_begins_with_another_is_after_it() {
    #[derive(RowKey)]
    struct Key {
        a: u8,
        #[rowkey(with = Run)]
        n: u8,
    }
    #[derive(RowKey)]
    struct Outer {
        key: Key,
    }
    let row = |n| Key { a: 0, n }.encode().unwrap().to_vec();
    let rows = [1, 2, 3].map(row);
    let open =
        |range: rowkey::KeyRange| rows.iter().filter(move |row| range.contains(row)).collect::<Vec<_>>();
    let rest = Key::prefix().skip().within(&Key::prefix().range().after(&rows[0]));
    assert_eq!(rest.scan(open, |row| &row[..]).collect::<Vec<_>>(), [&rows[1], &rows[2]]);
    let [low, high] = [1, 3].map(|n| Key { a: 0, n });
    let between = Outer::prefix().key_range((Bound::Excluded(&low), Bound::Excluded(&high))).range();
    assert_eq!(rows.each_ref().map(|row| between.contains(row)), [false, true, false]);
}
