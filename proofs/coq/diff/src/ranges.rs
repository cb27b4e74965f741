//! Ranges and merges.

use std::ops::Bound;
use std::process::exit;

use rowkey::{KeyRange, KeyRanges, RowKey};

use crate::coq::{bound, bytes, goal, list, range, two};
use crate::keys::{Holder, Line, Nul, Open, Plain, Salted, SaltedTable, Table};
use crate::random::Random;

#[derive(RowKey)]
pub struct Raw {
    pub a: Vec<u8>,
}

#[derive(RowKey)]
struct Down {
    #[rowkey(desc)]
    n: u16,
    a: Vec<u8>,
}

pub type Bounds<T> = (Bound<T>, Bound<T>);

pub fn any_bound<T>(random: &mut Random, value: T) -> Bound<T> {
    match random.below(5) {
        0 => Bound::Unbounded,
        1 | 2 => Bound::Excluded(value),
        _ => Bound::Included(value),
    }
}

/// Two bounds, often near each other.
fn bounds(random: &mut Random, text: impl Fn(&mut Random) -> Vec<u8>) -> Bounds<Vec<u8>> {
    let low = text(random);
    let high = match random.below(3) {
        0 => low.clone(),
        1 => [&low[..], &text(random)].concat(),
        _ => text(random),
    };
    (any_bound(random, low), any_bound(random, high))
}

fn slices(bounds: &Bounds<Vec<u8>>) -> Bounds<&[u8]> {
    (bounds.0.as_ref().map(Vec::as_slice), bounds.1.as_ref().map(Vec::as_slice))
}

fn shown((low, high): &Bounds<Vec<u8>>) -> String {
    format!("{}, {}", bound(low.as_ref(), |text| bytes(text)), bound(high.as_ref(), |text| bytes(text)))
}

/// Bounds of a number, also as bytes.
fn numbers(random: &mut Random) -> (Bounds<u16>, String) {
    let low = random.two();
    let high = if random.below(2) == 0 { low.wrapping_add(random.below(3) as u16) } else { random.two() };
    let (low, high) = (any_bound(random, low), any_bound(random, high));
    ((low, high), format!("{}, {}", bound(low, two), bound(high, two)))
}

/// One by one, and by internal iteration, which computes them in another way.
fn ranges(all: &KeyRanges) -> String {
    let mut found = Vec::new();
    all.iter().for_each(|one| found.push(one));
    if !all.iter().eq(found.iter().cloned()) {
        eprintln!("FAIL ranges: `for_each` has {found:?} of {all:?}");
        exit(1);
    }
    list(found.iter().map(range))
}

pub fn print(random: &mut Random, count: usize) {
    starts_with(random, count);
    bounded(random, count);
    before_delimiters(random, count);
    of_kinds(random, count);
    of_buckets(random, count);
    merges(random, count);
}

fn starts_with(random: &mut Random, count: usize) {
    let [mut raw, mut escaped, mut comma, mut nul, mut nul_last] = [const { Vec::new() }; 5];
    for _ in 0..count {
        let show = |start: &[u8], found: KeyRange| format!("({}, {})", bytes(start), range(&found));
        let start = random.bytes();
        raw.push(show(&start, Raw::prefix().a_starts_with(&start[..]).range()));
        let start = random.bytes();
        escaped.push(show(&start, Plain::prefix().a_starts_with(&start[..]).range()));
        let start = random.text(b",-a\xFF");
        comma.push(show(&start, Line::prefix().a_starts_with(&start[..]).range()));
        let start = random.text(b"\x01a\xFF");
        nul.push(show(&start, Nul::prefix().a_starts_with(&start[..]).range()));
        if let Ok(scan) = Nul::prefix().a(&b""[..]) {
            let found = scan.b(0xFF).c_starts_with(&start[..]).range();
            nul_last.push(format!("({}, {})", bytes(&start), range(&found)));
        }
    }
    goal("starts_with (@Some bytes)", &raw);
    goal("starts_with starts_escaped", &escaped);
    goal("starts_with (starts_above x2c)", &comma);
    goal("starts_with (starts_above x00)", &nul);
    goal("starts_with starts_nul_last", &nul_last);
}

fn bounded(random: &mut Random, count: usize) {
    let [mut text, mut number, mut down, mut last, mut inside] = [const { Vec::new() }; 5];
    for _ in 0..count {
        let between = bounds(random, Random::bytes);
        let found = Plain::prefix().a_range(slices(&between)).range();
        text.push(format!("([], {}, {})", shown(&between), range(&found)));

        let (a, (between, shown_numbers)) = (random.bytes(), numbers(random));
        let found = Plain::prefix().a(&a[..]).b_range(between).range();
        number.push(format!("(escape {}, {shown_numbers}, {})", bytes(&a), range(&found)));

        let (between, shown_numbers) = numbers(random);
        let found = Down::prefix().n_range(between).range();
        down.push(format!("([], {shown_numbers}, {})", range(&found)));

        let (n, between) = (random.two(), bounds(random, Random::bytes));
        let found = Down::prefix().n(n).a_range(slices(&between)).range();
        last.push(format!("(flip {}, {}, {})", two(n), shown(&between), range(&found)));

        let (x, between) = (random.byte(), bounds(random, Random::bytes));
        let found = Holder::prefix().k_prefix(Open::prefix().x(x).y_range(slices(&between))).range();
        inside.push(format!("({}, {}, {})", bytes(&[x]), shown(&between), range(&found)));
    }
    goal("range_of terminated text_ceiling", &text);
    goal("range_of u16 width_ceiling", &number);
    goal("range_down u16 width_ceiling", &down);
    goal("range_raw", &last);
    goal("range_inside", &inside);
}

fn before_delimiters(random: &mut Random, count: usize) {
    let [mut comma, mut after, mut nul, mut nul_last] = [const { Vec::new() }; 4];
    for _ in 0..count {
        let between = bounds(random, |random| random.text(b",-a\xFF"));
        let found = Line::prefix().a_range(slices(&between)).range();
        comma.push(format!("([], {}, {})", shown(&between), range(&found)));

        let (a, n, between) =
            (random.text(b"-a\xFF"), random.below(1000) as u16, bounds(random, Random::bytes));
        if let Ok(scan) = Line::prefix().a(&a[..]).and_then(|scan| scan.n(n)) {
            let head = [&a[..], format!(",{n:03},").as_bytes()].concat();
            let found = scan.b_range(slices(&between)).range();
            after.push(format!("({}, {}, {})", bytes(&head), shown(&between), range(&found)));
        }

        let between = bounds(random, |random| random.text(b"\x00\x01a"));
        let found = Nul::prefix().a_range(slices(&between)).range();
        nul.push(format!("([], {}, {})", shown(&between), range(&found)));

        let (a, b, between) =
            (random.text(b"\x01a"), random.byte(), bounds(random, |random| random.text(b"\x00\x01a")));
        if let Ok(scan) = Nul::prefix().a(&a[..]) {
            let found = scan.b(b).c_range(slices(&between)).range();
            let head = [&a[..], &[0, b]].concat();
            nul_last.push(format!("({}, {}, {})", bytes(&head), shown(&between), range(&found)));
        }
    }
    goal("range_text x2c", &comma);
    goal("range_raw", &after);
    goal("range_text x00", &nul);
    goal("range_nul_last", &nul_last);
}

fn of_kinds(random: &mut Random, count: usize) {
    let one = list([range(&Table::prefix().one().range())]);
    let plain = list([range(&Table::prefix().plain().range())]);
    goal(
        "prefix_ranges",
        &[
            format!("([[x61]], {one})"),
            format!("([[x62; x62]], {plain})"),
            format!("([[x61]; [x62; x62]], {})", ranges(&Table::prefix().ranges())),
            format!(
                "(flat_map (fun salt => [salt ++ [x61]; salt ++ [x62; x62]]) (buckets 3), {})",
                ranges(&SaltedTable::prefix().ranges())
            ),
            format!(
                "(map (fun salt => salt ++ [x61]) (buckets 3), {})",
                ranges(&SaltedTable::prefix().one().ranges())
            ),
        ],
    );
    let [mut text, mut number, mut salted] = [const { Vec::new() }; 3];
    for _ in 0..count {
        let between = bounds(random, Random::bytes);
        let found = Table::prefix().plain_prefix(Plain::prefix().a_range(slices(&between))).range();
        text.push(format!("([x62; x62], {}, {})", shown(&between), range(&found)));

        let (a, (between, shown_numbers)) = (random.bytes(), numbers(random));
        let found = Table::prefix().plain_prefix(Plain::prefix().a(&a[..]).b_range(between)).range();
        number.push(format!("([x62; x62] ++ escape {}, {shown_numbers}, {})", bytes(&a), range(&found)));

        let between = bounds(random, Random::bytes);
        let found = SaltedTable::prefix().plain_prefix(Plain::prefix().a_range(slices(&between))).ranges();
        salted.push(format!("([x62; x62], {}, {})", shown(&between), ranges(&found)));
    }
    goal("range_of terminated text_ceiling", &text);
    goal("range_of u16 width_ceiling", &number);
    goal("bucket_ranges 3 terminated text_ceiling", &salted);
}

fn of_buckets(random: &mut Random, count: usize) {
    let mut all = Vec::new();
    for case in 0..count.div_ceil(4) {
        let between = match case {
            0 => (Bound::Unbounded, Bound::Unbounded),
            _ => bounds(random, Random::bytes),
        };
        let found = match case {
            0 => Salted::prefix().ranges(),
            _ => Salted::prefix().a_range(slices(&between)).ranges(),
        };
        all.push(format!("([x65; x76; x74], {}, {})", shown(&between), ranges(&found)));
    }
    goal("bucket_ranges 20 terminated text_ceiling", &all);
}

/// Rows of any buckets, merged from the scans of all. Some rows differ only in the bucket.
fn merges(random: &mut Random, count: usize) {
    let [mut up, mut down] = [const { Vec::new() }; 2];
    for _ in 0..count.div_ceil(4) {
        let texts: Vec<Vec<u8>> = (0..1 + random.below(4)).map(|_| random.bytes()).collect();
        let mut rows: Vec<Vec<u8>> = (0..random.below(12))
            .map(|_| {
                let rest = [&texts[random.below(texts.len())][..], &random.text(b"\x00\x01")].concat();
                [&[[0, 1, 2, 19][random.below(4)]], &rest[..]].concat()
            })
            .collect();
        rows.sort_unstable();
        rows.dedup();
        let all = Salted::prefix().ranges();
        let mut scans: Vec<Vec<&[u8]>> = vec![Vec::new(); all.len()];
        rows.iter().for_each(|row| scans[usize::from(row[0])].push(row));
        let shown = |rows: &mut dyn Iterator<Item = &[u8]>| list(rows.map(bytes));
        let table = shown(&mut rows.iter().map(Vec::as_slice));
        let merged = shown(&mut all.merge(scans.clone(), |row| row));
        up.push(format!("({table}, {merged})"));
        scans.iter_mut().for_each(|scan| scan.reverse());
        let merged = shown(&mut all.merge_descending(scans, |row| row));
        down.push(format!("({table}, {merged})"));
    }
    goal("merged", &up);
    goal("merged_descending", &down);
}
