//! The constraint that a scan puts on a field, as data.

use std::ops::Bound;

use rowkey_core::codec::End;
use rowkey_core::layout::{Fields, Kind, Node};

use super::random::Random;

/// The constraint of a field. Its values are fields of keys: `V` is a reference to a key, or its position in a list.
#[derive(Debug)]
pub enum Question<V> {
    /// Equal to the field of this key.
    Is(V),
    /// Equal to the field of one of these keys.
    In(Vec<V>),
    /// Within bounds from these keys.
    Between(Bound<V>, Bound<V>),
    /// Within any of these bounds.
    BetweenAny(Vec<(Bound<V>, Bound<V>)>),
    /// Text that starts with these bytes.
    StartsWith(Vec<u8>),
    /// Text that starts with any of these.
    StartsWithAny(Vec<Vec<u8>>),
    /// A nested key, by the constraints of its first fields.
    Prefix(Vec<Question<V>>),
    /// A kind of an enum of keys, the same.
    Kind(usize, Vec<Question<V>>),
    /// Open.
    Any,
}

impl<V: Copy> Question<V> {
    fn is_value(&self) -> bool {
        matches!(self, Question::Is(_))
    }

    /// The same question with each value replaced.
    pub(crate) fn map<U>(&self, to: &dyn Fn(V) -> U) -> Question<U> {
        match self {
            Question::Is(value) => Question::Is(to(*value)),
            Question::In(values) => Question::In(values.iter().map(|value| to(*value)).collect()),
            Question::Between(low, high) => Question::Between(low.map(to), high.map(to)),
            Question::BetweenAny(bounds) => {
                Question::BetweenAny(bounds.iter().map(|(low, high)| (low.map(to), high.map(to))).collect())
            }
            Question::StartsWith(prefix) => Question::StartsWith(prefix.clone()),
            Question::StartsWithAny(prefixes) => Question::StartsWithAny(prefixes.clone()),
            Question::Prefix(inner) => Question::Prefix(inner.iter().map(|inner| inner.map(to)).collect()),
            Question::Kind(kind, inner) => {
                Question::Kind(*kind, inner.iter().map(|inner| inner.map(to)).collect())
            }
            Question::Any => Question::Any,
        }
    }
}

/// The fields that the questions inside this one are of.
fn inside<'n, V>(node: &'n Node, question: &Question<V>) -> Option<&'n Fields> {
    match (&node.peel(End::Row).0.kind, question) {
        (Kind::Key(fields), Question::Prefix(_)) => Some(fields),
        (Kind::Keys(kinds), Question::Kind(kind, _)) => Some(&kinds.list[*kind].layout.fields),
        _ => None,
    }
}

/// A bound from the key at `index`.
pub(crate) fn bound(index: usize, random: &mut Random) -> Bound<usize> {
    match random.below(5) {
        0 => Bound::Unbounded,
        1 | 2 => Bound::Included(index),
        _ => Bound::Excluded(index),
    }
}

/// The number of leading fields that are fixed by value. The bytes of a `rest` field do not tell where it ends.
pub(crate) fn fixed<V: Copy>(fields: &Fields, asked: &[Question<V>]) -> usize {
    fields.list.iter().zip(asked).take_while(|(field, question)| question.is_value() && !field.rest).count()
}

/// Whether the scan has `ranges()`: values or sets, then at most one bound.
pub(crate) fn is_finite<V>(fields: &Fields, asked: &[Question<V>]) -> bool {
    let from_rest = fields.list.iter().zip(asked).skip_while(|(field, _)| !field.rest);
    if from_rest.map(|(_, question)| question).any(|question| !matches!(question, Question::Any)) {
        return false;
    }
    let is_set = |question: &&Question<V>| matches!(question, Question::Is(_) | Question::In(_));
    let at = asked.iter().take_while(is_set).count();
    let bound = match asked.get(at) {
        Some(question @ (Question::Prefix(inner) | Question::Kind(_, inner))) => {
            inside(&fields.list[at].node, question).is_none_or(|fields| is_finite(fields, inner))
        }
        _ => true,
    };
    bound && asked.iter().skip(at + 1).all(|question| matches!(question, Question::Any))
}

/// Whether the scan has `range()`, if its bucket is known: values, then at most one bound.
pub(crate) fn is_single<V: Copy>(fields: &Fields, asked: &[Question<V>]) -> bool {
    let Some((last, leading)) = asked.split_last() else { return true };
    let at = leading.len();
    leading.iter().all(Question::is_value)
        && match last {
            Question::In(_) | Question::BetweenAny(_) | Question::StartsWithAny(_) => false,
            // Before a delimiter of several bytes, the texts may be in several ranges.
            Question::StartsWith(_) => !matches!(
                fields.end(at, End::Row),
                End::Unordered(delimiter) if delimiter.as_slice().len() > 1
            ),
            Question::Prefix(inner) | Question::Kind(_, inner) => {
                inside(&fields.list[at].node, last).is_some_and(|fields| is_single(fields, inner))
            }
            Question::Is(_) | Question::Between(..) | Question::Any => true,
        }
}

/// The ways to ask for one value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Way {
    Value,
    SetOfOne,
    BoundOfOne,
}

/// The same questions, each value asked in this way. A field without order has no bounds, so it keeps its value.
pub(crate) fn asked_by<V: Copy>(way: Way, fields: &Fields, asked: &[Question<V>]) -> Vec<Question<V>> {
    let each = asked.iter().enumerate().map(|(i, question)| {
        let (node, end) = (&fields.list[i].node, fields.end(i, End::Row));
        match question {
            Question::Is(value) if way == Way::SetOfOne => Question::In(vec![*value]),
            Question::Is(value) if way == Way::BoundOfOne && node.ordered_before(end) => {
                Question::Between(Bound::Included(*value), Bound::Included(*value))
            }
            question => match (inside(node, question), question) {
                (Some(fields), Question::Prefix(inner)) => Question::Prefix(asked_by(way, fields, inner)),
                (Some(fields), Question::Kind(kind, inner)) => {
                    Question::Kind(*kind, asked_by(way, fields, inner))
                }
                _ => question.map(&|value| value),
            },
        }
    });
    each.collect()
}

/// Whether a value is asked for.
pub(crate) fn has_values<V>(asked: &[Question<V>]) -> bool {
    asked.iter().any(|question| match question {
        Question::Is(_) => true,
        Question::Prefix(inner) | Question::Kind(_, inner) => has_values(inner),
        _ => false,
    })
}

/// Names keys by letters from `b` on, in the order of their first use. `a` is the row shown with them.
pub(crate) fn letters(used: &mut Vec<usize>) -> impl FnMut(usize) -> char {
    |key| {
        let at = used.iter().position(|other| *other == key).unwrap_or_else(|| {
            used.push(key);
            used.len() - 1
        });
        char::from(b'b' + at as u8)
    }
}

/// Two bounds in words.
fn from_to(low: &Bound<usize>, high: &Bound<usize>, letter: &mut dyn FnMut(usize) -> char) -> String {
    let mut side = |bound: &Bound<usize>| match bound {
        Bound::Unbounded => String::from("unbounded"),
        Bound::Included(key) => format!("that of {} included", letter(*key)),
        Bound::Excluded(key) => format!("that of {} excluded", letter(*key)),
    };
    format!("from {} to {}", side(low), side(high))
}

/// The questions in words; `letter` names a key.
pub(crate) fn words(
    fields: &Fields,
    asked: &[Question<usize>],
    letter: &mut dyn FnMut(usize) -> char,
) -> String {
    let mut parts = Vec::new();
    for (field, question) in fields.list.iter().zip(asked) {
        let said = match question {
            Question::Is(key) => format!("as in {}", letter(*key)),
            Question::In(keys) if keys.is_empty() => "in an empty set".into(),
            Question::In(keys) => {
                let letters: Vec<String> = keys.iter().map(|key| letter(*key).to_string()).collect();
                format!("as in one of {}", letters.join(", "))
            }
            Question::Between(low, high) => from_to(low, high, letter),
            Question::BetweenAny(bounds) => {
                let each: Vec<String> = bounds.iter().map(|(low, high)| from_to(low, high, letter)).collect();
                format!("in any of [{}]", each.join("; "))
            }
            Question::StartsWith(prefix) => format!("starting with b\"{}\"", prefix.escape_ascii()),
            Question::StartsWithAny(prefixes) => {
                let each: Vec<String> =
                    prefixes.iter().map(|prefix| format!("b\"{}\"", prefix.escape_ascii())).collect();
                format!("starting with any of [{}]", each.join(", "))
            }
            Question::Prefix(inner) => match inside(&field.node, question) {
                Some(fields) => format!("by its fields ({})", words(fields, inner, letter)),
                None => "by its fields".into(),
            },
            Question::Kind(kind, inner) => match &field.node.peel(End::Row).0.kind {
                Kind::Keys(kinds) => {
                    let kind = &kinds.list[*kind];
                    format!("of the kind `{}` ({})", kind.name, words(&kind.layout.fields, inner, letter))
                }
                _ => "of a kind".into(),
            },
            Question::Any => "open".into(),
        };
        parts.push(format!("`{}` {said}", field.name));
    }
    parts.join(", ")
}
