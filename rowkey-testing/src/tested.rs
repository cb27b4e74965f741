//! The fields of a key as the derive writes them under the feature `testing`: codec, type and position of each, so that
//! the checks know the order of the *values*.

use std::any::Any;
use std::cmp::Ordering;
use std::marker::PhantomData;
use std::ops::Bound;

use rowkey_core::__private::scan::{
    self, AllBuckets, Bucket as _, Fields, HeadOf, OneBucket, Stage, Step, resume, resume_fields,
};
use rowkey_core::__private::{Key, infallible};
use rowkey_core::codec::{Codec, End};
use rowkey_core::layout::Node;
use rowkey_core::{KeyBuf, KeyRange, KeyRanges, RowKeyRef};

use super::near;
use super::questions::Question;
use super::random::Random;

/// A key whose laws can be checked: every struct that derives `RowKey`. Of an enum of keys, check the key
/// of each kind.
#[diagnostic::on_unimplemented(
    message = "the laws of `{Self}` cannot be checked: it is not a row key",
    label = "does not derive `RowKey`",
    note = "write `#[derive(rowkey::RowKey)]` on it; a codec is checked by `check_codec::<Codec, Type>()`",
    note = "a key with a lifetime is checked as `Key<'static>`"
)]
pub trait Tested: RowKeyRef<'static> + 'static {
    /// Its fields, in order.
    fn fields() -> Vec<FieldOf<Self>>;
}

/// A field of `K`.
#[doc(hidden)]
pub type FieldOf<K> = Box<dyn Field<K>>;

/// The ranges of a scan.
pub struct Scanned {
    pub(crate) ranges: KeyRanges,
    /// `range()`, if the scan has it.
    pub(crate) one: Option<KeyRange>,
}

/// Properties of a field's bytes.
pub struct Facts {
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

/// A field of `K`, whatever its type. Its functions continue a scan from the bytes of the leading fields.
pub trait Field<K: Key> {
    /// Properties of its bytes.
    fn facts(&self) -> Facts;
    /// The order of the values; `None` if unknown.
    fn order(&self, a: &K, b: &K) -> Option<Ordering>;
    /// The order of the bytes by the codec's `compare`.
    fn compare(&self, a: &K, b: &K) -> Ordering;
    /// Its bytes in this position; `None` if the value cannot be encoded.
    fn bytes(&self, key: &K) -> Option<KeyBuf>;
    /// Replaces the value by a similar one, or by one at an end of the type's domain.
    fn shift(&self, key: &mut K, random: &mut Random);
    /// Swaps the field of two keys.
    fn swap(&self, a: &mut K, b: &mut K);
    /// All rows of a scan that ends before this field.
    fn open(&self, head: HeadOf<K>) -> Scanned;
    /// The scan that this field bounds.
    fn bounded(&self, head: HeadOf<K>, low: Bound<&K>, high: Bound<&K>) -> Scanned;
    /// Fixes this field; `None` if its value cannot be encoded.
    fn fixed(&self, head: HeadOf<K>, key: &K) -> Option<HeadOf<K>>;
    /// All rows of a scan that ends after this field.
    fn closed(&self, head: HeadOf<K>) -> Scanned;
    /// Adds this field's constraint to fixed leading fields; `None` if a value cannot be encoded.
    fn asked_after(&self, head: HeadOf<K>, question: &Question<'_, K>) -> Option<Fields>;
    /// Adds this field's constraint to those of earlier fields.
    fn asked(&self, so_far: Fields, question: &Question<'_, K>) -> Option<Fields>;
    /// The constraints of a scan that fixes all fields up to this one.
    fn all_after(&self, head: HeadOf<K>) -> Option<Fields>;
}

/// A field of type `T`, written by `C`, between two steps of a scan.
struct Typed<K, C, T, At, Next> {
    get: fn(&K) -> &T,
    get_mut: fn(&mut K) -> &mut T,
    order: fn(&T, &T) -> Option<Ordering>,
    steps: PhantomData<(C, At, Next)>,
}

/// A field of a key. Generated `fields` calls this.
#[doc(hidden)]
pub fn field<
    K: Key + 'static,
    C: Codec<T> + 'static,
    T: 'static,
    At: Step + 'static,
    Next: Step + 'static,
>(
    get: fn(&K) -> &T,
    get_mut: fn(&mut K) -> &mut T,
    order: fn(&T, &T) -> Option<Ordering>,
) -> FieldOf<K> {
    Box::new(Typed::<K, C, T, At, Next> { get, get_mut, order, steps: PhantomData })
}

/// The fields of a key. Generated code cannot name `From`.
#[must_use]
#[doc(hidden)]
pub fn fields<K, const N: usize>(fields: [FieldOf<K>; N]) -> Vec<FieldOf<K>> {
    fields.into()
}

/// The scan that fixes nothing.
pub(crate) fn start<K: Key>() -> HeadOf<K> {
    scan::start::<K>().head()
}

impl<K: Key, C: Codec<T>, T: 'static, At: Step, Next: Step> Field<K> for Typed<K, C, T, At, Next> {
    fn facts(&self) -> Facts {
        let (index, fields) = (At::FIELDS, &K::__KEY.fields);
        let end = fields.end(index, End::Row);
        Facts {
            name: &fields.list[index].name,
            node: C::NODE,
            width: C::NODE.width,
            end,
            ordered: C::NODE.ordered_before(end),
            reversed: C::REVERSED,
            none_first: C::NODE.none_first(),
            infallible: infallible::<C, T>(matches!(end, End::Byte(_) | End::Unordered(_))),
        }
    }

    fn order(&self, a: &K, b: &K) -> Option<Ordering> {
        (self.order)((self.get)(a), (self.get)(b))
    }

    fn compare(&self, a: &K, b: &K) -> Ordering {
        C::compare((self.get)(a), (self.get)(b))
    }

    fn bytes(&self, key: &K) -> Option<KeyBuf> {
        let mut out = KeyBuf::new();
        C::write((self.get)(key), self.facts().end, &mut out).ok()?;
        Some(out)
    }

    fn shift(&self, key: &mut K, random: &mut Random) {
        let value: &mut dyn Any = (self.get_mut)(key);
        near::shift(value, random);
    }

    fn swap(&self, a: &mut K, b: &mut K) {
        std::mem::swap((self.get_mut)(a), (self.get_mut)(b));
    }

    fn open(&self, head: HeadOf<K>) -> Scanned {
        all::<K, At>(&head)
    }

    fn bounded(&self, head: HeadOf<K>, low: Bound<&K>, high: Bound<&K>) -> Scanned {
        let bounds = (low.map(self.get), high.map(self.get));
        if K::__KEY.in_one_bucket(At::FIELDS) {
            scanned(|| resume::<K, At, OneBucket>(head.clone()).bounded::<Next, C, T>(bounds))
        } else {
            scanned(|| resume::<K, At, AllBuckets>(head.clone()).bounded::<Next, C, T>(bounds))
        }
    }

    fn fixed(&self, head: HeadOf<K>, key: &K) -> Option<HeadOf<K>> {
        let scan = resume::<K, At, AllBuckets>(head);
        Some(scan.try_fix::<Next, C, T>((self.get)(key)).ok()?.head())
    }

    fn closed(&self, head: HeadOf<K>) -> Scanned {
        all::<K, Next>(&head)
    }

    fn asked_after(&self, head: HeadOf<K>, question: &Question<'_, K>) -> Option<Fields> {
        self.ask(resume::<K, At, AllBuckets>(head), question)
    }

    fn asked(&self, so_far: Fields, question: &Question<'_, K>) -> Option<Fields> {
        self.ask(resume_fields::<K, At>(so_far), question)
    }

    fn all_after(&self, head: HeadOf<K>) -> Option<Fields> {
        Some(resume::<K, Next, AllBuckets>(head).fields())
    }
}

impl<K: Key, C: Codec<T>, T: 'static, At: Step, Next: Step> Typed<K, C, T, At, Next> {
    fn ask<S: Stage<Key = K>>(&self, scan: S, question: &Question<'_, K>) -> Option<Fields> {
        Some(match question {
            Question::Is(key) => scan.try_fix::<Next, C, T>((self.get)(key)).ok()?.fields(),
            Question::In(keys) => {
                let values: Vec<&T> = keys.iter().map(|key| (self.get)(key)).collect();
                scan::some_of::<_, Next, C, T>(scan, &values).fields()
            }
            Question::Between(low, high) => {
                scan.bounded::<Next, C, T>((low.map(self.get), high.map(self.get))).fields()
            }
            Question::Any => scan.any::<Next>().fields(),
        })
    }
}

/// All rows that begin with `head`; `I` says how many fields are fixed.
fn all<K: Key, I: Step>(head: &HeadOf<K>) -> Scanned {
    if K::__KEY.in_one_bucket(I::FIELDS) {
        scanned(|| resume::<K, I, OneBucket>(head.clone()))
    } else {
        scanned(|| resume::<K, I, AllBuckets>(head.clone()))
    }
}

/// The ranges of a scan, and its one range if the type has `range()`.
fn scanned<S: Stage>(scan: impl Fn() -> S) -> Scanned {
    Scanned { one: S::Bucket::ONE.then(|| scan().range()), ranges: scan().ranges() }
}

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
                let none = |key| field.bytes(key).is_some_and(|bytes| bytes.first() == Some(&0));
                // A codec may reverse the values and leave `None` first.
                let backwards = facts.reversed || facts.none_first && !none(a) && !none(b);
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
