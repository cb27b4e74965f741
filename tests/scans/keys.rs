//! Keys that are asked here, each of which keeps the laws.

use proptest::prelude::*;
use rowkey::RowKey;

/// Declares keys whose laws are checked, random questions among them, with a strategy for each field.
macro_rules! keys {
    ($($test:ident: $(#[$key:meta])* $name:ident { $($(#[$field:meta])* $f:ident: $ty:ty = $values:expr,)* })*) => {$(
        #[derive(RowKey, Debug, Clone, PartialEq)]
        $(#[$key])*
        pub struct $name { $($(#[$field])* pub $f: $ty,)* }

        impl Arbitrary for $name {
            type Parameters = ();
            type Strategy = BoxedStrategy<Self>;

            fn arbitrary_with((): ()) -> BoxedStrategy<Self> {
                ($($values,)*).prop_map(|($($f,)*)| $name { $($f),* }).boxed()
            }
        }

        #[test]
        fn $test() {
            rowkey::testing::check_laws::<$name>();
        }
    )*};
}

fn byte() -> impl Strategy<Value = u8> {
    prop_oneof![0u8..4, Just(255)]
}

fn text() -> &'static str {
    "[ab\u{0}\u{1}:\u{ff}]{0,3}"
}

keys! {
    bytes: Bytes { a: u8 = byte(), b: u8 = byte(), c: u8 = byte(), }
    salted: Salted { #[salt(buckets = 4)] a: u8 = byte(), b: String = text(), #[reverse_ts] c: i64 = -3i64..3, }
    descending: Descending {
        #[rowkey(desc)] a: String = text(),
        #[rowkey(desc)] b: Option<u8> = proptest::option::of(byte()),
        c: String = text(),
    }
    two_salt_bytes: TwoSaltBytes {
        a: Option<String> = proptest::option::of(text()),
        #[salt(buckets = 300)] b: u16 = 0u16..5,
        #[salt] #[rowkey(nul)] c: String = "[ab]{0,2}",
    }
    text_salt_over_all: #[rowkey(prefix = "x", salt(buckets = 3, pad = 2))] TextSaltOverAll {
        a: u8 = byte(),
        #[rowkey(nul)] b: String = "[ab]{0,3}",
    }
    unordered: #[rowkey(delimiter(":", unordered))] Unordered {
        a: String = "[ab ]{0,3}",
        #[rowkey(digits)] b: u32 = 0u32..30,
        c: String = text(),
    }
    two_byte_delimiter: #[rowkey(delimiter("::", unordered, trailing))] TwoByteDelimiter {
        a: String = "[ab ]{0,3}",
        #[rowkey(digits)] b: u32 = 0u32..30,
        c: String = "[ab]{0,2}",
    }
    tail: Tail {
        a: u8 = byte(),
        #[rowkey(tail)] b: Option<String> = proptest::option::of(text()),
        #[rowkey(tail)] c: Option<u8> = proptest::option::of(byte()),
    }
    delimited: #[rowkey(delimiter = ",")] Delimited {
        a: String = "[ab]{0,3}",
        #[pad(2)] b: u8 = 0u8..100,
        c: String = text(),
    }
    nested: Nested {
        a: u8 = byte(),
        k: Bytes = any::<Bytes>(),
        d: [u8; 2] = any::<[u8; 2]>(),
        #[rowkey(desc)] t: Descending = any::<Descending>(),
        z: Vec<u16> = proptest::collection::vec(0u16..3, 0..3),
    }
    other_kinds: OtherKinds {
        #[pad(3)] a: String = "[ab]{0,3}",
        #[rowkey(desc)] #[pad(2)] b: u8 = 0u8..100,
        c: f32 = any::<f32>(),
        d: bool = any::<bool>(),
        e: char = any::<char>(),
    }
    salt_over_all: #[rowkey(salt(buckets = 5))] SaltOverAll { a: u8 = byte(), b: String = text(), }
    three_salted: ThreeSalted {
        #[salt(buckets = 7)] a: u8 = byte(),
        b: u8 = byte(),
        #[salt] c: u8 = byte(),
        d: u8 = byte(),
        #[salt] e: String = text(),
    }
    optional_time: #[rowkey(allow(hotspot))] OptionalTime {
        #[reverse_ts] a: Option<i64> = proptest::option::of(-3i64..3),
        #[rowkey(hex)] b: u16 = 0u16..300,
        c: u8 = byte(),
    }
}

#[derive(RowKey, Debug, Clone, PartialEq)]
pub struct Departure {
    #[rowkey(max = 9)]
    pub airport: u8,
    #[rowkey(max = 23)]
    pub hour: u8,
    #[pad(1)]
    pub carrier: u8,
}
