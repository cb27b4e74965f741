//! Rows: what is written, and what a row decodes to.

use std::process::exit;

use rowkey::RowKey;

use crate::coq::{self, bytes, goal, option, two};
use crate::random::Random;

#[derive(RowKey)]
pub struct Plain {
    pub a: Vec<u8>,
    pub b: u16,
}

#[derive(RowKey)]
struct Mixed {
    #[rowkey(desc)]
    a: Vec<u8>,
    b: Option<u16>,
    c: Vec<u8>,
}

#[derive(RowKey)]
struct Inner {
    x: Vec<u8>,
    y: u8,
}

#[derive(RowKey)]
struct Deep {
    #[rowkey(desc)]
    a: Option<Vec<u8>>,
    b: Inner,
    #[rowkey(desc)]
    c: Inner,
    d: [u16; 3],
}

/// Its last field ends with the row, and has a terminator where the key is nested.
#[derive(RowKey)]
pub struct Open {
    pub x: u8,
    pub y: Vec<u8>,
}

#[derive(RowKey)]
pub struct Holder {
    pub k: Open,
    #[rowkey(desc)]
    pub l: Open,
    pub m: Open,
}

#[derive(RowKey)]
#[rowkey(delimiter = ",")]
pub struct Line {
    pub a: Vec<u8>,
    #[pad(3)]
    pub n: u16,
    pub b: Vec<u8>,
}

/// The delimiter can overlap itself.
#[derive(RowKey)]
#[rowkey(delimiter(",,", unordered))]
struct Log {
    a: Vec<u8>,
    #[pad(3)]
    n: u16,
    b: Vec<u8>,
    c: Vec<u8>,
}

#[derive(RowKey)]
pub struct Nul {
    #[rowkey(nul)]
    pub a: Vec<u8>,
    pub b: u8,
    #[rowkey(nul)]
    pub c: Vec<u8>,
}

#[derive(RowKey)]
pub struct Tail {
    pub a: u8,
    #[rowkey(tail)]
    pub b: Option<Vec<u8>>,
    #[rowkey(tail)]
    pub c: Option<u16>,
}

#[derive(RowKey)]
#[rowkey(salt(buckets = 20, hash = java31), prefix = "evt")]
pub struct Salted {
    pub a: Vec<u8>,
    pub b: u8,
}

/// Salted by its first two fields.
#[derive(RowKey)]
pub struct TwoSalted {
    #[salt(buckets = 7, hash = java31)]
    pub a: Vec<u8>,
    #[salt]
    pub b: u8,
    pub c: u16,
}

/// Open fields before and between the salted ones.
#[derive(RowKey)]
pub struct MidSalted {
    pub x: u8,
    #[salt(buckets = 7, hash = java31)]
    pub a: Vec<u8>,
    pub m: bool,
    #[salt]
    pub b: u8,
    pub c: u16,
}

/// The last salted field ends with the row.
#[derive(RowKey)]
pub struct LastSalted {
    #[salt(buckets = 7, hash = java31)]
    pub a: u8,
    #[salt]
    pub b: Vec<u8>,
}

#[derive(RowKey)]
pub struct One {
    pub a: u8,
}

#[derive(RowKey)]
pub enum Table {
    #[rowkey(prefix = "a")]
    One(One),
    #[rowkey(prefix = "bb")]
    Plain(Plain),
}

#[derive(RowKey)]
#[rowkey(salt(buckets = 3, hash = java31))]
pub enum SaltedTable {
    #[rowkey(prefix = "a")]
    One(One),
    #[rowkey(prefix = "bb")]
    Plain(Plain),
}

#[derive(RowKey)]
pub struct List {
    pub a: u8,
    pub list: Vec<u16>,
}

/// A list of elements that not all bytes are.
#[derive(RowKey)]
pub struct Flags {
    pub a: u8,
    pub list: Vec<bool>,
}

/// One kind of key: the rows of random values, and what these rows and damaged ones decode to.
fn key<K: RowKey>(
    random: &mut Random,
    count: usize,
    model: &str,
    value: impl Fn(&mut Random) -> K,
    shown: impl Fn(&K) -> String,
) {
    let (mut written, mut read) = (Vec::new(), Vec::new());
    for _ in 0..count {
        let key = value(random);
        let row = key.try_encode().ok().map(Vec::from);
        written.push(format!("({}, {})", shown(&key), option(row.as_deref(), bytes)));
        let row = row.unwrap_or_default();
        for row in [random.damaged(&row), row] {
            let key = K::decode_ref(&row).ok();
            if let Some(key) = &key {
                let again = key.try_encode().ok().map(Vec::from);
                if again.as_ref() != Some(&row) {
                    eprintln!("FAIL {model}: {row:02x?} decodes, and is encoded as {again:02x?}");
                    exit(1);
                }
            }
            read.push(format!("({}, {})", bytes(&row), option(key.as_ref(), &shown)));
        }
    }
    goal(&format!("writes {model}"), &written);
    goal(&format!("reads {model}"), &read);
}

fn inner(random: &mut Random) -> Inner {
    Inner { x: random.bytes(), y: random.byte() }
}

fn shown_inner(inner: &Inner) -> String {
    format!("({}, {})", bytes(&inner.x), bytes(&[inner.y]))
}

fn open(random: &mut Random) -> Open {
    Open { x: random.byte(), y: random.bytes() }
}

fn shown_open(open: &Open) -> String {
    format!("({}, {})", bytes(&[open.x]), bytes(&open.y))
}

pub fn plain(random: &mut Random) -> Plain {
    Plain { a: random.bytes(), b: random.two() }
}

fn shown_plain(key: &Plain) -> String {
    format!("({}, {})", bytes(&key.a), two(key.b))
}

pub fn list(random: &mut Random) -> Vec<u16> {
    (0..random.below(4)).map(|_| random.two()).collect()
}

pub fn shown_list(list: &[u16]) -> String {
    coq::list(list.iter().copied().map(two))
}

pub fn flags(random: &mut Random) -> Vec<bool> {
    (0..random.below(5)).map(|_| random.below(2) == 1).collect()
}

pub fn print(random: &mut Random, count: usize) {
    key(random, count, "plain", plain, shown_plain);
    key(
        random,
        count,
        "mixed",
        |random| Mixed { a: random.bytes(), b: random.option(Random::two), c: random.bytes() },
        |key| format!("({}, ({}, {}))", bytes(&key.a), option(key.b, two), bytes(&key.c)),
    );
    key(
        random,
        count,
        "deep",
        |random| Deep {
            a: random.option(Random::bytes),
            b: inner(random),
            c: inner(random),
            d: [random.two(), random.two(), random.two()],
        },
        |key| {
            let (a, b, c) = (option(key.a.as_deref(), bytes), shown_inner(&key.b), shown_inner(&key.c));
            format!("({a}, ({b}, ({c}, {})))", shown_list(&key.d))
        },
    );
    key(
        random,
        count,
        "holder",
        |random| Holder { k: open(random), l: open(random), m: open(random) },
        |key| format!("({}, ({}, {}))", shown_open(&key.k), shown_open(&key.l), shown_open(&key.m)),
    );
    key(
        random,
        count,
        "line",
        |random| Line { a: random.text(b"-,az\xFF"), n: random.below(1000) as u16, b: random.bytes() },
        |key| {
            let digits = format!("{:03}", key.n);
            format!("({}, ({}, {}))", bytes(&key.a), bytes(digits.as_bytes()), bytes(&key.b))
        },
    );
    key(
        random,
        count,
        "log",
        |random| Log {
            a: random.text(b",a"),
            n: random.below(1000) as u16,
            b: random.text(b",!"),
            c: random.text(b",a"),
        },
        |key| {
            let digits = format!("{:03}", key.n);
            let (a, b, c) = (bytes(&key.a), bytes(&key.b), bytes(&key.c));
            format!("({a}, ({}, ({b}, {c})))", bytes(digits.as_bytes()))
        },
    );
    key(
        random,
        count,
        "nul",
        |random| Nul { a: random.text(b"\x01\x02a"), b: random.byte(), c: random.text(b"\x00\x01a") },
        |key| format!("({}, ({}, {}))", bytes(&key.a), bytes(&[key.b]), bytes(&key.c)),
    );
    key(
        random,
        count,
        "tailed",
        |random| Tail { a: random.byte(), b: random.option(Random::bytes), c: random.option(Random::two) },
        |key| {
            let (b, c) = (option(key.b.as_deref(), bytes), option(key.c, two));
            format!("({}, ({b}, ({c}, tt)))", bytes(&[key.a]))
        },
    );
    key(
        random,
        count,
        "salted_by_java",
        |random| Salted { a: random.bytes(), b: random.byte() },
        |key| format!("({}, {})", bytes(&key.a), bytes(&[key.b])),
    );
    key(
        random,
        count,
        "two_salted",
        |random| TwoSalted { a: random.bytes(), b: random.byte(), c: random.two() },
        |key| format!("({}, ({}, {}))", bytes(&key.a), bytes(&[key.b]), two(key.c)),
    );
    key(
        random,
        count,
        "mid_salted",
        |random| MidSalted {
            x: random.byte(),
            a: random.bytes(),
            m: random.below(2) == 1,
            b: random.byte(),
            c: random.two(),
        },
        |key| {
            let (x, a, m, b) = (bytes(&[key.x]), bytes(&key.a), bytes(&[key.m.into()]), bytes(&[key.b]));
            format!("({x}, ({a}, ({m}, ({b}, {}))))", two(key.c))
        },
    );
    key(
        random,
        count,
        "table",
        |random| match random.below(2) {
            0 => Table::One(One { a: random.byte() }),
            _ => Table::Plain(plain(random)),
        },
        |key| match key {
            Table::One(One { a }) => format!("(one_kind {})", bytes(&[*a])),
            Table::Plain(key) => format!("(plain_kind {})", shown_plain(key)),
        },
    );
    key(
        random,
        count,
        "listed",
        |random| List { a: random.byte(), list: list(random) },
        |key| format!("({}, {})", bytes(&[key.a]), shown_list(&key.list)),
    );
    key(
        random,
        count,
        "flagged",
        |random| Flags { a: random.byte(), list: flags(random) },
        |key| {
            let list = coq::list(key.list.iter().map(|flag| bytes(&[u8::from(*flag)])));
            format!("({}, {list})", bytes(&[key.a]))
        },
    );
}
