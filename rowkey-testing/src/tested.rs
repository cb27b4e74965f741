//! What the derive tells of a key under the feature `testing`: its fields, each with its codec, its
//! type and its place, so that the checks can ask for the order that the *values* have.

use std::any::Any;
use std::cmp::Ordering;
use std::marker::PhantomData;
use std::ops::Bound;

use rowkey_core::__private::scan::{
    self, Bucket as _, Fields, HeadOf, Lost, One, Stage, Step, resume, resume_fields,
};
use rowkey_core::__private::{Key, infallible};
use rowkey_core::{Codec, End, KeyBuf, KeyRange, KeyRanges, Node, RowKeyRef};

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
pub type FieldOf<K> = Box<dyn Field<K>>;

/// What a scan asks for.
pub struct Scanned {
    pub(crate) ranges: KeyRanges,
    /// What `range()` gives, where it is there.
    pub(crate) one: Option<KeyRange>,
}

/// What is known of the bytes of a field.
pub struct Facts {
    pub(crate) name: &'static str,
    pub(crate) node: &'static Node,
    pub(crate) width: Option<usize>,
    /// What follows it.
    pub(crate) end: End,
    pub(crate) ordered: bool,
    pub(crate) reversed: bool,
    /// `None` stays before values that are reversed.
    pub(crate) none_first: bool,
    pub(crate) infallible: bool,
}

/// A field of `K`, whatever its type. A scan goes from field to field by the bytes that it has fixed.
pub trait Field<K: Key> {
    /// What is known of its bytes.
    fn facts(&self) -> Facts;
    /// The order of the values themselves; `None` where they have none that is known.
    fn order(&self, a: &K, b: &K) -> Option<Ordering>;
    /// The order that the codec says its bytes have.
    fn compare(&self, a: &K, b: &K) -> Ordering;
    /// Its bytes where it stands; `None` where the value has none.
    fn bytes(&self, key: &K) -> Option<KeyBuf>;
    /// Puts a value there that lies near this one, or at an edge of the type.
    fn shift(&self, key: &mut K, random: &mut Random);
    /// Exchanges the field of two keys.
    fn swap(&self, a: &mut K, b: &mut K);
    /// All rows of a scan that ends before this field.
    fn open(&self, head: HeadOf<K>) -> Scanned;
    /// The scan that this field bounds.
    fn bounded(&self, head: HeadOf<K>, low: Bound<&K>, high: Bound<&K>) -> Scanned;
    /// The bytes with this field fixed; `None` where its value has none.
    fn fixed(&self, head: HeadOf<K>, key: &K) -> Option<HeadOf<K>>;
    /// All rows of a scan that ends after this field.
    fn closed(&self, head: HeadOf<K>) -> Scanned;
    /// What is asked with this field, after values of the earlier ones; `None` where a value cannot be encoded.
    fn asked_after(&self, head: HeadOf<K>, question: &Question<'_, K>) -> Option<Fields>;
    /// What is asked with this field, after what was asked of the earlier ones.
    fn asked(&self, so_far: Fields, question: &Question<'_, K>) -> Option<Fields>;
    /// What is asked by a scan that ends after this field, all of whose values are fixed.
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

/// The fields of a key. Generated code has no `From` at hand.
#[must_use]
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
            scanned(|| scan::bounded::<_, Next, C, T>(resume::<K, At, One>(head.clone()), bounds))
        } else {
            scanned(|| scan::bounded::<_, Next, C, T>(resume::<K, At, Lost>(head.clone()), bounds))
        }
    }

    fn fixed(&self, head: HeadOf<K>, key: &K) -> Option<HeadOf<K>> {
        let scan = resume::<K, At, Lost>(head);
        Some(scan::try_fix::<_, Next, C, T>(scan, (self.get)(key)).ok()?.head())
    }

    fn closed(&self, head: HeadOf<K>) -> Scanned {
        all::<K, Next>(&head)
    }

    fn asked_after(&self, head: HeadOf<K>, question: &Question<'_, K>) -> Option<Fields> {
        self.ask(resume::<K, At, Lost>(head), question)
    }

    fn asked(&self, so_far: Fields, question: &Question<'_, K>) -> Option<Fields> {
        self.ask(resume_fields::<K, At>(so_far), question)
    }

    fn all_after(&self, head: HeadOf<K>) -> Option<Fields> {
        Some(resume::<K, Next, Lost>(head).fields())
    }
}

impl<K: Key, C: Codec<T>, T: 'static, At: Step, Next: Step> Typed<K, C, T, At, Next> {
    fn ask<S: Stage<Key = K>>(&self, scan: S, question: &Question<'_, K>) -> Option<Fields> {
        Some(match question {
            Question::Is(key) => scan::try_fix::<_, Next, C, T>(scan, (self.get)(key)).ok()?.fields(),
            Question::In(keys) => {
                let values: Vec<&T> = keys.iter().map(|key| (self.get)(key)).collect();
                scan::some_of::<_, Next, C, T>(scan, &values).fields()
            }
            Question::Between(low, high) => {
                scan::bounded::<_, Next, C, T>(scan, (low.map(self.get), high.map(self.get))).fields()
            }
            Question::Any => scan::any::<_, Next>(scan).fields(),
        })
    }
}

/// All rows that begin with `head`; `I` says how many fields are fixed.
fn all<K: Key, I: Step>(head: &HeadOf<K>) -> Scanned {
    if K::__KEY.in_one_bucket(I::FIELDS) {
        scanned(|| resume::<K, I, One>(head.clone()))
    } else {
        scanned(|| resume::<K, I, Lost>(head.clone()))
    }
}

/// What a scan asks for.
fn scanned<S: Stage>(scan: impl Fn() -> S) -> Scanned {
    Scanned { one: S::Bucket::ONE.then(|| scan().range()), ranges: scan().ranges() }
}

/// The order of two keys as their fields sort, each in its declared direction.
pub(crate) enum Order {
    /// By the field of this number.
    By(usize, Ordering),
    /// No field differs.
    Same,
    /// They differ first in a field whose values have no order that its bytes keep.
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
                // `None` stays before values that run backwards.
                let backwards = facts.reversed || facts.none_first && !none(a) && !none(b);
                return Order::By(index, if backwards { natural.reverse() } else { natural });
            }
            _ => return Order::Unknown,
        }
    }
    Order::Same
}

/// Two values whose order is asked for. Method lookup takes the first of the traits below that fits.
pub struct Pair<'p, T>(pub &'p T, pub &'p T);

/// A nested key: field by field.
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

/// A type that this crate knows, floats among them.
pub trait ByValue {
    /// The order of the two.
    fn order(&self) -> Option<Ordering>;
}

impl<T> ByValue for &&&Pair<'_, T>
where
    rowkey_core::Ordered: Codec<T>,
{
    fn order(&self) -> Option<Ordering> {
        Some(<rowkey_core::Ordered as Codec<T>>::compare(self.0, self.1))
    }
}

/// A type of the user's own with a total order.
pub trait ByOrd {
    /// The order of the two.
    fn order(&self) -> Option<Ordering>;
}

impl<T: Ord> ByOrd for &&Pair<'_, T> {
    fn order(&self) -> Option<Ordering> {
        Some(self.0.cmp(self.1))
    }
}

/// One with a partial order. Values that it calls equal may still differ, as 0.0 and -0.0 do.
pub trait ByPartialOrd {
    /// The order of the two.
    fn order(&self) -> Option<Ordering>;
}

impl<T: PartialOrd> ByPartialOrd for &Pair<'_, T> {
    fn order(&self) -> Option<Ordering> {
        self.0.partial_cmp(self.1).filter(|order| order.is_ne())
    }
}

/// One without.
pub trait ByNothing {
    /// None.
    fn order(&self) -> Option<Ordering>;
}

impl<T> ByNothing for Pair<'_, T> {
    fn order(&self) -> Option<Ordering> {
        None
    }
}
