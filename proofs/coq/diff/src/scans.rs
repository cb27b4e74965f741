//! Ceilings and skip scans: where they start, what they answer at a row, and which rows of a table they return.

use std::ops::Bound;

use rowkey::{KeyRange, RowKey, SkipScan};

use crate::coq::{bound, bytes, goal, list, option, step, two};
use crate::keys::{
    self, Flags, LastSalted, List, MidSalted, Nul, One, Plain, Salted, SaltedTable, Table, Tail, TwoSalted,
};
use crate::random::Random;
use crate::ranges::{Bounds, Raw, any_bound};

#[derive(RowKey)]
struct Maybe {
    a: Option<Vec<u8>>,
    b: u8,
    c: Option<u16>,
}

#[derive(RowKey)]
struct Skipped {
    a: u8,
    b: Vec<u8>,
    c: u16,
}

#[derive(RowKey)]
#[rowkey(delimiter = ",")]
struct Comma {
    a: Vec<u8>,
    b: Vec<u8>,
}

/// The cases of one kind of scan.
#[derive(Default)]
struct Cases {
    starts: Vec<String>,
    steps: Vec<String>,
    scans: Vec<String>,
}

/// The rows from `from` on and below `to`, if it is above.
fn page(from: &[u8], to: Option<&[u8]>) -> KeyRange {
    let page = Raw::prefix().range().at_or_after(from);
    match to {
        Some(to) if from < to => page.before(to),
        _ => page,
    }
}

fn shown_page(page: &KeyRange) -> String {
    let stop = Some(page.stop()).filter(|stop| !stop.is_empty());
    format!("{}, {}", bytes(page.start()), option(stop, bytes))
}

impl Cases {
    /// Cases of `scan`, which the model makes from `args`; `row` makes rows of the key.
    fn ask(
        &mut self,
        random: &mut Random,
        args: &str,
        scan: &SkipScan,
        row: impl Fn(&mut Random) -> Vec<u8>,
    ) {
        let all = page(&[], None);
        // The next page after a row; from any bytes on; and parts of the table.
        let mut pages = vec![all.clone(), all.after(&row(random)), page(&changed(random, &row), None)];
        for _ in 0..2 {
            pages.push(page(&changed(random, &row), Some(&row(random))));
        }
        for page in &pages {
            let start = scan.within(page).start();
            let start = option(start.as_deref(), bytes);
            self.starts.push(format!("({args}, ({}, {start}))", shown_page(page)));
        }
        for at in [row(random), row(random), changed(random, &row), row(random)] {
            let page = if random.below(3) == 0 { &pages[3] } else { &all };
            let found = step(&scan.within(page).next(&at));
            self.steps.push(format!("({args}, ({}, {}, {found}))", shown_page(page), bytes(&at)));
        }
        self.read(args, scan, (0..random.below(24)).map(|_| row(random)).collect());
    }

    /// What `scan` returns of a table.
    fn read(&mut self, args: &str, scan: &SkipScan, mut table: Vec<Vec<u8>>) {
        table.sort_unstable();
        table.dedup();
        let open = |range: KeyRange| table.iter().filter(move |row| range.contains(row)).collect::<Vec<_>>();
        let found = list(scan.scan(open, |row| &row[..]).map(|row| bytes(row)));
        let table = list(table.iter().map(|row| bytes(row)));
        self.scans.push(format!("({args}, ({table}, {found}))"));
    }

    fn print(&self, model: &str) {
        goal(&format!("starts {model}"), &self.starts);
        goal(&format!("steps {model}"), &self.steps);
        goal(&format!("scans {model}"), &self.scans);
    }
}

/// A row with a mistake, most often.
fn changed(random: &mut Random, row: impl Fn(&mut Random) -> Vec<u8>) -> Vec<u8> {
    let row = row(random);
    random.damaged(&row)
}

fn row(key: &impl RowKey) -> Vec<u8> {
    key.try_encode().map(Vec::from).unwrap_or_default()
}

/// One of few bytes, so that rows share them.
fn few(random: &mut Random) -> u8 {
    [0, 0, 1, 0xFF, 0xFE][random.below(5)]
}

/// Some texts. A text and that text with a `00` are next to each other.
fn texts(random: &mut Random) -> Vec<Vec<u8>> {
    let mut texts: Vec<Vec<u8>> = (0..1 + random.below(3)).map(|_| random.bytes()).collect();
    if random.below(2) == 0 {
        texts.push([&texts[0][..], &[0]].concat());
    }
    texts
}

fn slices(texts: &[Vec<u8>]) -> impl Iterator<Item = &[u8]> {
    texts.iter().map(Vec::as_slice)
}

fn shown(texts: &[Vec<u8>]) -> String {
    list(slices(texts).map(bytes))
}

/// Often one of `texts`.
fn one_of(random: &mut Random, texts: &[Vec<u8>]) -> Vec<u8> {
    match random.below(4) {
        0 => random.bytes(),
        _ => texts[random.below(texts.len())].clone(),
    }
}

/// A small interval of numbers.
fn interval(random: &mut Random) -> (u16, u16) {
    let low = random.two();
    (low, low.saturating_add(random.below(300) as u16))
}

/// Often in the interval.
fn near(random: &mut Random, low: u16) -> u16 {
    match random.below(4) {
        0 => random.two(),
        _ => low.saturating_add(random.below(300) as u16),
    }
}

pub fn print(random: &mut Random, count: usize) {
    ceilings(random, count);
    // Each question is a dozen cases.
    let count = count.div_ceil(4);
    fields(random, count);
    lists(random, count);
    tails(random, count);
    delimiters(random, count);
    kinds(random, count);
    salts(random, count);
}

fn ceilings(random: &mut Random, count: usize) {
    let [mut plain, mut maybe] = [const { Vec::new() }; 2];
    for _ in 0..count {
        let from = changed(random, |random| row(&keys::plain(random)));
        let found = Plain::prefix().skip().within(&page(&from, None)).start();
        plain.push(format!("({}, {})", bytes(&from), option(found.as_deref(), bytes)));

        let from = changed(random, |random| {
            row(&Maybe { a: random.option(Random::bytes), b: random.byte(), c: random.option(Random::two) })
        });
        let found = Maybe::prefix().skip().within(&page(&from, None)).start();
        maybe.push(format!("({}, {})", bytes(&from), option(found.as_deref(), bytes)));
    }
    goal("ceiling_of plain_ceiling", &plain);
    goal("ceiling_of maybe_ceiling", &maybe);
}

fn fields(random: &mut Random, count: usize) {
    let mut cases = Cases::default();
    for _ in 0..count {
        let (texts, (low, high)) = (texts(random), interval(random));
        let scan = Skipped::prefix().a_any().b_in(slices(&texts)).c_range(low..=high).skip();
        let args = format!("({}, {}, {})", shown(&texts), two(low), two(high));
        cases.ask(random, &args, &scan, |random| {
            row(&Skipped { a: few(random), b: one_of(random, &texts), c: near(random, low) })
        });

        // Runs of matches, which the driver returns without a check of each, and rows just after them.
        let high = low.saturating_add(4 + random.below(8) as u16);
        let scan = Skipped::prefix().a_any().b_in(slices(&texts)).c_range(low..=high).skip();
        let args = format!("({}, {}, {})", shown(&texts), two(low), two(high));
        let table = (0..24).map(|_| {
            let c = low.saturating_add(random.below(16) as u16);
            row(&Skipped { a: random.below(2) as u8, b: texts[0].clone(), c })
        });
        cases.read(&args, &scan, table.collect());
    }
    cases.print("skip_scan");
}

/// Lists of few numbers.
fn list_of(random: &mut Random) -> Vec<u16> {
    match random.below(3) {
        0 => keys::list(random),
        _ => (0..random.below(4)).map(|_| [0, 1, 256, 0xFFFF][random.below(4)]).collect(),
    }
}

fn lists(random: &mut Random, count: usize) {
    let mut cases = Cases::default();
    for _ in 0..count {
        let low = list_of(random);
        let high = match random.below(3) {
            0 => [&low[..], &list_of(random)].concat(),
            _ => list_of(random),
        };
        let (low, high): Bounds<Vec<u16>> = (any_bound(random, low), any_bound(random, high));
        let between = (low.as_ref().map(Vec::as_slice), high.as_ref().map(Vec::as_slice));
        let scan = List::prefix().a_any().list_range(between).skip();
        let shown = |list: &Bound<Vec<u16>>| bound(list.as_ref(), |list| keys::shown_list(list));
        let args = format!("({}, {})", shown(&low), shown(&high));
        cases.ask(random, &args, &scan, |random| row(&List { a: few(random), list: list_of(random) }));
    }
    cases.print("list_scan");

    let mut cases = Cases::default();
    for _ in 0..count {
        let bs = some_bytes(random);
        let scan = Flags::prefix().a_in(bs.iter().copied()).skip();
        cases.ask(random, &shown_bytes(&bs), &scan, |random| {
            let a = if random.below(4) == 0 { few(random) } else { bs[random.below(bs.len())] };
            row(&Flags { a, list: keys::flags(random) })
        });
    }
    cases.print("flags_scan");
}

fn tails(random: &mut Random, count: usize) {
    let mut cases = Cases::default();
    for _ in 0..count {
        let texts = texts(random);
        let (low, _) = interval(random);
        let mut bs: Vec<Option<&[u8]>> = slices(&texts).map(Some).collect();
        let mut cs = vec![Some(low), Some(low.wrapping_add(1))];
        if random.below(2) == 0 {
            bs.push(None);
        }
        if random.below(2) == 0 {
            cs.push(None);
        }
        let all = Tail::prefix().a_any();
        let (scan, b, c) = match random.below(5) {
            0 => (all.skip(), false, false),
            1 => (all.b_in(bs.iter().copied()).skip(), true, false),
            2 => (all.b_any().c_in(cs.iter().copied()).skip(), false, true),
            _ => (all.b_in(bs.iter().copied()).c_in(cs.iter().copied()).skip(), true, true),
        };
        let b = option(b.then_some(&bs), |bs| list(bs.iter().map(|b| option(*b, bytes))));
        let c = option(c.then_some(&cs), |cs| list(cs.iter().map(|c| option(*c, two))));
        cases.ask(random, &format!("({b}, {c})"), &scan, |random| {
            let b = random.option(|random| one_of(random, &texts));
            let c = random.option(|random| near(random, low));
            row(&Tail { a: few(random), b, c })
        });
    }
    cases.print("tail_scan");
}

fn delimiters(random: &mut Random, count: usize) {
    let [mut nul, mut comma] =
        [const { Cases { starts: Vec::new(), steps: Vec::new(), scans: Vec::new() } }; 2];
    for _ in 0..count {
        let low = random.byte();
        let high = low.saturating_add(random.below(4) as u8);
        let scan = Nul::prefix().a_any().b_range(low..=high).skip();
        let args = format!("({}, {})", bytes(&[low]), bytes(&[high]));
        nul.ask(random, &args, &scan, |random| {
            let b =
                if random.below(2) == 0 { random.byte() } else { low.saturating_add(random.below(5) as u8) };
            row(&Nul { a: random.text(b"\x01a\xFF"), b, c: random.text(b"\x01a") })
        });

        let texts = texts(random);
        let scan = Comma::prefix().a_any().b_in(slices(&texts)).skip();
        comma.ask(random, &shown(&texts), &scan, |random| {
            row(&Comma { a: random.text(b"-a\xFF"), b: one_of(random, &texts) })
        });
    }
    nul.print("nul_scan");
    comma.print("comma_scan");
}

fn kinds(random: &mut Random, count: usize) {
    let [mut all, mut plain, mut salted] =
        [const { Cases { starts: Vec::new(), steps: Vec::new(), scans: Vec::new() } }; 3];
    for _ in 0..count {
        all.ask(random, "tt", &Table::prefix().skip(), |random| match random.below(2) {
            0 => row(&Table::One(One { a: few(random) })),
            _ => row(&Table::Plain(keys::plain(random))),
        });
        salted.ask(random, "tt", &SaltedTable::prefix().skip(), |random| match random.below(2) {
            0 => row(&SaltedTable::One(One { a: few(random) })),
            _ => row(&SaltedTable::Plain(keys::plain(random))),
        });

        let (texts, (low, high)) = (texts(random), interval(random));
        let scan = Plain::prefix().a_in(slices(&texts)).b_range(low..=high);
        let scan = Table::prefix().plain_prefix(scan).skip();
        let args = format!("({}, {}, {})", shown(&texts), two(low), two(high));
        plain.ask(random, &args, &scan, |random| match random.below(4) {
            0 => row(&Table::One(One { a: few(random) })),
            _ => row(&Table::Plain(Plain { a: one_of(random, &texts), b: near(random, low) })),
        });
    }
    all.print("kinds_scan");
    plain.print("kind_scan");
    salted.print("salted_table_scan");
}

fn salts(random: &mut Random, count: usize) {
    let [mut whole, mut two_fields, mut mid, mut last] =
        [const { Cases { starts: Vec::new(), steps: Vec::new(), scans: Vec::new() } }; 4];
    for _ in 0..count {
        let words = texts(random);
        let scan = Salted::prefix().a_in(slices(&words)).skip();
        whole.ask(random, &shown(&words), &scan, |random| {
            row(&Salted { a: one_of(random, &words), b: few(random) })
        });

        let (words, bs, (low, high)) = (texts(random), some_bytes(random), interval(random));
        let scan =
            TwoSalted::prefix().a_in(slices(&words)).b_in(bs.iter().copied()).c_range(low..=high).skip();
        let args = format!("({}, {}, {}, {})", shown(&words), shown_bytes(&bs), two(low), two(high));
        two_fields.ask(random, &args, &scan, |random| {
            row(&TwoSalted { a: one_of(random, &words), b: bs[random.below(bs.len())], c: near(random, low) })
        });

        let scan = MidSalted::prefix().x_any().a_in(slices(&words)).m_any().b_in(bs.iter().copied());
        let scan = scan.c_range(low..=high).skip();
        mid.ask(random, &args, &scan, |random| {
            let (x, a, m) = (few(random), one_of(random, &words), random.below(2) == 1);
            row(&MidSalted { x, a, m, b: bs[random.below(bs.len())], c: near(random, low) })
        });

        let (words, bs) = (texts(random), some_bytes(random));
        let scan = LastSalted::prefix().a_in(bs.iter().copied()).b_in(slices(&words)).skip();
        last.ask(random, &format!("({}, {})", shown_bytes(&bs), shown(&words)), &scan, |random| {
            row(&LastSalted { a: bs[random.below(bs.len())], b: one_of(random, &words) })
        });
    }
    whole.print("salted_scan");
    two_fields.print("two_salted_scan");
    mid.print("mid_salted_scan");
    last.print("last_salted_scan");
}

/// Some bytes, often one after another.
fn some_bytes(random: &mut Random) -> Vec<u8> {
    let first = random.byte();
    let any = random.below(2) == 0;
    (0..1 + random.below(4) as u8)
        .map(|at| if any { random.byte() } else { first.wrapping_add(at) })
        .collect()
}

fn shown_bytes(all: &[u8]) -> String {
    list(all.iter().map(|byte| bytes(&[*byte])))
}
