//! The fields of a key as the derive writes them under the feature `testing`: codec, type and position of each, so that
//! the checks know the order of the *values*.

use std::cmp::Ordering;
use std::marker::PhantomData;
use std::ops::Bound;

use rowkey_core::__private::Key;
use rowkey_core::__private::scan::{self, AllBuckets, Constraint, OneBucket, Sets, Stage, Step};
use rowkey_core::codec::{Codec, End, Sink as _};
use rowkey_core::layout::{Kind, Node};
use rowkey_core::{KeyBuf, RowKeyRef};
use rowkey_layout::scan::between;

use super::question::Question;
use super::random::Random;
use super::stage::{Scanned, Special, Take, To, resume, resume_fields};

/// A key whose laws can be checked: every struct that derives `RowKey`. Of an enum of keys, check the key
/// of each kind.
#[diagnostic::on_unimplemented(
    message = "the laws of `{Self}` cannot be checked: it is not a row key",
    label = "does not derive `RowKey`",
    note = "write `#[derive(rowkey::RowKey)]` on it; a codec is checked by `check_codec::<Codec, Type>()`",
    note = "a key with a lifetime is checked as `Key<'static>`"
)]
pub trait Tested: RowKeyRef<'static> + 'static {
    /// Visits its fields, in order.
    #[doc(hidden)]
    fn each<V: Visit<Self>>(visit: &mut V);

    /// Its fields, in order.
    #[doc(hidden)]
    fn fields() -> Vec<FieldOf<Self>> {
        let mut fields = List(Vec::new());
        Self::each(&mut fields);
        fields.0
    }
}

/// Sees each field of `K` with its types.
#[doc(hidden)]
pub trait Visit<K: Key> {
    /// The next field, as generated code names it.
    fn field<C, T, At, Next, X>(&mut self, field: Typed<K, C, T, At, Next, X>)
    where
        K: 'static,
        C: Codec<T> + 'static,
        T: 'static,
        At: Step + 'static,
        Next: Step + 'static,
        X: Special<C, T> + 'static,
    {
        self.visit(field);
    }

    /// The next field.
    fn visit<F: Field<K> + 'static>(&mut self, field: F);
}

/// A field of `K`.
#[doc(hidden)]
pub type FieldOf<K> = Box<dyn Field<K>>;

/// Properties of a field's bytes.
pub struct Facts {
    pub(crate) index: usize,
    pub(crate) name: &'static str,
    pub(crate) node: &'static Node,
    pub(crate) width: Option<usize>,
    /// What follows it.
    pub(crate) end: End,
    pub(crate) ordered: bool,
    pub(crate) reversed: bool,
    /// `None` sorts before all values, even if these are reversed.
    pub(crate) none_first: bool,
    pub(crate) infallible: bool,
}

/// A field of `K`, whatever its type.
pub trait Field<K: Key> {
    /// Properties of its bytes.
    fn facts(&self) -> &Facts;
    /// The order of the values; `None` if unknown.
    fn order(&self, a: &K, b: &K) -> Option<Ordering>;
    /// The order of the bytes by the codec's `compare`.
    fn compare(&self, a: &K, b: &K) -> Ordering;
    /// Its bytes in this position; `None` if the value cannot be encoded.
    fn bytes(&self, key: &K) -> Option<KeyBuf>;
    /// Whether its value is `None`. Asked only if `None` sorts first.
    fn is_none(&self, key: &K) -> bool {
        self.bytes(key).is_some_and(|bytes| bytes.first() == Some(&0))
    }
    /// Replaces the value by a similar one, or by one at an end of the type's domain.
    fn shift(&self, key: &mut K, random: &mut Random);
    /// Swaps the field of two keys.
    fn swap(&self, a: &mut K, b: &mut K);
    /// Fixes this field after fixed leading fields; `None` if its value cannot be encoded.
    fn fixed(&self, head: KeyBuf, key: &K) -> Option<KeyBuf>;
    /// Passes to `outer` the scan that asks this field after fixed leading fields; `None` if a value cannot be encoded.
    fn ask_into<O: Take<K>>(&self, head: KeyBuf, question: &Question<&K>, outer: O) -> Option<Scanned>
    where
        Self: Sized;
    /// The result of that scan, whose bucket may be known.
    fn ask_after(&self, head: KeyBuf, question: &Question<&K>, to: To) -> Option<Scanned>;
    /// The constraints of that scan.
    fn asked_after(&self, head: KeyBuf, question: &Question<&K>) -> Option<Vec<Constraint>> {
        self.ask_after(head, question, To::Constraints)?.constraints()
    }
    /// Adds this field's constraint to those of earlier fields.
    fn asked(&self, so_far: Vec<Constraint>, question: &Question<&K>) -> Option<Vec<Constraint>>;
    /// The question as a layout alone asks it, from encoded values: see [`constraints`](super::asking::constraints).
    fn by_layout(&self, question: &Question<&K>) -> Option<Constraint>;
    /// The constraints of a scan that fixes all fields up to this one. Used by the tests of the tool.
    fn all_after(&self, head: KeyBuf) -> Option<Vec<Constraint>>;
    /// A random question that only fields of its type have: see [`Special`].
    fn special(&self, keys: &[&K], random: &mut Random) -> Option<Question<usize>>;
    /// Whether a key matches such a question.
    fn special_matches(&self, question: &Question<&K>, key: &K) -> Option<bool>;
}

/// A field of type `T`, encoded by `C`, between two steps of a scan. `X`: what its type adds to a scan.
#[doc(hidden)]
pub struct Typed<K, C, T, At, Next, X> {
    get: fn(&K) -> &T,
    get_mut: fn(&mut K) -> &mut T,
    order: fn(&T, &T) -> Option<Ordering>,
    special: X,
    facts: Facts,
    steps: PhantomData<(C, At, Next)>,
}

struct List<K>(Vec<FieldOf<K>>);

impl<K: Key> Visit<K> for List<K> {
    fn visit<F: Field<K> + 'static>(&mut self, field: F) {
        self.0.push(Box::new(field));
    }
}

/// A scan without constraints.
pub(crate) fn start<K: Key>() -> KeyBuf {
    scan::start::<K>().head()
}

/// All rows.
pub(crate) fn all<K: Key>(to: To) -> Option<Scanned> {
    to.take(scan::start::<K>())
}

impl<K, C, T, At, Next, X> Field<K> for Typed<K, C, T, At, Next, X>
where
    K: Key,
    C: Codec<T>,
    T: 'static,
    At: Step,
    Next: Step,
    X: Special<C, T>,
{
    fn facts(&self) -> &Facts {
        &self.facts
    }

    fn order(&self, a: &K, b: &K) -> Option<Ordering> {
        (self.order)((self.get)(a), (self.get)(b))
    }

    fn compare(&self, a: &K, b: &K) -> Ordering {
        C::compare((self.get)(a), (self.get)(b))
    }

    fn bytes(&self, key: &K) -> Option<KeyBuf> {
        let mut out = KeyBuf::new();
        C::write((self.get)(key), self.facts.end, &mut out).ok()?;
        Some(out)
    }

    fn shift(&self, key: &mut K, random: &mut Random) {
        self.special.shift((self.get_mut)(key), random);
    }

    fn swap(&self, a: &mut K, b: &mut K) {
        std::mem::swap((self.get_mut)(a), (self.get_mut)(b));
    }

    fn fixed(&self, head: KeyBuf, key: &K) -> Option<KeyBuf> {
        let scan = resume::<K, At, AllBuckets>(head);
        Some(scan.try_fix::<Next, C, T>((self.get)(key)).ok()?.head())
    }

    fn ask_into<O: Take<K>>(&self, head: KeyBuf, question: &Question<&K>, outer: O) -> Option<Scanned> {
        let (scan, question) = (resume::<K, At, AllBuckets>(head), question.map(&self.get));
        ask::<C, T, Next, _, _, _>(scan, &question, &self.special, outer)
    }

    fn ask_after(&self, head: KeyBuf, question: &Question<&K>, to: To) -> Option<Scanned> {
        if !K::__KEY.in_one_bucket(At::FIELDS) {
            return self.ask_into(head, question, to);
        }
        let (scan, question) = (resume::<K, At, OneBucket>(head), question.map(&self.get));
        ask::<C, T, Next, _, _, _>(scan, &question, &self.special, to)
    }

    fn asked(&self, so_far: Vec<Constraint>, question: &Question<&K>) -> Option<Vec<Constraint>> {
        let (scan, question) = (resume_fields::<K, At>(so_far), question.map(&self.get));
        ask::<C, T, Next, _, _, _>(scan, &question, &self.special, To::Constraints)?.constraints()
    }

    fn by_layout(&self, question: &Question<&K>) -> Option<Constraint> {
        let (node, end) = (C::NODE, self.facts.end);
        if matches!(node.kind, Kind::Custom(_)) && node.width.is_none() {
            // At the end of its key it may end in another way than nested before more fields: only the codec knows.
            return None;
        }
        let encoded = |value: &T| {
            let mut bytes = KeyBuf::new();
            C::write(value, end, &mut bytes).ok()?;
            end.delimiter().inspect(|delimiter| bytes.put(delimiter));
            Some(bytes)
        };
        let at = |bound: Bound<&T>| {
            bound.map(|value| {
                let mut bytes = KeyBuf::new();
                let position = C::bound(value, end, &mut bytes);
                (bytes.to_vec(), position)
            })
        };
        // Of an `Option`, what is inside counts.
        let reversed = C::NODE.reversed() || node.none_first();
        match question.map(&self.get) {
            Question::Is(value) => Some(Constraint::values(vec![encoded(value)?])),
            Question::In(values) => {
                Some(Constraint::values(values.into_iter().filter_map(encoded).collect()))
            }
            Question::Between(low, high) => Some(between(node, end, &at(low), &at(high), reversed)),
            Question::BetweenAny(bounds) => Some(Constraint::any_of(
                bounds.into_iter().map(|(low, high)| between(node, end, &at(low), &at(high), reversed)),
            )),
            Question::Any => Some(Constraint::Any),
            question => self.special.by_layout(&question),
        }
    }

    fn all_after(&self, head: KeyBuf) -> Option<Vec<Constraint>> {
        Some(resume::<K, Next, AllBuckets>(head).fields())
    }

    fn special(&self, keys: &[&K], random: &mut Random) -> Option<Question<usize>> {
        let values: Vec<&T> = keys.iter().map(|key| (self.get)(key)).collect();
        self.special.question(&values, self.facts.end, random)
    }

    fn special_matches(&self, question: &Question<&K>, key: &K) -> Option<bool> {
        self.special.matches(&question.map(&self.get), (self.get)(key))
    }
}

impl<K: Key, C: Codec<T>, T, At: Step, Next, X> Typed<K, C, T, At, Next, X> {
    #[doc(hidden)]
    pub fn new(
        get: fn(&K) -> &T,
        get_mut: fn(&mut K) -> &mut T,
        order: fn(&T, &T) -> Option<Ordering>,
        special: X,
    ) -> Self {
        let (index, fields) = (At::FIELDS, &K::__KEY.fields);
        let end = fields.end(index, End::Row);
        let facts = Facts {
            index,
            name: &fields.list[index].name,
            node: C::NODE,
            width: C::NODE.width,
            end,
            ordered: C::NODE.ordered_before(end),
            reversed: C::NODE.reversed(),
            none_first: C::NODE.none_first(),
            infallible: fields.is_infallible(index),
        };
        Typed { get, get_mut, order, special, facts, steps: PhantomData }
    }
}

/// Asks the question of the field of step `N`; `None` if a value cannot be encoded.
fn ask<C: Codec<T>, T, N: Step, S: Stage, X: Special<C, T>, O: Take<S::Key>>(
    scan: S,
    question: &Question<&T>,
    special: &X,
    outer: O,
) -> Option<Scanned> {
    match question {
        Question::Is(value) => match S::Key::__KEY.fields.list[N::FIELDS - 1].rest {
            true => outer.take(scan.some::<N, Sets, C, T>([*value])),
            false => outer.take(scan.try_fix::<N, C, T>(value).ok()?),
        },
        Question::In(values) => outer.take(scan.some::<N, Sets, C, T>(values.iter().copied())),
        Question::Between(low, high) => outer.take(scan.bounded::<N, C, T>((*low, *high))),
        Question::BetweenAny(bounds) => outer.take(scan.bounded_in::<N, C, T>(bounds.iter().copied())),
        Question::Any => outer.take(scan.any::<N>()),
        Question::StartsWith(_) | Question::StartsWithAny(_) | Question::Prefix(_) | Question::Kind(..) => {
            special.ask::<S, N, O>(scan, question, outer)
        }
    }
}

/// Fixes the leading fields; `None` if a value cannot be encoded.
pub(crate) fn head<K: Key>(fields: &[FieldOf<K>], leading: &[Question<&K>]) -> Option<KeyBuf> {
    fields.iter().zip(leading).try_fold(start::<K>(), |head, (field, question)| match question {
        Question::Is(key) => field.fixed(head, key),
        _ => None,
    })
}

/// Passes to `outer` the scan that fixes the leading fields, and asks the last of `asked`. `None` if a value cannot be
/// encoded.
pub(crate) fn scan_into<K: Tested, O: Take<K>>(
    fields: &[FieldOf<K>],
    asked: &[Question<&K>],
    outer: O,
) -> Option<Scanned> {
    let (question, leading) = asked.split_last()?;
    let head = head(fields, leading)?;
    let mut last = Last { index: leading.len(), question, scan: Some((head, outer)), scanned: None };
    K::each(&mut last);
    last.scanned
}

/// Asks the field at `index`.
struct Last<'q, K: Key, O> {
    index: usize,
    question: &'q Question<&'q K>,
    scan: Option<(KeyBuf, O)>,
    scanned: Option<Scanned>,
}

impl<K: Key, O: Take<K>> Visit<K> for Last<'_, K, O> {
    fn visit<F: Field<K> + 'static>(&mut self, field: F) {
        if field.facts().index != self.index {
            return;
        }
        let Some((head, outer)) = self.scan.take() else { return };
        self.scanned = field.ask_into(head, self.question, outer);
    }
}
