//! Values for a question, near the rows that there are.

use std::ops::Bound;

use crate::made::{Given, Values};
use crate::model::{Ask, Case, Field, Key, Ty};
use crate::oracle::Asked;
use crate::random::Rng;
use crate::source::Way;
use crate::value::V;

/// A question with values, most of them from these rows.
pub fn instance(case: &Case, key: &Key, question: &[Ask], rows: &[&[V]], random: &mut Rng) -> Vec<Asked> {
    // One row that matches, if the values fall so.
    let base = *random.one_of(rows);
    let each = question.iter().enumerate();
    each.map(|(index, ask)| {
        let field = &key.fields[index];
        let value = |random: &mut Rng| match random.below(12) {
            0 => case.sample(random, &field.ty, &field.attributes),
            1..=3 => random.one_of(rows)[index].clone(),
            _ => base[index].clone(),
        };
        let bounds = |random: &mut Rng| {
            let other = random.one_of(rows)[index].clone();
            let (mut low, mut high) =
                (value(random), if random.below(2) == 0 { other } else { value(random) });
            // Often the right way round.
            if random.below(4) > 0 && case.compare(&field.ty, &low, &high).is_gt() {
                std::mem::swap(&mut low, &mut high);
            }
            let bound = |random: &mut Rng, value: V| match random.below(5) {
                0 => Bound::Unbounded,
                1 | 2 => Bound::Excluded(value),
                _ => Bound::Included(value),
            };
            (bound(random, low), bound(random, high))
        };
        match ask {
            Ask::Any => Asked::Any,
            Ask::Is => Asked::Is(value(random)),
            Ask::In => {
                let count = match random.below(8) {
                    0 => 0,
                    1..=3 => 1,
                    count => count - 2,
                };
                let mut values: Vec<V> = (0..count).map(|_| value(random)).collect();
                if let (Some(first), 0) = (values.first().cloned(), random.below(3)) {
                    values.push(first);
                }
                Asked::In(values)
            }
            Ask::Range => {
                let (low, high) = bounds(random);
                Asked::Range(low, high)
            }
            Ask::RangeIn => Asked::RangeIn((0..random.below(5)).map(|_| bounds(random)).collect()),
            Ask::Starts => Asked::Starts(V::B(beginning(field, value(random), random))),
            Ask::StartsIn => {
                let each = (0..random.below(4)).map(|_| V::B(beginning(field, value(random), random)));
                Asked::StartsIn(each.collect())
            }
            Ask::Prefix(inner) => {
                let Ty::Key(nested) = &field.ty else { unreachable!("a nested key") };
                let mut inside: Vec<&[V]> = rows.iter().map(|row| row[index].list()).collect();
                // More of the base row.
                inside.extend(std::iter::repeat_n(base[index].list(), rows.len()));
                Asked::Prefix(instance(case, &case.keys[*nested], inner, &inside, random))
            }
            Ask::Kind(kind, inner) => Asked::Kind(
                *kind,
                inner.as_ref().map(|inner| {
                    let held = case.kinds(&field.ty).key(case, *kind).expect("a kind with fields");
                    // If no row is of this kind, they are drawn.
                    let drawn: Vec<V> = (0..4).map(|_| case.sample_key(random, held)).collect();
                    let mut inside: Vec<&[V]> =
                        rows.iter().filter_map(|row| fields_of(&row[index], *kind)).collect();
                    inside.extend(std::iter::repeat_n(fields_of(&base[index], *kind), rows.len()).flatten());
                    if inside.is_empty() {
                        inside.extend(drawn.iter().map(V::list));
                    }
                    instance(case, held, inner, &inside, random)
                }),
            ),
        }
    })
    .collect()
}

/// The fields of a value of an enum of keys, if it is of this kind.
fn fields_of(value: &V, kind: usize) -> Option<&[V]> {
    match value.list() {
        [of, fields] => (*of == V::U(kind as u128)).then(|| fields.list()),
        other => panic!("no kind: {other:?}"),
    }
}

/// The first bytes of a text, sometimes with one more.
fn beginning(field: &Field, text: V, random: &mut Rng) -> Vec<u8> {
    let V::B(text) = text else { unreachable!("text") };
    // Zeros fill the group that the text ends in.
    if field.attributes.with == Some("Groups") && random.below(3) == 0 {
        return [&text[..], b"\0"].concat();
    }
    let utf8 = matches!(field.ty, Ty::Text(text) if text.utf8());
    let mut len = random.below(text.len() + 1);
    while utf8 && len > 0 && len < text.len() && text[len] & 0xC0 == 0x80 {
        len -= 1;
    }
    let mut start = text[..len].to_vec();
    if random.below(6) == 0 {
        start.push(*random.one_of(b"\0\x01\x02a~:"));
    }
    start
}

/// The same question with its values asked in another way.
#[must_use]
pub fn by(case: &Case, key: &Key, asked: &[Asked], way: Way) -> Vec<Asked> {
    let each = asked.iter().enumerate();
    each.map(|(index, asked)| match (asked, way) {
        (Asked::Is(value), Way::Bound) if case.sorted(key, index) => {
            Asked::Range(Bound::Included(value.clone()), Bound::Included(value.clone()))
        }
        (Asked::Range(low, high), Way::Set) => Asked::RangeIn(vec![(low.clone(), high.clone())]),
        (Asked::Starts(prefix), Way::Set) => Asked::StartsIn(vec![prefix.clone()]),
        (Asked::Is(value), Way::Set | Way::Bound) => Asked::In(vec![value.clone()]),
        (Asked::Prefix(inner), way) => match &key.fields[index].ty {
            Ty::Key(nested) => Asked::Prefix(by(case, &case.keys[*nested], inner, way)),
            _ => unreachable!("a nested key"),
        },
        (Asked::Kind(kind, Some(inner)), way) => {
            let held = case.kinds(&key.fields[index].ty).key(case, *kind).expect("a kind with fields");
            Asked::Kind(*kind, Some(by(case, held, inner, way)))
        }
        _ => asked.clone(),
    })
    .collect()
}

/// The values in the order of the functions that take them.
#[must_use]
pub fn values(asked: &[Asked]) -> Values {
    // As `source` counts them: the scan of a nested key takes a number before its own values.
    fn add(asked: &[Asked], given: &mut Vec<Given>) {
        for asked in asked {
            match asked {
                Asked::Any => {}
                Asked::Is(value) | Asked::Starts(value) => given.push(Given::One(value.clone())),
                Asked::In(values) | Asked::StartsIn(values) => given.push(Given::Some(values.clone())),
                Asked::RangeIn(bounds) => given.push(Given::Several(bounds.clone())),
                Asked::Range(low, high) => given.push(Given::Between(low.clone(), high.clone())),
                Asked::Prefix(inner) | Asked::Kind(_, Some(inner)) => {
                    given.push(Given::Some(Vec::new()));
                    add(inner, given);
                    given.push(Given::Some(Vec::new()));
                }
                Asked::Kind(_, None) => given.push(Given::Some(Vec::new())),
            }
        }
    }
    let mut given = Vec::new();
    add(asked, &mut given);
    Values(given)
}
