//! Scans beside those of derived keys: the same conditions, of the layout alone and by the builder of the key.

pub mod builders;
mod grammar;

use std::ops::Bound;

use fastrand::Rng;
use rowkey::__private::scan::start;
use rowkey::codec::End;
use rowkey::layout::Node;
use rowkey::testing::{FieldOf, Question, Tested};
use rowkey::{KeyRanges, Layout, Step};
use rowkey_layout::scan::{Asked, Constraint};
use serde_json::Value as Json;

use super::answer::Answer;
use super::condition::Condition;
use super::question::{asked, falling, leading, newtype};
use crate::encode::named::Named;
use crate::encode::tests::{Shown, each_key, keys, seeds, travelled, word, words};

const CASES: usize = 300;

pub fn leaked(layout: &Layout) -> &'static Layout {
    Box::leak(Box::new(travelled(layout)))
}

/// What is asked of a field: as the builder takes it, and as the tool does.
fn ask<'k, K: Shown>(
    node: &Node,
    end: End,
    name: &str,
    keys: &'k [K],
    random: &mut Rng,
) -> (Question<'k, K>, Option<Condition>) {
    let pick = |random: &mut Rng| &keys[random.usize(..keys.len())];
    let json = |key: &K| match key.json() {
        Json::Object(mut map) => map.remove(name).unwrap(),
        // A newtype.
        json => json,
    };
    match random.u8(..5) {
        0 => (Question::Any, None),
        1 if bounds_turned(node, end).is_some() => {
            let bound = |random: &mut Rng| match random.u8(..5) {
                0 => Bound::Unbounded,
                1 | 2 => Bound::Included(pick(random)),
                _ => Bound::Excluded(pick(random)),
            };
            let (low, high) = (bound(random), bound(random));
            let said = |bound: Bound<&K>, random: &mut Rng| bound.map(|key| word(&json(key), random));
            let (first, last) =
                if bounds_turned(node, end) == Some(true) { (high, low) } else { (low, high) };
            let (first, last) = (said(first, random), said(last, random));
            (Question::Between(low, high), Some(Condition::Between(first, last)))
        }
        1 | 2 => {
            let keys: Vec<&K> = (0..random.usize(..4)).map(|_| pick(random)).collect();
            let given = keys.iter().map(|key| word(&json(key), random)).collect();
            (Question::In(keys), Some(Condition::In(given)))
        }
        _ => {
            let key = pick(random);
            (Question::Is(key), Some(Condition::In(vec![word(&json(key), random)])))
        }
    }
}

/// Bounds of the builder follow the order of the type, which a type that is reversed by itself turns around; those of the
/// tool follow the values. `None`: the tool, or the builder, takes no bounds.
fn bounds_turned(node: &Node, end: End) -> Option<bool> {
    let (mut inner, mut inner_end, mut turned) = (node, end, node.reversed());
    while let Some(fields) = newtype(inner, inner_end) {
        let (_, complemented, end) = inner.peel(inner_end);
        (inner, inner_end, turned) = (&fields.list[0].node, fields.end(0, end), turned ^ complemented);
    }
    let falls =
        falling(inner, false).filter(|_| node.ordered_before(end) && inner.ordered_before(inner_end))?;
    match inner.kind {
        // Where values fall and `None` is first, an open bound says more than the order.
        rowkey::layout::Kind::Optional(ref some) if falls != some.reversed() => None,
        rowkey::layout::Kind::Optional(_) if falls => Some(false),
        _ => Some(turned != falls),
    }
}

/// The scan of the builder that asks this; `None` where a value cannot be encoded.
fn built<K: Tested>(fields: &[FieldOf<K>], asked: &[Question<'_, K>]) -> Option<Vec<Constraint>> {
    let mut head = start::<K>().head();
    let mut so_far: Option<Vec<Constraint>> = None;
    for (i, (field, question)) in fields.iter().zip(asked).enumerate() {
        so_far = match (so_far.take(), question) {
            (None, Question::Is(key)) if !K::LAYOUT.fields.list[i].rest => {
                head = field.fixed(head, key)?;
                continue;
            }
            (None, question) => Some(field.asked_after(head.clone(), question)?),
            (Some(fields), question) => Some(field.asked(fields, question)?),
        };
    }
    so_far.or_else(|| fields[asked.len() - 1].all_after(head))
}

/// Ranges in their order, those that touch joined: of a key that has no buckets.
pub fn joined(ranges: impl IntoIterator<Item = (Vec<u8>, Vec<u8>)>) -> Vec<(Vec<u8>, Vec<u8>)> {
    let mut all: Vec<(Vec<u8>, Vec<u8>)> = ranges.into_iter().collect();
    all.sort();
    all.dedup_by(|next, range| {
        let touches = range.1 == next.0;
        if touches {
            range.1 = next.1.clone();
        }
        touches
    });
    all
}

pub fn rows_of(ranges: &KeyRanges) -> Vec<(Vec<u8>, Vec<u8>)> {
    ranges.iter().map(|range| (range.start().to_vec(), range.stop().to_vec())).collect()
}

fn windows(asked: &[Constraint]) -> usize {
    asked.iter().filter(|asked| matches!(asked, Constraint::Windows(_))).count()
}

fn is_kind(asked: &Constraint) -> bool {
    match asked {
        Constraint::Kind(..) => true,
        Constraint::Key(inner) => inner.iter().any(is_kind),
        Constraint::Any | Constraint::Values(_) | Constraint::Windows(_) | Constraint::Ending(..) => false,
    }
}

fn check<K: Tested + Shown + Clone + std::fmt::Debug>() {
    let layout = leaked(K::LAYOUT);
    let fields = K::fields();
    for seed in seeds(CASES) {
        let mut random = Rng::with_seed(seed);
        let keys: Vec<K> = (0..6).map(|_| K::sample(&mut random)).collect();
        let count = 1 + random.usize(..fields.len());
        let mut questions = Vec::new();
        let mut conditions = Named::default();
        for (i, field) in layout.fields.list.get().iter().take(count).enumerate() {
            let name = field.name.get();
            let (question, condition) =
                ask(&field.node, layout.fields.end(i, End::Row), name, &keys, &mut random);
            questions.push(question);
            // A nested key by its own fields, where it has one value.
            match condition {
                Some(Condition::In(given)) if given.len() == 1 && random.bool() => {
                    let Question::Is(key) = &questions[i] else {
                        conditions.add(name.to_owned(), Condition::In(given)).unwrap();
                        continue;
                    };
                    let (mut all, json) = (Vec::new(), key.json());
                    words(&layout.fields, "", &json, &mut random, &mut all);
                    let own = all.into_iter().filter(|(path, _)| path.split('.').next() == Some(name));
                    for (path, json) in own {
                        conditions.add(path, Condition::In(vec![word(&json, &mut random)])).unwrap();
                    }
                }
                Some(condition) => conditions.add(name.to_owned(), condition).unwrap(),
                None => {}
            }
        }
        let shown = format!("{conditions:?}\nreplay: ROWKEY_SEED={seed}");
        let said = asked(layout, conditions).map(|asked| asked.constraints);
        let encodes = |key: &&K, i: usize| fields[i].bytes(key).is_some();
        let right = questions.iter().enumerate().all(|(i, question)| match question {
            Question::Is(key) => encodes(key, i),
            Question::In(keys) => keys.iter().all(|key| encodes(key, i)),
            _ => true,
        });
        assert_eq!(said.is_ok(), right, "{said:?} of {shown}");
        let Ok(said) = said else { continue };
        let expected = built(&fields, &questions).expect("all values can be encoded");
        let answer = Answer::of(layout, &said);
        let ranges: Vec<_> = answer.each().collect();
        let (mut before, rest) = leading(layout, &said);
        // Of a `rest` field, rows are held whose text only begins with what is asked for.
        before.truncate(layout.fields.list.iter().position(|field| field.rest).unwrap_or(before.len()));
        let before = Asked::of_fields(layout, before).skip(layout);
        let table: Vec<Vec<u8>> = {
            let drawn = (0..40).map(|_| {
                // Others like those that are asked for.
                let (mut one, mut other) = (K::sample(&mut random), keys[random.usize(..6)].clone());
                for field in &fields {
                    if random.bool() {
                        field.swap(&mut one, &mut other);
                    }
                }
                one
            });
            let mut rows: Vec<Vec<u8>> =
                drawn.chain(keys.clone()).filter_map(|key| key.try_encode().ok().map(Vec::from)).collect();
            rows.sort();
            rows
        };
        let asks_kind = said.iter().any(is_kind);
        let few =
            windows(&said) < questions.iter().filter(|one| matches!(one, Question::Between(..))).count();
        let skip = Asked::of_fields(K::LAYOUT, expected.clone()).skip(K::LAYOUT);
        let own = Asked::of_fields(layout, said).skip(layout);
        for row in &table {
            let matches = skip.next(row) == Step::Match;
            assert_eq!(own.next(row) == Step::Match, matches, "{row:02x?} of {shown}");
            let holding =
                ranges.iter().filter(|(start, stop)| start <= row && (stop.is_empty() || row < stop)).count();
            match answer.is_exact() {
                true => assert_eq!(holding, usize::from(matches), "{row:02x?} in {ranges:02x?} of {shown}",),
                false => {
                    assert!(holding <= 1 && holding >= usize::from(matches), "{row:02x?} of {shown}");
                    // What comes after an open field does not widen the conditions before it.
                    assert!(holding == 0 || before.next(row) == Step::Match, "{row:02x?} of {shown}");
                }
            }
        }
        if few {
            continue;
        }
        assert_eq!(own.start(), skip.start(), "{shown}");
        // Of a kind that is asked for, field by field, the width may be known.
        if own.start().is_some() && (!asks_kind || skip.fuzzy_pairs().is_some()) {
            assert_eq!(own.fuzzy_pairs(), skip.fuzzy_pairs(), "{shown}");
        }
        let sets =
            questions.iter().take_while(|one| matches!(one, Question::Is(_) | Question::In(_))).count();
        let is_open = |one: &Question<'_, K>| matches!(one, Question::Any);
        let from_rest = layout.fields.list.iter().zip(&questions).skip_while(|(field, _)| !field.rest);
        let finite =
            questions.iter().skip(sets + 1).all(is_open) && from_rest.map(|(_, one)| one).all(is_open);
        // A bound that bounds nothing is none.
        assert!(rest.is_empty() || !finite, "{shown}");
        if finite {
            let expected = joined(rows_of(&Asked::of_fields(K::LAYOUT, expected).ranges(K::LAYOUT)));
            assert_eq!(joined(ranges), expected, "{shown}");
        }
    }
}

macro_rules! tests {
    ($($test:ident: $key:ty;)*) => {$(
        #[test]
        fn $test() {
            check::<$key>();
        }
    )*};
}

each_key!(tests);
