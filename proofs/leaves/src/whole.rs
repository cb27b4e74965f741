//! Types whose values can be counted in ascending order.

use std::cmp::{Ordering, Reverse};
use std::fmt::Debug;
use std::net::Ipv4Addr;
use std::num::{NonZeroI8, NonZeroI16, NonZeroI32, NonZeroU8, NonZeroU16, NonZeroU32, Wrapping};

use rowkey::{BaseTime, RowKey};

/// A type with its values in ascending order.
///
/// The checks compare neighbours by [`Whole::precedes`], the order of the standard library. So a mistake in `nth` cannot hide
/// one in a codec.
pub trait Whole: Copy + Debug {
    /// The index of the greatest value.
    const LAST: u64;

    /// The value with this many values below it.
    fn nth(index: u64) -> Self;

    /// The inverse of `nth`.
    fn index(self) -> u64;

    /// Whether it is less than `other`.
    fn precedes(&self, other: &Self) -> bool;

    /// Whether it is the same value.
    fn same(&self, other: &Self) -> bool {
        !self.precedes(other) && !other.precedes(self)
    }
}

macro_rules! integers {
    ($($int:ident as $bits:ident;)*) => {$(
        impl Whole for $int {
            const LAST: u64 = $bits::MAX as u64;

            fn nth(index: u64) -> Self {
                (index as $bits).wrapping_add($int::MIN as $bits) as $int
            }

            fn index(self) -> u64 {
                (self as $bits).wrapping_sub($int::MIN as $bits) as u64
            }

            fn precedes(&self, other: &Self) -> bool {
                self < other
            }
        }
    )*};
}

integers! {
    u8 as u8;
    u16 as u16;
    u32 as u32;
    u64 as u64;
    i8 as u8;
    i16 as u16;
    i32 as u32;
    i64 as u64;
}

macro_rules! non_zero {
    ($($type:ident of $int:ident;)*) => {$(
        impl Whole for $type {
            const LAST: u64 = <$int as Whole>::LAST - 1;

            fn nth(index: u64) -> Self {
                let below_zero = index < <$int as Whole>::index(0);
                $type::new($int::nth(if below_zero { index } else { index + 1 })).expect("not zero")
            }

            fn index(self) -> u64 {
                self.get().index() - if self.get() > 0 { 1 } else { 0 }
            }

            fn precedes(&self, other: &Self) -> bool {
                self < other
            }
        }
    )*};
}

non_zero! {
    NonZeroU8 of u8;
    NonZeroU16 of u16;
    NonZeroU32 of u32;
    NonZeroI8 of i8;
    NonZeroI16 of i16;
    NonZeroI32 of i32;
}

macro_rules! floats {
    ($($float:ident as $bits:ident;)*) => {$(
        impl Whole for $float {
            const LAST: u64 = $bits::MAX as u64;

            // The bits of negative numbers count down from the sign bit and all others set.
            fn nth(index: u64) -> Self {
                let middle = 1 << ($bits::BITS - 1);
                let index = index as $bits;
                $float::from_bits(if index < middle { $bits::MAX - index } else { index - middle })
            }

            fn index(self) -> u64 {
                let middle = 1 << ($bits::BITS - 1);
                let bits = self.to_bits();
                (if bits < middle { bits + middle } else { $bits::MAX - bits }) as u64
            }

            fn precedes(&self, other: &Self) -> bool {
                self.total_cmp(other).is_lt()
            }

            fn same(&self, other: &Self) -> bool {
                self.to_bits() == other.to_bits()
            }
        }
    )*};
}

floats! {
    f32 as u32;
    f64 as u64;
}

/// Types that are ordered by `Ord`: the last index, and the conversions.
macro_rules! ordered {
    ($([$($generics:tt)*] $type:ty, $last:expr, |$index:ident| $nth:expr, |$value:ident| $at:expr;)*) => {$(
        impl<$($generics)*> Whole for $type {
            const LAST: u64 = $last;

            fn nth($index: u64) -> Self {
                $nth
            }

            fn index(self) -> u64 {
                let $value = self;
                $at
            }

            fn precedes(&self, other: &Self) -> bool {
                self < other
            }
        }
    )*};
}

/// The number of surrogates, which are no characters.
const SURROGATES: u64 = 0x800;
const CHRONO: chrono::NaiveDate = chrono::NaiveDate::MIN;
/// Day 0, and the number of days before it: jiff adds no more days than lie after 1970.
const JIFF: jiff::civil::Date = jiff::civil::date(1970, 1, 1);
const BEFORE_JIFF: i64 = 4_371_587;
const TIME: time::Date = time::Date::MIN;

/// An enum by its number, with gaps between the numbers.
#[derive(RowKey, Debug, Clone, Copy, PartialEq, PartialOrd)]
#[repr(i8)]
pub enum Level {
    Lowest = -128,
    Low = -1,
    Middle = 0,
    High = 7,
    Highest = 127,
}

const LEVELS: [Level; 5] = [Level::Lowest, Level::Low, Level::Middle, Level::High, Level::Highest];

/// An enum by the names of its variants, one of which begins another. They are in the order of their names.
#[derive(RowKey, Debug, Clone, Copy, PartialEq, PartialOrd)]
#[rowkey(text)]
pub enum Name {
    A,
    Ab,
    Abc,
    B,
}

const NAMES: [Name; 4] = [Name::A, Name::Ab, Name::Abc, Name::B];

/// `None` or a time of `#[reverse_ts(from = 86_400)] Option<u64>`, in the order of the rows: `None`, then the newest first.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct NoneOrNewest(Option<u64>);

impl NoneOrNewest {
    const FROM: u64 = 86_400;
}

impl From<Option<u64>> for NoneOrNewest {
    fn from(time: Option<u64>) -> Self {
        NoneOrNewest(time)
    }
}

impl From<NoneOrNewest> for Option<u64> {
    fn from(newest: NoneOrNewest) -> Self {
        newest.0
    }
}

impl PartialOrd for NoneOrNewest {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.0.map(Reverse).cmp(&other.0.map(Reverse)))
    }
}

ordered! {
    [] bool, 1, |index| index == 1, |value| u64::from(value);
    [] char, char::MAX as u64 - SURROGATES,
    |index| {
        let scalar = if index < 0xD800 { index } else { index + SURROGATES };
        char::from_u32(scalar as u32).expect("a character")
    },
    |value| u64::from(value) - if value > '\u{D7FF}' { SURROGATES } else { 0 };
    [] Ipv4Addr, u32::MAX as u64, |index| Ipv4Addr::from_bits(index as u32), |value| value.to_bits().into();
    [] Wrapping<i16>, u16::MAX as u64, |index| Wrapping(i16::nth(index)), |value| value.0.index();
    [T: Whole + Ord] Reverse<T>, T::LAST, |index| Reverse(T::nth(T::LAST - index)), |value| T::LAST - value.0.index();
    [T: Whole + PartialOrd] Option<T>, T::LAST + 1,
    |index| index.checked_sub(1).map(T::nth), |value| value.map_or(0, |value| value.index() + 1);
    [T: Whole + PartialOrd] [T; 2], (T::LAST + 1) * (T::LAST + 1) - 1,
    |index| [T::nth(index / (T::LAST + 1)), T::nth(index % (T::LAST + 1))],
    |value| value[0].index() * (T::LAST + 1) + value[1].index();
    [const S: u32] BaseTime<S>, (u32::MAX / S) as u64,
    |index| BaseTime::containing(index as u32 * S), |value| (value.seconds() / S).into();
    [] NoneOrNewest, NoneOrNewest::FROM + 1, |index| NoneOrNewest(index.checked_sub(1).map(|ago| NoneOrNewest::FROM - ago)),
    |value| value.0.map_or(0, |time| NoneOrNewest::FROM - time + 1);
    [] Level, 4, |index| LEVELS[index as usize], |value| LEVELS.iter().position(|level| *level == value).expect("one of them") as u64;
    [] Name, 3, |index| NAMES[index as usize], |value| value as u64;
    // The number of days from the first to the last date that each crate documents.
    [] chrono::NaiveDate, 191_491_528,
    |index| CHRONO + chrono::Days::new(index), |value| (value - CHRONO).num_days() as u64;
    [] jiff::civil::Date, 7_304_483,
    |index| JIFF.checked_add(jiff::SignedDuration::from_hours(24 * (index as i64 - BEFORE_JIFF))).expect("a date"),
    |value| (value.duration_since(JIFF).as_hours() / 24 + BEFORE_JIFF) as u64;
    [] time::Date, (time::Date::MAX.to_julian_day() - TIME.to_julian_day()) as u64,
    |index| time::Date::from_julian_day(TIME.to_julian_day() + index as i32).expect("a date"),
    |value| (value.to_julian_day() - TIME.to_julian_day()) as u64;
}
