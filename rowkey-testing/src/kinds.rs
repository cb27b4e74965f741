//! An enum of keys as a field: its `_prefix` takes a scan of one kind.

use rowkey_core::__private::scan::{Constraint, Stage, Step, Values};
use rowkey_core::codec::{Codec, End};
use rowkey_core::layout::Kind;

use super::asking::{ask, constraints, matches, scan};
use super::question::Question;
use super::random::Random;
use super::special::Has;
use super::stage::{Scanned, Special, Take, To};
use super::tested::{FieldOf, Tested};

/// An enum of keys.
#[doc(hidden)]
pub trait TestedKinds: Sized + 'static {
    /// Its kinds, in the order of their prefixes.
    fn kinds() -> Vec<KindOf<Self>>;
}

/// A kind of `E`, whatever key it holds.
#[doc(hidden)]
pub type KindOf<E> = Box<dyn OfKind<E>>;

/// A kind of `E`. Questions are of values of this kind.
#[doc(hidden)]
pub trait OfKind<E> {
    /// Random questions for its leading fields; none if no value is of this kind.
    fn ask(&self, values: &[&E], random: &mut Random) -> Vec<Question<usize>>;
    /// Whether a value is of this kind and matches.
    fn matches(&self, asked: &[Question<&E>], value: &E) -> Option<bool>;
    /// The constraints of the scan; `None` if a value cannot be encoded.
    fn constraints(&self, asked: &[Question<&E>]) -> Option<Vec<Constraint>>;
    /// The same from encoded values and the layout alone.
    fn by_layout(&self, asked: &[Question<&E>]) -> Option<Vec<Constraint>>;
}

/// The variant that holds `K`. Method lookup takes the first of the traits below that applies.
#[doc(hidden)]
pub struct Variant<E, K>(pub fn(&E) -> Option<&K>);

/// Its key is one.
#[doc(hidden)]
pub trait OfKey<E> {
    /// The kind.
    fn kind(&self) -> KindOf<E>;
}

impl<E: 'static, K: Tested> OfKey<E> for &Variant<E, K> {
    fn kind(&self) -> KindOf<E> {
        Box::new(OfVariant { get: self.0, fields: K::fields() })
    }
}

/// It holds nothing, or what is no key, which has its own compile error.
#[doc(hidden)]
pub trait OfNoKey<E> {
    /// The kind.
    fn kind(&self) -> KindOf<E>;
}

impl<E: 'static, K: 'static> OfNoKey<E> for Variant<E, K> {
    fn kind(&self) -> KindOf<E> {
        let get = self.0;
        Box::new(Empty(move |value: &E| get(value).is_some()))
    }
}

struct OfVariant<E, K> {
    get: fn(&E) -> Option<&K>,
    fields: Vec<FieldOf<K>>,
}

impl<E, K: Tested> OfVariant<E, K> {
    fn of_keys<'k>(&self, asked: &[Question<&'k E>]) -> Vec<Question<&'k K>> {
        let key = |value| (self.get)(value).expect("a question is of values of its kind");
        asked.iter().map(|question| question.map(&key)).collect()
    }
}

impl<E, K: Tested> OfKind<E> for OfVariant<E, K> {
    fn ask(&self, values: &[&E], random: &mut Random) -> Vec<Question<usize>> {
        let held = values.iter().enumerate().filter_map(|(i, value)| Some((i, (self.get)(value)?)));
        let (indexes, keys): (Vec<usize>, Vec<&K>) = held.unzip();
        // Sometimes all of the kind.
        if keys.is_empty() || random.below(4) == 0 {
            return Vec::new();
        }
        ask(&self.fields, &keys, random).iter().map(|question| question.map(&|i| indexes[i])).collect()
    }

    fn matches(&self, asked: &[Question<&E>], value: &E) -> Option<bool> {
        match (self.get)(value) {
            Some(key) => matches(&self.fields, &self.of_keys(asked), key),
            None => Some(false),
        }
    }

    fn constraints(&self, asked: &[Question<&E>]) -> Option<Vec<Constraint>> {
        match asked {
            [] => Some(Vec::new()),
            asked => scan(&self.fields, &self.of_keys(asked), To::Constraints)?.constraints(),
        }
    }

    fn by_layout(&self, asked: &[Question<&E>]) -> Option<Vec<Constraint>> {
        constraints(&self.fields, &self.of_keys(asked))
    }
}

/// A kind, by whether a value is of it.
struct Empty<F>(F);

impl<E, F: Fn(&E) -> bool> OfKind<E> for Empty<F> {
    fn ask(&self, _: &[&E], _: &mut Random) -> Vec<Question<usize>> {
        Vec::new()
    }

    fn matches(&self, _: &[Question<&E>], value: &E) -> Option<bool> {
        Some((self.0)(value))
    }

    fn constraints(&self, _: &[Question<&E>]) -> Option<Vec<Constraint>> {
        Some(Vec::new())
    }

    fn by_layout(&self, _: &[Question<&E>]) -> Option<Vec<Constraint>> {
        Some(Vec::new())
    }
}

/// What an enum of keys adds to a scan: `_prefix`.
pub struct OfKinds<E>(Vec<KindOf<E>>);

impl<C: Codec<E>, E> Special<C, E> for OfKinds<E> {
    fn question(&self, values: &[&E], end: End, random: &mut Random) -> Option<Question<usize>> {
        // The builder has no `_prefix` for it: rows do not sort by the last text of its kinds.
        let unordered = matches!(end, End::Unordered(_)) && C::NODE.unterminated();
        if unordered || !matches!(C::NODE.peel(End::Row).0.kind, Kind::Keys(_)) {
            return None;
        }
        let kind = random.below(self.0.len());
        Some(Question::Kind(kind, self.0[kind].ask(values, random)))
    }

    fn matches(&self, question: &Question<&E>, value: &E) -> Option<bool> {
        let Question::Kind(kind, asked) = question else { return None };
        self.0[*kind].matches(asked, value)
    }

    fn by_layout(&self, question: &Question<&E>) -> Option<Constraint> {
        let Question::Kind(kind, asked) = question else { return None };
        Some(Constraint::Kind(*kind, self.0[*kind].by_layout(asked)?))
    }

    fn ask<S: Stage, N: Step, O: Take<S::Key>>(
        &self,
        scan: S,
        question: &Question<&E>,
        outer: O,
    ) -> Option<Scanned> {
        let Question::Kind(kind, asked) = question else { return None };
        let asked = Constraint::Kind(*kind, self.0[*kind].constraints(asked)?);
        outer.take(scan.nested::<N, Values>(asked))
    }
}

/// An enum of keys.
#[doc(hidden)]
pub trait HasKinds<T> {
    /// What it adds.
    fn special(&self) -> OfKinds<T>;
}

impl<C, T: TestedKinds, const TEXT: bool> HasKinds<T> for &&&&&Has<C, T, TEXT> {
    fn special(&self) -> OfKinds<T> {
        OfKinds(T::kinds())
    }
}
