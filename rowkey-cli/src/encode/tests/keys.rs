//! Keys of every attribute and type.

use std::cmp::Reverse;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::num::{NonZeroI16, NonZeroU16, Wrapping};
use std::time::{Duration, SystemTime};

use fastrand::Rng;
use rowkey::codec::{Groups, VarbinaryEncoded};
use rowkey::{BaseTime, Digest, RowKey};
use rust_decimal::Decimal;
use serde_json::{Value as Json, json};
use uuid::Uuid;

use super::Shown;

macro_rules! keys {
    ($($(#[$key:meta])* $name:ident { $($(#[$field:meta])* $f:ident: $type:ty,)* })*) => {$(
        #[derive(RowKey, Debug, Clone, PartialEq)]
        $(#[$key])*
        pub struct $name { $($(#[$field])* pub $f: $type,)* }

        impl Shown for $name {
            fn sample(random: &mut Rng) -> Self {
                $name { $($f: Shown::sample(random),)* }
            }

            fn json(&self) -> Json {
                json!({ $(stringify!($f): self.$f.json()),* })
            }
        }
    )*};
}

/// Enums without data, shown by their names.
macro_rules! enums {
    ($($(#[$attr:meta])* $name:ident { $($(#[$of:meta])* $variant:ident $(= $number:literal)?,)* })*) => {$(
        #[derive(RowKey, Debug, Clone, Copy, PartialEq)]
        $(#[$attr])*
        pub enum $name { $($(#[$of])* $variant $(= $number)?,)* }

        impl Shown for $name {
            fn sample(random: &mut Rng) -> Self {
                let all = [$($name::$variant),*];
                all[random.usize(..all.len())]
            }

            fn json(&self) -> Json {
                json!(format!("{self:?}"))
            }
        }
    )*};
}

/// Newtypes, shown as what is inside.
macro_rules! newtypes {
    ($($name:ident($(#[$field:meta])* $type:ty);)*) => {$(
        #[derive(RowKey, Debug, Clone, PartialEq)]
        #[rowkey(allow(hotspot))]
        pub struct $name($(#[$field])* pub $type);

        impl Shown for $name {
            const NULL: bool = <$type>::NULL;

            fn sample(random: &mut Rng) -> Self {
                $name(Shown::sample(random))
            }

            fn json(&self) -> Json {
                self.0.json()
            }
        }
    )*};
}

enums! {
    #[repr(u8)] Level { Error = 255, Info = 1, Debug = 0, }
    #[repr(i32)] Shift { On = 300, Back = -300, Least = -2147483648, Here = 0, }
    #[rowkey(text)] Day { Mon, Tue, #[rowkey(rename = "~~~")] Other, }
    #[rowkey(text)] Action { Login, Log, #[rowkey(rename = "out")] Logout, }
}

newtypes! {
    UserId(u32);
    Back(#[reverse_ts] i64);
    Name(String);
    Whose(UserId);
    Maybe(Option<u8>);
    Maybes(Maybe);
    Several(Option<Whose>);
    Named7(#[rowkey(literal = "7")] u8);
}

keys! {
    Numbers { a: u8, b: u16, c: u32, d: u64, e: u128, f: i8, g: i16, h: i32, i: i64, j: i128, }
    Narrow {
        #[rowkey(width = 3)] a: u32, #[rowkey(max = 1439)] b: u16, #[rowkey(raw)] c: i64, d: NonZeroU16,
        e: NonZeroI16, f: Wrapping<u32>, #[rowkey(width = 5)] g: u16, #[rowkey(raw)] #[rowkey(max = 99)] h: i8,
    }
    Digits {
        #[pad(6)] a: u32, #[pad(4)] #[rowkey(reverse_digits)] b: u16, #[rowkey(hex)] c: u16, #[rowkey(hex)] d: [u8; 3],
        #[rowkey(hex)] e: Digest<8>, #[pad(39)] f: u128, #[pad(2)] #[rowkey(max = 42)] g: u8,
    }
    #[rowkey(allow(hotspot))]
    HexUpper {
        #[rowkey(hex = upper)] a: u16, #[rowkey(hex = upper)] b: [u8; 3], #[rowkey(hex = upper, desc)] c: u8,
        #[reverse_ts] #[rowkey(hex)] d: i64, #[reverse_ts] #[rowkey(hex = upper, unit = ms)] e: jiff::Timestamp,
    }
    #[rowkey(allow(hotspot))]
    CalendarTexts {
        #[rowkey(text)] a: jiff::civil::Date, #[rowkey(text)] b: jiff::Timestamp, #[rowkey(text, unit = ms)] c: SystemTime,
        #[rowkey(text, unit = us, desc)] d: jiff::Timestamp, #[rowkey(text, unit = ns)] e: Option<SystemTime>,
        #[rowkey(text = compact, unit = ms)] f: jiff::Timestamp,
    }
    #[rowkey(allow(hotspot))]
    Times {
        #[reverse_ts] a: i64, #[reverse_ts] b: u64, #[reverse_ts(from = 1_000)] c: i64,
        #[reverse_ts(from = 9_999_999_999_999)] #[pad(13)] d: u64, e: jiff::Timestamp, f: SystemTime,
        #[reverse_ts] g: Option<i64>,
    }
    #[rowkey(allow(hotspot))]
    Units {
        #[rowkey(unit = s)] a: jiff::Timestamp, #[rowkey(unit = ms)] b: SystemTime, #[rowkey(unit = us)] c: jiff::Timestamp,
        #[reverse_ts] d: jiff::Timestamp, #[reverse_ts] #[rowkey(unit = ms)] e: jiff::Timestamp,
        #[rowkey(unit = s)] #[pad(11)] f: jiff::Timestamp, g: jiff::civil::Date, #[pad(8)] h: jiff::civil::Date,
        i: BaseTime<3600>,
    }
    Others {
        a: bool, b: char, c: f32, d: f64, e: [u8; 3], f: [i16; 2], g: Duration, h: Ipv4Addr, i: Ipv6Addr, j: IpAddr,
        k: Uuid, #[rowkey(text)] l: Uuid, m: Decimal, n: Digest<8>, o: (u8, String), p: Vec<i16>,
    }
    Texts {
        a: String, b: Vec<u8>, #[rowkey(nul)] c: String, #[pad(4)] d: String, #[pad(3, fill = ' ')] e: String,
        #[pad(2)] f: Vec<u8>, #[rowkey(desc)] g: String, #[rowkey(desc)] #[rowkey(nul)] h: Vec<u8>, i: String,
    }
    Rest { day: u8, #[rowkey(rest)] text: String, #[rowkey(literal = ":")] at: u16, kind: Day, }
    RestSalted { #[salt(buckets = 16)] #[rowkey(rest)] text: Vec<u8>, #[rowkey(desc)] n: i16, }
    BytesLast { a: u8, #[rowkey(nul)] b: String, c: Vec<u8>, }
    NulLast { a: Action, #[rowkey(nul)] b: String, }
    Foreign {
        #[rowkey(terminator = b'\xff')] a: String, #[rowkey(terminator = 0, desc)] b: String, #[rowkey(len = u16)] c: Vec<u8>,
        #[rowkey(le)] d: i32, #[rowkey(le, width = 3)] e: u32, #[rowkey(len = u8)] f: Option<String>,
        #[rowkey(le)] g: NonZeroU16, #[rowkey(terminator = 0)] h: Vec<u8>,
    }
    OtherSystems {
        #[rowkey(with = Groups)] a: String, #[rowkey(with = Groups, desc)] b: Vec<u8>, #[rowkey(with = VarbinaryEncoded)] c: Option<String>,
        #[rowkey(with = VarbinaryEncoded, desc)] d: String, #[rowkey(with = VarbinaryEncoded)] e: Vec<u8>,
    }
    #[rowkey(delimiter("/", unordered))]
    NumberLast { a: String, b: i64, }
    Enums { a: Level, b: Shift, c: Day, d: Action, #[rowkey(desc)] e: Action, f: Action, }
    Options {
        a: Option<u8>, b: Option<String>, c: Option<Option<u8>>, #[rowkey(desc)] d: Option<i16>, e: Option<UserId>,
        f: Option<Place>, g: Option<Level>, h: Option<String>,
    }
    OptionsInside {
        a: Option<Maybe>, b: Option<Maybes>, c: Option<Reverse<Maybe>>, d: Option<Option<Maybe>>,
        e: Option<Reverse<Option<u8>>>, #[rowkey(desc)] f: Option<Several>, g: Option<Whole>,
        #[rowkey(tail)] h: Option<Maybe>, #[rowkey(tail)] i: Option<Option<Maybes>>,
    }
    Whole { part: Option<u8>, }
    Turned {
        #[rowkey(desc)] a: u16, #[rowkey(desc)] b: [i16; 2], c: Reverse<u32>, d: Reverse<String>, e: Option<Reverse<i8>>,
        #[rowkey(desc)] f: Place, g: Reverse<Reverse<u8>>,
    }
    Place { zone: u8, town: String, }
    Nested { user: UserId, place: Place, whose: Whose, back: Back, last: Place, }
    #[rowkey(allow(hotspot))]
    NestedName { at: Back, name: Name, }
    Tail { a: u8, #[rowkey(tail)] b: Option<String>, #[rowkey(tail)] c: Option<u8>, #[rowkey(tail)] d: Option<Place>, }
    NestedTail { name: String, tail: Tail, }
    TailAmid { tail: Tail, #[rowkey(desc)] turned: Tail, z: u8, }
    #[rowkey(delimiter = ",")]
    Delimited { a: String, #[pad(3)] b: u16, c: Day, d: Action, #[rowkey(hex)] e: u8, #[rowkey(desc)] #[pad(2)] f: u8, g: String, }
    #[rowkey(delimiter = ",")]
    DelimitedInside { a: Delimited, b: Delimited, }
    DelimitedAmid { a: Delimited, #[rowkey(desc)] b: Delimited, }
    #[rowkey(delimiter("::", unordered, trailing))]
    Unordered { a: String, #[rowkey(digits)] b: u32, c: String, }
    #[rowkey(delimiter(":", unordered))]
    UnorderedLast { a: String, #[rowkey(digits)] b: u32, c: String, }
    Salted { #[salt(buckets = 16)] host: u32, #[reverse_ts] at: i64, seq: u16, }
    SaltedApart { #[salt(buckets = 7, hash = java31)] a: String, b: u8, #[salt] c: i16, d: u8, }
    SaltedWide { #[salt(buckets = 300, hash = sha256)] a: Option<String>, b: u8, }
    #[rowkey(prefix = "evt", salt(buckets = 5, hash = java31))]
    SaltedWhole { a: u8, b: String, #[rowkey(tail)] c: Option<u8>, }
    #[rowkey(prefix = "q")]
    SaltedText { #[salt(buckets = 20, pad = 2)] #[pad(3)] a: u16, b: String, }
    #[rowkey(delimiter = ",")]
    SaltedDelimited { #[salt(buckets = 16, hex = 4)] a: String, #[salt] b: String, c: String, }
    SaltedNested { a: u8, #[salt(buckets = 11)] b: Place, c: UserId, #[salt] d: UserId, e: Place, }
    EntryLast { a: String, kind: Entry, }
    EntryFirst { kind: Entry, z: u8, }
    EntryAmid { a: u8, #[salt(buckets = 5)] kind: Entry, #[rowkey(desc)] turned: Entry, maybe: Option<Entry>, n: u16, }
    EntryTwice { a: u8, outer: Outer, n: String, }
    #[rowkey(delimiter = ",")]
    Comma { #[pad(2)] a: u8, b: String, }
    #[rowkey(delimiter = ",")]
    CommaEntry { a: String, part: Part, b: String, }
    Constants {
        #[rowkey(literal = "u:")] a: String, #[rowkey(literal = "o")] b: Option<u8>, #[rowkey(literal = "e")] kind: Entry,
        #[rowkey(literal = "p\0")] #[rowkey(desc)] c: u8, #[rowkey(literal = "q")] place: Place,
        #[rowkey(literal = "r")] user: Named7,
    }
    #[rowkey(delimiter = ",")]
    CommaConstants { a: String, #[rowkey(literal = "k=,")] b: String, #[rowkey(literal = "z")] kind: Part, }
    #[rowkey(max_len = 6)]
    Short { a: u8, b: String, }
}

#[derive(RowKey, Debug, Clone, PartialEq)]
pub enum Entry {
    #[rowkey(prefix = "m")]
    Meta,
    #[rowkey(prefix = "o")]
    Order(Place),
    #[rowkey(prefix = "us")]
    User(UserId),
    #[rowkey(prefix = "ut")]
    Tail(Tail),
}

impl Shown for Entry {
    fn sample(random: &mut Rng) -> Self {
        match random.u8(..4) {
            0 => Entry::Meta,
            1 => Entry::Order(Shown::sample(random)),
            2 => Entry::User(Shown::sample(random)),
            _ => Entry::Tail(Shown::sample(random)),
        }
    }

    fn json(&self) -> Json {
        match self {
            Entry::Meta => json!("Meta"),
            Entry::Order(key) => json!({ "Order": key.json() }),
            Entry::User(key) => json!({ "User": key.json() }),
            Entry::Tail(key) => json!({ "Tail": key.json() }),
        }
    }
}

#[derive(RowKey, Debug, Clone, PartialEq)]
pub enum Outer {
    #[rowkey(prefix = "A")]
    Inner(EntryLast),
    #[rowkey(prefix = "B")]
    Alone,
}

impl Shown for Outer {
    fn sample(random: &mut Rng) -> Self {
        if random.u8(..4) == 0 { Outer::Alone } else { Outer::Inner(Shown::sample(random)) }
    }

    fn json(&self) -> Json {
        match self {
            Outer::Inner(key) => json!({ "Inner": key.json() }),
            Outer::Alone => json!("Alone"),
        }
    }
}

#[derive(RowKey, Debug, Clone, PartialEq)]
pub enum Part {
    #[rowkey(prefix = "ITEM,")]
    Item(Comma),
    #[rowkey(prefix = "META")]
    Meta,
}

impl Shown for Part {
    fn sample(random: &mut Rng) -> Self {
        if random.u8(..3) == 0 { Part::Meta } else { Part::Item(Shown::sample(random)) }
    }

    fn json(&self) -> Json {
        match self {
            Part::Item(key) => json!({ "Item": key.json() }),
            Part::Meta => json!("Meta"),
        }
    }
}

/// Hands all keys to a macro, each with the name of a test.
macro_rules! each_key {
    ($macro:ident) => {
        $macro! {
            numbers: keys::Numbers; narrow: keys::Narrow; digits: keys::Digits; times: keys::Times; units: keys::Units;
            others: keys::Others; hex_upper: keys::HexUpper; calendar_texts: keys::CalendarTexts; texts: keys::Texts; bytes_last: keys::BytesLast; nul_last: keys::NulLast; rest: keys::Rest; rest_salted: keys::RestSalted;
            foreign: keys::Foreign; other_systems: keys::OtherSystems; number_last: keys::NumberLast; enums: keys::Enums; options: keys::Options; options_inside: keys::OptionsInside; turned: keys::Turned; place: keys::Place; nested: keys::Nested;
            nested_name: keys::NestedName; tail: keys::Tail; nested_tail: keys::NestedTail; tail_amid: keys::TailAmid;
            delimited: keys::Delimited; delimited_inside: keys::DelimitedInside; delimited_amid: keys::DelimitedAmid;
            unordered: keys::Unordered; unordered_last: keys::UnorderedLast; salted: keys::Salted;
            salted_apart: keys::SaltedApart; salted_wide: keys::SaltedWide; salted_whole: keys::SaltedWhole;
            salted_text: keys::SaltedText; salted_delimited: keys::SaltedDelimited; salted_nested: keys::SaltedNested;
            short: keys::Short; entry_last: keys::EntryLast; entry_first: keys::EntryFirst; entry_amid: keys::EntryAmid;
            entry_twice: keys::EntryTwice; comma_entry: keys::CommaEntry; constants: keys::Constants;
            comma_constants: keys::CommaConstants; one_inside: keys::UserId; one_inside_twice: keys::Whose;
        }
    };
}

pub(crate) use each_key;
