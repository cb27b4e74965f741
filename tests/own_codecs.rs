//! Codecs, hashes and types of a user's own are held to what they say, and lose no row where they err.

use std::cell::Cell;
use std::collections::BTreeMap;

use rowkey::{
    DecodeFault, EncodeErrorKind, EncodeFault, FieldCodec, FieldDecode, Format, Place, Reader, RowKey,
    SaltHash, Sink,
};

/// Text that ends with the row, or with `00`.
struct Ended;

impl FieldCodec<String> for Ended {
    type Arg<'v> = String;
    const FORMAT: Format = Format::variable("ended").infallible();

    fn encode<P: Place, S: Sink>(value: &String, out: &mut S) -> Result<(), EncodeFault> {
        out.put(value.as_bytes());
        if !P::LAST {
            out.put(&[0]);
        }
        Ok(())
    }
}

impl<'r> FieldDecode<'r, String> for Ended {
    fn decode<P: Place>(row: &mut Reader<'r>) -> Result<String, DecodeFault> {
        let mut text = Vec::new();
        while row.remaining() > 0 {
            match row.byte()? {
                0 if !P::LAST => break,
                byte => text.push(byte),
            }
        }
        String::from_utf8(text).map_err(|_| row.fault("UTF-8"))
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

/// Says two bytes, writes as many as it is told.
struct Liar<const WRITES: usize>;

impl<const WRITES: usize> FieldCodec<u8> for Liar<WRITES> {
    type Arg<'v> = u8;
    const FORMAT: Format = Format::fixed("liar", 2).infallible();

    fn encode<P: Place, S: Sink>(value: &u8, out: &mut S) -> Result<(), EncodeFault> {
        (0..WRITES).for_each(|_| out.put(&[*value]));
        Ok(())
    }
}

impl<'r, const WRITES: usize> FieldDecode<'r, u8> for Liar<WRITES> {
    fn decode<P: Place>(row: &mut Reader<'r>) -> Result<u8, DecodeFault> {
        Ok(row.array::<2>()?[0])
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
#[should_panic(expected = "field `a`: the codec `liar` says that it writes 2 bytes, and wrote 1")]
fn a_codec_that_writes_too_little_is_named() {
    let _ = Short { a: 1, b: 2 }.encode();
}

#[test]
#[should_panic(expected = "field `a`: the codec `liar` says that it writes 2 bytes, and wrote 3")]
fn a_codec_that_writes_too_much_is_named() {
    let _ = Long { a: 1, b: 2 }.encode();
}

/// Takes a length from the row at its word.
struct Measured;

impl FieldCodec<Vec<u8>> for Measured {
    type Arg<'v> = Vec<u8>;
    const FORMAT: Format = Format::variable("measured");

    fn encode<P: Place, S: Sink>(value: &Vec<u8>, out: &mut S) -> Result<(), EncodeFault> {
        out.put(&(value.len() as u64).to_be_bytes());
        out.put(value);
        Ok(())
    }
}

impl<'r> FieldDecode<'r, Vec<u8>> for Measured {
    fn decode<P: Place>(row: &mut Reader<'r>) -> Result<Vec<u8>, DecodeFault> {
        let len = u64::from_be_bytes(row.array()?);
        Ok(row.bytes(usize::try_from(len).unwrap_or(usize::MAX))?.into_owned())
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

/// Says that it never fails, and does.
struct Broken;

impl FieldCodec<u8> for Broken {
    type Arg<'v> = u8;
    const FORMAT: Format = Format::fixed("broken", 1).infallible();

    fn encode<P: Place, S: Sink>(_: &u8, _: &mut S) -> Result<(), EncodeFault> {
        Err(EncodeErrorKind::Negative.into())
    }
}

impl<'r> FieldDecode<'r, u8> for Broken {
    fn decode<P: Place>(row: &mut Reader<'r>) -> Result<u8, DecodeFault> {
        Ok(row.array::<1>()?[0])
    }
}

/// Beside a field that may fail, too: nothing is kept for an error that cannot be.
#[test]
#[should_panic(expected = "a codec that calls itself infallible refused a value: field `a`")]
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

impl FieldCodec<u8> for Wavering {
    type Arg<'v> = u8;
    const FORMAT: Format = Format::fixed("wavering", 1).infallible();

    fn encode<P: Place, S: Sink>(value: &u8, out: &mut S) -> Result<(), EncodeFault> {
        out.put(&[*value]);
        Ok(())
    }
}

impl<'r> FieldDecode<'r, u8> for Wavering {
    fn decode<P: Place>(row: &mut Reader<'r>) -> Result<u8, DecodeFault> {
        thread_local!(static TIMES: Cell<u32> = const { Cell::new(0) });
        let byte = row.byte()?;
        TIMES.set(TIMES.get() + 1);
        if TIMES.get().is_multiple_of(2) { Ok(byte) } else { Err(row.fault("not this time")) }
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
    assert_eq!(error.to_string(), "field `row` at byte 1: a codec refused it, and took it when asked why");
}
