//! Rows that are written from values, where both the crate and its layout could be wrong in one way and agree; and rows with faults
//! that random ones seldom have.

use core::cmp::Reverse;

use rowkey::{BaseTime, Explanation, Layout, RowKey};

/// The rows of a key: those of its values, and some that do not decode.
pub struct Written {
    pub name: &'static str,
    pub layout: &'static Layout,
    pub good: Vec<(Vec<u8>, Explanation)>,
    pub bad: Vec<(Vec<u8>, String, usize)>,
}

macro_rules! written {
    ($($name:ident $(#[$key:meta])* { $($field:ident: $(#[$attr:meta])* $ty:ty),* $(,)? } [$(($($value:expr),*)),*] bad [$($bad:expr),*])*) => {
        $(mod $name {
            use super::*;

            #[derive(RowKey, Debug, Clone, PartialEq)]
            $(#[$key])*
            struct K { $($(#[$attr])* $field: $ty,)* }

            fn key(($($field,)*): ($($ty,)*)) -> K {
                K { $($field,)* }
            }

            pub(super) fn rows() -> Written {
                let keys = [$(key(($($value,)*))),*];
                let bad: Vec<&[u8]> = vec![$($bad),*];
                let good = keys.iter().map(|key| {
                    let row = rowkey::RowKeyRef::try_encode(key).unwrap().to_vec();
                    assert_eq!(K::decode(&row).as_ref(), Ok(key));
                    let explained = K::explain(&row);
                    (row, explained)
                });
                let bad = bad.into_iter().map(|row| {
                    let error = K::decode(row).unwrap_err();
                    (row.to_vec(), error.field().to_owned(), error.offset())
                });
                Written { name: concat!("written_", stringify!($name)), layout: K::LAYOUT, good: good.collect(), bad: bad.collect() }
            }
        })*

        pub fn all() -> Vec<Written> {
            vec![$($name::rows()),*]
        }
    };
}

written! {
    signed { a: i8, b: i16, c: i32, d: i64, e: i128 }
        [(-1, -1, -1, -1, -1), (i8::MIN, i16::MIN, i32::MIN, i64::MIN, i128::MIN), (i8::MAX, i16::MAX, i32::MAX, i64::MAX, i128::MAX)]
        bad []
    unsigned { a: u8, b: u16, c: u32, d: u64, e: u128 }
        [(1, 258, 66_051, 0x0102_0304_0506_0708u64, 1u128 << 100)]
        bad []
    floats { a: f32, b: f64 } [(1.5f32, -1.5), (-0.0f32, 0.0), (f32::NEG_INFINITY, f64::INFINITY)] bad []
    reversed { a: Reverse<u8>, b: Option<Reverse<i16>>, c: Option<i64>, d: #[rowkey(desc)] Option<bool> }
        [(Reverse(1), Some(Reverse(-2)), Some(3), Some(true)), (Reverse(255), None, None, None)]
        bad []
    texts { a: String, b: #[rowkey(nul)] String, c: #[pad(3)] String, d: #[rowkey(desc)] String, e: String }
        [("a\0\u{1}b".into(), "c".into(), "d".into(), "e\0".into(), "f\0".into())]
        bad [b"a\x01\x03\0b\0c\0\0\x9A\xFF", b"a\x01", b"a\0b", b"a\0b\0 \0c"]
    digits { a: #[pad(3)] u8, b: #[rowkey(hex)] u16, c: #[pad(5)] #[rowkey(reverse_digits)] u16, d: #[rowkey(digits)] u32 }
        [(7, 0xABCDu16, 12u16, 120u32), (255, 0u16, 0u16, 0u32)]
        bad [b"007abcd210000120", b"007abcd2100000", b"007ABCD21000120", b"0:7abcd21000120", b"256abcd21000120", b"007abcd21000"]
    times #[rowkey(allow(hotspot))] {
        a: #[reverse_ts] i64, b: #[reverse_ts(from = 9_999_999_999)] #[pad(10)] u64, c: std::time::Duration, d: BaseTime<3600>,
        e: jiff::Timestamp, f: #[rowkey(unit = ms)] jiff::Timestamp
    }
        [(1_700_000_000_000i64, 1_700_000_000u64, std::time::Duration::new(5, 7), BaseTime::containing(7200),
            jiff::Timestamp::new(-1, -1).unwrap(), jiff::Timestamp::new(1_700_000_000, 5_000_000).unwrap())]
        bad []
    decimals { a: rust_decimal::Decimal, b: rust_decimal::Decimal }
        [(rust_decimal::Decimal::new(-15, 1), rust_decimal::Decimal::new(15, 28)), (rust_decimal::Decimal::MAX, rust_decimal::Decimal::new(0, 0))]
        bad []
    salts { a: #[salt(buckets = 20, hash = java31)] String, b: u8 } [("ab".into(), 1), ("\u{e9}".into(), 2)] bad [b"\x14ab\0\x01", b"\x00ab\0\x01"]
}
