//! The keys whose rows are fuzzed: every attribute and every type of a field, in the places that change
//! how they end.

use std::borrow::Cow;
use std::cmp::Reverse;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::num::{NonZeroU16, Wrapping};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use bytes::Bytes;
use compact_str::CompactString;
use rowkey::codec::{Codec, Decode, EncodeFault, End, Groups, Reader, Sink, VarbinaryEncoded};
use rowkey::layout::Node;
use rowkey::{BaseTime, DecodeError, Digest, Explanation, Layout, RowKey, RowKeyRef, SaltHash};
use rust_decimal::Decimal;
use smol_str::SmolStr;
use uuid::Uuid;

/// A row read in every way that a key has.
pub struct Seen {
    /// The row of the key that it decodes to, and its fields.
    pub decoded: Result<(Vec<u8>, Vec<String>), DecodeError>,
    /// Each field by its own function.
    pub fields: Vec<Result<String, DecodeError>>,
    /// By the type.
    pub explained: Explanation,
}

/// A key to fuzz.
pub struct Target {
    pub name: &'static str,
    /// As it comes back from JSON.
    pub layout: Layout,
    pub json: serde_json::Value,
    pub see: fn(&[u8]) -> Seen,
    /// It has a hash or a codec that only the type knows.
    pub own: bool,
}

impl Target {
    fn new(name: &'static str, layout: &Layout, see: fn(&[u8]) -> Seen, own: bool) -> Self {
        let json = serde_json::to_value(layout).unwrap();
        let layout: Layout = serde_json::from_value(json.clone()).unwrap();
        Target { name, layout, json, see, own }
    }
}

macro_rules! keys {
    ($($name:ident $([$own:ident])? $(<$life:lifetime>)? $(#[$key:meta])* {
        $($field:ident: $(#[$attr:meta])* $ty:ty),* $(,)?
    })*) => {
        $(mod $name {
            use super::*;

            #[derive(RowKey, Debug)]
            $(#[$key])*
            pub struct K $(<$life>)? { $($(#[$attr])* pub $field: $ty,)* }

            pub fn see(row: &[u8]) -> Seen {
                let decoded = K::decode(row).map(|key| {
                    let again = key.try_encode().unwrap_or_else(|error| panic!("{key:?} does not encode: {error}"));
                    (again.to_vec(), vec![$(format!("{:?}", key.$field)),*])
                });
                Seen { decoded, fields: vec![$(keys!(@one $field row)),*], explained: K::explain(row) }
            }
        })*

        fn structs() -> Vec<Target> {
            vec![$(Target::new(stringify!($name), $name::K::LAYOUT, $name::see, keys!(@own $($own)?))),*]
        }
    };
    (@own) => { false };
    (@own own) => { true };
    (@one a $row:ident) => { K::decode_a($row).map(|value| format!("{value:?}")) };
    (@one b $row:ident) => { K::decode_b($row).map(|value| format!("{value:?}")) };
    (@one c $row:ident) => { K::decode_c($row).map(|value| format!("{value:?}")) };
    (@one d $row:ident) => { K::decode_d($row).map(|value| format!("{value:?}")) };
    (@one e $row:ident) => { K::decode_e($row).map(|value| format!("{value:?}")) };
}

#[derive(RowKey, Debug, Clone, Copy)]
#[repr(u8)]
pub enum Level {
    Low = 1,
    Middle = 7,
    High = 200,
}

#[derive(RowKey, Debug, Clone, Copy)]
#[repr(i16)]
pub enum Shift {
    Back = -300,
    Here = 0,
    On = 300,
}

#[derive(RowKey, Debug, Clone, Copy)]
#[rowkey(text)]
pub enum Day {
    Mon,
    Tue,
    #[rowkey(rename = "Fri")]
    Friday,
}

#[derive(RowKey, Debug, Clone, Copy)]
#[rowkey(text)]
pub enum Action {
    #[rowkey(rename = "log")]
    Log,
    #[rowkey(rename = "login")]
    Login,
    #[rowkey(rename = "créé")]
    Created,
}

/// The sum of the bytes, of any number of buckets.
pub struct Sum;

impl SaltHash for Sum {
    const NAME: &'static str = "sum";
    fn bucket(parts: &[&[u8]], buckets: u32) -> u32 {
        parts.iter().flat_map(|part| part.iter()).map(|&byte| u32::from(byte)).sum::<u32>() % buckets
    }
}

/// A number that does not end in 9, as most do not.
#[derive(Debug, Clone, Copy)]
pub struct Most(u16);

pub type Perhaps = Option<Most>;

impl From<Most> for u16 {
    fn from(most: Most) -> u16 {
        most.0
    }
}

impl TryFrom<u16> for Most {
    type Error = ();

    fn try_from(number: u16) -> Result<Self, ()> {
        if number % 10 == 9 { Err(()) } else { Ok(Most(number)) }
    }
}

/// Text that does not hold an `x`.
#[derive(Debug)]
pub struct Name(String);

impl Name {
    fn new(text: String) -> Result<Self, ()> {
        if text.contains('x') { Err(()) } else { Ok(Name(text)) }
    }

    fn get(&self) -> &str {
        &self.0
    }
}

#[derive(RowKey, Debug)]
pub struct Id(pub u32);

#[derive(RowKey, Debug)]
pub struct Id3(#[pad(3)] pub u16);

/// A newtype of an enum of keys.
#[derive(RowKey, Debug)]
pub struct Entries(pub entry::K);

/// Two bytes, of which the first is even.
pub struct Even;

impl Codec<u16> for Even {
    type Arg<'v> = u16;
    const NODE: &'static Node = &Node::fixed("even", 2);
    fn write<S: Sink>(value: &u16, _: End, out: &mut S) -> Result<(), EncodeFault> {
        out.put(&value.to_be_bytes());
        Ok(())
    }
}

impl<'r> Decode<'r, u16> for Even {
    fn read(row: &mut Reader<'r>, _: End) -> Option<u16> {
        let bytes: [u8; 2] = row.array()?;
        if bytes[0] % 2 == 0 { Some(u16::from_be_bytes(bytes)) } else { row.refuse("an even first byte") }
    }
}

/// Bytes after their length.
pub struct Counted;

impl Codec<Vec<u8>> for Counted {
    type Arg<'v> = Vec<u8>;
    const NODE: &'static Node = &Node::variable("counted");
    fn write<S: Sink>(value: &Vec<u8>, _: End, out: &mut S) -> Result<(), EncodeFault> {
        out.put(&[value.len() as u8]);
        out.put(value);
        Ok(())
    }
}

impl<'r> Decode<'r, Vec<u8>> for Counted {
    fn read(row: &mut Reader<'r>, _: End) -> Option<Vec<u8>> {
        let len = row.byte()?;
        (0..len).map(|_| row.byte()).collect()
    }
}

/// Keys by their prefixes.
macro_rules! kinds {
    ($($name:ident $([$own:ident])? $(#[$key:meta])* { $($kind:ident: $prefix:literal $($ty:ty)?),* $(,)? })*) => {
        $(mod $name {
            use super::*;

            #[derive(RowKey, Debug)]
            $(#[$key])*
            pub enum K { $(#[rowkey(prefix = $prefix)] $kind $(($ty))?,)* }

            pub fn see(row: &[u8]) -> Seen {
                let decoded = K::decode(row).map(|key| {
                    let again = key.try_encode().unwrap_or_else(|error| panic!("{key:?} does not encode: {error}"));
                    (again.to_vec(), vec![])
                });
                Seen { decoded, fields: vec![], explained: K::explain(row) }
            }
        })*

        pub fn all() -> Vec<Target> {
            let kinds = [$(Target::new(stringify!($name), $name::K::LAYOUT, $name::see, keys!(@own $($own)?))),*];
            structs().into_iter().chain(kinds).collect()
        }
    };
}

type Utc = chrono::DateTime<chrono::Utc>;

keys! {
    integers { a: u8, b: u16, c: i32, d: u64, e: i128 }
    integers_more { a: i8, b: u128, c: i64, d: i16, e: u32 }
    integers_desc { a: #[rowkey(desc)] u16, b: #[rowkey(desc)] i64, c: #[rowkey(desc)] u128 }
    flags { a: bool, b: char, c: #[rowkey(desc)] bool, d: #[rowkey(desc)] char }
    floats { a: f32, b: f64, c: #[rowkey(desc)] f64 }
    non_zero { a: NonZeroU16, b: #[rowkey(desc)] NonZeroU16, c: Option<NonZeroU16>, d: Wrapping<i16> }
    narrowed { a: #[rowkey(width = 3)] u32, b: #[rowkey(max = 1439)] u16, c: #[rowkey(width = 2, max = 1000, desc)] u64 }
    raw { a: #[rowkey(raw)] i64, b: #[rowkey(raw, desc)] i16, c: #[rowkey(max = 99, raw)] i128 }
    digits { a: #[pad(6)] u32, b: #[pad(3)] u8, c: #[pad(39)] u128, d: #[pad(4)] #[rowkey(max = 1439, desc)] u16 }
    digits_reversed { a: #[pad(3)] #[rowkey(reverse_digits)] u16, b: #[pad(20)] #[rowkey(reverse_digits)] u64 }
    reverse_ts #[rowkey(allow(hotspot))] {
        a: #[reverse_ts] i64, b: #[reverse_ts(from = u64::MAX)] u64, c: #[reverse_ts(from = 1440)] i64,
        d: #[reverse_ts(from = 9999)] #[pad(4)] u64, e: #[reverse_ts] #[pad(20)] i64,
    }
    text_last { a: u8, b: String }
    text_inner { a: String, b: Vec<u8>, c: u8 }
    text_desc { a: #[rowkey(desc)] String, b: #[rowkey(desc)] Vec<u8>, c: #[rowkey(desc)] String }
    text_only { a: String }
    text_padded { a: #[pad(4)] String, b: #[pad(3, fill = ' ')] Vec<u8>, c: #[pad(4)] #[rowkey(desc)] String }
    text_nul { a: #[rowkey(nul)] String, b: #[rowkey(nul, desc)] Vec<u8>, c: #[rowkey(nul)] Vec<u8> }
    text_owned { a: Box<str>, b: Arc<str>, c: SmolStr, d: CompactString, e: Bytes }
    text_rest { a: u8, b: #[rowkey(rest)] String, c: #[rowkey(literal = ":")] u16, d: #[rowkey(hex)] u8 }
    text_rest_salted { a: #[salt(buckets = 16)] #[rowkey(rest)] Vec<u8>, b: #[salt] #[rowkey(desc)] i16 }
    text_terminated {
        a: #[rowkey(terminator = b'\xff')] String, b: #[rowkey(terminator = b',')] Vec<u8>, c: #[rowkey(terminator = 0, desc)] String,
        d: #[rowkey(terminator = 0)] Vec<u8>, e: #[rowkey(terminator = b'\xff')] Option<String>,
    }
    terminated_nested {
        a: text_terminated::K, b: #[rowkey(desc)] text_terminated::K, c: #[rowkey(terminator = 0xBF)] Box<str>,
    }
    text_length {
        a: #[rowkey(len = u8)] String, b: #[rowkey(len = u16)] Vec<u8>, c: #[rowkey(len = u32)] Option<String>,
        d: #[rowkey(len = u8)] Box<[u8]>,
    }
    text_groups {
        a: #[rowkey(with = Groups)] String, b: #[rowkey(with = Groups)] Option<Vec<u8>>, c: #[rowkey(with = Groups, desc)] Box<str>,
        d: #[rowkey(with = Groups)] Vec<u8>,
    }
    text_varbinary {
        a: #[rowkey(with = VarbinaryEncoded)] String, b: #[rowkey(with = VarbinaryEncoded, desc)] Vec<u8>,
        c: #[rowkey(with = VarbinaryEncoded)] Option<Vec<u8>>, d: #[rowkey(with = VarbinaryEncoded)] String,
    }
    varbinary_nested #[rowkey(delimiter = ",")] { a: String, b: text_varbinary::K }
    varbinary_inside { a: text_varbinary::K, b: #[rowkey(desc)] text_groups::K, c: #[salt(buckets = 16)] text_groups::K }
    length_nested { a: text_length::K, b: #[rowkey(desc)] text_length::K, c: u8 }
    little_endian {
        a: #[rowkey(le)] u16, b: #[rowkey(le)] i32, c: #[rowkey(le, width = 3)] u32, d: #[rowkey(le)] NonZeroU16,
        e: #[rowkey(le)] Option<i128>,
    }
    little_nested { a: #[rowkey(desc)] little_endian::K, b: #[rowkey(le, width = 5)] NonZeroU16 }
    delimited_number #[rowkey(delimiter = ",")] { a: String, b: #[pad(2)] u8, c: i64 }
    delimited_list #[rowkey(delimiter("::", unordered))] { a: String, b: Vec<i16> }
    delimited_optional #[rowkey(delimiter("/", unordered), prefix = "o/")] { a: String, b: Option<String> }
    delimited_desc #[rowkey(delimiter = ",")] { a: String, b: #[rowkey(desc)] String }
    delimited_nested_last { a: delimited_number::K, b: #[rowkey(desc)] delimited_optional::K, c: delimited_desc::K }
    text_shared { a: Box<[u8]>, b: Arc<[u8]>, c: #[pad(4, fill = ' ')] Bytes, d: #[rowkey(nul)] Box<str> }
    borrowed <'a> { a: Cow<'a, [u8]>, b: Cow<'a, str>, c: #[rowkey(desc)] Cow<'a, [u8]>, d: &'a [u8] }
    borrowed_text <'a> { a: u8, b: &'a str }
    borrowed_padded <'a> { a: #[pad(4)] &'a str, b: #[pad(2)] Cow<'a, [u8]>, c: #[rowkey(nul)] &'a str, d: Option<Cow<'a, str>> }
    options { a: Option<u16>, b: Option<String>, c: #[rowkey(desc)] Option<i8>, d: Option<Option<bool>>, e: Option<Vec<u8>> }
    options_narrow {
        a: #[pad(3)] Option<u16>, b: #[rowkey(max = 99, desc)] Option<u16>, c: #[pad(3)] Option<String>,
        d: #[rowkey(nul)] Option<String>, e: #[reverse_ts] Option<i64>,
    }
    arrays { a: [u8; 3], b: [i16; 2], c: #[rowkey(desc)] [u8; 3], d: [(bool, u8); 4], e: #[rowkey(desc)] [Reverse<u8>; 2] }
    list { a: u8, b: Vec<i16> }
    list_of_times { a: Option<Vec<Duration>> }
    tuples { a: (u8, String), b: #[rowkey(desc)] (String, Option<u8>), c: Option<(u16, String)>, d: ((u8, String), (bool, i16)) }
    reversed { a: Reverse<u32>, b: Reverse<String>, c: #[rowkey(desc)] Reverse<u16>, d: Option<Reverse<String>>, e: Reverse<Option<u16>> }
    addresses { a: Ipv4Addr, b: #[rowkey(desc)] Ipv6Addr, c: IpAddr, d: #[rowkey(desc)] IpAddr, e: Option<IpAddr> }
    others { a: Uuid, b: #[rowkey(desc)] Digest<8>, c: Duration, d: #[rowkey(desc)] Duration, e: BaseTime<3600> }
    decimals { a: Decimal, b: #[rowkey(desc)] Decimal, c: Option<Decimal> }
    enums { a: Level, b: Shift, c: #[rowkey(desc)] Level, d: Option<Shift>, e: [Level; 2] }
    enums_text { a: Day, b: Action, c: #[rowkey(desc)] Action, d: Option<Day>, e: Action }
    enums_delimited #[rowkey(delimiter = ",")] { a: Action, b: Day, c: Action }
    system_time #[rowkey(allow(hotspot))] { a: SystemTime, b: #[rowkey(unit = ns)] SystemTime, c: #[reverse_ts] SystemTime, d: Option<SystemTime> }
    jiff_times #[rowkey(allow(hotspot))] {
        a: jiff::Timestamp, b: #[rowkey(unit = s, desc)] jiff::Timestamp,
        c: #[reverse_ts] #[rowkey(unit = us)] jiff::Timestamp, d: jiff::civil::Date, e: #[pad(8)] jiff::civil::Date,
    }
    chrono_times #[rowkey(allow(hotspot))] {
        a: Utc, b: #[rowkey(unit = ms)] Option<Utc>, c: #[reverse_ts(from = 9_999_999_999_999)] #[pad(13)] #[rowkey(unit = ms)] Utc,
        d: chrono::NaiveDate, e: #[pad(8)] #[rowkey(desc)] chrono::NaiveDate,
    }
    time_times #[rowkey(allow(hotspot))] {
        a: time::OffsetDateTime, b: #[pad(10)] #[rowkey(unit = s)] time::OffsetDateTime,
        c: #[reverse_ts(from = 1_700_000_000)] #[rowkey(unit = s)] time::OffsetDateTime,
        d: Option<time::Date>, e: #[pad(8)] Option<time::Date>,
    }
    times_desc #[rowkey(allow(hotspot))] {
        a: #[rowkey(desc)] Utc, b: #[rowkey(desc)] jiff::Timestamp, c: #[pad(25)] #[rowkey(unit = ns)] Utc,
        d: #[reverse_ts] Option<Utc>, e: #[rowkey(desc)] SystemTime,
    }
    hex {
        a: #[rowkey(hex)] u8, b: #[rowkey(hex, desc)] u16, c: #[rowkey(hex)] [u8; 4], d: #[rowkey(hex)] u32,
        e: #[rowkey(hex, desc)] u64,
    }
    hex_narrow {
        a: #[rowkey(hex, max = 1439)] u16, b: #[rowkey(hex)] Option<u128>, c: #[rowkey(hex, desc)] Digest<8>,
        d: #[rowkey(hex, desc)] Option<[u8; 4]>, e: #[rowkey(hex)] NonZeroU16,
    }
    hex_delimited #[rowkey(delimiter = ",")] { a: #[rowkey(hex)] u8, b: String, c: #[rowkey(hex)] [u8; 4], d: #[rowkey(hex)] u64 }
    hex_upper {
        a: #[rowkey(hex = upper)] u16, b: #[rowkey(hex = upper, desc)] [u8; 2], c: #[rowkey(hex = upper, max = 300)] Option<u16>,
        d: #[rowkey(hex = upper)] u64,
    }
    hex_reverse_ts #[rowkey(delimiter = ",", allow(hotspot))] {
        a: #[reverse_ts(from = u64::MAX)] #[rowkey(hex)] u64, b: #[reverse_ts] #[rowkey(hex = upper)] i64,
        c: #[reverse_ts(from = 1440)] #[rowkey(hex)] i64, d: #[reverse_ts] #[rowkey(hex, unit = ms)] jiff::Timestamp,
        e: #[reverse_ts] #[rowkey(hex = upper)] SystemTime,
    }
    text_dates #[rowkey(allow(hotspot))] {
        a: #[rowkey(text)] jiff::civil::Date, b: #[rowkey(text, desc)] chrono::NaiveDate, c: #[rowkey(text)] Option<time::Date>,
    }
    text_times #[rowkey(allow(hotspot))] {
        a: #[rowkey(text)] jiff::Timestamp, b: #[rowkey(text, unit = ms)] Utc, c: #[rowkey(text, unit = us, desc)] SystemTime,
        d: #[rowkey(text, unit = ns)] Option<time::OffsetDateTime>,
    }
    text_compact #[rowkey(delimiter = ",", allow(hotspot))] {
        a: #[rowkey(text = compact)] SystemTime, b: #[rowkey(text = compact, unit = ms, desc)] jiff::Timestamp,
        c: #[rowkey(text = compact, unit = ns)] Utc,
    }
    uuid_text { a: #[rowkey(text)] Uuid, b: #[rowkey(text, desc)] Uuid, c: #[rowkey(text)] Option<Uuid> }
    uuid_text_delimited #[rowkey(delimiter("::", unordered))] { a: #[rowkey(text)] Uuid, b: String, c: #[rowkey(text)] Uuid }
    digits_plain { a: u8, b: #[rowkey(digits)] u128 }
    digits_plain_option { a: u8, b: #[rowkey(digits, max = 1439)] Option<u16> }
    digits_unordered #[rowkey(delimiter("::", unordered))] {
        a: #[rowkey(digits)] u64, b: String, c: #[rowkey(digits, max = 300)] u16, d: #[rowkey(digits)] NonZeroU16,
    }
    digits_trailing #[rowkey(delimiter(":", unordered, trailing))] { a: #[rowkey(digits)] u8, b: #[rowkey(hex)] u16, c: #[rowkey(digits)] u32 }
    unordered #[rowkey(delimiter("::", unordered))] { a: String, b: #[pad(3)] u16, c: Vec<u8>, d: Action, e: String }
    unordered_trailing #[rowkey(delimiter(":", unordered, trailing), prefix = "a:")] { a: String, b: #[pad(2)] #[rowkey(desc)] u8, c: Vec<u8> }
    unordered_nested #[rowkey(delimiter("::", unordered, trailing))] { a: unordered::K, b: digits_unordered::K }
    unordered_inside { a: unordered::K, b: #[rowkey(desc)] unordered::K, c: u8, d: Option<unordered::K> }
    tail { a: u16, b: #[rowkey(tail)] Option<String>, c: #[rowkey(tail)] Option<u16> }
    tail_many {
        a: String, b: #[rowkey(tail)] Option<Option<u8>>, c: #[rowkey(tail, hex)] Option<[u8; 4]>,
        d: #[rowkey(tail, nul)] Option<String>, e: #[reverse_ts] #[rowkey(tail)] Option<i64>,
    }
    tail_nested { a: tail::K, b: #[rowkey(desc)] tail::K, c: tail::K }
    tail_inside { a: Option<tail::K>, b: #[rowkey(tail)] Option<tail::K>, c: #[rowkey(tail)] Option<(u8, String)> }
    tail_option { a: u8, b: Option<tail::K> }
    prefixed #[rowkey(prefix = "evt", max_len = 12)] { a: u16, b: String }
    delimited #[rowkey(delimiter = ",")] { a: String, b: #[pad(4)] u16, c: #[pad(2)] #[rowkey(desc)] u8, d: Vec<u8> }
    delimited_times #[rowkey(delimiter = "-", allow(hotspot))] {
        a: #[pad(8)] chrono::NaiveDate, b: #[reverse_ts(from = 1000000)] #[pad(7)] i64, c: String,
    }
    nested { a: text_last::K, b: #[rowkey(desc)] text_inner::K, c: text_last::K }
    nested_delimited #[rowkey(delimiter = ",")] { a: delimited::K, b: delimited::K }
    nested_inside { a: delimited::K, b: delimited::K, c: u8 }
    nested_option { a: Option<text_last::K>, b: #[rowkey(desc)] Option<text_inner::K>, c: [integers::K; 2], d: Option<delimited::K> }
    nested_list { a: u8, b: list::K }
    nested_desc { a: #[rowkey(desc)] enums_text::K, b: #[rowkey(desc)] nested_option::K, c: #[rowkey(desc)] text_nul::K }
    salted { a: #[salt(buckets = 16)] u32, b: #[reverse_ts] i64, c: String }
    salted_apart { a: #[salt(buckets = 7, hash = java31)] String, b: u8, c: #[salt] Option<String> }
    salted_whole #[rowkey(salt(buckets = 300, hash = sha256), prefix = "x")] { a: u8, b: String }
    salted_text #[rowkey(prefix = "q", delimiter = ",")] { a: #[salt(buckets = 20, hash = java31, pad = 2)] String, b: #[salt] #[pad(3)] u16, c: String }
    salted_nested { a: u8, b: #[salt(buckets = 11)] nested::K, c: Decimal }
    salted_own_bucket { a: #[salt(buckets = 300, hash = java31)] u16, b: u8 }
    salted_log #[rowkey(prefix = "own", max_len = 9)] { a: u8, b: #[salt(buckets = 300)] u16, c: String }
    salted_hex #[rowkey(max_len = 20)] { a: #[salt(buckets = 300, hex = 4)] String, b: u8 }
    salted_unordered #[rowkey(prefix = "q", delimiter("::", unordered, trailing))] { a: #[salt(buckets = 20, hash = java31, hex = 2)] String, b: #[pad(3)] u16, c: #[salt] #[rowkey(digits)] u64 }
    salted_tail #[rowkey(salt(buckets = 16, hex = 1))] { a: u8, b: #[rowkey(tail)] Option<u8>, c: #[rowkey(tail)] Option<String> }
    entry_first { a: entry::K, b: u16 }
    entry_amid { a: u8, b: entry::K, c: String }
    entry_last { a: String, b: entry::K }
    entry_desc { a: #[rowkey(desc)] entry::K, b: u8, c: #[rowkey(desc)] entry::K }
    entry_option { a: Option<entry::K>, b: #[rowkey(desc)] Option<entry::K>, c: Option<entry::K> }
    entry_delimited #[rowkey(delimiter = "#")] { a: String, b: item::K, c: String }
    entry_delimited_last #[rowkey(delimiter = "#")] { a: String, b: item::K }
    entry_unordered #[rowkey(delimiter("::", unordered, trailing))] { a: String, b: item_unordered::K, c: #[rowkey(digits)] u16 }
    entry_twice { a: u8, b: outer::K, c: #[rowkey(desc)] outer::K, d: outer::K }
    entry_salted { a: u8, b: #[salt(buckets = 11)] entry::K, c: u8 }
    entry_tuple { a: (u8, entry::K), b: Entries, c: kinds_of_salted::K, d: (entry::K, Id) }
    literals { a: #[rowkey(literal = "u:")] u16, b: #[rowkey(literal = b"\0\xFF")] Option<String>, c: #[rowkey(literal = "c", desc)] String, d: #[rowkey(literal = "d")] [u8; 0] }
    literals_delimited #[rowkey(delimiter = ",", prefix = "p")] { a: #[rowkey(literal = "a,")] String, b: String, c: #[rowkey(literal = ",c")] #[pad(2)] u8 }
    literals_nested { a: #[rowkey(literal = "x", desc)] literals::K, b: literals_delimited::K, c: #[rowkey(literal = "y")] literals::K }
    literals_entry { a: #[rowkey(literal = "a")] labelled::K, b: #[rowkey(literal = "b", desc)] labelled::K, c: #[rowkey(literal = "c")] Option<labelled::K> }
    literals_salted { a: #[salt(buckets = 300, hash = java31)] #[rowkey(literal = "a")] u8, b: #[salt] #[rowkey(literal = "b")] literals::K, c: u8 }
    literals_whole #[rowkey(salt(buckets = 16), max_len = 30)] { a: #[rowkey(literal = "a")] u8, b: #[rowkey(literal = "b")] labelled::K }
    order { a: u16, b: String }
    order_hash #[rowkey(delimiter = "#")] { a: #[pad(3)] u16, b: String }
    order_unordered #[rowkey(delimiter("::", unordered))] { a: #[rowkey(digits)] u16, b: String }
    order_labelled { a: #[rowkey(literal = "i=")] u8, b: #[rowkey(literal = "n=")] String }
    salted_own [own] { a: #[salt(buckets = 5, hash = Sum)] String, b: u8 }
    own_codecs [own] { a: #[rowkey(with = Even)] u16, b: u8, c: #[rowkey(with = Counted)] Vec<u8>, d: u8 }
    own_codec_last [own] { a: String, b: #[rowkey(with = Even)] u16 }
    converted [own] {
        a: #[rowkey(as = u16)] Most, b: #[rowkey(as(String, to = Name::get, from = Name::new), desc)] Option<Name>,
        c: #[pad(3)] #[rowkey(as = u16)] Most, d: #[rowkey(as = u16, desc, max = 300)] Perhaps,
        e: #[rowkey(as(String, to = Name::get, from = Name::new))] Name,
    }
    converted_delimited [own] #[rowkey(delimiter = ",")] {
        a: #[rowkey(as(String, to = Name::get, from = Name::new))] Name, b: #[rowkey(hex, as = u16)] Most,
        c: #[salt(buckets = 4)] #[rowkey(as(String, to = Name::get, from = Name::new))] Name,
    }
    converted_nested [own] { a: Option<converted::K>, b: #[rowkey(desc)] converted::K, c: #[rowkey(tail, as = u16)] Option<Most> }
    own_codecs_nested [own] { a: Option<own_codecs::K>, b: own_codecs::K, c: u8 }
}

kinds! {
    kinds { User: "u" text_last::K, Message: "msg/" nested::K, Other: b"\xFF" enums_text::K }
    kinds_salted #[rowkey(salt(buckets = 4, pad = 2), max_len = 40)] { User: "u" text_last::K, Event: "e" prefixed::K }
    kinds_of_salted { User: "u" salted_own_bucket::K, Log: b"\0l" salted_log::K }
    kinds_existing #[rowkey(salt(buckets = 256, hex = 2))] { Digits: "d" digits_trailing::K, Tail: "t" tail::K, Unordered: "::" unordered::K }
    kinds_empty #[rowkey(salt(buckets = 4), max_len = 12)] { Meta: "m", Order: "o" order::K, Other: b"\0" }
    entry { Meta: "m", Order: "o/" order::K, Id: "u" Id, Tail: b"\xFF\0" tail::K }
    item { Meta: "META", Order: "ORDER#" order_hash::K, Id: "ID#" Id3 }
    item_unordered { Meta: "META", Order: "ORDER::" order_unordered::K }
    outer { Alone: "a", Inner: "b" entry_last::K, First: "c" entry_first::K, Same: "d" Entries }
    labelled { Meta: "m", Order: "o" order_labelled::K, Id: "s" Id }
    kinds_of_own [own] { Own: "o" own_codecs::K, Nested: "n" own_codecs_nested::K }
}
