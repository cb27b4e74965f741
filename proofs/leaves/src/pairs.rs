//! Values and their rows, for the models of `proofs/smt`: edge values and random ones.
//!
//! ```text
//! MODEL VALUE ROW            the row of a value
//! reads MODEL ROW VALUE      the value that a row decodes as
//! ceiling MODEL BYTES ROW    the smallest row at or above some bytes
//! ```
//!
//! Rows, bytes and the values of binary models are hexadecimal; `-` is none.

use std::collections::HashSet;
use std::net::Ipv4Addr;
use std::num::{NonZeroI32, NonZeroI64, NonZeroU32, NonZeroU128};
use std::time::{Duration, SystemTime};

use rowkey::{KeyRange, RowKey, SkipScan};
use rust_decimal::Decimal;

/// A value of a model.
trait Value: Sized {
    /// The value with these bits, if there is one.
    fn of(bits: u128) -> Option<Self>;

    /// The value as in a line.
    fn shown(&self) -> String;
}

macro_rules! numbers {
    ($($type:ty, |$bits:ident| $of:expr, |$value:ident| $shown:expr;)*) => {$(
        impl Value for $type {
            fn of($bits: u128) -> Option<Self> {
                $of
            }

            fn shown(&self) -> String {
                let $value = self;
                hex(&$shown.to_be_bytes())
            }
        }
    )*};
}

numbers! {
    u32, |bits| Some(bits as u32), |value| value;
    u64, |bits| Some(bits as u64), |value| value;
    u128, |bits| Some(bits), |value| value;
    i32, |bits| Some(bits as i32), |value| value;
    i64, |bits| Some(bits as i64), |value| value;
    i128, |bits| Some(bits as i128), |value| value;
    f32, |bits| Some(f32::from_bits(bits as u32)), |value| value.to_bits();
    f64, |bits| Some(f64::from_bits(bits as u64)), |value| value.to_bits();
    Ipv4Addr, |bits| Some(Self::from_bits(bits as u32)), |value| value.to_bits();
    NonZeroU32, |bits| Self::new(bits as u32), |value| value.get();
    NonZeroI32, |bits| Self::new(bits as i32), |value| value.get();
    NonZeroI64, |bits| Self::new(bits as i64), |value| value.get();
    NonZeroU128, |bits| Self::new(bits), |value| value.get();
}

const NANOS: u32 = 1_000_000_000;

/// 8 bytes of seconds, 4 of nanoseconds.
impl Value for Duration {
    fn of(bits: u128) -> Option<Self> {
        Some(Duration::new((bits >> 32) as u64, bits as u32 % NANOS))
    }

    fn shown(&self) -> String {
        format!("{:016x}{:08x}", self.as_secs(), self.subsec_nanos())
    }
}

/// The same, with signed seconds, rounded down.
impl Value for SystemTime {
    fn of(bits: u128) -> Option<Self> {
        let (seconds, nanos) = ((bits >> 32) as i64, bits as u32 % NANOS);
        let whole = Duration::from_secs(seconds.unsigned_abs());
        let second = if seconds < 0 {
            SystemTime::UNIX_EPOCH.checked_sub(whole)
        } else {
            SystemTime::UNIX_EPOCH.checked_add(whole)
        };
        second?.checked_add(Duration::from_nanos(nanos.into()))
    }

    fn shown(&self) -> String {
        let nanos = match self.duration_since(SystemTime::UNIX_EPOCH) {
            Ok(after) => after.as_nanos() as i128,
            Err(error) => -(error.duration().as_nanos() as i128),
        };
        let second = i128::from(NANOS);
        format!("{:016x}{:08x}", nanos.div_euclid(second) as i64, nanos.rem_euclid(second))
    }
}

/// The mantissa and the number of decimal places.
impl Value for Decimal {
    fn of(bits: u128) -> Option<Self> {
        let most = (1 << 96) - 1;
        let magnitude = (bits >> 32) as i128;
        let mantissa = [magnitude & most, -(magnitude & most), magnitude >> 64][bits as usize % 3];
        Decimal::try_from_i128_with_scale(mantissa, (bits % 29) as u32).ok()
    }

    fn shown(&self) -> String {
        format!("{},{}", self.mantissa(), self.scale())
    }
}

/// A key that a model encodes.
trait Model: RowKey + Value {
    const NAME: &'static str;

    /// All rows, as a scan that starts at the smallest row at or above any bytes.
    fn all() -> (SkipScan, KeyRange);
}

/// Declares keys of one value: the model, the attributes and the type.
macro_rules! models {
    ($($key:ident: $name:literal $(#[$($attribute:tt)*])* $type:ty;)*) => {$(
        #[derive(RowKey)]
        #[rowkey(allow(hotspot))]
        struct $key($(#[$($attribute)*])* $type);

        impl Value for $key {
            fn of(bits: u128) -> Option<Self> {
                Value::of(bits).map($key)
            }

            fn shown(&self) -> String {
                self.0.shown()
            }
        }

        impl Model for $key {
            const NAME: &'static str = $name;

            fn all() -> (SkipScan, KeyRange) {
                ($key::prefix()._0_any().skip(), $key::prefix().range())
            }
        }
    )*};
}

models! {
    U32: "u32" u32;
    U32Desc: "u32-desc" #[rowkey(desc)] u32;
    I32: "i32" i32;
    I32Desc: "i32-desc" #[rowkey(desc)] i32;
    F32: "f32" f32;
    F32Desc: "f32-desc" #[rowkey(desc)] f32;
    NonZeroU: "non-zero-u32" NonZeroU32;
    NonZeroUDesc: "non-zero-u32-desc" #[rowkey(desc)] NonZeroU32;
    NonZeroI: "non-zero-i32" NonZeroI32;
    NonZeroIDesc: "non-zero-i32-desc" #[rowkey(desc)] NonZeroI32;
    Raw32: "raw-i32" #[rowkey(raw)] i32;
    Raw32Desc: "raw-i32-desc" #[rowkey(raw)] #[rowkey(desc)] i32;
    Width3: "width-3" #[rowkey(width = 3)] u32;
    Width3Desc: "width-3-desc" #[rowkey(width = 3)] #[rowkey(desc)] u32;
    Width5: "width-5" #[rowkey(width = 5)] u32;
    Width5Desc: "width-5-desc" #[rowkey(width = 5)] #[rowkey(desc)] u32;
    U64: "u64" u64;
    U64Desc: "u64-desc" #[rowkey(desc)] u64;
    I64: "i64" i64;
    I64Desc: "i64-desc" #[rowkey(desc)] i64;
    F64: "f64" f64;
    F64Desc: "f64-desc" #[rowkey(desc)] f64;
    NonZero: "non-zero" NonZeroI64;
    NonZeroDesc: "non-zero-desc" #[rowkey(desc)] NonZeroI64;
    Max: "max" #[rowkey(max = 1_000_000_007)] u64;
    MaxDesc: "max-desc" #[rowkey(max = 1_000_000_007)] #[rowkey(desc)] u64;
    Raw: "raw" #[rowkey(raw)] i64;
    RawDesc: "raw-desc" #[rowkey(raw)] #[rowkey(desc)] i64;
    Newest: "newest" #[reverse_ts] i64;
    NewestFrom: "newest-from" #[reverse_ts(from = 9_999_999_999_999)] i64;
    U128: "u128" u128;
    U128Desc: "u128-desc" #[rowkey(desc)] u128;
    I128: "i128" i128;
    I128Desc: "i128-desc" #[rowkey(desc)] i128;
    NonZeroWide: "non-zero-wide" NonZeroU128;
    NonZeroWideDesc: "non-zero-wide-desc" #[rowkey(desc)] NonZeroU128;
    Durations: "duration" Duration;
    DurationsDesc: "duration-desc" #[rowkey(desc)] Duration;
    Times: "time" SystemTime;
    TimesDesc: "time-desc" #[rowkey(desc)] SystemTime;
    Seconds: "unit1" #[rowkey(unit = s)] SystemTime;
    Milliseconds: "unit1000" #[rowkey(unit = ms)] SystemTime;
    Microseconds: "unit1000000" #[rowkey(unit = us)] SystemTime;
    Nanoseconds: "unit1000000000" #[rowkey(unit = ns)] SystemTime;
    Decimals: "decimal" Decimal;
    Address: "address" Ipv4Addr;
    AddressDesc: "address-desc" #[rowkey(desc)] Ipv4Addr;
    Pad8: "pad8" #[pad(8)] u32;
    Pad8Desc: "pad8-desc" #[pad(8)] #[rowkey(desc)] u32;
    Pad10: "pad10" #[pad(10)] u32;
    Pad10Desc: "pad10-desc" #[pad(10)] #[rowkey(desc)] u32;
    Pad20: "pad20" #[pad(20)] u64;
    Pad20Desc: "pad20-desc" #[pad(20)] #[rowkey(desc)] u64;
    Pad39: "pad39" #[pad(39)] u128;
    Pad39Desc: "pad39-desc" #[pad(39)] #[rowkey(desc)] u128;
    Hex8: "hex8" #[rowkey(hex)] u32;
    Hex8Desc: "hex8-desc" #[rowkey(hex)] #[rowkey(desc)] u32;
    Hex16: "hex16" #[rowkey(hex)] u64;
    Hex16Desc: "hex16-desc" #[rowkey(hex)] #[rowkey(desc)] u64;
    Hex32: "hex32" #[rowkey(hex)] u128;
    Hex32Desc: "hex32-desc" #[rowkey(hex)] #[rowkey(desc)] u128;
}

#[derive(RowKey)]
struct Escaped(Vec<u8>, u8);

/// A text, and the byte after its terminator.
impl Value for Escaped {
    fn of(bits: u128) -> Option<Self> {
        // Few bytes but those that are escaped, and their neighbours.
        let mut text = bits.to_be_bytes().map(|byte| byte % 4).to_vec();
        text.truncate(bits as usize % 17);
        Some(Escaped(text, bits as u8))
    }

    fn shown(&self) -> String {
        format!("{}.{:02x}", hex(&self.0), self.1)
    }
}

impl Model for Escaped {
    const NAME: &'static str = "escape";

    fn all() -> (SkipScan, KeyRange) {
        (Escaped::prefix()._0_any()._1_any().skip(), Escaped::prefix().range())
    }
}

/// SplitMix64.
struct Random(u64);

impl Random {
    fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let word = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        word ^ word >> 31
    }

    /// Of any size: few bits are as likely as many.
    fn wide(&mut self) -> u128 {
        let wide = u128::from(self.word()) << 64 | u128::from(self.word());
        wide >> (self.word() % 128)
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Prints lines, each once.
#[derive(Default)]
struct Lines(HashSet<String>);

impl Lines {
    fn put(&mut self, line: String) {
        if !self.0.contains(&line) {
            println!("{line}");
            self.0.insert(line);
        }
    }

    /// The row of a value, and what it decodes as.
    fn row<K: Model>(&mut self, key: &K) -> Option<Vec<u8>> {
        let row = key.try_encode().ok().map(|row| row.as_ref().to_vec());
        self.put(format!("{} {} {}", K::NAME, key.shown(), row.as_deref().map_or("-".into(), hex)));
        row.inspect(|row| self.reads::<K>(row))
    }

    fn reads<K: Model>(&mut self, row: &[u8]) {
        let value = K::decode(row).map_or("-".into(), |key| key.shown());
        self.put(format!("reads {} {} {value}", K::NAME, hex(row)));
    }

    /// The rows of values; and any bytes, most of which are rows.
    fn counts<K: Model>(&mut self, width: usize, numbers: &[u128]) {
        for &bits in numbers {
            let _ = K::of(bits).and_then(|key| self.row(&key));
            self.reads::<K>(&bits.to_be_bytes()[16 - width..]);
        }
    }

    /// The same, with the ceilings of these bytes.
    fn binary<K: Model>(&mut self, width: usize, numbers: &[u128]) {
        self.counts::<K>(width, numbers);
        self.ceilings::<K>(numbers.iter().map(|bits| bits.to_be_bytes()[16 - width..].to_vec()));
    }

    fn ceilings<K: Model>(&mut self, lows: impl IntoIterator<Item = Vec<u8>>) {
        let (scan, all) = K::all();
        for low in lows {
            let found = scan.within(&all.at_or_after(&low)).start();
            let found = found.as_deref().map_or("-".into(), hex);
            self.put(format!("ceiling {} {} {found}", K::NAME, hex(&low)));
        }
    }

    /// The rows of values, and these with another byte, which are returned.
    fn text<K: Model>(&mut self, numbers: &[u128]) -> Vec<Vec<u8>> {
        let mut changed = Vec::new();
        for &bits in numbers {
            let Some(mut row) = K::of(bits).and_then(|key| self.row(&key)) else { continue };
            let at = (bits >> 8) as usize % row.len();
            let near = *b"/:9`agA\x00\x01\x02\x03";
            let near = near[bits as usize % near.len()];
            row[at] = if bits.count_ones() % 4 == 0 { (bits >> 16) as u8 } else { near };
            self.reads::<K>(&row);
            changed.push(row);
        }
        changed
    }

    /// The same, with the ceilings of these.
    fn digits<K: Model>(&mut self, numbers: &[u128]) {
        let changed = self.text::<K>(numbers);
        self.ceilings::<K>(changed);
    }
}

/// Prints the lines for edge values and for `count` random ones.
pub fn print(seed: u64, count: usize) {
    let mut random = Random(seed);
    let mut numbers: Vec<u128> =
        (0..128).flat_map(|bit| [1 << bit, (1 << bit) - 1, (1 << bit) + 1]).collect();
    numbers.extend((0..39).flat_map(|power| [10u128.pow(power), 10u128.pow(power) - 1]));
    numbers.extend(numbers.clone().into_iter().map(|number| !number));
    numbers.extend((0..count).map(|_| random.wide()));

    // Seconds, with nanoseconds at edges and beyond.
    let nanos = [0, 1, 999_999_999, NANOS, 1_000_000, 500, 123_000_000, 999_999_000, 456_000, u32::MAX];
    let seconds = numbers.iter().map(|bits| u128::from(*bits as u64) << 32);
    let mut times: Vec<u128> =
        seconds.zip(nanos.into_iter().cycle()).map(|(seconds, nanos)| seconds | u128::from(nanos)).collect();
    times.extend(&numbers);

    // Mantissas, with first bytes at edges and beyond.
    let firsts = [0x80, 0x7F, 0x46, 0xB9, 0xBA, 0x45, 0x81];
    let mantissas = numbers.iter().map(|bits| bits & ((1 << 96) - 1));
    let mut decimals: Vec<u128> =
        mantissas.zip(firsts.into_iter().cycle()).map(|(mantissa, first)| first << 96 | mantissa).collect();
    decimals.extend(&numbers);

    let mut lines = Lines::default();
    macro_rules! each {
        ($check:ident $arguments:tt: $($key:ident)*) => {
            $(lines.$check::<$key>$arguments;)*
        };
    }
    each!(binary(4, &numbers): Address AddressDesc U32 I32 F32 NonZeroU NonZeroI Raw32);
    each!(binary(4, &numbers): U32Desc I32Desc F32Desc NonZeroUDesc NonZeroIDesc Raw32Desc);
    each!(binary(3, &numbers): Width3 Width3Desc);
    each!(binary(5, &numbers): Width5 Width5Desc);
    each!(binary(8, &numbers): U64 I64 F64 NonZero Max Raw Newest NewestFrom);
    each!(binary(8, &numbers): U64Desc I64Desc F64Desc NonZeroDesc MaxDesc RawDesc);
    each!(binary(16, &numbers): U128 I128 NonZeroWide U128Desc I128Desc NonZeroWideDesc);
    each!(binary(12, &times): Durations Times DurationsDesc TimesDesc);
    each!(binary(13, &decimals): Decimals);
    each!(counts(8, &times): Seconds Milliseconds Microseconds Nanoseconds);
    each!(digits(&numbers): Pad8 Pad10 Pad20 Pad39 Hex8 Hex16 Hex32);
    each!(digits(&numbers): Pad8Desc Pad10Desc Pad20Desc Pad39Desc Hex8Desc Hex16Desc Hex32Desc);
    lines.text::<Escaped>(&numbers);
    for number in numbers {
        // Eight bytes, most of them digits.
        let mut text = format!("{:08}", number % 100_000_000).into_bytes();
        if number % 3 == 0 {
            text[number as usize % 8] = (number >> 8) as u8;
        }
        lines.reads::<Pad8>(&text);
    }
}
