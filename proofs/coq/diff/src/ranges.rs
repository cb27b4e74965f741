//! Ranges, ceilings and seeks.

use std::ops::Bound;

use rowkey::RowKey;

use crate::coq::{bound, bytes, goal, option, range, step, two};
use crate::keys::Plain;
use crate::random::Random;

#[derive(RowKey)]
struct Raw {
    a: Vec<u8>,
}

#[derive(RowKey)]
struct Down {
    #[rowkey(desc)]
    n: u16,
    a: Vec<u8>,
}

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

fn any_bound(random: &mut Random, value: Vec<u8>) -> Bound<Vec<u8>> {
    match random.below(5) {
        0 => Bound::Unbounded,
        1 | 2 => Bound::Excluded(value),
        _ => Bound::Included(value),
    }
}

/// Two bounds, often near each other.
fn bounds(random: &mut Random) -> (Bound<Vec<u8>>, Bound<Vec<u8>>) {
    let low = random.bytes();
    let high = match random.below(3) {
        0 => low.clone(),
        1 => [&low[..], &random.bytes()].concat(),
        _ => random.bytes(),
    };
    (any_bound(random, low), any_bound(random, high))
}

fn slices<'a>(bounds: &'a (Bound<Vec<u8>>, Bound<Vec<u8>>)) -> (Bound<&'a [u8]>, Bound<&'a [u8]>) {
    let slice = |bound: &'a Bound<Vec<u8>>| bound.as_ref().map(Vec::as_slice);
    (slice(&bounds.0), slice(&bounds.1))
}

fn shown_bounds((low, high): &(Bound<Vec<u8>>, Bound<Vec<u8>>)) -> String {
    format!("{}, {}", bound(low.as_ref()), bound(high.as_ref()))
}

/// Bounds of a number, also as bytes.
fn numbers(random: &mut Random) -> ((Bound<u16>, Bound<u16>), String) {
    let low = random.two();
    let high = if random.below(2) == 0 { low.wrapping_add(random.below(3) as u16) } else { random.two() };
    let (low, high) =
        (any_bound(random, low.to_be_bytes().into()), any_bound(random, high.to_be_bytes().into()));
    let number =
        |bound: &Bound<Vec<u8>>| bound.as_ref().map(|bytes| u16::from_be_bytes([bytes[0], bytes[1]]));
    let shown = shown_bounds(&(low.clone(), high.clone()));
    ((number(&low), number(&high)), shown)
}

pub fn print(random: &mut Random, count: usize) {
    let [mut upper, mut text, mut last, mut number, mut down] = [const { Vec::new() }; 5];
    for _ in 0..count {
        let start = random.bytes();
        let found = Raw::prefix().a_starts_with(&start[..]).range();
        upper.push(format!("({}, {})", bytes(&start), range(&found)));

        let between = bounds(random);
        let found = Plain::prefix().a_range(slices(&between)).range();
        text.push(format!("([], {}, {})", shown_bounds(&between), range(&found)));

        let (a, (between, shown)) = (random.bytes(), numbers(random));
        let found = Plain::prefix().a(&a[..]).b_range(between).range();
        number.push(format!("(escape {}, {shown}, {})", bytes(&a), range(&found)));

        let (between, shown) = numbers(random);
        let found = Down::prefix().n_range(between).range();
        down.push(format!("([], {shown}, {})", range(&found)));

        let (n, between) = (random.two(), bounds(random));
        let found = Down::prefix().n(n).a_range(slices(&between)).range();
        last.push(format!("(flip {}, {}, {})", two(n), shown_bounds(&between), range(&found)));
    }
    goal("starts_with", &upper);
    goal("range_of terminated text_ceiling", &text);
    goal("range_of u16 width_ceiling", &number);
    goal("range_down u16 width_ceiling", &down);
    goal("range_raw", &last);

    let [mut plain, mut maybe, mut skip] = [const { Vec::new() }; 3];
    for _ in 0..count {
        let row: Vec<u8> = Plain { a: random.bytes(), b: random.two() }.encode().into();
        let row = random.damaged(&row);
        let page = Plain::prefix().range().at_or_after(&row);
        let found = Plain::prefix().skip().within(&page).start();
        plain.push(format!("({}, {})", bytes(&row), option(found.as_deref(), bytes)));

        let key = Maybe { a: random.option(Random::bytes), b: random.byte(), c: random.option(Random::two) };
        let row = random.damaged(&key.encode());
        let page = Maybe::prefix().range().at_or_after(&row);
        let found = Maybe::prefix().skip().within(&page).start();
        maybe.push(format!("({}, {})", bytes(&row), option(found.as_deref(), bytes)));

        let texts: Vec<Vec<u8>> = (0..1 + random.below(4)).map(|_| random.bytes()).collect();
        let low = random.two();
        let high = low.saturating_add(random.below(300) as u16);
        let scan = Skipped::prefix().a_any().b_in(texts.iter().map(Vec::as_slice)).c_range(low..=high).skip();
        let shown: Vec<String> = texts.iter().map(|text| bytes(text)).collect();
        for _ in 0..3 {
            let b = match random.below(3) {
                0 => random.bytes(),
                _ => texts[random.below(texts.len())].clone(),
            };
            let c = if random.below(2) == 0 {
                random.two()
            } else {
                low.saturating_add(random.below(400) as u16)
            };
            let row = Skipped { a: random.byte(), b, c }.encode();
            let found = step(&scan.next(&row));
            let window = format!("{}, {}", two(low), two(high));
            skip.push(format!("([{}], {window}, {}, {found})", shown.join("; "), bytes(&row)));
        }
    }
    goal("ceiling_of plain_ceiling", &plain);
    goal("ceiling_of maybe_ceiling", &maybe);
    goal("skips", &skip);
}
