//! The expected order: of values by their type, of keys field by field.

use std::cmp::Ordering;

use rowkey_core::codec::Codec;

use super::tested::{FieldOf, Tested};

/// The order of two keys as their fields sort, each in its declared direction.
pub(crate) enum Order {
    /// By the field with this index.
    By(usize, Ordering),
    /// All fields are equal.
    Same,
    /// The first field that differs is unordered.
    Unknown,
}

pub(crate) fn order<K: Tested>(fields: &[FieldOf<K>], a: &K, b: &K) -> Order {
    for (index, field) in fields.iter().enumerate() {
        let facts = field.facts();
        match field.order(a, b) {
            Some(Ordering::Equal) => {}
            None if field.bytes(a) == field.bytes(b) => {}
            Some(natural) if facts.ordered => {
                // A codec may reverse the values and leave `None` first.
                let backwards = facts.reversed || facts.none_first && !field.is_none(a) && !field.is_none(b);
                return Order::By(index, if backwards { natural.reverse() } else { natural });
            }
            _ => return Order::Unknown,
        }
    }
    Order::Same
}

/// Two values to compare. Method lookup takes the first of the traits below that applies.
#[doc(hidden)]
pub struct Pair<'p, T>(pub &'p T, pub &'p T);

/// A nested key: field by field.
#[doc(hidden)]
pub trait ByFields {
    /// The order of the two.
    fn order(&self) -> Option<Ordering>;
}

impl<K: Tested> ByFields for &&&&Pair<'_, K> {
    fn order(&self) -> Option<Ordering> {
        match order(&K::fields(), self.0, self.1) {
            Order::By(_, order) => Some(order),
            Order::Same => Some(Ordering::Equal),
            Order::Unknown => None,
        }
    }
}

/// A type with a codec of this crate, floats among them.
#[doc(hidden)]
pub trait ByValue {
    /// The order of the two.
    fn order(&self) -> Option<Ordering>;
}

impl<T> ByValue for &&&Pair<'_, T>
where
    rowkey_core::codec::Ordered: Codec<T>,
{
    fn order(&self) -> Option<Ordering> {
        Some(<rowkey_core::codec::Ordered as Codec<T>>::compare(self.0, self.1))
    }
}

/// Any other type with a total order.
#[doc(hidden)]
pub trait ByOrd {
    /// The order of the two.
    fn order(&self) -> Option<Ordering>;
}

impl<T: Ord> ByOrd for &&Pair<'_, T> {
    fn order(&self) -> Option<Ordering> {
        Some(self.0.cmp(self.1))
    }
}

/// A type with a partial order. Equal values may still differ, as 0.0 and -0.0 do.
#[doc(hidden)]
pub trait ByPartialOrd {
    /// The order of the two.
    fn order(&self) -> Option<Ordering>;
}

impl<T: PartialOrd> ByPartialOrd for &Pair<'_, T> {
    fn order(&self) -> Option<Ordering> {
        self.0.partial_cmp(self.1).filter(|order| order.is_ne())
    }
}

/// A type without an order.
#[doc(hidden)]
pub trait ByNothing {
    /// None.
    fn order(&self) -> Option<Ordering>;
}

impl<T> ByNothing for Pair<'_, T> {
    fn order(&self) -> Option<Ordering> {
        None
    }
}
