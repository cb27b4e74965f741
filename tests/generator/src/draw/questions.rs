//! Draws questions about the leading fields of a key.

use crate::model::{Ask, Attributes, Case, Field, Key, Ty};
use crate::random::Rng;

const QUESTIONS: usize = 4;

pub(super) fn draw(case: &Case, mut random: Rng) -> Vec<Vec<Ask>> {
    let key = case.key();
    (0..QUESTIONS).map(|_| question(case, key, &mut random)).collect()
}

fn question(case: &Case, key: &Key, random: &mut Rng) -> Vec<Ask> {
    let count = match random.below(3) {
        0 => 1 + random.below(key.fields.len()),
        _ => key.fields.len(),
    };
    // Values and sets, then one bound: what ranges find.
    if random.below(3) == 0 {
        let mut asked: Vec<Ask> =
            (1..count).map(|_| if random.below(2) == 0 { Ask::Is } else { Ask::In }).collect();
        asked.push(bound(case, key, count - 1, random));
        return asked;
    }
    (0..count).map(|field| ask(case, key, field, random)).collect()
}

fn bound(case: &Case, key: &Key, field: usize, random: &mut Rng) -> Ask {
    match case.inside(key, field, random) {
        Some(inside) => inside,
        None if case.starts(key, field) && random.below(2) == 0 => starts(random),
        None if case.sorted(key, field) => range(random),
        None => Ask::In,
    }
}

fn range(random: &mut Rng) -> Ask {
    if random.below(3) == 0 { Ask::RangeIn } else { Ask::Range }
}

fn starts(random: &mut Rng) -> Ask {
    if random.below(3) == 0 { Ask::StartsIn } else { Ask::Starts }
}

fn ask(case: &Case, key: &Key, field: usize, random: &mut Rng) -> Ask {
    // A kind is asked for more often than by all its values.
    if let (Ty::Kinds(_), 0) = (&key.fields[field].ty, random.below(2)) {
        return bound(case, key, field, random);
    }
    match random.below(16) {
        0..=5 => Ask::Is,
        6 | 7 => Ask::In,
        8..=10 if case.sorted(key, field) => range(random),
        11 | 12 if case.starts(key, field) => starts(random),
        8..=14 => match case.inside(key, field, random) {
            Some(inside) => inside,
            None if random.below(2) == 0 => Ask::Any,
            None => Ask::Is,
        },
        _ => Ask::Any,
    }
}

impl Case {
    /// The field has `_starts_with`.
    fn starts(&self, key: &Key, field: usize) -> bool {
        let Field { ty, attributes, .. } = &key.fields[field];
        matches!(ty, Ty::Text(_)) && attributes.len.is_none() && !attributes.rest
    }

    /// A question that `_prefix` of the field takes: of the key that it is, or of a kind.
    fn inside(&self, key: &Key, field: usize, random: &mut Rng) -> Option<Ask> {
        let of = &key.fields[field];
        match &of.ty {
            Ty::Key(inner) => {
                let closed = key.unordered_after(field) && self.ends_in_text(&of.ty, &Attributes::default());
                (!closed).then(|| Ask::Prefix(question(self, &self.keys[*inner], random)))
            }
            Ty::Kinds(index) => {
                let kinds = &self.kind_enums[*index];
                let kind = random.below(kinds.kinds.len());
                let held = kinds.key(self, kind).filter(|_| random.below(3) > 0);
                Some(Ask::Kind(kind, held.map(|held| question(self, held, random))))
            }
            _ => None,
        }
    }
}
