//! Values and their rows, for the models of `proofs/smt`: edge values and random ones.
//!
//! A line is a model, a value and a row; or `ceiling`, a model, some bytes and the smallest row at or above them; or `reads`, a
//! model, some bytes and the same bytes, if they decode. Rows, bytes and the values of binary models are hexadecimal; `-` is none.

use std::fmt::Display;
use std::num::{NonZeroI64, NonZeroU128};
use std::time::{Duration, SystemTime};

use rowkey::RowKey;
use rust_decimal::Decimal;

#[derive(RowKey)]
struct U64(u64);
#[derive(RowKey)]
struct I64(i64);
#[derive(RowKey)]
struct U128(u128);
#[derive(RowKey)]
struct I128(i128);
#[derive(RowKey)]
struct F64(f64);
#[derive(RowKey)]
struct U64Desc(#[rowkey(desc)] u64);
#[derive(RowKey)]
struct I64Desc(#[rowkey(desc)] i64);
#[derive(RowKey)]
struct U128Desc(#[rowkey(desc)] u128);
#[derive(RowKey)]
struct I128Desc(#[rowkey(desc)] i128);
#[derive(RowKey)]
struct F64Desc(#[rowkey(desc)] f64);
#[derive(RowKey)]
struct NonZero(NonZeroI64);
#[derive(RowKey)]
struct NonZeroDesc(#[rowkey(desc)] NonZeroI64);
#[derive(RowKey)]
struct NonZeroWide(NonZeroU128);
#[derive(RowKey)]
struct Max(#[rowkey(max = 1_000_000_007)] u64);
#[derive(RowKey)]
struct Raw(#[rowkey(raw)] i64);
#[derive(RowKey)]
#[rowkey(allow(hotspot))]
struct Newest(#[reverse_ts] i64);
#[derive(RowKey)]
#[rowkey(allow(hotspot))]
struct NewestFrom(#[reverse_ts(from = 9_999_999_999_999)] i64);
#[derive(RowKey)]
struct Pad20(#[pad(20)] u64);
#[derive(RowKey)]
struct Pad39(#[pad(39)] u128);
#[derive(RowKey)]
struct Pad8(#[pad(8)] u32);
#[derive(RowKey)]
struct Hex32(#[rowkey(hex)] u128);
#[derive(RowKey)]
struct Decimals(Decimal);
#[derive(RowKey)]
struct Durations(Duration);
#[derive(RowKey)]
#[rowkey(allow(hotspot))]
struct Times(SystemTime);
#[derive(RowKey)]
#[rowkey(allow(hotspot))]
struct Seconds(#[rowkey(unit = s)] SystemTime);
#[derive(RowKey)]
#[rowkey(allow(hotspot))]
struct Milliseconds(#[rowkey(unit = ms)] SystemTime);
#[derive(RowKey)]
#[rowkey(allow(hotspot))]
struct Nanoseconds(#[rowkey(unit = ns)] SystemTime);
#[derive(RowKey)]
struct Escaped(Vec<u8>, u8);

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

fn row<K: RowKey>(model: &str, value: impl Display, key: &K) {
    let row = key.try_encode().map_or("-".into(), |row| hex(row.as_ref()));
    println!("{model} {value} {row}");
}

fn ceiling<K: RowKey>(model: &str, low: &[u8], scan: &rowkey::SkipScan, all: &rowkey::KeyRange) {
    println!("reads {model} {} {}", hex(low), if K::decode(low).is_ok() { hex(low) } else { "-".into() });
    let found = scan.within(&all.at_or_after(low)).start();
    println!("ceiling {model} {} {}", hex(low), found.map_or("-".into(), |row| hex(&row)));
}

fn time(seconds: i64, nanos: u32) -> SystemTime {
    let whole = Duration::from_secs(seconds.unsigned_abs());
    let second = if seconds < 0 {
        SystemTime::UNIX_EPOCH.checked_sub(whole)
    } else {
        SystemTime::UNIX_EPOCH.checked_add(whole)
    };
    second
        .and_then(|second| second.checked_add(Duration::from_nanos(nanos.into())))
        .expect("64 bits of seconds")
}

/// Prints the lines for edge values and for `count` random ones.
pub fn print(seed: u64, count: usize) {
    let mut random = Random(seed);
    let mut numbers: Vec<u128> =
        (0..128).flat_map(|bit| [1 << bit, (1 << bit) - 1, (1 << bit) + 1]).collect();
    numbers.extend((0..39).flat_map(|power| [10u128.pow(power), 10u128.pow(power) - 1]));
    numbers.extend(numbers.clone().into_iter().map(|number| !number));
    numbers.extend((0..count).map(|_| random.wide()));
    numbers.iter().for_each(|number| of_number(*number));

    let nanos = [0, 1, 999_999_999, 1_000_000, 500, 123_000_000, 999_999_000];
    for (i, &number) in numbers.iter().enumerate() {
        let seconds = number as i64;
        let nanos = if i % 2 == 0 { nanos[i / 2 % 7] } else { (number >> 64) as u32 % 1_000_000_000 };
        let value = format!("{seconds:016x}{nanos:08x}");
        row("duration", &value, &Durations(Duration::new(seconds as u64, nanos)));
        let at = time(seconds, nanos);
        row("time", &value, &Times(at));
        for (model, key) in [
            ("unit1", &Seconds(at) as &dyn Shown),
            ("unit1000", &Milliseconds(at)),
            ("unit1000000000", &Nanoseconds(at)),
        ] {
            println!("{model} {seconds},{nanos} {}", key.shown());
        }
        // Rows that no value has: any nanoseconds.
        let low = [&(number as u64).to_be_bytes()[..], &((number >> 64) as u32).to_be_bytes()].concat();
        ceiling::<Durations>(
            "duration",
            &low,
            &Durations::prefix()._0_any().skip(),
            &Durations::prefix().range(),
        );
        ceiling::<Times>("time", &low, &Times::prefix()._0_any().skip(), &Times::prefix().range());
    }
    for &number in &numbers {
        let magnitude = (number >> 32) as i128;
        let places = (number % 29) as u32;
        for mantissa in [magnitude, -magnitude, (number >> 96) as i128] {
            if let Ok(value) = Decimal::try_from_i128_with_scale(mantissa, places) {
                row("decimal", format!("{mantissa},{places}"), &Decimals(value));
            }
        }
        let first = [0x80, 0x7F, 0x46, 0xB9, 0xBA, 0x45, 0x81, number as u8][number as usize % 8];
        let mut low = number.to_be_bytes()[3..].to_vec();
        low[0] = first;
        ceiling::<Decimals>(
            "decimal",
            &low,
            &Decimals::prefix()._0_any().skip(),
            &Decimals::prefix().range(),
        );
        // Eight bytes, most of them digits.
        let mut text = format!("{:08}", number % 100_000_000).into_bytes();
        if number % 3 == 0 {
            text[number as usize % 8] = (number >> 8) as u8;
        }
        let read = Pad8::decode(&text).map_or("-".into(), |key| key.0.to_string());
        println!("digits8 {} {read}", hex(&text));
        let bytes: Vec<u8> =
            number.to_be_bytes()[..number as usize % 17].iter().map(|byte| byte % 4).collect();
        row("escape", format!("x{}", hex(&bytes)), &Escaped(bytes.clone(), 0xAA));
    }
}

/// The row of a time in a unit.
trait Shown {
    fn shown(&self) -> String;
}

impl<K: RowKey> Shown for K {
    fn shown(&self) -> String {
        self.try_encode().map_or("-".into(), |row| hex(row.as_ref()))
    }
}

fn of_number(number: u128) {
    let half = number as u64;
    let (narrow, wide) = (format!("{half:016x}"), format!("{number:032x}"));
    row("u64", &narrow, &U64(half));
    row("i64", &narrow, &I64(half as i64));
    row("f64", &narrow, &F64(f64::from_bits(half)));
    row("u128", &wide, &U128(number));
    row("i128", &wide, &I128(number as i128));
    row("u64-desc", &narrow, &U64Desc(half));
    row("i64-desc", &narrow, &I64Desc(half as i64));
    row("f64-desc", &narrow, &F64Desc(f64::from_bits(half)));
    row("u128-desc", &wide, &U128Desc(number));
    row("i128-desc", &wide, &I128Desc(number as i128));
    if let Some(value) = NonZeroI64::new(half as i64) {
        row("non-zero", &narrow, &NonZero(value));
        row("non-zero-desc", &narrow, &NonZeroDesc(value));
    }
    if let Some(value) = NonZeroU128::new(number) {
        row("non-zero-wide", &wide, &NonZeroWide(value));
    }
    row("max", &narrow, &Max(half));
    row("raw", &narrow, &Raw(half as i64));
    row("newest", &narrow, &Newest(half as i64));
    row("newest-from", &narrow, &NewestFrom(half as i64));
    row("pad", format!("20,{half}"), &Pad20(half));
    row("pad", format!("39,{number}"), &Pad39(number));
    row("hex", format!("32,{number}"), &Hex32(number));
    let (low, low_wide) = (half.to_be_bytes(), number.to_be_bytes());
    ceiling::<U64>("u64", &low, &U64::prefix()._0_any().skip(), &U64::prefix().range());
    ceiling::<F64Desc>("f64-desc", &low, &F64Desc::prefix()._0_any().skip(), &F64Desc::prefix().range());
    ceiling::<I128>("i128", &low_wide, &I128::prefix()._0_any().skip(), &I128::prefix().range());
    ceiling::<NonZero>("non-zero", &low, &NonZero::prefix()._0_any().skip(), &NonZero::prefix().range());
    ceiling::<NonZeroDesc>(
        "non-zero-desc",
        &low,
        &NonZeroDesc::prefix()._0_any().skip(),
        &NonZeroDesc::prefix().range(),
    );
    ceiling::<NonZeroWide>(
        "non-zero-wide",
        &low_wide,
        &NonZeroWide::prefix()._0_any().skip(),
        &NonZeroWide::prefix().range(),
    );
    ceiling::<Max>("max", &low, &Max::prefix()._0_any().skip(), &Max::prefix().range());
    ceiling::<Raw>("raw", &low, &Raw::prefix()._0_any().skip(), &Raw::prefix().range());
    ceiling::<Newest>("newest", &low, &Newest::prefix()._0_any().skip(), &Newest::prefix().range());
    ceiling::<NewestFrom>(
        "newest-from",
        &low,
        &NewestFrom::prefix()._0_any().skip(),
        &NewestFrom::prefix().range(),
    );
}
