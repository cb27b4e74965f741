//! Every leaf.

use std::cmp::Reverse;
use std::net::Ipv4Addr;
use std::num::{NonZeroI8, NonZeroI16, NonZeroI32, NonZeroU8, NonZeroU16, NonZeroU32, Wrapping};

use chrono::NaiveDate;
use jiff::civil;
use rowkey::BaseTime;

use crate::leaf::leaves;
use crate::whole::{Level, Name, NoneOrNewest};

const YEAR_0: NaiveDate = NaiveDate::from_ymd_opt(0, 1, 1).expect("a date");
const YEAR_9999: NaiveDate = NaiveDate::from_ymd_opt(9999, 12, 31).expect("a date");
const TIME_0: time::Date = match time::Date::from_ordinal_date(0, 1) {
    Ok(date) => date,
    Err(_) => panic!("a date"),
};

leaves! {
    Bool: rises bool;
    BoolDesc: falls #[rowkey(desc)] bool;
    Char: rises char;
    CharDesc: falls #[rowkey(desc)] char;
    U8: rises u8;
    U16: rises u16;
    U32: rises u32;
    I8: rises i8;
    I16: rises i16;
    I32: rises i32;
    U8Desc: falls #[rowkey(desc)] u8;
    U16Desc: falls #[rowkey(desc)] u16;
    U32Desc: falls #[rowkey(desc)] u32;
    I8Desc: falls #[rowkey(desc)] i8;
    I16Desc: falls #[rowkey(desc)] i16;
    I32Desc: falls #[rowkey(desc)] i32;
    F32: rises f32;
    F32Desc: falls #[rowkey(desc)] f32;
    Address: rises Ipv4Addr;
    AddressDesc: falls #[rowkey(desc)] Ipv4Addr;
    NonZero8: rises NonZeroU8;
    NonZero16: rises NonZeroU16;
    NonZero32: rises NonZeroU32;
    NonZeroSigned8: rises NonZeroI8;
    NonZeroSigned16: rises NonZeroI16;
    NonZeroSigned32: rises NonZeroI32;
    NonZero8Desc: falls #[rowkey(desc)] NonZeroU8;
    NonZero16Desc: falls #[rowkey(desc)] NonZeroU16;
    NonZero32Desc: falls #[rowkey(desc)] NonZeroU32;
    NonZeroSigned8Desc: falls #[rowkey(desc)] NonZeroI8;
    NonZeroSigned16Desc: falls #[rowkey(desc)] NonZeroI16;
    NonZeroSigned32Desc: falls #[rowkey(desc)] NonZeroI32;
    Wraps: rises Wrapping<i16>;
    WrapsDesc: falls #[rowkey(desc)] Wrapping<i16>;
    Reversed: rises Reverse<i16>;
    ReversedDesc: falls #[rowkey(desc)] Reverse<u16>;

    Pad8: rises #[pad(3)] u8;
    Pad8Few: rises #[pad(2)] u8, 0 => 99;
    Pad8Long: rises #[pad(20)] u8;
    Pad8Desc: falls #[pad(3)] #[rowkey(desc)] u8;
    Pad8FewDesc: falls #[pad(2)] #[rowkey(desc)] u8, 0 => 99;
    Pad8LongDesc: falls #[pad(20)] #[rowkey(desc)] u8;
    Pad16: rises #[pad(5)] u16;
    Pad16Few: rises #[pad(3)] u16, 0 => 999;
    Pad16Desc: falls #[pad(5)] #[rowkey(desc)] u16;
    Pad16FewDesc: falls #[pad(4)] #[rowkey(desc)] u16, 0 => 9_999;
    Pad16NonZero: rises #[pad(5)] NonZeroU16;
    Pad16NonZeroDesc: falls #[pad(5)] #[rowkey(desc)] NonZeroU16;
    Pad16Max: rises #[pad(4)] #[rowkey(max = 1439)] u16, 0 => 1_439;
    Pad16MaxDesc: falls #[pad(4)] #[rowkey(max = 1439)] #[rowkey(desc)] u16, 0 => 1_439;
    Pad32: rises #[pad(10)] u32;
    Pad32Few: rises #[pad(9)] u32, 0 => 999_999_999;
    Pad32Desc: falls #[pad(10)] #[rowkey(desc)] u32;
    Backwards8: scattered #[pad(3)] #[rowkey(reverse_digits)] u8;
    Backwards16: scattered #[pad(4)] #[rowkey(reverse_digits)] u16, 0 => 9_999;
    Backwards32: scattered #[pad(10)] #[rowkey(reverse_digits)] u32;

    Width8: rises #[rowkey(width = 2)] u8;
    Width8Desc: falls #[rowkey(width = 2)] #[rowkey(desc)] u8;
    Width16Few: rises #[rowkey(width = 1)] u16, 0 => 255;
    Width16: rises #[rowkey(width = 3)] u16;
    Width16FewDesc: falls #[rowkey(width = 1)] #[rowkey(desc)] u16, 0 => 255;
    Width16Desc: falls #[rowkey(width = 3)] #[rowkey(desc)] u16;
    Width32Few: rises #[rowkey(width = 3)] u32, 0 => (1 << 24) - 1;
    Width32: rises #[rowkey(width = 5)] u32;
    Width32FewDesc: falls #[rowkey(width = 3)] #[rowkey(desc)] u32, 0 => (1 << 24) - 1;
    Width32Desc: falls #[rowkey(width = 5)] #[rowkey(desc)] u32;

    Max8: rises #[rowkey(max = 20)] u8, 0 => 20;
    Max8Signed: rises #[rowkey(max = 5)] i8, -128 => 5;
    Max8Desc: falls #[rowkey(max = 20)] #[rowkey(desc)] u8, 0 => 20;
    Max8SignedDesc: falls #[rowkey(max = 5)] #[rowkey(desc)] i8, -128 => 5;
    Max16: rises #[rowkey(max = 1439)] u16, 0 => 1_439;
    Max16Desc: falls #[rowkey(max = 1439)] #[rowkey(desc)] i16, -32_768 => 1_439;
    Max32: rises #[rowkey(max = 86_399)] u32, 0 => 86_399;
    Max32Desc: falls #[rowkey(max = 86_399)] #[rowkey(desc)] u32, 0 => 86_399;

    Raw8: rises #[rowkey(raw)] i8, 0 => 127;
    Raw8Desc: falls #[rowkey(raw)] #[rowkey(desc)] i8, 0 => 127;
    Raw16: rises #[rowkey(raw)] i16, 0 => 32_767;
    Raw16Desc: falls #[rowkey(raw)] #[rowkey(desc)] i16, 0 => 32_767;
    Raw16Max: rises #[rowkey(raw)] #[rowkey(max = 9)] i16, 0 => 9;
    Raw16MaxDesc: falls #[rowkey(raw)] #[rowkey(max = 9)] #[rowkey(desc)] i16, 0 => 9;
    Raw32: rises #[rowkey(raw)] i32, 0 => i32::MAX;
    Raw32Desc: falls #[rowkey(raw)] #[rowkey(desc)] i32, 0 => i32::MAX;

    Hex8: rises #[rowkey(hex)] u8;
    Hex8Max: rises #[rowkey(hex)] #[rowkey(max = 0xA9)] u8, 0 => 0xA9;
    Hex8Desc: falls #[rowkey(hex)] #[rowkey(desc)] u8;
    Hex8MaxDesc: falls #[rowkey(hex)] #[rowkey(max = 0xA9)] #[rowkey(desc)] u8, 0 => 0xA9;
    Hex16: rises #[rowkey(hex)] u16;
    Hex16Desc: falls #[rowkey(hex)] #[rowkey(desc)] u16;
    Hex16NonZero: rises #[rowkey(hex)] NonZeroU16;
    Hex16NonZeroDesc: falls #[rowkey(hex)] #[rowkey(desc)] NonZeroU16;
    Hex32: rises #[rowkey(hex)] u32;
    Hex32Desc: falls #[rowkey(hex)] #[rowkey(desc)] u32;
    HexBytes: rises #[rowkey(hex)] [u8; 2];
    HexBytesDesc: falls #[rowkey(hex)] #[rowkey(desc)] [u8; 2];

    Digits8: unordered #[rowkey(digits)] u8;
    Digits16: unordered #[rowkey(digits)] u16;
    Digits16NonZero: unordered #[rowkey(digits)] NonZeroU16;
    Digits32: unordered #[rowkey(digits)] u32;

    Option8: rises Option<u8>;
    Option16: rises Option<i16>;
    Option32: rises Option<u32>;
    OptionBool: rises Option<bool>;
    OptionTwice: rises Option<Option<i8>>;
    OptionPad: rises #[pad(5)] Option<u16>;
    OptionReversed: rises Option<Reverse<i16>>;
    OptionNewest: rowwise #[reverse_ts(from = 86_400)] Option<u64> as NoneOrNewest;
    Option8Desc: falls #[rowkey(desc)] Option<u8>;
    Option16Desc: falls #[rowkey(desc)] Option<i16>;
    Option32Desc: falls #[rowkey(desc)] Option<i32>;
    OptionBoolDesc: falls #[rowkey(desc)] Option<bool>;
    OptionTwiceDesc: falls #[rowkey(desc)] Option<Option<i8>>;
    OptionPadDesc: falls #[pad(5)] #[rowkey(desc)] Option<u16>;
    OptionReversedDesc: falls #[rowkey(desc)] Option<Reverse<u16>>;
    Bytes: rises [u8; 2];
    BytesDesc: falls #[rowkey(desc)] [u8; 2];
    Signed: rises [i8; 2];
    SignedDesc: falls #[rowkey(desc)] [i8; 2];

    Numbered: rises Level;
    NumberedDesc: falls #[rowkey(desc)] Level;
    Named: rises Name;
    NamedDesc: falls #[rowkey(desc)] Name;

    Hours: rises BaseTime<3600>;
    HoursDesc: falls #[rowkey(desc)] BaseTime<3600>;
    Sevens: rises BaseTime<7>;
    SevensDesc: falls #[rowkey(desc)] BaseTime<7>;
    Chrono: rises NaiveDate;
    ChronoDesc: falls #[rowkey(desc)] NaiveDate;
    ChronoText: rises #[pad(8)] NaiveDate, YEAR_0 => YEAR_9999;
    ChronoTextDesc: falls #[pad(8)] #[rowkey(desc)] NaiveDate, YEAR_0 => YEAR_9999;
    Jiff: rises civil::Date;
    JiffDesc: falls #[rowkey(desc)] civil::Date;
    JiffText: rises #[pad(8)] civil::Date, civil::date(0, 1, 1) => civil::date(9999, 12, 31);
    JiffTextDesc: falls #[pad(8)] #[rowkey(desc)] civil::Date, civil::date(0, 1, 1) => civil::date(9999, 12, 31);
    Time: rises time::Date;
    TimeDesc: falls #[rowkey(desc)] time::Date;
    TimeText: rises #[pad(8)] time::Date, TIME_0 => time::Date::MAX;
    TimeTextDesc: falls #[pad(8)] #[rowkey(desc)] time::Date, TIME_0 => time::Date::MAX;

    Newest: falls #[reverse_ts] i64;
    NewestUnsigned: falls #[reverse_ts(from = 18_446_744_073_709_551_615)] u64;
    NewestFrom: falls #[reverse_ts(from = 9_999_999_999_999)] i64, i64::MIN => 9_999_999_999_999;
    NewestUnsignedFrom: falls #[reverse_ts(from = 1_000)] u64, 0 => 1_000;
    NewestText: falls #[reverse_ts(from = 9_999_999_999_999)] #[pad(13)] i64, 0 => 9_999_999_999_999;
    NewestTextUnsigned: falls #[reverse_ts] #[pad(19)] u64, 0 => i64::MAX;
    U64: rises u64;
    I64: rises i64;
    U64Desc: falls #[rowkey(desc)] u64;
    F64: rises f64;
    F64Desc: falls #[rowkey(desc)] f64;
    Pad64: rises #[pad(20)] u64;
    Hex64: rises #[rowkey(hex)] u64;
}
