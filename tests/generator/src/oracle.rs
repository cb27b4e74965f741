//! What matches a question, and in which order rows are: from the values of fields and the declaration alone. Knows no bytes
//! of a row, and shares no code with the crate.

use std::cmp::Ordering;
use std::ops::Bound;

use crate::model::{Case, Field, Key, Ty};
use crate::value::V;

/// A question, with its values.
#[derive(Debug, Clone, PartialEq)]
pub enum Asked {
    Is(V),
    In(Vec<V>),
    Range(Bound<V>, Bound<V>),
    RangeIn(Vec<(Bound<V>, Bound<V>)>),
    Starts(V),
    StartsIn(Vec<V>),
    Any,
    /// The leading fields of a nested key.
    Prefix(Vec<Asked>),
    /// A kind of an enum of keys, and the leading fields of its key.
    Kind(usize, Option<Vec<Asked>>),
}

impl Case {
    /// The order of the values of a type, which bounds follow whatever the direction in the row.
    #[must_use]
    pub fn compare(&self, ty: &Ty, a: &V, b: &V) -> Ordering {
        match (ty, a, b) {
            (Ty::Option(_), V::None, V::None) => Ordering::Equal,
            (Ty::Option(_), V::None, V::Some(_)) => Ordering::Less,
            (Ty::Option(_), V::Some(_), V::None) => Ordering::Greater,
            (Ty::Option(inner), V::Some(a), V::Some(b)) => self.compare(inner, a, b),
            (Ty::Reverse(inner), a, b) => self.compare(inner, b, a),
            (Ty::Array(inner, _) | Ty::List(inner), V::L(a), V::L(b)) => {
                let pairs = a.iter().zip(b).map(|(a, b)| self.compare(inner, a, b));
                pairs.fold(Ordering::Equal, Ordering::then).then(a.len().cmp(&b.len()))
            }
            (Ty::Tuple(parts), V::L(a), V::L(b)) => {
                let pairs = parts.iter().zip(a.iter().zip(b));
                let pairs = pairs.map(|(part, (a, b))| self.compare(part, a, b));
                pairs.fold(Ordering::Equal, Ordering::then)
            }
            // A nested key compares as its rows do.
            (Ty::Key(index), V::L(a), V::L(b)) => {
                self.order(&self.keys[*index], a, b).expect("only ordered keys have bounds")
            }
            // By the prefix of the kind, then as its keys.
            (Ty::Kinds(index), V::L(a), V::L(b)) => {
                let kinds = &self.kind_enums[*index].kinds;
                let of = |value: &[V]| match value {
                    [V::U(kind), V::L(key)] => (&kinds[*kind as usize], key.clone()),
                    other => panic!("no kind: {other:?}"),
                };
                let ((prefix, key), a) = of(a);
                let ((other, _), b) = of(b);
                let inside =
                    || key.map_or(Ordering::Equal, |key| self.compare(&Ty::Key(key), &V::L(a), &V::L(b)));
                prefix.as_bytes().cmp(other.as_bytes()).then_with(inside)
            }
            (_, V::U(a), V::U(b)) => a.cmp(b),
            (_, V::I(a), V::I(b)) => a.cmp(b),
            (_, V::F32(a), V::F32(b)) => f32::from_bits(*a).total_cmp(&f32::from_bits(*b)),
            (_, V::F64(a), V::F64(b)) => f64::from_bits(*a).total_cmp(&f64::from_bits(*b)),
            (_, V::B(a), V::B(b)) => a.cmp(b),
            (_, V::T(a, x), V::T(b, y)) => (a, x).cmp(&(b, y)),
            (ty, a, b) => panic!("{a:?} and {b:?} of {ty:?}"),
        }
    }

    /// The order of the rows of two keys in one bucket. `None`: the first field that differs keeps no order.
    #[must_use]
    pub fn order(&self, key: &Key, a: &[V], b: &[V]) -> Option<Ordering> {
        self.order_from(key, a, b, 0)
    }

    /// The same of the fields from this one.
    fn order_from(&self, key: &Key, a: &[V], b: &[V], from: usize) -> Option<Ordering> {
        for (index, field) in key.fields.iter().enumerate().skip(from) {
            let (a, b) = (&a[index], &b[index]);
            if a == b {
                continue;
            }
            if !self.sorted(key, index) {
                return self.order_inside(key, index, a, b);
            }
            let order = self.compare(&field.ty, a, b);
            // `None` is before all times, the newest of which is first.
            let is_none = *a == V::None || *b == V::None;
            let falls = field.attributes.desc || (field.attributes.reverse_ts.is_some() && !is_none);
            return Some(if falls { order.reverse() } else { order });
        }
        Some(Ordering::Equal)
    }

    /// The order of two rows by what the question leaves open: the leading fields with a value or a set are left out.
    #[must_use]
    pub fn order_of_open(&self, key: &Key, a: &[V], b: &[V], asked: &[Asked]) -> Option<Ordering> {
        self.open(key, a, b, asked).0
    }

    /// The same, and whether nothing is open.
    fn open(&self, key: &Key, a: &[V], b: &[V], asked: &[Asked]) -> (Option<Ordering>, bool) {
        for (index, field) in key.fields.iter().enumerate() {
            let (order, is_fixed) = match (asked.get(index), &field.ty, &a[index], &b[index]) {
                (Some(Asked::Is(_) | Asked::In(_)), ..) => continue,
                (Some(Asked::Prefix(inner)), Ty::Key(nested), V::L(a), V::L(b)) => {
                    self.open(&self.keys[*nested], a, b, inner)
                }
                (Some(Asked::Kind(kind, inner)), ty, V::L(a), V::L(b)) => {
                    match self.kinds(ty).key(self, *kind) {
                        Some(held) => {
                            self.open(held, a[1].list(), b[1].list(), inner.as_deref().unwrap_or_default())
                        }
                        None => continue,
                    }
                }
                _ => return (self.order_from(key, a, b, index), false),
            };
            if !is_fixed {
                let order = match order {
                    Some(Ordering::Equal) => self.order_from(key, a, b, index + 1),
                    _ if !self.sorted(key, index) => None,
                    Some(order) if field.attributes.desc => Some(order.reverse()),
                    _ => order,
                };
                return (order, false);
            }
        }
        (Some(Ordering::Equal), true)
    }

    /// A nested key may have ordered fields before an unordered one.
    fn order_inside(&self, key: &Key, index: usize, a: &V, b: &V) -> Option<Ordering> {
        let field = &key.fields[index];
        let (Ty::Key(inner), V::L(a), V::L(b)) = (&field.ty, a, b) else { return None };
        let inner = &self.keys[*inner];
        // Only its last field is affected by what follows it.
        let last = inner.fields.len() - 1;
        let order = match a[..last] == b[..last] {
            true => None,
            false => self.order(inner, a, b),
        };
        if field.attributes.desc { order.map(Ordering::reverse) } else { order }
    }

    /// Whether a key with these fields is among those that are asked for.
    #[must_use]
    pub fn matches(&self, key: &Key, fields: &[V], asked: &[Asked]) -> bool {
        let each = key.fields.iter().zip(fields).zip(asked);
        each.into_iter().all(|((field, value), asked)| match asked {
            Asked::Any => true,
            Asked::Is(wanted) => value == wanted,
            Asked::In(wanted) => wanted.contains(value),
            Asked::Range(low, high) => self.is_between(field, value, low, high),
            Asked::RangeIn(bounds) => {
                bounds.iter().any(|(low, high)| self.is_between(field, value, low, high))
            }
            Asked::Starts(prefix) => starts_with(value, prefix),
            Asked::StartsIn(prefixes) => prefixes.iter().any(|prefix| starts_with(value, prefix)),
            Asked::Prefix(asked) => match &field.ty {
                Ty::Key(index) => self.matches(&self.keys[*index], value.list(), asked),
                ty => panic!("{ty:?} is no key"),
            },
            Asked::Kind(kind, inner) => {
                let inside = self.kinds(&field.ty).key(self, *kind).zip(inner.as_ref());
                let [of, fields] = value.list() else { panic!("no kind: {value:?}") };
                *of == V::U(*kind as u128)
                    && inside.is_none_or(|(held, inner)| self.matches(held, fields.list(), inner))
            }
        })
    }

    fn is_between(&self, field: &Field, value: &V, low: &Bound<V>, high: &Bound<V>) -> bool {
        let compare = |bound: &V| self.compare(&field.ty, value, bound);
        let above = match low {
            Bound::Unbounded => true,
            Bound::Included(low) => compare(low).is_ge(),
            Bound::Excluded(low) => compare(low).is_gt(),
        };
        // Whether it is beyond the latest time is not asked of what has none.
        let excluded = *value == V::None
            && field.attributes.reverse_ts.is_some()
            && matches!(high, Bound::Included(V::Some(_)) | Bound::Excluded(V::Some(_)));
        above
            && !excluded
            && match high {
                Bound::Unbounded => true,
                Bound::Included(high) => compare(high).is_le(),
                Bound::Excluded(high) => compare(high).is_lt(),
            }
    }
}

fn starts_with(value: &V, prefix: &V) -> bool {
    match (value, prefix) {
        (V::B(value), V::B(prefix)) => value.starts_with(prefix),
        (value, prefix) => panic!("{value:?} and {prefix:?} are no text"),
    }
}
