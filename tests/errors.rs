//! The text of every error, through derived keys.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt::Debug;
use std::num::{NonZeroU8, NonZeroU16};

use rowkey::codec::{Codec, Decode, EncodeFault, End, Ordered, Reader, Sink};
use rowkey::layout::Node;
use rowkey::{DecodeError, DecodeErrorKind, EncodeError, EncodeErrorKind, RowKey, RowKeyRef};

#[derive(RowKey, Debug, Clone, PartialEq)]
struct EventKey {
    #[salt(buckets = 16)]
    host: u32,
    #[reverse_ts]
    at: i64,
    seq: u16,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
struct FileKey {
    #[pad(6)]
    user_id: u32,
    #[pad(8)]
    create_time: u32,
    #[pad(6)]
    file_id: u32,
}

#[derive(RowKey, Debug, PartialEq)]
struct Login {
    from: std::net::IpAddr,
    hour: rowkey::BaseTime<3600>,
}

#[derive(RowKey, Debug, PartialEq)]
struct Lasting {
    length: std::time::Duration,
}

#[derive(RowKey, Debug, PartialEq)]
struct Priced {
    shop: u8,
    price: rust_decimal::Decimal,
}

#[derive(RowKey, Debug, PartialEq)]
struct Minute {
    hour: u8,
    #[rowkey(max = 1439)]
    minute: u16,
}

#[derive(RowKey, Debug, PartialEq)]
struct Narrow {
    #[rowkey(width = 3)]
    number: u32,
}

#[derive(RowKey, Debug, PartialEq)]
struct Raw {
    #[rowkey(raw)]
    user: i64,
    #[rowkey(raw, desc)]
    minute: i32,
}

#[derive(RowKey, Debug, PartialEq)]
struct Since {
    shop: u8,
    #[reverse_ts(from = 1000)]
    at: u64,
}

#[derive(RowKey, Debug, PartialEq)]
struct Padded {
    #[pad(4)]
    code: String,
    #[pad(4, fill = ' ')]
    char4: String,
}

#[derive(RowKey, Debug, PartialEq)]
#[rowkey(delimiter = ",")]
struct Comma {
    #[pad(2)]
    id: u8,
    name: String,
    rest: String,
}

#[derive(RowKey, Debug, PartialEq)]
struct Nul {
    #[rowkey(nul)]
    first: String,
    #[rowkey(nul)]
    last: String,
}

#[derive(RowKey, Debug, PartialEq)]
#[rowkey(max_len = 8)]
struct Limited {
    name: String,
    rest: String,
}

#[derive(RowKey, Debug, PartialEq)]
struct Outer {
    shop: u8,
    pk: FileKey,
    minute: Newtype,
}

#[derive(RowKey, Debug, PartialEq)]
struct Newtype(#[pad(2)] u8);

/// An even number, and nothing else.
struct Even;

impl Codec<u8> for Even {
    type Arg<'v> = u8;
    const NODE: &'static Node = &Node::fixed("even", 1);

    fn write<S: Sink>(value: &u8, _: End, out: &mut S) -> Result<(), EncodeFault> {
        out.put(&[*value]);
        if value % 2 == 0 { Ok(()) } else { Err(EncodeFault::custom("an odd number")) }
    }
}

impl<'r> Decode<'r, u8> for Even {
    fn read(row: &mut Reader<'r>, _: End) -> Option<u8> {
        let byte = row.clone().byte()?;
        if byte % 2 == 0 { row.byte() } else { row.refuse("expected an even number, found an odd one") }
    }
}

#[derive(RowKey, Debug, PartialEq)]
struct Custom {
    shop: u8,
    #[rowkey(with = Even)]
    even: u8,
}

mod encode {
    use super::*;

    /// The name of the kind, for the list of those seen.
    #[track_caller]
    fn refused<'r, K: RowKeyRef<'r> + Debug>(
        key: &K,
        field: &str,
        kind: EncodeErrorKind,
        text: &str,
    ) -> &'static str {
        let error = key.try_encode().unwrap_err();
        assert_eq!(error.field(), field, "{key:?}");
        assert_eq!(error.kind(), kind, "{key:?}");
        assert_eq!(error.to_string(), text, "{key:?}");
        // The buffer is as it was.
        let mut buffer = b"before".to_vec();
        assert_eq!(key.try_encode_into(&mut buffer), Err(error), "{key:?}");
        assert_eq!(buffer, b"before", "{key:?}");
        kind_name(kind)
    }

    fn kind_name(kind: EncodeErrorKind) -> &'static str {
        match kind {
            EncodeErrorKind::AboveMaximum { .. } => "above maximum",
            EncodeErrorKind::Negative => "negative",
            EncodeErrorKind::TooManyDigits { .. } => "too many digits",
            EncodeErrorKind::AfterOrigin { .. } => "after origin",
            EncodeErrorKind::TooLong { .. } => "too long",
            EncodeErrorKind::EndsInFill { .. } => "ends in fill",
            EncodeErrorKind::ForbiddenByte { .. } => "forbidden byte",
            EncodeErrorKind::NotAboveDelimiter { .. } => "not above the delimiter",
            EncodeErrorKind::RowTooLong { .. } => "row too long",
            EncodeErrorKind::Custom(_) => "custom",
            other => panic!("{other:?} is not tested"),
        }
    }

    #[test]
    fn every_kind_names_the_field_and_the_rule() {
        let padded = |code: &str, char4: &str| Padded { code: code.into(), char4: char4.into() };
        let comma = |name: &str| Comma { id: 1, name: name.into(), rest: ",".into() };
        let nul = |first: &str, last: &str| Nul { first: first.into(), last: last.into() };
        let seen = [
            refused(
                &Minute { hour: 0, minute: 1440 },
                "minute",
                EncodeErrorKind::AboveMaximum { value: 1440, max: &1439 },
                "field `minute`: 1440 is above the maximum, 1439",
            ),
            refused(
                &Narrow { number: 1 << 24 },
                "number",
                EncodeErrorKind::AboveMaximum { value: 16777216, max: &16777215 },
                "field `number`: 16777216 is above the maximum, 16777215",
            ),
            refused(
                &Raw { user: -1, minute: 0 },
                "user",
                EncodeErrorKind::Negative,
                "field `user`: a negative number, which `raw` would sort after all positive ones",
            ),
            refused(
                &FileKey { user_id: 1, create_time: 2, file_id: 1_000_000 },
                "file_id",
                EncodeErrorKind::TooManyDigits { digits: 7, width: 6 },
                "field `file_id`: the number has 7 digits, the field has 6",
            ),
            refused(
                &Since { shop: 1, at: 1001 },
                "at",
                EncodeErrorKind::AfterOrigin { origin: 1000 },
                "field `at`: the time is after 1000, the origin of `reverse_ts`",
            ),
            refused(
                &padded("abcde", ""),
                "code",
                EncodeErrorKind::TooLong { len: 5, width: 4 },
                "field `code`: the text has 5 bytes, the field has 4",
            ),
            refused(
                &padded("a\0", ""),
                "code",
                EncodeErrorKind::EndsInFill { fill: 0 },
                "field `code`: the text ends in the fill byte 0x00, which decode would drop",
            ),
            refused(
                &padded("", "a "),
                "char4",
                EncodeErrorKind::EndsInFill { fill: b' ' },
                "field `char4`: the text ends in the fill byte 0x20, which decode would drop",
            ),
            refused(
                &padded("", "a\tb"),
                "char4",
                EncodeErrorKind::ForbiddenByte { byte: b'\t', at: 1, least: b' ' },
                "field `char4`: byte 1 of the text is 0x09, and this field allows no byte below 0x20",
            ),
            refused(
                &comma("a,b"),
                "name",
                EncodeErrorKind::NotAboveDelimiter { byte: b',', at: 1, delimiter: b',' },
                "field `name`: byte 1 of the text is 0x2c (','); at or below the delimiter, 0x2c (','), it would sort wrongly or not decode",
            ),
            refused(
                &comma("ab "),
                "name",
                EncodeErrorKind::NotAboveDelimiter { byte: b' ', at: 2, delimiter: b',' },
                "field `name`: byte 2 of the text is 0x20; at or below the delimiter, 0x2c (','), it would sort wrongly or not decode",
            ),
            refused(
                &nul("a\0b", ""),
                "first",
                EncodeErrorKind::ForbiddenByte { byte: 0, at: 1, least: 1 },
                "field `first`: byte 1 of the text is 0x00, and this field allows no byte below 0x01",
            ),
            refused(
                &nul("", "\0"),
                "last",
                EncodeErrorKind::ForbiddenByte { byte: 0, at: 0, least: 1 },
                "field `last`: byte 0 of the text is 0x00, and this field allows no byte below 0x01",
            ),
            refused(
                &Limited { name: "abc".into(), rest: "defgh".into() },
                "row",
                EncodeErrorKind::RowTooLong { len: 9, max: 8 },
                "field `row`: the row has 9 bytes, `max_len` is 8",
            ),
            refused(
                &Custom { shop: 1, even: 3 },
                "even",
                EncodeErrorKind::Custom("an odd number"),
                "field `even`: an odd number",
            ),
        ];
        assert_eq!(BTreeSet::from(seen).len(), 10, "every kind: {seen:?}");
    }

    #[test]
    fn a_field_of_a_nested_key_is_named_with_the_field_that_holds_it() {
        let file = FileKey { user_id: 1_000_000, create_time: 0, file_id: 0 };
        refused(
            &Outer { shop: 1, pk: file.clone(), minute: Newtype(0) },
            "pk",
            EncodeErrorKind::TooManyDigits { digits: 7, width: 6 },
            "field `pk.user_id`: the number has 7 digits, the field has 6",
        );
        // The field of a newtype has no name of its own.
        refused(
            &Outer { shop: 1, pk: FileKey { user_id: 1, ..file }, minute: Newtype(100) },
            "minute",
            EncodeErrorKind::TooManyDigits { digits: 3, width: 2 },
            "field `minute`: the number has 3 digits, the field has 2",
        );
        refused(
            &Newtype(100),
            "0",
            EncodeErrorKind::TooManyDigits { digits: 3, width: 2 },
            "field `0`: the number has 3 digits, the field has 2",
        );
    }

    #[test]
    fn the_functions_of_the_type_give_the_same_errors() {
        let file = FileKey { user_id: 1_000_000, create_time: 0, file_id: 0 };
        let error = file.encode().unwrap_err();
        assert_eq!(file.try_encode().unwrap_err(), error);
        let mut buffer = b"before".to_vec();
        assert_eq!(file.encode_into(&mut buffer), Err(error));
        assert_eq!(buffer, b"before");
        assert_eq!(FileKey::prefix().user_id(1_000_000).err(), Some(error));
    }

    #[test]
    fn a_late_failure_of_a_long_row_leaves_the_buffer_as_it_was() {
        let long = "x".repeat(1000);
        let mut buffer = b"before".to_vec();
        let key = Nul { first: long.clone(), last: "\0".into() };
        assert!(key.encode_into(&mut buffer).is_err());
        assert_eq!(buffer, b"before");
        let key = Limited { name: long.clone(), rest: long };
        assert!(key.encode_into(&mut buffer).is_err());
        assert_eq!(buffer, b"before");
        // And goes on to work.
        Limited { name: "a".into(), rest: "b".into() }.encode_into(&mut buffer).unwrap();
        assert_eq!(buffer, b"beforea\x00b");
    }

    #[test]
    fn max_len_counts_every_byte_of_the_row() {
        assert!(Limited { name: "abc".into(), rest: "defg".into() }.encode().is_ok());
        assert!(Limited { name: "abc".into(), rest: "defgh".into() }.encode().is_err());
        assert!(Limited { name: "a\0".into(), rest: "defg".into() }.encode().is_ok());
        assert!(Limited { name: "a\0".into(), rest: "defgh".into() }.encode().is_err());
    }

    #[test]
    fn a_longer_row_of_an_enum_of_keys_is_refused() {
        #[derive(RowKey, Debug)]
        struct Named {
            name: String,
        }

        #[derive(RowKey, Debug)]
        #[rowkey(max_len = 4)]
        enum Table {
            #[rowkey(prefix = "n")]
            Named(Named),
        }

        assert!(Table::Named(Named { name: "abcd".into() }).encode().is_err());
        assert!(Table::decode(b"nabc").is_ok());
        let error = Table::decode(b"nabcd").unwrap_err();
        assert_eq!((error.field(), error.offset()), ("row", 4));
        assert_eq!(Table::explain(b"nabcd").fault.map(|fault| fault.to_string()), Some(error.to_string()));
    }

    #[test]
    fn a_row_of_max_len_is_read() {
        let key = Limited { name: "abc".into(), rest: "defg".into() };
        let row = key.encode().unwrap();
        assert_eq!(row.len(), 8);
        assert_eq!(Limited::decode(&row), Ok(key));
    }
}

mod decode {
    use super::*;

    #[derive(RowKey, Debug, PartialEq)]
    #[rowkey(allow(hotspot))]
    struct BeforeThe70s {
        #[reverse_ts(from = -5)]
        at: i64,
    }

    /// A time above `from` has no row, so one that the bytes name all the same is refused.
    #[test]
    fn a_time_is_counted_from_below_zero() {
        let key = BeforeThe70s { at: -7 };
        assert_eq!(key.encode(), Ok([0, 0, 0, 0, 0, 0, 0, 2]));
        assert_eq!(BeforeThe70s::decode(&[0, 0, 0, 0, 0, 0, 0, 2]), Ok(key));
        assert!(BeforeThe70s { at: -4 }.encode().is_err());
        refused::<BeforeThe70s>(
            &[0xff; 8],
            ("at", 0),
            DecodeErrorKind::OutOfDomain { min: &-9_223_372_036_854_775_808, max: &0 },
            "expected a number in -9223372036854775808..=0, found a number out of range",
        );
    }

    #[derive(RowKey, Debug, PartialEq)]
    #[rowkey(prefix = "evt")]
    struct Prefixed {
        #[salt(buckets = 100, pad = 2)]
        host: u8,
    }

    #[derive(RowKey, Debug, PartialEq)]
    struct Flags {
        number: NonZeroU8,
        flag: bool,
        character: char,
        option: Option<u8>,
    }

    #[derive(RowKey, Debug, PartialEq)]
    struct Texts {
        shop: u8,
        inner: String,
        #[rowkey(desc)]
        desc: String,
        last: String,
    }

    /// Escaped text that must be borrowed: the derive refuses it, a codec can ask for it.
    struct BorrowedInner;

    impl<'a> Codec<&'a str> for BorrowedInner {
        type Arg<'v>
            = &'v str
        where
            'a: 'v;
        const NODE: &'static Node = &Node::variable("borrowed-inner");

        fn write<S: Sink>(value: &&'a str, _: End, out: &mut S) -> Result<(), EncodeFault> {
            <Ordered as Codec<&str>>::write(value, End::Terminator, out)
        }
    }

    impl<'r> Decode<'r, &'r str> for BorrowedInner {
        fn read(row: &mut Reader<'r>, _: End) -> Option<&'r str> {
            Ordered::read(row, End::Terminator)
        }
    }

    #[derive(RowKey, Debug, PartialEq)]
    struct Borrowing<'a> {
        #[rowkey(with = BorrowedInner)]
        text: &'a str,
        shop: u8,
    }

    /// Declares a width of two bytes, and reads one.
    struct Half;

    impl Codec<u8> for Half {
        type Arg<'v> = u8;
        const NODE: &'static Node = &Node::fixed("half", 2);

        fn write<S: Sink>(value: &u8, _: End, out: &mut S) -> Result<(), EncodeFault> {
            out.put(&[*value, 0]);
            Ok(())
        }
    }

    impl<'r> Decode<'r, u8> for Half {
        fn read(row: &mut Reader<'r>, _: End) -> Option<u8> {
            row.byte()
        }
    }

    #[derive(RowKey, Debug, PartialEq)]
    struct Halved {
        shop: u8,
        #[rowkey(with = Half)]
        half: u8,
        seq: u8,
    }

    #[track_caller]
    fn refused<'r, K: RowKeyRef<'r> + Debug + PartialEq>(
        row: &'r [u8],
        (field, offset): (&str, usize),
        kind: DecodeErrorKind,
        text: &str,
    ) -> &'static str {
        let error = K::decode_ref(row).unwrap_err();
        let row = rowkey::to_string_binary(row);
        assert_eq!((error.field(), error.offset()), (field, offset), "{row}: {error}");
        assert_eq!(error.kind(), kind, "{row}");
        assert_eq!(error.to_string(), format!("field `{field}` at byte {offset}: {text}"), "{row}");
        kind_name(kind)
    }

    fn kind_name(kind: DecodeErrorKind) -> &'static str {
        match kind {
            DecodeErrorKind::Truncated { .. } => "truncated",
            DecodeErrorKind::Trailing { .. } => "trailing",
            DecodeErrorKind::WrongSalt { .. } => "wrong salt",
            DecodeErrorKind::WrongPrefix { .. } => "wrong prefix",
            DecodeErrorKind::NoDelimiter { .. } => "no delimiter",
            DecodeErrorKind::NotADigit { .. } => "not a digit",
            DecodeErrorKind::OutOfDomain { .. } => "out of domain",
            DecodeErrorKind::Zero => "zero",
            DecodeErrorKind::NotAFlag { .. } => "not a flag",
            DecodeErrorKind::NotAnAddressFamily { .. } => "not an address family",
            DecodeErrorKind::NotAMultiple { .. } => "not a multiple",
            DecodeErrorKind::NotADecimal => "not a decimal",
            DecodeErrorKind::NotAChar { .. } => "not a char",
            DecodeErrorKind::NotUtf8 => "not UTF-8",
            DecodeErrorKind::Unterminated => "unterminated",
            DecodeErrorKind::BadEscape { .. } => "bad escape",
            DecodeErrorKind::ForbiddenByte { .. } => "forbidden byte",
            DecodeErrorKind::RowTooLong { .. } => "row too long",
            DecodeErrorKind::Custom(_) => "custom",
            DecodeErrorKind::WrongWidth { .. } => "wrong width",
            other => panic!("{other:?} is not tested"),
        }
    }

    #[test]
    fn every_kind_names_the_field_the_offset_and_what_was_expected() {
        let mut seen = BTreeSet::new();
        seen.extend(lengths());
        seen.extend(fronts());
        seen.extend(numbers());
        seen.extend(types());
        seen.extend(texts());
        seen.insert(refused::<Custom>(
            &[1, 3],
            ("even", 1),
            DecodeErrorKind::Custom("expected an even number, found an odd one"),
            "expected an even number, found an odd one",
        ));
        seen.insert(refused::<Halved>(
            &[1, 3, 0, 9],
            ("half", 1),
            DecodeErrorKind::WrongWidth { codec: &"half", expected: 2, found: 1 },
            "the codec `half` declares a width of 2 bytes, but read 1",
        ));
        assert_eq!(seen.len(), 20, "every kind: {seen:?}");
    }

    fn lengths() -> Vec<&'static str> {
        let row = EventKey { host: 7, at: 5, seq: 9 }.encode();
        let longer = [&row[..], &[0, 0]].concat().leak();
        vec![
            refused::<EventKey>(
                &[],
                ("salt", 0),
                DecodeErrorKind::Truncated { expected: 1, found: 0 },
                "expected 1 byte, found 0",
            ),
            refused::<EventKey>(
                &row[..9],
                ("at", 5),
                DecodeErrorKind::Truncated { expected: 8, found: 4 },
                "expected 8 bytes, found 4",
            ),
            refused::<Raw>(
                &[0; 3],
                ("user", 0),
                DecodeErrorKind::Truncated { expected: 8, found: 3 },
                "expected 8 bytes, found 3",
            ),
            refused::<EventKey>(
                longer,
                ("seq", 15),
                DecodeErrorKind::Trailing { found: 2 },
                "expected the end of the row, found 2 bytes more",
            ),
            refused::<Limited>(
                b"abc\x00defgh",
                ("row", 8),
                DecodeErrorKind::RowTooLong { len: 9, max: 8 },
                "expected at most 8 bytes in the row (`max_len`), found 9",
            ),
        ]
    }

    fn fronts() -> Vec<&'static str> {
        let row = EventKey { host: 7, at: 5, seq: 9 }.encode();
        let (bucket, other) = (u32::from(row[0]), u32::from(row[0] ^ 1));
        let mut wrong = row;
        wrong[0] ^= 1;
        let text = Prefixed { host: 7 }.encode();
        let mut other_number = text;
        other_number[..2].copy_from_slice(b"99");
        let mut no_number = text;
        no_number[1] = b'x';
        let of_text = u32::from(text[0] - b'0') * 10 + u32::from(text[1] - b'0');
        let mut no_prefix = text;
        no_prefix[4] = b'x';
        vec![
            refused::<EventKey>(
                &wrong,
                ("salt", 0),
                DecodeErrorKind::WrongSalt { found: Some(other), expected: bucket },
                &format!("expected bucket {bucket}, which the fields hash to, found bucket {other}"),
            ),
            refused::<Prefixed>(
                &other_number,
                ("salt", 0),
                DecodeErrorKind::WrongSalt { found: Some(99), expected: of_text },
                &format!("expected bucket {of_text}, which the fields hash to, found bucket 99"),
            ),
            refused::<Prefixed>(
                &no_number,
                ("salt", 0),
                DecodeErrorKind::WrongSalt { found: None, expected: of_text },
                &format!("expected bucket {of_text}, which the fields hash to, found no number"),
            ),
            refused::<Prefixed>(
                &no_prefix,
                ("prefix", 4),
                DecodeErrorKind::WrongPrefix { found: b'x', expected: b't' },
                "expected 0x74 ('t') of the constant prefix, found 0x78 ('x')",
            ),
            refused::<Prefixed>(
                &text[..3],
                ("prefix", 2),
                DecodeErrorKind::Truncated { expected: 3, found: 1 },
                "expected 3 bytes, found 1",
            ),
        ]
    }

    fn numbers() -> Vec<&'static str> {
        let domain = |min, max| DecodeErrorKind::OutOfDomain { min, max };
        vec![
            refused::<FileKey>(
                b"0000012012x901000001",
                ("create_time", 10),
                DecodeErrorKind::NotADigit { found: b'x' },
                "expected a decimal digit, found 0x78 ('x')",
            ),
            refused::<Minute>(
                &[0, 5, 160],
                ("minute", 1),
                domain(&0, &1439),
                "expected a number in 0..=1439, found a number out of range",
            ),
            refused::<Raw>(
                &[0xFF; 12],
                ("user", 0),
                domain(&0, &(i64::MAX as u128)),
                "expected a number in 0..=9223372036854775807, found a number out of range",
            ),
            refused::<Newtype>(
                b"99x",
                ("0", 2),
                DecodeErrorKind::Trailing { found: 1 },
                "expected the end of the row, found 1 byte more",
            ),
            refused::<Since>(
                &[1, 0, 0, 0, 0, 0, 0, 3, 233],
                ("at", 1),
                domain(&0, &1000),
                "expected a number in 0..=1000, found a number out of range",
            ),
            refused::<Flags>(
                &[0, 0, 0, 0, 0, 0, 0],
                ("number", 0),
                DecodeErrorKind::Zero,
                "expected a number other than zero, found zero",
            ),
            refused::<Flags>(
                &[1, 2, 0, 0, 0, 0, 0],
                ("flag", 1),
                DecodeErrorKind::NotAFlag { found: 2 },
                "expected 0x00 or 0x01, found 0x02",
            ),
            refused::<Flags>(
                &[1, 1, 0, 0, 0xD8, 0, 0],
                ("character", 2),
                DecodeErrorKind::NotAChar { found: 0xD800 },
                "expected a Unicode scalar value, found 0xd800",
            ),
            refused::<Flags>(
                &[1, 1, 0, 0, 0, b'a', 0xFF],
                ("option", 6),
                DecodeErrorKind::NotAFlag { found: 0xFF },
                "expected 0x00 or 0x01, found 0xff",
            ),
        ]
    }

    fn types() -> Vec<&'static str> {
        let decimal = |row| {
            let kind = DecodeErrorKind::NotADecimal;
            refused::<Priced>(
                row,
                ("price", 1),
                kind,
                "expected a decimal number of 96 bits, found other bytes",
            )
        };
        vec![
            refused::<Login>(
                b"\x05\x7f\0\0\x01\0\0\0\0",
                ("from", 0),
                DecodeErrorKind::NotAnAddressFamily { found: 5 },
                "expected 0x04 or 0x06 before an IP address, found 0x05",
            ),
            refused::<Login>(
                b"\x06\x7f\0\0\x01",
                ("from", 1),
                DecodeErrorKind::Truncated { expected: 16, found: 4 },
                "expected 16 bytes, found 4",
            ),
            refused::<Login>(
                b"\x04\x7f\0\0\x01\0\0\x0e\x11",
                ("hour", 5),
                DecodeErrorKind::NotAMultiple { found: 3601, of: 3600 },
                "expected a multiple of 3600 seconds, found 3601",
            ),
            refused::<Lasting>(
                b"\0\0\0\0\0\0\0\x01\x3b\x9a\xca\0",
                ("length", 8),
                DecodeErrorKind::OutOfDomain { min: &0, max: &999_999_999 },
                "expected a number in 0..=999999999, found a number out of range",
            ),
            // A digit more would fit: the row of this number is another one.
            decimal(b"\x01\x9c\0\0\0\0\0\0\0\0\0\0\0\x01"),
            decimal(b"\x01\x9d\x19\x99\x99\x99\x99\x99\x99\x99\x99\x99\x99\x99"),
            // A zero that is not all zero, and an exponent above the largest.
            decimal(b"\x01\x80\0\0\0\0\0\0\0\0\0\0\0\x01"),
            // A zero with a sign.
            decimal(b"\x01\x7f\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff"),
            decimal(b"\x01\xba\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff"),
            decimal(b"\x01\x45\0\0\0\0\0\0\0\0\0\0\0\0"),
            // 29 places, and 56.
            decimal(b"\x01\x9c\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff"),
            decimal(b"\x01\x81\x20\x4f\xce\x5e\x3e\x25\x02\x61\x10\0\0\x01"),
        ]
    }

    fn texts() -> Vec<&'static str> {
        let no_delimiter = |found| DecodeErrorKind::NoDelimiter {
            found,
            expected: rowkey::layout::Delimiter::ordered(b','),
        };
        let forbidden = |found, least| DecodeErrorKind::ForbiddenByte { found, least };
        let end = "expected the terminator of the text, found the end of the row";
        let no_utf8 = "expected UTF-8 text, found other bytes";
        vec![
            refused::<Comma>(
                b"01;a,b",
                ("id", 2),
                no_delimiter(Some(b';')),
                "expected the delimiter 0x2c (','), found 0x3b (';')",
            ),
            refused::<Comma>(
                b"01,ab",
                ("name", 5),
                no_delimiter(None),
                "expected the delimiter 0x2c (','), found the end of the row",
            ),
            refused::<Comma>(
                b"01,a b,c",
                ("name", 4),
                forbidden(b' ', b'-'),
                "expected bytes from 0x2d ('-') on, found 0x20",
            ),
            refused::<Texts>(b"\x01ab", ("inner", 3), DecodeErrorKind::Unterminated, end),
            refused::<Texts>(b"\x01ab\x01", ("inner", 4), DecodeErrorKind::Unterminated, end),
            refused::<Texts>(b"\x01\0\x9E\x9D", ("desc", 4), DecodeErrorKind::Unterminated, end),
            refused::<Nul>(b"ab", ("first", 2), DecodeErrorKind::Unterminated, end),
            refused::<Texts>(
                b"\x01ab\x01\x03",
                ("inner", 4),
                DecodeErrorKind::BadEscape { found: 3 },
                "expected 0x01 or 0x02 after 0x01 in the text, found 0x03",
            ),
            // Under `desc`, the error shows the text, not its complement.
            refused::<Texts>(
                b"\x01\0\x9E\xFE\xFE\xFE\xFF",
                ("desc", 6),
                DecodeErrorKind::BadEscape { found: 0 },
                "expected 0x01 or 0x02 after 0x01 in the text, found 0x00",
            ),
            refused::<Nul>(
                b"a\0bc\0",
                ("last", 4),
                forbidden(0, 1),
                "expected bytes from 0x01 on, found 0x00",
            ),
            refused::<Padded>(
                b"a\0\0\0a\tb ",
                ("char4", 5),
                forbidden(b'\t', b' '),
                "expected bytes from 0x20 on, found 0x09",
            ),
            refused::<Texts>(b"\x01\0\xFFab\xFF", ("last", 5), DecodeErrorKind::NotUtf8, no_utf8),
            refused::<Texts>(b"\x01a\x01\x01\x01\x02\xFF\0", ("inner", 6), DecodeErrorKind::NotUtf8, no_utf8),
            refused::<Texts>(b"\x01\0\x9E\x00\xFF", ("desc", 3), DecodeErrorKind::NotUtf8, no_utf8),
            refused::<Padded>(b"ab\xC3\0    ", ("code", 2), DecodeErrorKind::NotUtf8, no_utf8),
            refused::<Borrowing<'_>>(
                b"a\x01\x01\0\x07",
                ("text", 4),
                DecodeErrorKind::Custom("the codec refused it, and gave no rule"),
                "the codec refused it, and gave no rule",
            ),
        ]
    }

    #[test]
    fn a_codec_may_borrow_text_that_has_no_escapes() {
        let key = Borrowing { text: "ab", shop: 7 };
        let row = key.encode().unwrap();
        assert_eq!(row, b"ab\x00\x07");
        assert_eq!(Borrowing::decode(&row).unwrap(), key);
    }

    #[test]
    fn a_field_of_a_nested_key_is_named_with_the_field_that_holds_it() {
        let error = Outer::decode(b"\x010000012012x90100000100").unwrap_err();
        assert_eq!((error.field(), error.offset()), ("pk", 11));
        assert_eq!(
            error.to_string(),
            "field `pk.create_time` at byte 11: expected a decimal digit, found 0x78 ('x')"
        );
        let error = Outer::decode(b"\x010000012012090100000199").unwrap();
        assert_eq!(error.minute, Newtype(99));
        let error = Outer::decode(b"\x01000001201209010000019x").unwrap_err();
        assert_eq!(
            error.to_string(),
            "field `minute` at byte 22: expected a decimal digit, found 0x78 ('x')"
        );
    }

    #[test]
    fn digits_that_stand_back_to_front_are_counted_where_they_stand() {
        #[derive(RowKey, Debug)]
        struct Reversed {
            shop: u8,
            #[pad(4)]
            #[rowkey(reverse_digits)]
            id: u16,
        }

        for at in 1..5 {
            let mut row = *b"\x010000";
            row[at] = b'x';
            let error = Reversed::decode(&row).unwrap_err();
            assert_eq!((error.field(), error.offset()), ("id", at));
        }
    }

    /// Numbers are read all at once, other elements one by one.
    #[test]
    fn an_element_of_an_array_is_counted_where_it_stands() {
        #[derive(RowKey, Debug, PartialEq)]
        struct Grid {
            shop: u8,
            cells: [u32; 3],
            #[rowkey(desc)]
            corners: [i16; 2],
            open: [bool; 2],
        }

        let grid = Grid { shop: 7, cells: [1, 2, 3], corners: [-4, 5], open: [false, true] };
        let row = [7, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0x80, 0x03, 0x7F, 0xFA, 0, 1];
        assert_eq!(Grid::decode(&row), Ok(grid));
        let elements = [(1, 4, "cells"), (5, 4, "cells"), (9, 4, "cells"), (13, 2, "corners")];
        for (offset, expected, field) in elements.into_iter().chain([(15, 2, "corners"), (17, 1, "open")]) {
            for found in 0..expected {
                let error = Grid::decode(&row[..offset + found]).unwrap_err();
                assert_eq!((error.field(), error.offset()), (field, offset), "{error}");
                assert_eq!(error.kind(), DecodeErrorKind::Truncated { expected, found });
            }
        }
        let mut wrong = row;
        wrong[18] = 2;
        let error = Grid::decode(&wrong).unwrap_err();
        assert_eq!((error.field(), error.offset()), ("open", 18), "{error}");
    }

    #[test]
    fn numbers_outside_their_type_are_errors_and_not_cut() {
        #[derive(RowKey, Debug)]
        struct Wide(#[rowkey(width = 4)] u16);

        #[derive(RowKey, Debug)]
        struct Digits(#[pad(6)] NonZeroU16);

        let domain = |min, max| DecodeErrorKind::OutOfDomain { min, max };
        assert_eq!(Wide::decode(&[0, 1, 0, 0]).unwrap_err().kind(), domain(&0, &65535));
        assert_eq!(Wide::decode(&[0, 0, 255, 255]).unwrap().0, 65535);
        assert_eq!(Digits::decode(b"065536").unwrap_err().kind(), domain(&1, &65535));
        assert_eq!(Digits::decode(b"000000").unwrap_err().kind(), domain(&1, &65535));
        assert_eq!(Digits::decode(b"065535").unwrap().0.get(), 65535);
    }
}

mod themselves {
    use super::*;

    #[test]
    fn errors_are_errors_that_can_be_sent_and_copied() {
        fn is<E: core::error::Error + Send + Sync + Copy + Eq + Debug + 'static>() {}
        fn is_fault<E: Send + Sync + Copy + Eq + Debug + 'static>() {}

        is::<EncodeError>();
        is::<DecodeError>();
        is_fault::<EncodeErrorKind>();
        is_fault::<DecodeErrorKind>();
        is_fault::<EncodeFault>();
    }

    #[test]
    fn errors_are_small() {
        assert!(size_of::<EncodeError>() <= 64, "{}", size_of::<EncodeError>());
        assert!(size_of::<DecodeError>() <= 64, "{}", size_of::<DecodeError>());
    }

    #[test]
    fn errors_go_through_the_question_mark() {
        fn run() -> Result<(), Box<dyn std::error::Error>> {
            let row = FileKey { user_id: 1, create_time: 20120901, file_id: 1 }.encode()?;
            FileKey::decode(&row[1..])?;
            Ok(())
        }

        let error = run().unwrap_err();
        assert_eq!(error.to_string(), "field `file_id` at byte 14: expected 6 bytes, found 5");
        assert!(error.downcast_ref::<DecodeError>().is_some());
        assert!(error.source().is_none());
    }

    /// What `run` allocates on this thread.
    fn allocated(run: impl FnOnce()) -> u64 {
        allocation_counter::measure(run).count_total
    }

    #[test]
    fn the_counter_counts() {
        assert_eq!(allocated(|| drop(std::hint::black_box(Box::new(7)))), 1);
    }

    #[test]
    fn a_key_of_fixed_width_allocates_nothing_whatever_happens() {
        let event = EventKey { host: 7, at: 5, seq: 9 };
        let file = FileKey { user_id: 1, create_time: 20120901, file_id: 1 };
        let too_large = FileKey { user_id: 1_000_000, ..file.clone() };
        let mut wrong_salt = event.encode();
        wrong_salt[0] ^= 1;
        let mut wrong_digit = file.encode().unwrap();
        wrong_digit[7] = b'x';
        let mut buffer = Vec::with_capacity(64);
        let count = allocated(|| {
            let row = event.encode();
            assert!(EventKey::decode(&row).is_ok());
            assert!(EventKey::decode(&wrong_salt).is_err());
            assert!(EventKey::decode(&row[..9]).is_err());
            assert!(EventKey::decode(&[0; 16]).is_err());
            assert!(FileKey::decode(&wrong_digit).is_err());
            assert!(too_large.encode().is_err());
            assert!(too_large.encode_into(&mut buffer).is_err());
            assert!(file.encode_into(&mut buffer).is_ok());
            assert!(FileKey::prefix().user_id(1_000_000).is_err());
            assert!(Minute::decode(&[0, 5, 160]).is_err());
            assert!(Minute { hour: 0, minute: 1440 }.encode().is_err());
        });
        assert_eq!(count, 0);
    }

    #[test]
    fn a_failing_decode_of_text_that_stands_in_the_row_allocates_nothing() {
        #[derive(RowKey, Debug)]
        struct Texts<'a> {
            first: Cow<'a, str>,
            last: &'a str,
        }

        let count = allocated(|| {
            assert!(Texts::decode(b"ab\0cd").is_ok());
            assert!(Texts::decode(b"ab\xFF\0cd").is_err());
            assert!(Texts::decode(b"ab").is_err());
            assert!(Texts::decode(b"ab\0\xFF").is_err());
        });
        assert_eq!(count, 0);
    }

    #[test]
    fn the_text_of_an_error_needs_no_allocation() {
        use std::fmt::Write;

        /// Takes text and keeps its length.
        struct Length(usize);

        impl Write for Length {
            fn write_str(&mut self, text: &str) -> std::fmt::Result {
                self.0 += text.len();
                Ok(())
            }
        }

        let error = EventKey::decode(&[0; 9]).unwrap_err();
        let mut length = Length(0);
        assert_eq!(allocated(|| write!(length, "{error}").unwrap()), 0);
        assert_eq!(length.0, error.to_string().len());
    }
}
