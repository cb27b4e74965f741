//! The six keys that are measured, and the rows of each.

use rowkey::RowKey;
use std::borrow::Cow;

/// 18 bytes, all of fixed width.
#[derive(RowKey, Debug, Clone, PartialEq)]
pub struct Event {
    pub host: u32,
    #[reverse_ts]
    pub at: i64,
    pub event: u16,
    pub seq: u32,
}

/// The same after a salt byte.
#[derive(RowKey, Debug, Clone, PartialEq)]
pub struct EventSalted {
    #[salt(buckets = 16)]
    pub host: u32,
    #[reverse_ts]
    pub at: i64,
    pub event: u16,
    pub seq: u32,
}

/// The same over 256 buckets.
#[derive(RowKey, Debug, Clone, PartialEq)]
pub struct EventSpread {
    #[salt(buckets = 256)]
    pub host: u32,
    #[reverse_ts]
    pub at: i64,
    pub event: u16,
    pub seq: u32,
}

/// 20 bytes of decimal text.
#[derive(RowKey, Debug, Clone, PartialEq)]
pub struct File {
    #[pad(6)]
    pub user: u32,
    #[pad(8)]
    pub date: u32,
    #[pad(6)]
    pub file: u32,
}

/// Two texts of free length, then a number.
#[derive(RowKey, Debug, Clone, PartialEq)]
pub struct Login {
    pub host: String,
    pub event: String,
    pub at: u64,
}

/// [`Login`], its texts ended by one NUL, which they may then not hold.
#[derive(RowKey, Debug, Clone, PartialEq)]
pub struct LoginNul {
    #[rowkey(nul)]
    pub host: String,
    #[rowkey(nul)]
    pub event: String,
    pub at: u64,
}

/// [`Login`], its texts ended by a byte that UTF-8 never contains.
#[derive(RowKey, Debug, Clone, PartialEq)]
pub struct LoginFf {
    #[rowkey(terminator = b'\xff')]
    pub host: String,
    #[rowkey(terminator = b'\xff')]
    pub event: String,
    pub at: u64,
}

/// [`Login`], its texts ended by a comma, which they may then not hold.
#[derive(RowKey, Debug, Clone, PartialEq)]
pub struct LoginComma {
    #[rowkey(terminator = ',')]
    pub host: String,
    #[rowkey(terminator = ',')]
    pub event: String,
    pub at: u64,
}

/// [`Login`], its texts after their lengths.
#[derive(RowKey, Debug, Clone, PartialEq)]
pub struct LoginLen {
    #[rowkey(len = u16)]
    pub host: String,
    #[rowkey(len = u16)]
    pub event: String,
    pub at: u64,
}

macro_rules! from_login {
    ($($name:ident)*) => {$(
        impl From<&Login> for $name {
            fn from(key: &Login) -> Self {
                $name { host: key.host.clone(), event: key.event.clone(), at: key.at }
            }
        }
    )*};
}

from_login!(LoginNul LoginFf LoginComma LoginLen);

/// [`Login`], its texts borrowed from the row.
#[derive(RowKey, Debug, Clone, PartialEq)]
pub struct LoginRef<'a> {
    pub host: Cow<'a, str>,
    pub event: Cow<'a, str>,
    pub at: u64,
}

/// A descending text, then a time counted back.
#[derive(RowKey, Debug, Clone, PartialEq)]
pub struct Feed {
    #[rowkey(desc)]
    pub user: String,
    #[reverse_ts]
    pub at: i64,
    pub id: u64,
}

/// Twelve fields of fixed width, 58 bytes.
#[derive(RowKey, Debug, Clone, PartialEq)]
pub struct Wide {
    pub a: u32,
    pub b: u64,
    pub c: u16,
    pub d: i64,
    pub e: u8,
    pub f: i32,
    pub g: u64,
    pub h: u16,
    pub i: u32,
    pub j: i64,
    pub k: u8,
    pub l: u64,
}

/// Descending numbers, an id, and numbers of one width side by side, 66 bytes: more than an error takes.
#[derive(RowKey, Debug, Clone, PartialEq)]
pub struct Trace {
    #[rowkey(desc)]
    pub level: u16,
    pub id: [u8; 16],
    #[rowkey(desc)]
    pub at: u64,
    pub region: u32,
    pub host: u32,
    pub process: u32,
    pub thread: u32,
    pub span: u64,
    pub parent: u64,
    pub kind: u16,
    pub flags: u16,
    #[rowkey(desc)]
    pub seq: u32,
}

/// Keys of each kind.
pub const COUNT: usize = 1024;

/// SplitMix64: the same keys in every run. <https://prng.di.unimi.it/splitmix64.c>
pub struct Numbers(u64);

impl Numbers {
    pub fn from_seed(seed: u64) -> Self {
        Numbers(seed)
    }
}

impl Iterator for Numbers {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        Some(z ^ (z >> 31))
    }
}

/// A word of `len` small letters.
pub fn word(numbers: &mut Numbers, len: usize) -> String {
    numbers.take(len).map(|n| char::from(b'a' + (n % 26) as u8)).collect()
}

/// Milliseconds around the end of 2023.
fn time(number: u64) -> i64 {
    1_700_000_000_000 + (number % 10_000_000_000) as i64
}

fn made<T>(mut one: impl FnMut(&mut Numbers) -> T) -> Vec<T> {
    let mut numbers = Numbers::from_seed(7);
    (0..COUNT).map(|_| one(&mut numbers)).collect()
}

macro_rules! next {
    ($numbers:ident) => {
        $numbers.next().unwrap_or_default()
    };
}

pub fn events() -> Vec<Event> {
    made(|n| Event {
        host: next!(n) as u32,
        at: time(next!(n)),
        event: next!(n) as u16,
        seq: next!(n) as u32,
    })
}

pub fn salted_events() -> Vec<EventSalted> {
    events().into_iter().map(|Event { host, at, event, seq }| EventSalted { host, at, event, seq }).collect()
}

pub fn files() -> Vec<File> {
    made(|n| File {
        user: (next!(n) % 1_000_000) as u32,
        date: 20_120_101 + (next!(n) % 1_000) as u32,
        file: (next!(n) % 1_000_000) as u32,
    })
}

pub fn logins() -> Vec<Login> {
    made(|n| {
        let (host, event) = (18 + next!(n) % 5, 6 + next!(n) % 5);
        Login { host: word(n, host as usize), event: word(n, event as usize), at: next!(n) }
    })
}

/// The same keys, their texts ended in another way.
pub fn other_logins<K: for<'l> From<&'l Login>>() -> Vec<K> {
    logins().iter().map(K::from).collect()
}

/// Text of nothing but NUL, each of which is escaped.
pub fn nul_logins() -> Vec<Login> {
    made(|n| Login { host: "\0".repeat(1024), event: "\0".repeat(1024), at: next!(n) })
}

pub fn feeds() -> Vec<Feed> {
    made(|n| {
        let user = 18 + next!(n) % 5;
        Feed { user: word(n, user as usize), at: time(next!(n)), id: next!(n) }
    })
}

pub fn wides() -> Vec<Wide> {
    made(|n| Wide {
        a: next!(n) as u32,
        b: next!(n),
        c: next!(n) as u16,
        d: next!(n) as i64,
        e: next!(n) as u8,
        f: next!(n) as i32,
        g: next!(n),
        h: next!(n) as u16,
        i: next!(n) as u32,
        j: next!(n) as i64,
        k: next!(n) as u8,
        l: next!(n),
    })
}

pub fn traces() -> Vec<Trace> {
    made(|n| Trace {
        level: next!(n) as u16,
        id: (u128::from(next!(n)) << 64 | u128::from(next!(n))).to_be_bytes(),
        at: next!(n),
        region: next!(n) as u32,
        host: next!(n) as u32,
        process: next!(n) as u32,
        thread: next!(n) as u32,
        span: next!(n),
        parent: next!(n),
        kind: next!(n) as u16,
        flags: next!(n) as u16,
        seq: next!(n) as u32,
    })
}
