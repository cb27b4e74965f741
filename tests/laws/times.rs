//! Times and dates: the four crates' types, each in every encoding, with values at the ends of their
//! ranges, at those of each unit, before 1970, and between two counts of a unit.

use std::time::{Duration, SystemTime};

use super::*;
use Spec::{Calendar, CalendarText, Time, TimeText};

const NANOS: i128 = 1_000_000_000;

/// Seconds where something begins or ends: 1970, 64 bits of milliseconds and finer, years 0 and 10000,
/// and the ends of the types.
const EDGES: &[i128] = &[
    0,
    -1,
    1,
    1_346_457_600,
    1_700_000_000,
    9_999_999_999,
    10_000_000_000,
    9_223_372_036,
    9_223_372_037,
    -9_223_372_037,
    -9_223_372_036,
    9_223_372_036_854,
    -9_223_372_036_855,
    -62_167_219_200,
    253_402_300_799,
    253_402_300_800,
    253_402_207_200,
    -377_705_023_201,
    -377_705_116_800,
    i64::MAX as i128,
    i64::MIN as i128,
];

const FRACTIONS: &[i128] = &[
    0,
    1,
    999,
    1_000,
    1_001,
    999_999,
    1_000_000,
    1_500_000,
    2_000_000,
    145_224_192,
    854_775_807,
    854_775_808,
    500_000_000,
    999_000_000,
    999_999_000,
    999_999_999,
];

/// Seconds and nanoseconds, close to an edge.
fn instant(rng: &mut Rng) -> (i64, u32) {
    let base = EDGES[rng.below(EDGES.len())];
    let near = match rng.below(4) {
        0 => rng.below(5) as i128 - 2,
        1 => rng.below(200_000) as i128 - 100_000,
        _ => 0,
    };
    let seconds = (base + near).clamp(i64::MIN.into(), i64::MAX.into());
    (seconds as i64, FRACTIONS[rng.below(FRACTIONS.len())] as u32)
}

/// One that the type holds, made with functions of its own.
fn held<T>(rng: &mut Rng, make: impl Fn(i64, u32) -> Option<T>) -> T {
    loop {
        let (seconds, nanos) = instant(rng);
        if let Some(time) = make(seconds, nanos) {
            return time;
        }
    }
}

pub fn system(seconds: i64, nanos: u32) -> Option<SystemTime> {
    let second = match u64::try_from(seconds) {
        Ok(after) => SystemTime::UNIX_EPOCH.checked_add(Duration::from_secs(after)),
        Err(_) => SystemTime::UNIX_EPOCH.checked_sub(Duration::from_secs(seconds.unsigned_abs())),
    };
    second?.checked_add(Duration::from_nanos(nanos.into()))
}

impl Sample for SystemTime {
    type Arg<'v> = Self;
    fn sample(rng: &mut Rng) -> Self {
        held(rng, system)
    }
    fn arg(&self) -> Self {
        *self
    }
    fn v(&self) -> V {
        let total = match self.duration_since(SystemTime::UNIX_EPOCH) {
            Ok(after) => after.as_nanos() as i128,
            Err(before) => -(before.duration().as_nanos() as i128),
        };
        V::T(total.div_euclid(NANOS), total.rem_euclid(NANOS))
    }
}

impl Sample for jiff::Timestamp {
    type Arg<'v> = Self;
    fn sample(rng: &mut Rng) -> Self {
        match rng.below(24) {
            0 => jiff::Timestamp::MIN,
            1 => jiff::Timestamp::MAX,
            _ => held(rng, |seconds, nanos| jiff::Timestamp::new(seconds, nanos as i32).ok()),
        }
    }
    fn arg(&self) -> Self {
        *self
    }
    fn v(&self) -> V {
        let total = self.as_nanosecond();
        V::T(total.div_euclid(NANOS), total.rem_euclid(NANOS))
    }
}

impl Sample for chrono::DateTime<chrono::Utc> {
    type Arg<'v> = Self;
    fn sample(rng: &mut Rng) -> Self {
        use chrono::Timelike;
        match rng.below(24) {
            0 => Self::MIN_UTC,
            1 => Self::MAX_UTC,
            2 | 3 => {
                let leap = 1_000_000_000 + FRACTIONS[rng.below(FRACTIONS.len())] as u32;
                held(rng, |seconds, _| Self::from_timestamp(seconds, 0)?.with_nanosecond(leap))
            }
            _ => held(rng, Self::from_timestamp),
        }
    }
    fn arg(&self) -> Self {
        *self
    }
    fn v(&self) -> V {
        V::T(self.timestamp().into(), self.timestamp_subsec_nanos().into())
    }
}

impl Sample for time::OffsetDateTime {
    type Arg<'v> = Self;
    fn sample(rng: &mut Rng) -> Self {
        use time::{Date, OffsetDateTime, Time, UtcOffset};
        let offset = UtcOffset::from_whole_seconds([0, 3600, -3600, 93_599, -93_599][rng.below(5)]).unwrap();
        match rng.below(12) {
            // Outside the range of UTC.
            0 => OffsetDateTime::new_in_offset(Date::MIN, Time::MIDNIGHT, offset),
            1 => OffsetDateTime::new_in_offset(Date::MAX, Time::MAX, offset),
            _ => {
                let utc = held(rng, |seconds, nanos| {
                    OffsetDateTime::from_unix_timestamp(seconds).ok()?.replace_nanosecond(nanos).ok()
                });
                utc.checked_to_offset(offset).unwrap_or(utc)
            }
        }
    }
    fn arg(&self) -> Self {
        *self
    }
    fn v(&self) -> V {
        let total = self.unix_timestamp_nanos();
        V::T(total.div_euclid(NANOS), total.rem_euclid(NANOS))
    }
}

/// Days where something begins or ends.
const DAYS: &[i32] = &[
    0, -1, 1, 15_584, -719_528, -719_529, -719_163, 2_932_896, 2_932_897, -4_371_587, 11_016, 11_017, -25_567,
];

fn day<T>(rng: &mut Rng, make: impl Fn(i32) -> Option<T>) -> T {
    loop {
        let near = if rng.below(2) == 0 { rng.below(800) as i32 - 400 } else { 0 };
        if let Some(date) = make(DAYS[rng.below(DAYS.len())] + near) {
            return date;
        }
    }
}

impl Sample for jiff::civil::Date {
    type Arg<'v> = Self;
    fn sample(rng: &mut Rng) -> Self {
        use jiff::ToSpan;
        match rng.below(16) {
            0 => Self::MIN,
            1 => Self::MAX,
            _ => day(rng, |days| jiff::civil::date(1970, 1, 1).checked_add(days.days()).ok()),
        }
    }
    fn arg(&self) -> Self {
        *self
    }
    fn v(&self) -> V {
        let span = self.since((jiff::Unit::Day, jiff::civil::date(1970, 1, 1))).unwrap();
        V::I(span.get_days().into())
    }
}

impl Sample for chrono::NaiveDate {
    type Arg<'v> = Self;
    fn sample(rng: &mut Rng) -> Self {
        match rng.below(16) {
            0 => Self::MIN,
            1 => Self::MAX,
            _ => day(rng, |days| Self::default().checked_add_signed(chrono::TimeDelta::days(days.into()))),
        }
    }
    fn arg(&self) -> Self {
        *self
    }
    fn v(&self) -> V {
        V::I(self.signed_duration_since(Self::default()).num_days().into())
    }
}

impl Sample for time::Date {
    type Arg<'v> = Self;
    fn sample(rng: &mut Rng) -> Self {
        match rng.below(16) {
            0 => Self::MIN,
            1 => Self::MAX,
            _ => day(rng, |days| {
                time::UtcDateTime::UNIX_EPOCH.date().checked_add(time::Duration::days(days.into()))
            }),
        }
    }
    fn arg(&self) -> Self {
        *self
    }
    fn v(&self) -> V {
        V::I((*self - time::UtcDateTime::UNIX_EPOCH.date()).whole_days().into())
    }
}

fn unit(per_second: i128, spec: Spec) -> Spec {
    Spec::Unit(per_second, Box::new(spec))
}

type Utc = chrono::DateTime<chrono::Utc>;

/// The same keys of each type.
macro_rules! of_each_type {
    ($($module:ident $time:ty;)*) => {$(
        mod $module {
            use super::*;

            laws! {
                plain {  } #[rowkey(allow(hotspot))] {
                    a [!] $time = Time;
                    b [!] #[rowkey(desc)] $time = desc(Time);
                    c [!] Option<$time> = opt(Time);
                }
                units { salt = salt(16, reference::xxh64, &[0]) }  {
                    a [?] #[salt(buckets = 16)] #[rowkey(unit = s)] $time = unit(1, Signed(8));
                    b [?] #[rowkey(unit = ms)] $time = unit(1_000, Signed(8));
                    c [?] #[rowkey(unit = ns, desc)] $time = desc(unit(NANOS, Signed(8)));
                }
                reverse { salt = salt(2, reference::xxh64, &[1]) }  {
                    a [?] #[reverse_ts] $time = unit(NANOS, ReverseTs(MAX));
                    b [?] #[salt(buckets = 2)] #[reverse_ts] #[rowkey(unit = us)] $time =
                        unit(1_000_000, ReverseTs(MAX));
                    c [?] #[reverse_ts(from = 1_700_000_000)] #[rowkey(unit = s)] $time =
                        unit(1, ReverseTs(1_700_000_000));
                }
                text { salt = salt(16, reference::xxh64, &[0]) } {
                    a [?] #[salt(buckets = 16)] #[rowkey(text)] $time = TimeText(1, false);
                    b [?] #[rowkey(text, unit = ms)] Option<$time> = opt(TimeText(1_000, false));
                    c [?] #[rowkey(text = compact, unit = ns, desc)] $time = desc(TimeText(NANOS, true));
                }
                text_delimited { delimiter = Some(Byte(b',')) } #[rowkey(delimiter = ",", allow(hotspot))] {
                    a [?] #[rowkey(text = compact)] $time = TimeText(1, true);
                    b [?] #[rowkey(text, unit = us, desc)] $time = desc(TimeText(1_000_000, false));
                }
            }
        }
    )*};
}

of_each_type! {
    system_time SystemTime;
    jiff_timestamp jiff::Timestamp;
    chrono_utc Utc;
    time_offset time::OffsetDateTime;
}

// What composes them is the same for all types; chrono's has the most times: leap seconds, and years
// beyond four digits.
laws! {
    digits { delimiter = Some(Byte(b',')) } #[rowkey(delimiter = ",", allow(hotspot))] {
        a [?] #[pad(10)] #[rowkey(unit = s)] Utc = unit(1, Digits(10));
        b [?] #[pad(13)] #[rowkey(unit = ms)] Utc = unit(1_000, Digits(13));
        c [?] #[pad(25)] #[rowkey(unit = ns)] Utc = unit(NANOS, Digits(25));
    }
    digits_reversed { } {
        a [!] u8 = Unsigned(1);
        b [?] #[reverse_ts(from = 9_999_999_999_999)] #[pad(13)] #[rowkey(unit = ms)] Utc =
            unit(1_000, ReverseDigitsTs(9_999_999_999_999, 13));
        c [?] #[reverse_ts] #[pad(20)] #[rowkey(unit = s)] Utc = unit(1, ReverseDigitsTs(MAX, 20));
    }
    optional { } {
        a [!] u8 = Unsigned(1);
        b [? scattered] #[reverse_ts] Option<Utc> = opt(unit(NANOS, ReverseTs(MAX)));
        c [?] #[rowkey(unit = ms)] Option<Utc> = opt(unit(1_000, Signed(8)));
    }
    digits_turned { } {
        a [!] u8 = Unsigned(1);
        b [?] #[pad(10)] #[rowkey(unit = s, desc)] Utc = desc(unit(1, Digits(10)));
        c [?] #[pad(11)] #[rowkey(unit = s)] Option<Utc> = opt(unit(1, Digits(11)));
    }
    nested { } {
        a [?] digits_reversed::K = Key(digits_reversed::K::specs(), None);
        b [!] u8 = Unsigned(1);
    }
}

macro_rules! dates {
    ($($module:ident $date:ty;)*) => {$(
        mod $module {
            use super::*;

            laws! {
                days {  } #[rowkey(allow(hotspot))] {
                    a [!] $date = Signed(4);
                    b [!] #[rowkey(desc)] $date = desc(Signed(4));
                    c [!] Option<$date> = opt(Signed(4));
                }
                digits { delimiter = Some(Byte(b'-')) } #[rowkey(delimiter = "-", allow(hotspot))] {
                    a [?] #[pad(8)] $date = Calendar;
                    b [?] #[pad(8)] $date = Calendar;
                }
                digits_desc { salt = salt(16, reference::xxh64, &[0]) } {
                    a [?] #[salt(buckets = 16)] #[pad(8)] $date = Calendar;
                    b [?] #[pad(8)] #[rowkey(desc)] $date = desc(Calendar);
                    c [?] #[pad(8)] Option<$date> = opt(Calendar);
                }
                text { delimiter = Some(Byte(b':')) } #[rowkey(delimiter = ":", allow(hotspot), allow(delimiter))] {
                    a [?] #[rowkey(text)] $date = CalendarText;
                    b [?] #[rowkey(text, desc)] $date = desc(CalendarText);
                }
            }
        }
    )*};
}

dates! {
    jiff_date jiff::civil::Date;
    chrono_date chrono::NaiveDate;
    time_date time::Date;
}
