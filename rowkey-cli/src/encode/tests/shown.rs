//! Values drawn at random, and as a person would write them.

use std::cmp::Reverse;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::num::{NonZeroI16, NonZeroU16, Wrapping};
use std::time::{Duration, SystemTime};

use fastrand::Rng;
use rowkey::{BaseTime, Digest};
use rust_decimal::Decimal;
use serde_json::{Value as Json, json};
use uuid::Uuid;

/// A value that is drawn, and shown as JSON.
pub trait Shown {
    /// Whether a value of it may be `null`.
    const NULL: bool = false;

    fn sample(random: &mut Rng) -> Self;
    fn json(&self) -> Json;
}

macro_rules! integers {
    ($($int:ident)*) => {$(
        impl Shown for $int {
            fn sample(random: &mut Rng) -> Self {
                let edges = [0, 1, 2, 9, 10, 99, 100, 126, $int::MAX, $int::MAX - 1, $int::MIN, $int::MIN + 1];
                match random.usize(..edges.len() + 4) {
                    at if at < edges.len() => edges[at],
                    _ => random.$int(..) >> random.u32(..8),
                }
            }

            /// Beyond 64 bits, text: a `Value` has no larger numbers.
            fn json(&self) -> Json {
                match (i64::try_from(*self), u64::try_from(*self)) {
                    (Ok(number), _) => json!(number),
                    (_, Ok(number)) => json!(number),
                    _ => json!(self.to_string()),
                }
            }
        }
    )*};
}

integers!(u8 u16 u32 u64 u128 i8 i16 i32 i64 i128);

/// A type whose values are made of those of another, and shown by an expression.
macro_rules! shown {
    ($($type:ty: |$random:ident| $sample:expr, |$value:ident| $json:expr;)*) => {$(
        impl Shown for $type {
            fn sample($random: &mut Rng) -> Self {
                $sample
            }

            fn json(&self) -> Json {
                let $value = self;
                $json
            }
        }
    )*};
}

/// A value of a few, or another.
fn edge<T: Copy>(random: &mut Rng, edges: &[T], other: impl FnOnce(&mut Rng) -> T) -> T {
    match random.usize(..edges.len() + 2) {
        at if at < edges.len() => edges[at],
        _ => other(random),
    }
}

fn hex(bytes: &[u8]) -> Json {
    json!(bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>())
}

const TEXTS: [&str; 30] = [
    "",
    "\0",
    "\0\0",
    "\u{1}",
    "a",
    "a\0",
    "a\0b",
    "a\u{1}",
    "a ",
    " ",
    "ab",
    "abc",
    "abcde",
    "a,",
    "a,b",
    ",",
    "a..b",
    "é",
    "aé",
    "\u{10FFFF}",
    "none",
    "\"a\"",
    "a:",
    ":a",
    "a::b",
    "a-1",
    "[1",
    "{",
    "a=b",
    "a|b",
];

shown! {
    bool: |random| random.bool(), |flag| json!(flag);
    char: |random| edge(random, &['\0', 'a', '"', '\u{D7FF}', '\u{E000}', char::MAX], |random| random.alphanumeric()),
        |char| json!(char.to_string());
    // Numbers of JSON where it has them, at their shortest.
    f32: |random| edge(random, &[0.0, -0.0, 1.5, f32::MIN, f32::MAX, f32::INFINITY, f32::NEG_INFINITY, f32::NAN],
            |random| f32::from_bits(random.u32(..) | if random.bool() { 0x7F80_0000 } else { 0 })),
        |float| match float.to_bits() {
            bits if float.is_nan() => json!(format!("NaN({bits:#010x})")),
            _ => json!(format!("{float:?}")),
        };
    f64: |random| edge(random, &[0.0, -0.0, 1.5, f64::MIN, f64::MAX, f64::INFINITY, f64::NEG_INFINITY, f64::NAN, 5e-324],
            |random| f64::from_bits(random.u64(..) | if random.bool() { 0x7FF0_0000_0000_0000 } else { 0 })),
        |float| match float.to_bits() {
            0x7FF8_0000_0000_0000 => json!("NaN"),
            bits if float.is_nan() => json!(format!("NaN({bits:#018x})")),
            _ if float.is_finite() => json!(float),
            _ => json!(format!("{float:?}")),
        };
    String: |random| {
            let mut text = TEXTS[random.usize(..TEXTS.len())].to_owned();
            if random.u8(..4) == 0 {
                text += TEXTS[random.usize(..TEXTS.len())];
            }
            text
        },
        |text| json!(text);
    Vec<u8>: |random| {
            let edges = [0, 1, 0x20, b'a', 0x7F, 0x80, 0xFE, 0xFF];
            (0..random.usize(..5)).map(|_| edges[random.usize(..edges.len())]).collect()
        },
        |bytes| hex(bytes);
    [u8; 3]: |random| [random.u8(..), random.u8(254..), random.u8(..2)], |bytes| hex(bytes);
    [i16; 2]: |random| [i16::sample(random), i16::sample(random)], |list| json!(list);
    Vec<i16>: |random| (0..random.usize(..4)).map(|_| i16::sample(random)).collect(), |list| json!(list);
    (u8, String): |random| (u8::sample(random), String::sample(random)),
        |tuple| json!({ "0": tuple.0, "1": tuple.1 });
    Duration: |random| Duration::new(u64::sample(random), random.u32(..1_000_000_000)),
        |duration| json!(format!("{}.{:09}", duration.as_secs(), duration.subsec_nanos()));
    Ipv4Addr: |random| Ipv4Addr::from_bits(u32::sample(random)), |address| json!(address.to_string());
    Ipv6Addr: |random| Ipv6Addr::from_bits(u128::sample(random)), |address| json!(address.to_string());
    IpAddr: |random| match random.bool() {
            true => Ipv4Addr::sample(random).into(),
            false => Ipv6Addr::sample(random).into(),
        },
        |address| json!(address.to_string());
    Uuid: |random| Uuid::from_u128(u128::sample(random)), |uuid| json!(uuid.to_string());
    Digest<8>: |random| Digest::of([random.u8(..)]), |digest| json!(digest.to_string());
    BaseTime<3600>: |random| BaseTime::containing(u32::sample(random)), |time| json!(time.seconds());
    Decimal: |random| Decimal::from_i128_with_scale(i128::sample(random) >> 32, random.u32(..29)),
        |number| json!(number.to_string());
    NonZeroU16: |random| NonZeroU16::new(u16::sample(random)).unwrap_or(NonZeroU16::MIN), |number| json!(number.get());
    NonZeroI16: |random| NonZeroI16::new(i16::sample(random)).unwrap_or(NonZeroI16::MIN), |number| json!(number.get());
    Wrapping<u32>: |random| Wrapping(u32::sample(random)), |number| json!(number.0);
    // A time of any unit, or between two of them: as RFC 3339, and without a unit in seconds.
    jiff::Timestamp: |random| {
            let seconds = edge(random, &[0, -1, -62_167_219_200, 253_402_207_199, 951_782_400], |random| {
                random.i64(-62_167_219_200..253_402_207_200)
            });
            let nanos = edge(random, &[0, 0, 0, 500_000_000, 1_000_000, 1_000, 1], |random| random.i32(..1_000_000_000));
            jiff::Timestamp::new(seconds, nanos.abs()).unwrap_or_default()
        },
        |time| json!(time.to_string());
    SystemTime: |random| SystemTime::try_from(jiff::Timestamp::sample(random)).expect("a time of this system"),
        |time| jiff::Timestamp::try_from(*time).unwrap().json();
    jiff::civil::Date: |random| {
            let day = |year, month, day| jiff::civil::Date::new(year, month, day).unwrap();
            edge(random, &[day(0, 1, 1), day(0, 2, 29), day(1900, 2, 28), day(1970, 1, 1), day(2000, 2, 29), day(9999, 12, 31)],
                |random| day(random.i16(0..10_000), random.i8(1..13), random.i8(1..29)))
        },
        |date| json!(date.to_string());
}

impl<T: Shown> Shown for Option<T> {
    const NULL: bool = true;

    fn sample(random: &mut Rng) -> Self {
        if random.u8(..4) == 0 { None } else { Some(T::sample(random)) }
    }

    fn json(&self) -> Json {
        match self.as_ref().map(Shown::json) {
            // A present value may also stand as it is, unless that would be another one.
            Some(json) if T::NULL && (json.is_null() || super::is_wrapped(&json)) => json!({ "some": json }),
            json => json.unwrap_or_default(),
        }
    }
}

impl<T: Shown> Shown for Reverse<T> {
    const NULL: bool = T::NULL;

    fn sample(random: &mut Rng) -> Self {
        Reverse(T::sample(random))
    }

    fn json(&self) -> Json {
        self.0.json()
    }
}
