//! The bytes of every encoding, pinned in `tests/golden/`. The rows there were worked out from the
//! description of the formats, not taken from what this crate writes. Every row is read and written in
//! another language, too (`golden/interop.rs`).

use std::borrow::Cow;
use std::fmt::{Debug, Write as _};

use rowkey::{Layout, RowKey, RowKeyRef};

#[path = "golden/debug.rs"]
mod debug;
#[path = "golden/interop.rs"]
mod interop;

/// A key of the code below, under the name it has in its file.
struct Case {
    name: &'static str,
    value: String,
    row: Vec<u8>,
    layout: &'static Layout,
    /// What decode makes of the row in the file.
    decode: fn(&'static [u8]) -> Result<Decoded, String>,
}

/// A key as text, and the row it has.
type Decoded = (String, Vec<u8>);

fn case<K: RowKeyRef<'static> + Debug>(name: &'static str, key: &K) -> Case {
    let decode = |row| {
        let key = K::decode_ref(row).map_err(|error| error.to_string())?;
        Ok((format!("{key:?}"), key.try_encode().unwrap().into()))
    };
    let row: Vec<u8> = key.try_encode().unwrap().into();
    // Rows of fixed width are written into an array, and appended to a buffer.
    let mut buffer = vec![1, 2, 3];
    key.try_encode_into(&mut buffer).unwrap();
    assert_eq!(buffer, [&[1, 2, 3][..], &row].concat(), "{name}: {key:?}");
    Case { name, value: format!("{key:?}"), row, layout: K::LAYOUT, decode }
}

macro_rules! cases {
    ($($name:literal => $($key:expr),+;)*) => { vec![$($(case($name, &$key)),+),*] };
}

/// Tuple structs, so that the files show no names of fields, which no byte depends on.
macro_rules! keys {
    ($($(#[$attribute:meta])* $name:ident $(<$life:lifetime>)? ($($fields:tt)*);)*) => {$(
        #[derive(RowKey, Debug, Clone)]
        $(#[$attribute])*
        struct $name $(<$life>)? ($($fields)*);
    )*};
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex(text: &str) -> Vec<u8> {
    let byte = |at| u8::from_str_radix(&text[at..at + 2], 16).unwrap();
    (0..text.len()).step_by(2).map(byte).collect()
}

/// Every line of the file is a case and every case a line, with the same row both ways.
#[track_caller]
fn check(path: &str, file: &'static str, cases: Vec<Case>) {
    let mut wrong = String::new();
    let mut left: Vec<&Case> = cases.iter().collect();
    for (number, line) in (1..).zip(file.lines()).filter(|(_, line)| !line.starts_with('#')) {
        let [name, value, expected] = line.split(" | ").collect::<Vec<_>>()[..] else {
            panic!("{path}:{number}: not `name | value | row`: {line}");
        };
        let of_line = |case: &&Case| case.name == name && case.value == value;
        // Two floats may print alike; their bits are in the row.
        let same = left.iter().position(|case| of_line(case) && hex(&case.row) == expected);
        let Some(at) = same.or_else(|| left.iter().position(of_line)) else {
            writeln!(wrong, "{path}:{number}: no key for `{name} | {value}`").unwrap();
            continue;
        };
        let case = left.swap_remove(at);
        let found = hex(&case.row);
        if found != expected {
            writeln!(wrong, "{path}:{number}: {name} | {value}\n  expected {expected}\n  found    {found}")
                .unwrap();
        }
        let row = unhex(expected);
        match (case.decode)(row.clone().leak()) {
            Ok((decoded, again)) if decoded == case.value && again == row => {}
            Ok((decoded, again)) => {
                let again = hex(&again);
                writeln!(
                    wrong,
                    "{path}:{number}: {name}: {expected}\n  expected {value}\n  decoded  {decoded}, whose row is {again}"
                )
                .unwrap();
            }
            Err(error) => writeln!(wrong, "{path}:{number}: {name}: {expected} decodes to: {error}").unwrap(),
        }
    }
    for case in left {
        writeln!(wrong, "{path}: no line `{} | {} | {}`", case.name, case.value, hex(&case.row)).unwrap();
    }
    assert!(
        wrong.is_empty(),
        "{wrong}The bytes of a row are public API, as rows outlive the program that wrote them: \
         changing one is a major version."
    );
    interop::check(path, &cases);
}

macro_rules! check {
    ($file:literal, $cases:expr) => {
        check(concat!("tests/golden/", $file), include_str!(concat!("golden/", $file)), $cases)
    };
}

mod integers {
    use super::*;
    use std::num::*;

    macro_rules! unsigned {
        ($($key:ident $desc:ident $int:ident $name:literal $name_desc:literal $pattern:literal;)*) => {
            keys! { $($key($int); $desc(#[rowkey(desc)] $int);)* }

            fn unsigned() -> Vec<Case> {
                cases! {$(
                    $name => $key(0), $key(1), $key($pattern), $key($int::MAX);
                    $name_desc => $desc(0), $desc(1), $desc($pattern), $desc($int::MAX);
                )*}
            }
        };
    }

    unsigned! {
        U8 U8Desc u8 "u8" "u8 desc" 0x12;
        U16 U16Desc u16 "u16" "u16 desc" 0x0102;
        U32 U32Desc u32 "u32" "u32 desc" 0x01020304;
        U64 U64Desc u64 "u64" "u64 desc" 0x0102030405060708;
        U128 U128Desc u128 "u128" "u128 desc" 0x0102030405060708090a0b0c0d0e0f10;
    }

    macro_rules! signed {
        ($($key:ident $desc:ident $int:ident $name:literal $name_desc:literal $pattern:literal;)*) => {
            keys! { $($key($int); $desc(#[rowkey(desc)] $int);)* }

            fn signed() -> Vec<Case> {
                cases! {$(
                    $name => $key($int::MIN), $key(-1), $key(0), $key(1), $key($pattern), $key($int::MAX);
                    $name_desc => $desc($int::MIN), $desc(-1), $desc(0), $desc(1), $desc($pattern), $desc($int::MAX);
                )*}
            }
        };
    }

    signed! {
        I8 I8Desc i8 "i8" "i8 desc" 0x12;
        I16 I16Desc i16 "i16" "i16 desc" 0x0102;
        I32 I32Desc i32 "i32" "i32 desc" 0x01020304;
        I64 I64Desc i64 "i64" "i64 desc" 0x0102030405060708;
        I128 I128Desc i128 "i128" "i128 desc" 0x0102030405060708090a0b0c0d0e0f10;
    }

    macro_rules! non_zero {
        ($($key:ident $int:ident $name:literal [$($value:expr),*];)*) => {
            keys! { $($key($int);)* }

            fn non_zero() -> Vec<Case> {
                cases! {$( $name => $($key($int::new($value).unwrap())),*; )*}
            }
        };
    }

    non_zero! {
        NonZeroU8Key NonZeroU8 "NonZeroU8" [1, 0x12, u8::MAX];
        NonZeroU16Key NonZeroU16 "NonZeroU16" [1, 0x0102, u16::MAX];
        NonZeroU32Key NonZeroU32 "NonZeroU32" [1, 0x01020304, u32::MAX];
        NonZeroU64Key NonZeroU64 "NonZeroU64" [1, 0x0102030405060708, u64::MAX];
        NonZeroU128Key NonZeroU128 "NonZeroU128" [1, 0x0102030405060708090a0b0c0d0e0f10, u128::MAX];
        NonZeroI8Key NonZeroI8 "NonZeroI8" [i8::MIN, -1, 1, i8::MAX];
        NonZeroI16Key NonZeroI16 "NonZeroI16" [i16::MIN, -1, 1, i16::MAX];
        NonZeroI32Key NonZeroI32 "NonZeroI32" [i32::MIN, -1, 1, i32::MAX];
        NonZeroI64Key NonZeroI64 "NonZeroI64" [i64::MIN, -1, 1, i64::MAX];
        NonZeroI128Key NonZeroI128 "NonZeroI128" [i128::MIN, -1, 1, i128::MAX];
    }

    keys! { Two(u16, i16); }

    #[test]
    fn integers_keep_their_bytes() {
        let mut cases = cases! { "inner and last" => Two(258, -2); };
        cases.extend(unsigned());
        cases.extend(signed());
        cases.extend(non_zero());
        check!("integers.txt", cases);
    }
}

mod narrow {
    use super::*;
    use std::num::{NonZeroI32, NonZeroU32};

    keys! {
        Width3(#[rowkey(width = 3)] u32);
        Width1(#[rowkey(width = 1)] u16);
        Width5(#[rowkey(width = 5)] u64);
        Width16(#[rowkey(width = 16)] u128);
        Width4(#[rowkey(width = 4)] u16);
        Width3NonZero(#[rowkey(width = 3)] NonZeroU32);
        Width3Desc(#[rowkey(width = 3, desc)] u32);
        Max(#[rowkey(max = 1439)] u16);
        MaxSigned(#[rowkey(max = 100)] i16);
        Width3Max(#[rowkey(width = 3, max = 1000000)] u32);
        MaxDesc(#[rowkey(max = 1439, desc)] u16);
        Raw8(#[rowkey(raw)] i8);
        Raw16(#[rowkey(raw)] i16);
        Raw32(#[rowkey(raw)] i32);
        Raw64(#[rowkey(raw)] i64);
        Raw128(#[rowkey(raw)] i128);
        RawNonZero(#[rowkey(raw)] NonZeroI32);
        RawDesc(#[rowkey(raw, desc)] i64);
        RawMax(#[rowkey(raw, max = 1000)] i32);
    }

    #[test]
    fn narrowed_integers_keep_their_bytes() {
        let cases = cases! {
            "width = 3 on u32" => Width3(0), Width3(1), Width3(0x010203), Width3(0xffffff);
            "width = 1 on u16" => Width1(255);
            "width = 5 on u64" => Width5((1 << 40) - 1);
            "width = 16 on u128" => Width16(1);
            "width = 4 on u16" => Width4(258);
            "width = 3 on NonZeroU32" => Width3NonZero(NonZeroU32::MIN);
            "width = 3 desc" => Width3Desc(0), Width3Desc(0x010203);
            "max = 1439 on u16" => Max(0), Max(1439);
            "max = 100 on i16" => MaxSigned(i16::MIN), MaxSigned(-1), MaxSigned(100);
            "width = 3, max = 1000000" => Width3Max(1_000_000);
            "max = 1439 desc" => MaxDesc(0), MaxDesc(1439);
            "raw on i8" => Raw8(127);
            "raw on i16" => Raw16(258);
            "raw on i32" => Raw32(0), Raw32(i32::MAX);
            "raw on i64" => Raw64(0), Raw64(12345), Raw64(1_580_976_480_000), Raw64(i64::MAX);
            "raw on i128" => Raw128(1), Raw128(i128::MAX);
            "raw on NonZeroI32" => RawNonZero(NonZeroI32::new(1).unwrap());
            "raw desc" => RawDesc(0), RawDesc(1);
            "raw, max = 1000" => RawMax(1000);
        };
        check!("narrow.txt", cases);
    }
}

mod converted {
    use super::*;

    /// A type of another crate.
    #[derive(Debug, Clone)]
    struct Address([u8; 20]);

    impl From<Address> for [u8; 20] {
        fn from(address: Address) -> Self {
            address.0
        }
    }

    impl From<[u8; 20]> for Address {
        fn from(bytes: [u8; 20]) -> Self {
            Address(bytes)
        }
    }

    #[derive(Debug, Clone)]
    struct Topic(String);

    impl Topic {
        fn as_str(&self) -> &str {
            &self.0
        }
    }

    /// As oxigraph has integers: two's complement, the sign not flipped. Readers of the layout see the `u64`.
    #[derive(Clone)]
    struct Number(i64);

    type Perhaps = Option<Number>;

    impl Debug for Number {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            bits(self).fmt(f)
        }
    }

    fn bits(number: &Number) -> u64 {
        number.0 as u64
    }

    fn of_bits(bits: u64) -> Number {
        Number(bits as i64)
    }

    keys! {
        Bytes(#[rowkey(as = [u8; 20])] Address);
        BytesDesc(#[rowkey(as = [u8; 20], desc)] Address, u8);
        Text(#[rowkey(as(String, to = Topic::as_str, from = Topic))] Topic, u8);
        TextLast(u8, #[rowkey(as(String, to = Topic::as_str, from = Topic))] Topic);
        TextOption(#[rowkey(as(String, to = Topic::as_str, from = Topic))] Option<Topic>, u8);
        TextPadded(#[pad(3)] #[rowkey(as(String, to = Topic::as_str, from = Topic))] Topic);
        Integer(#[rowkey(as(u64, to = bits, from = of_bits))] Number);
        IntegerOption(#[rowkey(as(u64, to = bits, from = of_bits))] Option<Number>);
        IntegerPerhapsDesc(#[rowkey(as(u64, to = bits, from = of_bits), desc)] Perhaps);
        IntegerPadded(#[pad(20)] #[rowkey(as(u64, to = bits, from = of_bits))] Number);
    }

    #[test]
    fn converted_values_keep_the_bytes_of_the_named_type() {
        let topic = |text: &str| Topic(text.into());
        let address = || Address(*b"abcdefghijklmnopqrst");
        let cases = cases! {
            "as = [u8; 20]" => Bytes(address());
            "as = [u8; 20], desc" => BytesDesc(address(), 7);
            "as String" => Text(topic(""), 7), Text(topic("a"), 7), Text(topic("a\0"), 7);
            "as String, last" => TextLast(7, topic("a"));
            "as String, of an option" => TextOption(None, 7), TextOption(Some(topic("a")), 7);
            "as String, padded" => TextPadded(topic("a"));
            "as u64" => Integer(Number(0)), Integer(Number(5)), Integer(Number(-1)), Integer(Number(i64::MIN));
            "as u64, of an option" => IntegerOption(None), IntegerOption(Some(Number(-2)));
            "as u64, desc, of an alias of an option" => IntegerPerhapsDesc(None), IntegerPerhapsDesc(Some(Number(-2)));
            "as u64, padded" => IntegerPadded(Number(7)), IntegerPadded(Number(-1));
        };
        check!("converted.txt", cases);
    }
}

mod enums {
    use super::*;

    #[derive(RowKey, Debug, Clone, Copy)]
    #[repr(u8)]
    enum Byte {
        High = 200,
        Low = 1,
    }

    #[derive(RowKey, Debug, Clone, Copy)]
    #[repr(i16)]
    enum Signed {
        Zero = 0,
        Below = -300,
        Above = 300,
    }

    #[derive(RowKey, Debug, Clone, Copy)]
    #[repr(u64)]
    enum Wide {
        Most = u64::MAX,
        Few = 0x0102030405060708,
    }

    #[derive(RowKey, Debug, Clone, Copy)]
    #[rowkey(text)]
    enum Day {
        Mon,
        #[rowkey(rename = "fri")]
        Fri,
    }

    #[derive(RowKey, Debug, Clone, Copy)]
    #[rowkey(text)]
    enum Action {
        Login,
        #[rowkey(rename = "log")]
        Log,
    }

    keys! {
        U8(Byte);
        U8Desc(#[rowkey(desc)] Byte);
        I16(Signed);
        U64(Wide);
        Opt(Option<Byte>);
        Array([Byte; 2]);
        Fixed(Day, u8);
        Text(Action, u8);
        TextDesc(#[rowkey(desc)] Action);
        TextLast(u8, Action);
        #[rowkey(delimiter = ",")]
        TextDelimited(Action, Action);
    }

    #[test]
    fn enums_keep_their_bytes() {
        let cases = cases! {
            "u8" => U8(Byte::Low), U8(Byte::High);
            "u8 desc" => U8Desc(Byte::Low), U8Desc(Byte::High);
            "i16" => I16(Signed::Below), I16(Signed::Zero), I16(Signed::Above);
            "u64" => U64(Wide::Most), U64(Wide::Few);
            "option" => Opt(None), Opt(Some(Byte::High));
            "array" => Array([Byte::Low, Byte::High]);
            "fixed text" => Fixed(Day::Mon, 7), Fixed(Day::Fri, 7);
            "text" => Text(Action::Log, 7), Text(Action::Login, 7);
            "text desc" => TextDesc(Action::Log);
            "text last" => TextLast(7, Action::Log);
            "text delimited" => TextDelimited(Action::Log, Action::Login);
        };
        check!("enums.txt", cases);
    }
}

mod kinds {
    use super::*;

    keys! {
        User(u32);
        Event(#[salt(buckets = 300, hash = java31)] u16, u8);
        Name<'a>(#[pad(3)] u16, &'a str);
    }

    #[derive(RowKey, Debug, Clone)]
    enum Table<'a> {
        #[rowkey(prefix = "user/")]
        User(User),
        #[rowkey(prefix = b"\xFF")]
        Name(Name<'a>),
    }

    #[derive(RowKey, Debug, Clone)]
    enum Inside {
        #[rowkey(prefix = "e")]
        Event(Event),
    }

    #[derive(RowKey, Debug, Clone)]
    #[rowkey(salt(buckets = 1000, hash = java31, pad = 3))]
    enum Whole<'a> {
        #[rowkey(prefix = "u")]
        User(User),
        #[rowkey(prefix = "n")]
        Name(Name<'a>),
    }

    #[test]
    fn enums_of_keys_keep_their_bytes() {
        let cases = cases! {
            "kinds" => Table::User(User(7)), Table::Name(Name(12, "a"));
            "salt inside" => Inside::Event(Event(7, 1));
            "salt of the enum" => Whole::User(User(0)), Whole::Name(Name(1, ""));
        };
        check!("kinds.txt", cases);
    }
}

mod parents {
    use super::*;

    keys! {
        First(Kind, u8);
        Last(u8, Kind);
        Desc(#[rowkey(desc)] Kind, u8);
        Opt(Option<Kind>, u8);
        Order(u16, u8);
        Note(String);
        #[rowkey(delimiter = "#")] Delimited(String, KindText, #[pad(2)] u8);
        #[rowkey(delimiter = "#")] OrderText(String, #[pad(3)] u8);
        InTwo(u8, Outer);
        Literal(#[rowkey(literal = "o:")] u16, #[rowkey(literal = b"\0")] Option<u8>, #[rowkey(literal = "!")] [u8; 0]);
        Inside(u8, #[rowkey(desc)] Literal);
        OfDesc(u8, #[rowkey(desc, literal = "<")] u8);
        #[rowkey(delimiter = ",")]
        OfText(#[rowkey(literal = "u=")] String, #[rowkey(literal = "n=")] #[pad(2)] u8);
    }

    #[derive(RowKey, Debug, Clone)]
    enum Kind {
        #[rowkey(prefix = "m")]
        Meta,
        #[rowkey(prefix = "o")]
        Order(Order),
        #[rowkey(prefix = b"\xFF")]
        Note(Note),
    }

    #[derive(RowKey, Debug, Clone)]
    enum KindText {
        #[rowkey(prefix = "META")]
        Meta,
        #[rowkey(prefix = "ORDER#")]
        Order(OrderText),
    }

    #[derive(RowKey, Debug, Clone)]
    enum Outer {
        #[rowkey(prefix = "t")]
        In(Last),
        #[rowkey(prefix = "u")]
        Nothing,
    }

    #[test]
    fn kinds_under_a_parent_and_literals_keep_their_bytes() {
        let order = || Kind::Order(Order(258, 3));
        let note = |text: &str| Kind::Note(Note(text.into()));
        let text = || KindText::Order(OrderText("x".into(), 7));
        let literal = |some| Literal(258, some, []);
        let cases = cases! {
            "first" => First(Kind::Meta, 7), First(order(), 7), First(note("a\0"), 7);
            "last" => Last(7, Kind::Meta), Last(7, note("a\0"));
            "desc" => Desc(Kind::Meta, 7), Desc(order(), 7), Desc(note("a"), 7);
            "option" => Opt(None, 7), Opt(Some(Kind::Meta), 7);
            "delimited" => Delimited("eva".into(), KindText::Meta, 7), Delimited("eva".into(), text(), 7);
            "in two" => InTwo(1, Outer::In(Last(7, order()))), InTwo(1, Outer::Nothing);
            "literal" => literal(Some(7)), literal(None);
            "literal inside desc" => Inside(1, literal(Some(7)));
            "literal of desc" => OfDesc(1, 2);
            "literal delimited" => OfText("a".into(), 7);
        };
        check!("parents.txt", cases);
    }
}

mod flags {
    use super::*;

    keys! {
        Bool(bool);
        BoolDesc(#[rowkey(desc)] bool);
        Char(char);
        CharDesc(#[rowkey(desc)] char);
    }

    #[test]
    fn flags_and_characters_keep_their_bytes() {
        let cases = cases! {
            "bool" => Bool(false), Bool(true);
            "bool desc" => BoolDesc(false), BoolDesc(true);
            "char" => Char('\0'), Char('a'), Char('é'), Char('😀'), Char(char::MAX);
            "char desc" => CharDesc('a');
        };
        check!("flags.txt", cases);
    }
}

mod floats {
    use super::*;

    keys! {
        F32(f32);
        F32Desc(#[rowkey(desc)] f32);
        F64(f64);
        F64Desc(#[rowkey(desc)] f64);
    }

    #[test]
    fn floats_keep_their_bytes() {
        let mut cases = Vec::new();
        for float in [f32::NEG_INFINITY, -1.5, -0.0, 0.0, 1.0, f32::MAX, f32::INFINITY] {
            cases.extend(cases! { "f32" => F32(float); "f32 desc" => F32Desc(float); });
        }
        let least = f64::from_bits(1);
        for float in [f64::NEG_INFINITY, -1.5, -least, -0.0, 0.0, least, 1.0, f64::MAX, f64::INFINITY] {
            cases.extend(cases! { "f64" => F64(float); "f64 desc" => F64Desc(float); });
        }
        cases.extend(cases! {
            "f32 NaN" => F32(f32::from_bits(0x7fc0_0000));
            "f32 NaN, negative" => F32(f32::from_bits(0xffc0_0000));
            "f64 NaN" => F64(f64::from_bits(0x7ff8_0000_0000_0000));
            "f64 NaN, negative" => F64(f64::from_bits(0xfff8_0000_0000_0000));
        });
        check!("floats.txt", cases);
    }
}

mod decimal {
    use super::*;
    use std::num::NonZeroU32;

    keys! {
        Pad3(#[pad(3)] u8);
        Pad6U8(#[pad(6)] u8);
        Pad5(#[pad(5)] u16);
        Pad6(#[pad(6)] u32);
        Pad20(#[pad(20)] u64);
        Pad39(#[pad(39)] u128);
        Pad41(#[pad(41)] u128);
        PadNonZero(#[pad(6)] NonZeroU32);
        PadDesc(#[pad(4)] #[rowkey(desc)] u16);
        PadMax(#[pad(4)] #[rowkey(max = 1439)] u16);
        Reversed(#[pad(4)] #[rowkey(reverse_digits)] u16);
    }

    #[test]
    fn decimal_text_keeps_its_bytes() {
        let cases = cases! {
            "pad(3) on u8" => Pad3(0), Pad3(7), Pad3(255);
            "pad(6) on u8" => Pad6U8(7);
            "pad(5) on u16" => Pad5(65535);
            "pad(6) on u32" => Pad6(1), Pad6(999_999);
            "pad(20) on u64" => Pad20(u64::MAX);
            "pad(39) on u128" => Pad39(u128::MAX);
            "pad(41) on u128" => Pad41(1);
            "pad(6) on NonZeroU32" => PadNonZero(NonZeroU32::MIN);
            "pad(4) desc" => PadDesc(13), PadDesc(9999);
            "pad(4), max = 1439" => PadMax(1439);
            "pad(4), reverse_digits" => Reversed(13), Reversed(0), Reversed(9870);
        };
        check!("decimal.txt", cases);
    }
}

mod padded {
    use super::*;

    keys! {
        Pad4(#[pad(4)] String);
        Pad4Inner(#[pad(4)] String, u8);
        Pad4Desc(#[pad(4)] #[rowkey(desc)] String, u8);
        Pad4Bytes(#[pad(4)] Vec<u8>);
        Pad4Str<'a>(#[pad(4)] &'a str, u8);
        Pad4Cow<'a>(#[pad(4)] Cow<'a, str>, u8);
        Pad2Slice<'a>(#[pad(2)] &'a [u8], u8);
        Pad2CowBytes<'a>(#[pad(2)] Cow<'a, [u8]>, u8);
        Char4(#[pad(4, fill = ' ')] String);
        Char4Desc(#[pad(4, fill = ' ')] #[rowkey(desc)] String, u8);
        Dashed(#[pad(3, fill = '-')] Vec<u8>);
    }

    #[test]
    fn padded_text_keeps_its_bytes() {
        let text = String::from;
        let cases = cases! {
            "pad(4) on String" => Pad4(text("")), Pad4(text("a")), Pad4(text("abcd")), Pad4(text("é")), Pad4(text("\0a"));
            "pad(4) on String, inner" => Pad4Inner(text(""), 7), Pad4Inner(text("a"), 7);
            "pad(4) on String, desc" => Pad4Desc(text(""), 7), Pad4Desc(text("a"), 7), Pad4Desc(text("abcd"), 7);
            "pad(4) on Vec<u8>" => Pad4Bytes(vec![]), Pad4Bytes(vec![0, 1]), Pad4Bytes(vec![255, 254, 253, 252]);
            "pad(4) on &str" => Pad4Str("ab", 7);
            "pad(4) on Cow<str>" => Pad4Cow("ab".into(), 7);
            "pad(2) on &[u8]" => Pad2Slice(&[255], 7);
            "pad(2) on Cow<[u8]>" => Pad2CowBytes(vec![255].into(), 7);
            "pad(4, fill = ' ')" =>
                Char4(text("")), Char4(text("z")), Char4(text("a b")), Char4(text("abcd")), Char4(text("é"));
            "pad(4, fill = ' ') desc" => Char4Desc(text(""), 7), Char4Desc(text("z"), 7);
            "pad(3, fill = '-') on Vec<u8>" => Dashed(vec![255]);
        };
        check!("padded.txt", cases);
    }
}

mod time {
    use super::*;

    keys! {
        #[rowkey(allow(hotspot))]
        Reverse(#[reverse_ts] i64);
        #[rowkey(allow(hotspot))]
        ReverseFrom(#[reverse_ts(from = 9999999999999)] i64);
        #[rowkey(allow(hotspot))]
        ReverseU64(#[reverse_ts] u64);
        #[rowkey(allow(hotspot))]
        ReverseU64Max(#[reverse_ts(from = u64::MAX)] u64);
        #[rowkey(allow(hotspot))]
        ReverseU64From(#[reverse_ts(from = 86400000)] u64);
        #[rowkey(allow(hotspot))]
        ReversePad19(#[reverse_ts] #[pad(19)] i64);
        #[rowkey(allow(hotspot))]
        ReversePad20(#[reverse_ts] #[pad(20)] i64);
        #[rowkey(allow(hotspot))]
        ReversePad16(#[reverse_ts(from = 9223372036854775)] #[pad(16)] i64);
        AfterField(u8, #[reverse_ts] i64);
    }

    #[test]
    fn reverse_time_keeps_its_bytes() {
        let now = 1_580_976_517_000;
        let cases = cases! {
            "reverse_ts on i64" => Reverse(i64::MIN), Reverse(-1), Reverse(0), Reverse(now), Reverse(i64::MAX);
            "reverse_ts(from = 9999999999999) on i64" =>
                ReverseFrom(i64::MIN), ReverseFrom(-1), ReverseFrom(0), ReverseFrom(9_999_999_999_999);
            "reverse_ts on u64" => ReverseU64(0), ReverseU64(i64::MAX as u64);
            "reverse_ts(from = u64::MAX) on u64" => ReverseU64Max(0), ReverseU64Max(1), ReverseU64Max(u64::MAX);
            "reverse_ts(from = 86400000) on u64" => ReverseU64From(0), ReverseU64From(86_400_000);
            "reverse_ts, pad(19)" => ReversePad19(0), ReversePad19(now), ReversePad19(i64::MAX);
            "reverse_ts, pad(20)" =>
                ReversePad20(i64::MIN), ReversePad20(-1), ReversePad20(0), ReversePad20(i64::MAX);
            "reverse_ts(from = 9223372036854775), pad(16)" =>
                ReversePad16(0), ReversePad16(now / 1000), ReversePad16(9_223_372_036_854_775);
            "reverse_ts after a field" => AfterField(7, 5);
        };
        check!("time.txt", cases);
    }
}

mod instants {
    use super::*;
    use ::time::OffsetDateTime;
    use chrono::{DateTime, NaiveDate, Utc};
    use jiff::Timestamp;
    use jiff::civil::Date;

    macro_rules! keys_of_times {
        ($($(#[$attribute:meta])* $name:ident ($($field:tt)*);)*) => {
            keys! { $($(#[$attribute])* #[rowkey(allow(hotspot))] $name($($field)*);)* }
        };
    }

    keys_of_times! {
        Jiff(Timestamp);
        Chrono(DateTime<Utc>);
        Time(OffsetDateTime);
        Secs(#[rowkey(unit = s)] Timestamp);
        Millis(#[rowkey(unit = ms)] Timestamp);
        Micros(#[rowkey(unit = us)] Timestamp);
        Nanos(#[rowkey(unit = ns)] Timestamp);
        Newest(#[reverse_ts] Timestamp);
        NewestMillis(#[reverse_ts] #[rowkey(unit = ms)] Timestamp);
        SecsPad(#[pad(10)] #[rowkey(unit = s)] Timestamp);
        SecsDesc(#[rowkey(unit = s, desc)] Timestamp);
        NewestPad(#[reverse_ts(from = 9999999999)] #[pad(10)] #[rowkey(unit = s)] Timestamp);
        JiffDate(Date);
        ChronoDate(NaiveDate);
        TimeDate(::time::Date);
        JiffDay(#[pad(8)] Date);
        ChronoDay(#[pad(8)] NaiveDate);
        TimeDay(#[pad(8)] ::time::Date);
    }

    #[test]
    fn times_and_dates_keep_their_bytes() {
        let at = |seconds, nanos| Timestamp::new(seconds, nanos).unwrap();
        let utc = |seconds, nanos| DateTime::from_timestamp(seconds, nanos).unwrap();
        let offset = |seconds, nanos| {
            OffsetDateTime::from_unix_timestamp(seconds).unwrap().replace_nanosecond(nanos).unwrap()
        };
        let mut cases = Vec::new();
        for (seconds, nanos) in [
            (0, 0),
            (1_346_457_600, 0),
            (1_700_000_000, 500_000_000),
            (-1, 999_999_999),
            (-2_208_988_800, 1),
            (253_402_207_200, 999_999_999),
        ] {
            cases.extend(cases! {
                "jiff, 8 + 4 bytes" => Jiff(at(seconds, nanos as i32));
                "chrono, 8 + 4 bytes" => Chrono(utc(seconds, nanos));
                "time, 8 + 4 bytes" => Time(offset(seconds, nanos));
            });
        }
        for (seconds, nanos) in
            [(0, 0), (1_700_000_000, 123_000_000), (-1, 999_000_000), (-62_135_596_800, 0)]
        {
            cases.extend(cases! {
                "unit = ms" => Millis(at(seconds, nanos));
                "reverse_ts, unit = ms" => NewestMillis(at(seconds, nanos));
            });
        }
        cases.extend(cases! {
            "unit = s" =>
                Secs(at(0, 0)), Secs(at(-1, 0)), Secs(at(1_700_000_000, 0)), Secs(at(253_402_207_200, 0));
            "unit = us" => Micros(at(0, 1_000)), Micros(at(-1, 999_999_000));
            "unit = ns" => Nanos(at(9_223_372_036, 854_775_807)), Nanos(at(-9_223_372_037, 145_224_192));
            "reverse_ts, in nanoseconds by default" =>
                Newest(at(0, 0)), Newest(at(-1, 999_999_999)), Newest(at(1_700_000_000, 123_456_789)),
                Newest(at(9_223_372_036, 854_775_807)), Newest(at(-9_223_372_037, 145_224_192));
            "unit = s, desc" => SecsDesc(at(0, 0)), SecsDesc(at(1_700_000_000, 0));
        });
        for seconds in [0, 1_700_000_000, 9_999_999_999] {
            cases.extend(cases! {
                "unit = s, pad(10)" => SecsPad(at(seconds, 0));
                "reverse_ts(from = 9999999999), unit = s, pad(10)" => NewestPad(at(seconds, 0));
            });
        }
        for (year, month, day) in [(1970, 1, 1), (2012, 9, 1), (1969, 12, 31), (1, 1, 1), (9999, 12, 31)] {
            let jiff = Date::new(year, month, day).unwrap();
            let chrono = NaiveDate::from_ymd_opt(year.into(), month as u32, day as u32).unwrap();
            let month = ::time::Month::try_from(month as u8).unwrap();
            let time = ::time::Date::from_calendar_date(year.into(), month, day as u8).unwrap();
            cases.extend(cases! {
                "date of jiff, 4 bytes" => JiffDate(jiff);
                "date of chrono, 4 bytes" => ChronoDate(chrono);
                "date of time, 4 bytes" => TimeDate(time);
                "date of jiff, pad(8)" => JiffDay(jiff);
                "date of chrono, pad(8)" => ChronoDay(chrono);
                "date of time, pad(8)" => TimeDay(time);
            });
        }
        check!("instants.txt", cases);
    }
}

mod text {
    use super::*;

    keys! {
        Last(String);
        Inner(String, u8);
        DescLast(#[rowkey(desc)] String);
        DescInner(#[rowkey(desc)] String, u8);
        BytesLast(Vec<u8>);
        BytesInner(Vec<u8>, u8);
        BytesDescLast(#[rowkey(desc)] Vec<u8>);
        BytesDescInner(#[rowkey(desc)] Vec<u8>, u8);
        Str<'a>(u8, &'a str);
        Slice<'a>(u8, &'a [u8]);
        CowLast<'a>(u8, Cow<'a, str>);
        CowInner<'a>(Cow<'a, str>, u8);
        CowDesc<'a>(#[rowkey(desc)] Cow<'a, str>, u8);
        CowBytesLast<'a>(u8, Cow<'a, [u8]>);
        CowBytesInner<'a>(Cow<'a, [u8]>, u8);
        CowBytesDesc<'a>(#[rowkey(desc)] Cow<'a, [u8]>, u8);
    }

    #[test]
    fn text_keeps_its_bytes_in_every_place() {
        let mut cases = Vec::new();
        for text in ["", "a", "a\0b", "\0\0", "é😀"] {
            let text = || text.to_string();
            cases.extend(cases! {
                "String, last" => Last(text());
                "String, inner" => Inner(text(), 7);
                "String, desc, last" => DescLast(text());
                "String, desc, inner" => DescInner(text(), 7);
            });
        }
        for bytes in [&[][..], &[0], &[0, 1], &[0, 255], &[255], &[1, 0, 0, 2]] {
            let bytes = || bytes.to_vec();
            cases.extend(cases! {
                "Vec<u8>, last" => BytesLast(bytes());
                "Vec<u8>, inner" => BytesInner(bytes(), 7);
                "Vec<u8>, desc, last" => BytesDescLast(bytes());
                "Vec<u8>, desc, inner" => BytesDescInner(bytes(), 7);
            });
        }
        cases.extend(cases! {
            "&str, last" => Str(7, "a\0b");
            "&[u8], last" => Slice(7, &[0, 255]);
            "Cow<str>, last" => CowLast(7, "a\0b".into());
            "Cow<str>, inner" => CowInner("a\0b".into(), 7);
            "Cow<str>, desc" => CowDesc("a\0b".into(), 7);
            "Cow<[u8]>, last" => CowBytesLast(7, vec![0].into());
            "Cow<[u8]>, inner" => CowBytesInner(vec![0].into(), 7);
            "Cow<[u8]>, desc" => CowBytesDesc(vec![0].into(), 7);
        });
        check!("text.txt", cases);
    }
}

mod nul {
    use super::*;

    keys! {
        NulLast(#[rowkey(nul)] String);
        NulInner(#[rowkey(nul)] String, u8);
        NulDescLast(#[rowkey(nul, desc)] String);
        NulDescInner(#[rowkey(nul, desc)] String, u8);
        NulBytesLast(#[rowkey(nul)] Vec<u8>);
        NulBytesInner(#[rowkey(nul)] Vec<u8>, u8);
        NulStr<'a>(#[rowkey(nul)] &'a str, u8);
        NulSlice<'a>(#[rowkey(nul)] &'a [u8], u8);
        NulCow<'a>(#[rowkey(nul)] Cow<'a, str>, u8);
        NulCowDesc<'a>(#[rowkey(nul, desc)] Cow<'a, [u8]>, u8);
    }

    #[test]
    fn nul_ended_text_keeps_its_bytes_in_every_place() {
        let mut cases = Vec::new();
        for text in ["", "a", "é"] {
            let text = || text.to_string();
            cases.extend(cases! {
                "String, nul, last" => NulLast(text());
                "String, nul, inner" => NulInner(text(), 7);
                "String, nul, desc, last" => NulDescLast(text());
                "String, nul, desc, inner" => NulDescInner(text(), 7);
            });
        }
        cases.extend(cases! {
            "Vec<u8>, nul, last" => NulBytesLast(vec![255, 1]);
            "Vec<u8>, nul, inner" => NulBytesInner(vec![255, 1], 7);
            "&str, nul, inner" => NulStr("a", 7);
            "&[u8], nul, inner" => NulSlice(&[1], 7);
            "Cow<str>, nul, inner" => NulCow("a".into(), 7);
            "Cow<[u8]>, nul, desc, inner" => NulCowDesc(vec![1].into(), 7);
        });
        check!("nul_ended.txt", cases);
    }
}

mod options {
    use super::*;
    use std::num::NonZeroU8;

    keys! {
        U32Last(Option<u32>);
        U32Inner(Option<u32>, u8);
        U32Desc(#[rowkey(desc)] Option<u32>, u8);
        I64(Option<i64>);
        Bool(Option<bool>);
        F64(Option<f64>);
        NonZero(Option<NonZeroU8>);
        Twice(Option<Option<u8>>);
        TextLast(Option<String>);
        TextInner(Option<String>, u8);
        TextDesc(#[rowkey(desc)] Option<String>);
        NulLast(#[rowkey(nul)] Option<String>);
        NulInner(#[rowkey(nul)] Option<String>, u8);
        NulDesc(#[rowkey(nul, desc)] Option<String>);
        Pad(#[pad(4)] Option<u16>);
        Reversed(#[pad(4)] #[rowkey(reverse_digits)] Option<u16>);
        Char4(#[pad(4, fill = ' ')] Option<String>);
        PadTextDesc(#[pad(4)] #[rowkey(desc)] Option<String>);
        #[rowkey(allow(hotspot))]
        Reverse(#[reverse_ts] Option<i64>);
        #[rowkey(allow(hotspot))]
        ReversePad(#[reverse_ts] #[pad(19)] Option<i64>);
        Width(#[rowkey(width = 3)] Option<u32>);
        Max(#[rowkey(max = 1439)] Option<u16>);
        Raw(#[rowkey(raw)] Option<i64>);
        RawDesc(#[rowkey(raw, desc)] Option<i64>);
        Array(Option<[u8; 2]>);
        List(Option<Vec<u16>>);
        Texts(u8, String);
        Nested(Option<Texts>, u8);
        NestedLast(Option<Texts>);
        NestedDesc(#[rowkey(desc)] Option<Texts>, u8);
    }

    #[test]
    fn options_keep_their_bytes() {
        let text = |text: &str| Some(text.to_string());
        let nested = || Some(Texts(1, "a\0".into()));
        let cases = cases! {
            "Option<u32>, last" => U32Last(None), U32Last(Some(0)), U32Last(Some(258));
            "Option<u32>, inner" => U32Inner(None, 7), U32Inner(Some(258), 7);
            "Option<u32>, desc" => U32Desc(None, 7), U32Desc(Some(258), 7);
            "Option<i64>" => I64(Some(-1));
            "Option<bool>" => Bool(Some(true));
            "Option<f64>" => F64(Some(1.0));
            "Option<NonZeroU8>" => NonZero(None), NonZero(Some(NonZeroU8::MIN));
            "Option<Option<u8>>" => Twice(None), Twice(Some(None)), Twice(Some(Some(7)));
            "Option<String>, last" => TextLast(None), TextLast(text("")), TextLast(text("a\0"));
            "Option<String>, inner" => TextInner(None, 7), TextInner(text(""), 7), TextInner(text("a\0"), 7);
            "Option<String>, desc, last" => TextDesc(None), TextDesc(text("")), TextDesc(text("a\0"));
            "Option, nul, last" => NulLast(text("a"));
            "Option, nul, inner" => NulInner(None, 7), NulInner(text("a"), 7);
            "Option, nul, desc, last" => NulDesc(None), NulDesc(text("a"));
            "Option, pad(4)" => Pad(None), Pad(Some(13));
            "Option, pad(4), reverse_digits" => Reversed(Some(13));
            "Option, pad(4, fill = ' ')" => Char4(None), Char4(text("z"));
            "Option, pad(4) on text, desc" => PadTextDesc(text("z"));
            "Option, reverse_ts" => Reverse(None), Reverse(Some(5));
            "Option, reverse_ts, pad(19)" => ReversePad(Some(5));
            "Option, width = 3" => Width(Some(258));
            "Option, max = 1439" => Max(Some(1439));
            "Option, raw" => Raw(Some(5));
            "Option, raw, desc" => RawDesc(Some(5));
            "Option<[u8; 2]>" => Array(Some([1, 2]));
            "Option<Vec<u16>>, last" => List(None), List(Some(vec![])), List(Some(vec![258]));
            "Option of a key, inner" => Nested(None, 7), Nested(nested(), 7);
            "Option of a key, last" => NestedLast(nested());
            "Option of a key, desc" => NestedDesc(None, 7), NestedDesc(nested(), 7);
        };
        check!("options.txt", cases);
    }
}

mod lists {
    use super::*;
    use std::num::NonZeroU8;

    keys! {
        Bytes4([u8; 4], u8);
        Bytes4Desc(#[rowkey(desc)] [u8; 4]);
        U16x2([u16; 2], u8);
        I16x2Desc(#[rowkey(desc)] [i16; 2]);
        Bools([bool; 3]);
        Grid([[u8; 2]; 2]);
        Floats([f32; 2]);
        Chars([char; 1]);
        U16s(Vec<u16>);
        I32s(Vec<i32>);
        Pairs(Vec<[u8; 2]>);
        NonZeros(Vec<NonZeroU8>);
        Pair(u8, i16);
        Keys(Vec<Pair>);
        KeyArray([Pair; 2], u8);
        AfterField(u8, Vec<u16>);
        InNested(u8, AfterField);
    }

    #[test]
    fn arrays_and_lists_keep_their_bytes() {
        let non_zero = |number| NonZeroU8::new(number).unwrap();
        let cases = cases! {
            "[u8; 4], inner" => Bytes4([0, 1, 254, 255], 7);
            "[u8; 4], desc" => Bytes4Desc([0, 1, 254, 255]);
            "[u16; 2], inner" => U16x2([1, 65535], 7);
            "[i16; 2], desc" => I16x2Desc([-1, 1]);
            "[bool; 3]" => Bools([true, false, true]);
            "[[u8; 2]; 2]" => Grid([[1, 2], [3, 4]]);
            "[f32; 2]" => Floats([-0.0, 1.0]);
            "[char; 1]" => Chars(['a']);
            "Vec<u16>" => U16s(vec![]), U16s(vec![1, 65535]);
            "Vec<i32>" => I32s(vec![-1, 0]);
            "Vec<[u8; 2]>" => Pairs(vec![[0, 1], [255, 0]]);
            "Vec<NonZeroU8>" => NonZeros(vec![non_zero(1), non_zero(255)]);
            "Vec of keys" => Keys(vec![Pair(1, -1), Pair(2, 0)]);
            "array of keys, inner" => KeyArray([Pair(1, -1), Pair(2, 0)], 7);
            "Vec<u16> after a field" => AfterField(7, vec![258]);
            "Vec<u16> last in a nested key" => InNested(9, AfterField(7, vec![258]));
        };
        check!("lists.txt", cases);
    }
}

mod nested {
    use super::*;

    keys! {
        UserId(u32);
        Newtype(UserId, u8);
        NewtypeDesc(#[rowkey(desc)] UserId, u8);
        Pk(#[salt(buckets = 16)] u32, #[reverse_ts] i64, u16);
        WithoutSalt(String, Pk);
        #[rowkey(prefix = "evt", max_len = 5)]
        Prefixed(u8, String);
        WithoutPrefix(Prefixed, u8);
        Texts(u8, String);
        TextInner(Texts, u8);
        TextLast(u8, Texts);
        TextDescInner(#[rowkey(desc)] Texts, u8);
        TextDescLast(u8, #[rowkey(desc)] Texts);
        Level(u8, Texts);
        DeepInner(Level, u8);
        DeepLast(u8, Level);
        InDesc(#[rowkey(desc)] u8, #[rowkey(desc)] String);
        Twice(#[rowkey(desc)] InDesc, u8);
        InMixed(u8, #[rowkey(desc)] u16);
        TwiceMixed(#[rowkey(desc)] InMixed, u8);
        InNul(u8, #[rowkey(nul)] String);
        NulInner(InNul, u8);
        NulLast(u8, InNul);
        NulDesc(#[rowkey(desc)] InNul, u8);
        InOption(u8, Option<String>);
        OptionInner(InOption, u8);
        Borrowed<'a>(u8, &'a str);
        Borrowing<'a>(u8, Borrowed<'a>);
        #[rowkey(delimiter = ",")]
        Delimited(String, String);
        DelimitedInner(Delimited, u8);
        DelimitedDesc(#[rowkey(desc)] Delimited, u8);
    }

    #[test]
    fn nested_keys_keep_their_bytes() {
        let mut cases = cases! {
            "newtype" => Newtype(UserId(258), 7);
            "newtype, desc" => NewtypeDesc(UserId(258), 7);
            "without its salt" => WithoutSalt("a".into(), Pk(7, 5, 1));
            "without its prefix and max_len" => WithoutPrefix(Prefixed(1, "a".into()), 7);
            "asc and desc in desc" => TwiceMixed(InMixed(1, 258), 7);
            "ends in nul text, inner" => NulInner(InNul(1, "a".into()), 7);
            "ends in nul text, last" => NulLast(7, InNul(1, "a".into()));
            "ends in nul text, desc" => NulDesc(InNul(1, "a".into()), 7);
            "ends in an option, inner" => OptionInner(InOption(1, Some("a".into())), 7);
            "a lifetime" => Borrowing(7, Borrowed(1, "a"));
            "delimited key, inner" => DelimitedInner(Delimited("a".into(), "b,c".into()), 7);
            "delimited key, desc" => DelimitedDesc(Delimited("a".into(), "b".into()), 7);
        };
        for text in ["", "a\0"] {
            let texts = || Texts(1, text.into());
            cases.extend(cases! {
                "ends in text, inner" => TextInner(texts(), 7);
                "ends in text, last" => TextLast(7, texts());
                "ends in text, desc, inner" => TextDescInner(texts(), 7);
                "ends in text, desc, last" => TextDescLast(7, texts());
                "two levels, inner" => DeepInner(Level(2, texts()), 7);
                "two levels, last" => DeepLast(7, Level(2, texts()));
                "desc in desc" => Twice(InDesc(1, text.into()), 7);
            });
        }
        check!("nested.txt", cases);
    }
}

mod delimited {
    use super::*;

    keys! {
        #[rowkey(delimiter = ",")]
        Two(String, String);
        #[rowkey(delimiter = "/")]
        Three<'a>(&'a str, &'a str, &'a str);
        #[rowkey(delimiter = ",")]
        Mixed<'a>(Cow<'a, str>, Vec<u8>, &'a str);
        #[rowkey(delimiter = ",")]
        Numbers(#[pad(3)] u16, String, #[pad(2)] #[rowkey(reverse_digits)] u8);
        #[rowkey(delimiter = ",")]
        Reverse(
            #[pad(2)] #[rowkey(reverse_digits)] u8,
            #[reverse_ts(from = 9223372036854775)] #[pad(16)] i64,
            String
        );
        #[rowkey(delimiter = ",")]
        NumbersDesc(#[pad(3)] #[rowkey(desc)] u16, String);
        #[rowkey(delimiter = ",", prefix = "evt")]
        Prefixed(String, String);
        #[rowkey(delimiter = ",")]
        NestedFirst(Two, String);
        #[rowkey(delimiter = ",")]
        NestedLast(String, Two);
        Digits(#[pad(2)] u8, #[pad(2)] u8);
        #[rowkey(delimiter = ",")]
        NestedFixed(Digits, String);
        #[rowkey(delimiter = "\0")]
        ByNul(String, String);
    }

    #[test]
    fn delimited_keys_keep_their_bytes() {
        let two = |a: &str, b: &str| Two(a.into(), b.into());
        let cases = cases! {
            "two texts" => two("a", "b"), two("", ""), two("é", "b,c\0");
            "three borrowed texts" => Three("a", "", "c");
            "Cow and bytes" => Mixed("a".into(), vec![255], "c");
            "numbers as text" => Numbers(7, "x".into(), 13);
            "reverse time as text" => Reverse(30, 1_580_976_517, "17870".into());
            "numbers as text, desc" => NumbersDesc(7, "x".into());
            "prefix" => Prefixed("a".into(), "b".into());
            "nested key under the same delimiter, first" => NestedFirst(two("a", "b"), "c".into());
            "nested key under the same delimiter, last" => NestedLast("c".into(), two("a", "b,c"));
            "nested key of fixed width" => NestedFixed(Digits(1, 2), "c".into());
            "nul as delimiter" => ByNul("a".into(), "b".into());
        };
        check!("delimited.txt", cases);
    }
}

mod custom {
    use super::*;
    use rowkey::codec::{Codec, Decode, EncodeFault, End, Reader, Sink};
    use rowkey::layout::Node;

    #[derive(Debug, Clone)]
    struct Version {
        major: u8,
        minor: u8,
    }

    struct VersionBytes;

    impl Codec<Version> for VersionBytes {
        type Arg<'v> = Version;
        const NODE: &'static Node = &Node::fixed("version", 2);
        const INFALLIBLE: bool = true;

        fn write<S: Sink>(version: &Version, _: End, out: &mut S) -> Result<(), EncodeFault> {
            out.put(&[version.major, version.minor]);
            Ok(())
        }
    }

    impl<'r> Decode<'r, Version> for VersionBytes {
        fn read(row: &mut Reader<'r>, _: End) -> Option<Version> {
            let [major, minor] = row.array()?;
            Some(Version { major, minor })
        }
    }

    keys! {
        With(#[rowkey(with = VersionBytes)] Version, u8);
        WithDesc(#[rowkey(with = VersionBytes, desc)] Version, u8);
    }

    #[test]
    fn a_codec_of_one_s_own_stands_as_it_wrote() {
        let version = || Version { major: 1, minor: 2 };
        let cases = cases! {
            "with" => With(version(), 7);
            "with, desc" => WithDesc(version(), 7);
        };
        check!("custom.txt", cases);
    }
}

mod salts {
    use super::*;
    use rowkey::SaltHash;

    const BUCKETS: u32 = 1000;

    /// The last byte decides.
    struct LastByte;

    impl SaltHash for LastByte {
        const NAME: &'static str = "last-byte";

        fn bucket(parts: &[&[u8]], buckets: u32) -> u32 {
            parts.concat().last().map_or(0, |&byte| u32::from(byte) % buckets)
        }
    }

    keys! {
        Of16(#[salt(buckets = 16)] u32, u16);
        Of2(#[salt(buckets = 2)] u32, u16);
        Of256(#[salt(buckets = 256)] u32, u16);
        Of257(#[salt(buckets = 257)] u32, u16);
        Of65536(#[salt(buckets = 65536)] u32, u16);
        OfConst(#[salt(buckets = BUCKETS)] u32, u16);
        Text2(#[salt(buckets = 100, pad = 2)] u32, u16);
        Text5(#[salt(buckets = 65536, pad = 5)] u32, u16);
        Java(#[salt(buckets = 20, hash = java31)] u32, u16);
        JavaText(#[salt(buckets = 200, hash = java31, pad = 3)] u32, u16);
        Sha(#[salt(buckets = 16, hash = sha256)] u32, u16);
        Sha2Bytes(#[salt(buckets = 1000, hash = sha256)] u32, u16);
        Own(#[salt(buckets = 4, hash = LastByte)] u32, u16);
        Apart(#[salt(buckets = 16)] u32, u16, #[salt] u8);
        Beside(#[salt(buckets = 16)] u32, #[salt] u16);
        OnFirst(#[salt] u8, #[salt(buckets = 16)] u32, u16);
        LastOnly(u16, #[salt(buckets = 16)] u32);
        #[rowkey(prefix = "evt")]
        Prefix(#[salt(buckets = 16)] u32, u16);
        Desc(#[salt(buckets = 16)] #[rowkey(desc)] u32, u16);
        #[rowkey(salt(buckets = 16))]
        Whole(u32, u16);
        #[rowkey(salt(buckets = 16, hash = java31))]
        WholeJava(u32, u16);
        #[rowkey(prefix = "evt", salt(buckets = 16))]
        WholePrefix(u32, u16);
        Inner(u32, u8);
        Nested(#[salt(buckets = 16)] Inner, u16);
        #[rowkey(prefix = "evt")]
        PrefixOnly(u8);
        #[rowkey(prefix = b"\x00\xff")]
        PrefixBytes(u8);
        TextInner(#[salt(buckets = 256)] String, u8);
        TextLast(u8, #[salt(buckets = 256)] String);
        NulInner(#[salt(buckets = 256)] #[rowkey(nul)] String, u8);
        #[rowkey(delimiter = ",")]
        Delimited(#[salt(buckets = 16)] String, #[salt] String, String);
        #[rowkey(delimiter = ",")]
        DelimitedApart(#[salt(buckets = 16)] String, String, #[salt] String);
        #[rowkey(delimiter = ",", salt(buckets = 16))]
        WholeDelimited(String, String);
        #[rowkey(delimiter = ",")]
        TextSalt(#[salt(buckets = 16, pad = 2)] String, String);
        Optional(#[salt(buckets = 256)] Option<u8>, u8);
    }

    #[test]
    fn salts_keep_their_bytes() {
        let mut cases = cases! {
            "no salt, prefix" => PrefixOnly(7);
            "no salt, prefix of bytes" => PrefixBytes(7);
            "Option" => Optional(None, 7), Optional(Some(1), 7);
        };
        for host in [0, 7, u32::MAX] {
            cases.extend(cases! {
                "16 buckets" => Of16(host, 1);
                "2 buckets" => Of2(host, 1);
                "256 buckets: 1 byte" => Of256(host, 1);
                "257 buckets: 2 bytes" => Of257(host, 1);
                "65536 buckets" => Of65536(host, 1);
                "buckets by constant" => OfConst(host, 1);
                "pad = 2" => Text2(host, 1);
                "pad = 5" => Text5(host, 1);
                "java31" => Java(host, 1);
                "java31, pad = 3" => JavaText(host, 1);
                "sha256" => Sha(host, 1);
                "sha256, 2 bytes" => Sha2Bytes(host, 1);
                "a hash of my own" => Own(host, 1);
                "two fields apart" => Apart(host, 1, 9);
                "two fields side by side" => Beside(host, 1);
                "bare salt on the first field" => OnFirst(9, host, 1);
                "the last field only" => LastOnly(1, host);
                "prefix" => Prefix(host, 1);
                "desc" => Desc(host, 1);
                "whole key" => Whole(host, 1);
                "whole key, java31" => WholeJava(host, 1);
                "whole key with a prefix" => WholePrefix(host, 1);
                "nested key" => Nested(Inner(host, 9), 1);
            });
        }
        let long = "a text of more than thirty-two bytes, which xxh64 cuts in lanes";
        for text in ["", "a\0", long] {
            let text = || text.to_string();
            cases.extend(cases! {
                "text with its terminator" => TextInner(text(), 7);
                "text to the end of the row" => TextLast(7, text());
            });
        }
        for text in ["", long] {
            cases.extend(cases! { "nul text with its terminator" => NulInner(text.into(), 7); });
        }
        for (a, b) in [("a", "b"), ("ab", ""), ("", "ab")] {
            let (a, b, c) = (|| a.to_string(), || b.to_string(), || "c".to_string());
            cases.extend(cases! {
                "delimiters left out" => Delimited(a(), b(), c());
                "delimiters left out, fields apart" => DelimitedApart(a(), b(), c());
                "whole key, delimiters included" => WholeDelimited(a(), b());
                "text salt before text" => TextSalt(a(), b());
            });
        }
        check!("salts.txt", cases);
    }
}

mod the_check_itself {
    use super::*;

    keys! { One(u8); }

    fn failure(file: &'static str) -> String {
        let run = || check("x.txt", file, cases! { "u8" => One(1); });
        *std::panic::catch_unwind(run).unwrap_err().downcast::<String>().unwrap()
    }

    #[test]
    fn a_changed_byte_fails_with_both_rows_and_says_what_it_means() {
        let message = failure("# title\nu8 | One(1) | 02\n");
        assert!(message.contains("x.txt:2: u8 | One(1)\n  expected 02\n  found    01\n"), "{message}");
        assert!(message.contains("changing one is a major version"), "{message}");
    }

    /// Python is held to the row and to the values of each case, in both directions.
    #[test]
    fn another_language_that_differs_is_seen() {
        let with = |change: fn(&mut Case)| {
            let mut cases = cases! { "u8" => One(1); };
            change(&mut cases[0]);
            interop::differences(&cases)
        };
        assert_eq!(with(|_| ()), Vec::<String>::new());
        // Read, and written.
        assert_eq!(with(|case| case.value = "One(2)".into()).len(), 2);
        assert_eq!(with(|case| case.row = vec![2]).len(), 2);
        let short = with(|case| case.row = vec![]);
        assert!(short[0].contains("expected 1 byte, found 0"), "{short:?}");
    }

    #[test]
    fn a_line_without_a_key_and_a_key_without_a_line_fail() {
        let message = failure("u8 | One(2) | 02\n");
        assert!(message.contains("x.txt:1: no key for `u8 | One(2)`"), "{message}");
        assert!(message.contains("x.txt: no line `u8 | One(1) | 01`"), "{message}");
    }
}

#[path = "golden/ended.rs"]
mod ended;
#[path = "golden/existing.rs"]
mod existing;
#[path = "golden/tail.rs"]
mod tail;
#[path = "golden/types.rs"]
mod types;
