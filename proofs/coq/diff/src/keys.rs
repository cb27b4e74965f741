//! Rows: what is written, and whether a row is accepted.

use rowkey::RowKey;

use crate::coq::{bytes, goal, option, two};
use crate::random::Random;

#[derive(RowKey)]
pub struct Plain {
    pub a: Vec<u8>,
    pub b: u16,
}

#[derive(RowKey)]
pub struct Mixed {
    #[rowkey(desc)]
    pub a: Vec<u8>,
    pub b: Option<u16>,
    pub c: Vec<u8>,
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

#[derive(RowKey)]
#[rowkey(delimiter = ",")]
struct Line {
    a: Vec<u8>,
    #[pad(3)]
    n: u16,
    b: Vec<u8>,
}

#[derive(RowKey)]
struct Nul {
    #[rowkey(nul)]
    a: Vec<u8>,
    b: u8,
    #[rowkey(nul)]
    c: Vec<u8>,
}

#[derive(RowKey)]
struct Tail {
    a: u8,
    #[rowkey(tail)]
    b: Option<Vec<u8>>,
    #[rowkey(tail)]
    c: Option<u16>,
}

#[derive(RowKey)]
#[rowkey(salt(buckets = 20, hash = java31), prefix = "evt")]
struct Salted {
    a: Vec<u8>,
    b: u8,
}

#[derive(RowKey)]
struct One {
    a: u8,
}

#[derive(RowKey)]
enum Table {
    #[rowkey(prefix = "a")]
    One(One),
    #[rowkey(prefix = "bb")]
    Plain(Plain),
}

#[derive(RowKey)]
struct List {
    a: u8,
    list: Vec<u16>,
}

/// One kind of key: the rows of random values, and damaged ones.
fn key<K: RowKey>(
    random: &mut Random,
    count: usize,
    model: &str,
    mut value: impl FnMut(&mut Random) -> (K, String),
) {
    let (mut written, mut read) = (Vec::new(), Vec::new());
    for _ in 0..count {
        let (key, shown) = value(random);
        let row = key.try_encode().ok().map(Vec::from);
        written.push(format!("({shown}, {})", option(row.as_deref(), bytes)));
        let row = random.damaged(row.as_deref().unwrap_or_default());
        read.push(format!("({}, {})", bytes(&row), K::decode_ref(&row).is_ok()));
    }
    goal(&format!("writes {model}"), &written);
    goal(&format!("reads {model}"), &read);
}

fn inner(random: &mut Random) -> (Inner, String) {
    let inner = Inner { x: random.bytes(), y: random.byte() };
    let shown = format!("({}, {})", bytes(&inner.x), bytes(&[inner.y]));
    (inner, shown)
}

pub fn print(random: &mut Random, count: usize) {
    key(random, count, "plain", |random| {
        let key = Plain { a: random.bytes(), b: random.two() };
        let shown = format!("({}, {})", bytes(&key.a), two(key.b));
        (key, shown)
    });
    key(random, count, "mixed", |random| {
        let key = Mixed { a: random.bytes(), b: random.option(Random::two), c: random.bytes() };
        let shown = format!("({}, ({}, {}))", bytes(&key.a), option(key.b, two), bytes(&key.c));
        (key, shown)
    });
    key(random, count, "deep", |random| {
        let ((b, shown_b), (c, shown_c)) = (inner(random), inner(random));
        let d = [random.two(), random.two(), random.two()];
        let key = Deep { a: random.option(Random::bytes), b, c, d };
        let d = key.d.map(two).join("; ");
        let shown = format!("({}, ({shown_b}, ({shown_c}, [{d}])))", option(key.a.as_deref(), bytes));
        (key, shown)
    });
    key(random, count, "line", |random| {
        let key = Line { a: random.bytes(), n: random.below(1000) as u16, b: random.bytes() };
        let digits = format!("{:03}", key.n);
        let shown = format!("({}, ({}, {}))", bytes(&key.a), bytes(digits.as_bytes()), bytes(&key.b));
        (key, shown)
    });
    key(random, count, "nul", |random| {
        let key = Nul { a: random.bytes(), b: random.byte(), c: random.bytes() };
        let shown = format!("({}, ({}, {}))", bytes(&key.a), bytes(&[key.b]), bytes(&key.c));
        (key, shown)
    });
    key(random, count, "tailed", |random| {
        let key = Tail { a: random.byte(), b: random.option(Random::bytes), c: random.option(Random::two) };
        let (b, c) = (option(key.b.as_deref(), bytes), option(key.c, two));
        let shown = format!("({}, ({b}, ({c}, tt)))", bytes(&[key.a]));
        (key, shown)
    });
    key(random, count, "salted_by_java", |random| {
        let key = Salted { a: random.bytes(), b: random.byte() };
        let shown = format!("({}, {})", bytes(&key.a), bytes(&[key.b]));
        (key, shown)
    });
    key(random, count, "table", |random| match random.below(2) {
        0 => {
            let a = random.byte();
            (Table::One(One { a }), format!("(one_kind {})", bytes(&[a])))
        }
        _ => {
            let key = Plain { a: random.bytes(), b: random.two() };
            let shown = format!("(plain_kind ({}, {}))", bytes(&key.a), two(key.b));
            (Table::Plain(key), shown)
        }
    });
    key(random, count, "listed", |random| {
        let len = random.below(4);
        let key = List { a: random.byte(), list: (0..len).map(|_| random.two()).collect() };
        let list: Vec<String> = key.list.iter().copied().map(two).collect();
        let shown = format!("({}, [{}])", bytes(&[key.a]), list.join("; "));
        (key, shown)
    });
}
