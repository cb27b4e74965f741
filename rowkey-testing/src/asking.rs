//! Random questions for the fields of a key, the scan that asks them, and the keys that match.

use std::ops::Bound;

use rowkey_layout::scan::{Asked, Constraint};

use super::question::{Question, bound, fixed};
use super::random::Random;
use super::stage::{Scanned, To};
use super::tested::{FieldOf, Tested, head};

/// Random questions for the leading fields, with values from `keys`.
pub(crate) fn ask<K: Tested>(
    fields: &[FieldOf<K>],
    keys: &[&K],
    random: &mut Random,
) -> Vec<Question<usize>> {
    let count = 1 + random.below(fields.len());
    fields[..count].iter().map(|field| question(field, keys, random)).collect()
}

fn question<K: Tested>(field: &FieldOf<K>, keys: &[&K], random: &mut Random) -> Question<usize> {
    let any = |random: &mut Random| random.below(keys.len());
    match random.below(6) {
        0 => Question::Any,
        1 if field.facts().ordered => {
            let between = |random: &mut Random| {
                let (low, high) = (any(random), any(random));
                (bound(low, random), bound(high, random))
            };
            match random.below(2) {
                0 => {
                    let (low, high) = between(random);
                    Question::Between(low, high)
                }
                _ => Question::BetweenAny((0..random.below(4)).map(|_| between(random)).collect()),
            }
        }
        1 | 2 => Question::In((0..random.below(4)).map(|_| any(random)).collect()),
        3 => field.special(keys, random).unwrap_or_else(|| Question::Is(any(random))),
        _ => Question::Is(any(random)),
    }
}

/// The scan of these questions; `None` if a value cannot be encoded.
pub(crate) fn scan<K: Tested>(fields: &[FieldOf<K>], asked: &[Question<&K>], to: To) -> Option<Scanned> {
    let leading = fixed(&K::__KEY.fields, &asked[..asked.len() - 1]);
    let head = head(fields, &asked[..leading])?;
    let (field, question) = (&fields[leading], &asked[leading]);
    if leading + 1 == asked.len() {
        return field.ask_after(head, question, to);
    }
    let rest = fields.iter().zip(asked).skip(leading + 1);
    let constraints = rest.fold(field.asked_after(head, question), |so_far, (field, question)| {
        field.asked(so_far?, question)
    })?;
    match to {
        To::Constraints => Some(Scanned::Constraints(constraints)),
        To::Ranges => Some(Scanned::Ranges(Asked::of_fields(K::__KEY, constraints).ranges(K::__KEY))),
        To::Range => None,
    }
}

/// The constraints of these questions, from encoded values and the layout alone; `None` if a value cannot be encoded, or if
/// the layout cannot ask a question: what text starts with.
pub(crate) fn constraints<K: Tested>(
    fields: &[FieldOf<K>],
    asked: &[Question<&K>],
) -> Option<Vec<Constraint>> {
    fields.iter().zip(asked).map(|(field, question)| field.by_layout(question)).collect()
}

/// Whether a key matches; `None` if unknown.
pub(crate) fn matches<K: Tested>(fields: &[FieldOf<K>], asked: &[Question<&K>], key: &K) -> Option<bool> {
    let mut unknown = false;
    for (field, question) in fields.iter().zip(asked) {
        let matches = match question {
            Question::Any => Some(true),
            Question::Is(other) => same(field, other, key),
            Question::In(others) => any(others.iter().map(|other| same(field, other, key))),
            Question::Between(low, high) => bounded(field, key, (*low, *high)),
            Question::BetweenAny(bounds) => any(bounds.iter().map(|both| bounded(field, key, *both))),
            Question::StartsWith(_)
            | Question::StartsWithAny(_)
            | Question::Prefix(_)
            | Question::Kind(..) => field.special_matches(question, key),
        };
        match matches {
            Some(true) => {}
            Some(false) => return Some(false),
            None => unknown = true,
        }
    }
    if unknown { None } else { Some(true) }
}

/// Whether any of these is true; `None` if unknown.
fn any(found: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    let found: Vec<Option<bool>> = found.collect();
    match found.contains(&Some(true)) {
        true => Some(true),
        false if found.contains(&None) => None,
        false => Some(false),
    }
}

/// Whether a field has the same value in two keys; `None` if unknown.
fn same<K: Tested>(field: &FieldOf<K>, a: &K, b: &K) -> Option<bool> {
    match field.order(a, b) {
        None if field.bytes(a) == field.bytes(b) => Some(true),
        order => Some(order?.is_eq()),
    }
}

/// Whether a field of a key lies within bounds; `None` if unknown.
fn bounded<K: Tested>(field: &FieldOf<K>, key: &K, (low, high): (Bound<&K>, Bound<&K>)) -> Option<bool> {
    if field.facts().none_first && field.is_none(key) {
        // A bound that is `Some` excludes every `None`.
        let holds = |bound| match bound {
            Bound::Unbounded => true,
            Bound::Included(bound) => field.is_none(bound),
            Bound::Excluded(_) => false,
        };
        return Some(holds(low) && holds(high));
    }
    let above = match low {
        Bound::Unbounded => true,
        Bound::Included(low) => field.order(low, key)?.is_le(),
        Bound::Excluded(low) => field.order(low, key)?.is_lt(),
    };
    let below = match high {
        Bound::Unbounded => true,
        Bound::Included(high) => field.order(key, high)?.is_le(),
        Bound::Excluded(high) => field.order(key, high)?.is_lt(),
    };
    Some(above && below)
}
