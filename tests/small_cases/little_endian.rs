//! Little-endian numbers: all whose bytes are the small ones, in each position.

use rowkey::RowKey;

use super::ended::{Rows, decodes, turned};
use super::{BYTES, strings};

/// All byte strings of so many of the small bytes.
fn bytes(width: usize) -> Vec<Vec<u8>> {
    strings(&BYTES, width).into_iter().filter(|bytes| bytes.len() == width).collect()
}

/// A sort of number: its attribute and type, its width, and what number bytes are, if any.
macro_rules! numbers {
    ($($name:ident: #[$attribute:meta] $T:ty, $width:literal, |$bytes:ident| $number:expr;)*) => {$(
        mod $name {
            use super::*;

            #[derive(RowKey, Debug, Clone, PartialEq)]
            struct First {
                #[$attribute]
                n: $T,
                z: u8,
            }

            #[derive(RowKey, Debug, Clone, PartialEq)]
            struct Last {
                a: u8,
                #[$attribute]
                n: Option<$T>,
            }

            #[derive(RowKey, Debug, Clone, PartialEq)]
            enum Kinds {
                #[rowkey(prefix = b"\0")]
                First(First),
                #[rowkey(prefix = b"\xFF")]
                Nothing,
            }

            #[derive(RowKey, Debug, Clone, PartialEq)]
            struct Held {
                #[rowkey(desc)]
                first: First,
                kinds: Kinds,
                z: u8,
            }

            fn number($bytes: &[u8]) -> Option<$T> {
                $number
            }

            /// The numbers, and their bytes.
            fn all() -> Vec<($T, Vec<u8>)> {
                bytes($width).into_iter().filter_map(|bytes| Some((number(&bytes)?, bytes))).collect()
            }

            fn written(n: $T) -> Vec<u8> {
                all().into_iter().find(|(other, _)| *other == n).expect("it is one of them").1
            }

            fn is_number(bytes: &[u8]) -> bool {
                bytes.len() == $width && number(bytes).is_some()
            }

            #[test]
            fn first() {
                let keys = || all().into_iter().flat_map(|(n, _)| [0, 7, 255].map(|z| First { n, z }));
                let rows = Rows::<_, ()>::of_keys(keys(), keys(), |key| Some([&written(key.n)[..], &[key.z]].concat()));
                decodes::<First>(|row| row.len() == $width + 1 && is_number(&row[..$width]));
                rows.skipped(&First::prefix().n_any().z(7).skip(), &|key| key.z == 7, &"any");
                rows.skipped(&First::prefix().n_any().z_range(7..).skip(), &|key| key.z >= 7, &"bound");
                let some: Vec<$T> = all().into_iter().step_by(3).map(|(n, _)| n).collect();
                rows.hold(First::prefix().n_in(some.iter().copied()).ranges(), &|key| some.contains(&key.n), &some);
                for (n, _) in all() {
                    let is = |key: &First| key.n == n;
                    rows.hold(First::prefix().n_in([n]).ranges(), &is, &n);
                    rows.hold(First::prefix().n_in([n]).z_range(..7).ranges(), &|key| is(key) && key.z < 7, &n);
                    rows.skipped(&First::prefix().n_in([n]).z(7).skip(), &|key| is(key) && key.z == 7, &n);
                }
            }

            #[test]
            fn last() {
                let numbers = || [None].into_iter().chain(all().into_iter().map(|(n, _)| Some(n)));
                let keys = || numbers().flat_map(|n| [0, 58].map(|a| Last { a, n }));
                let rows = Rows::<_, ()>::of_keys(keys(), keys(), |key| {
                    Some(match key.n {
                        Some(n) => [&[key.a, 1][..], &written(n)].concat(),
                        None => vec![key.a, 0],
                    })
                });
                decodes::<Last>(|row| match row {
                    [_, 0] => true,
                    [_, 1, n @ ..] => is_number(n),
                    _ => false,
                });
                for n in numbers() {
                    let is = |key: &Last| key.n == n;
                    rows.skipped(&Last::prefix().a_any().n_in([n]).skip(), &is, &n);
                    rows.hold(Last::prefix().a(58).n_in([n]).ranges(), &|key| is(key) && key.a == 58, &n);
                }
            }

            #[test]
            fn held() {
                let keys = || {
                    all().into_iter().flat_map(|(n, _)| {
                        let first = First { n, z: 7 };
                        [Kinds::Nothing, Kinds::First(first.clone())].map(|kinds| Held { first: first.clone(), kinds, z: 7 })
                    })
                };
                let rows = Rows::<_, ()>::of_keys(keys(), keys(), |key| {
                    let first = [&written(key.first.n)[..], &[7]].concat();
                    let kinds = if key.kinds == Kinds::Nothing { vec![255] } else { [&[0], &first[..]].concat() };
                    Some([&turned(&first)[..], &kinds, &[7]].concat())
                });
                for (n, _) in all() {
                    let is = |key: &Held| key.first.n == n;
                    let one = Held::prefix().first_prefix(First::prefix().n_in([n]));
                    rows.hold(one.clone().ranges(), &is, &n);
                    let in_kind = Kinds::prefix().first_prefix(First::prefix().n_in([n]));
                    let is_first = |key: &Held| is(key) && key.kinds != Kinds::Nothing;
                    rows.skipped(&one.kinds_prefix(in_kind.clone()).skip(), &is_first, &n);
                    rows.skipped(&Held::prefix().first_any().kinds_prefix(in_kind).z(7).skip(), &is_first, &n);
                }
            }
        }
    )*};
}

numbers! {
    unsigned: #[rowkey(le)] u16, 2, |bytes| Some(u16::from_le_bytes(bytes.try_into().ok()?));
    signed: #[rowkey(le)] i16, 2, |bytes| Some(i16::from_le_bytes(bytes.try_into().ok()?));
    not_zero: #[rowkey(le)] std::num::NonZeroU16, 2, |bytes| {
        std::num::NonZeroU16::new(u16::from(bytes[0]) + 256 * u16::from(bytes[1]))
    };
    signed_not_zero: #[rowkey(le)] std::num::NonZeroI16, 2, |bytes| {
        std::num::NonZeroI16::new(i16::from_le_bytes(bytes.try_into().ok()?))
    };
    narrow: #[rowkey(le, width = 3)] u32, 3, |bytes| {
        Some(u32::from(bytes[0]) + 256 * u32::from(bytes[1]) + 65_536 * u32::from(bytes[2]))
    };
    wide: #[rowkey(le, width = 3)] u16, 3, |bytes| {
        (bytes[2] == 0).then(|| u16::from(bytes[0]) + 256 * u16::from(bytes[1]))
    };
    wide_not_zero: #[rowkey(le, width = 3)] std::num::NonZeroU16, 3, |bytes| {
        let number = std::num::NonZeroU16::new(u16::from(bytes[0]) + 256 * u16::from(bytes[1]));
        number.filter(|_| bytes[2] == 0)
    };
}
