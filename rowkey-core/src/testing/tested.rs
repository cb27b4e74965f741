//! What the derive tells of a key under the feature `testing`: its fields, each with its codec, its
//! type and its place, so that the checks can ask for the order that the *values* have.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::any::Any;
use core::cmp::Ordering;
use core::marker::PhantomData;
use core::ops::Bound;

use super::near;
use super::random::Random;
use crate::codec::FieldCodec as _;
use crate::format::Format;
use crate::key::{KeyFields, KeyFieldsRead};
use crate::key_buf::KeyBuf;
use crate::key_field::{HereOf, KeyField, PlaceOf};
use crate::place::Place as _;
use crate::progress::Progress;
use crate::range::KeyRange;
use crate::ranges::KeyRanges;
use crate::scan::{Ended, ScanOf, Steps};
use crate::value::FieldValue;

/// A key whose laws can be checked: every struct that derives `RowKey`. Of an enum of keys, check the key
/// of each kind.
#[diagnostic::on_unimplemented(
    message = "the laws of `{Self}` cannot be checked: it is not a row key",
    label = "does not derive `RowKey`",
    note = "write `#[derive(rowkey::RowKey)]` on it; a codec is checked by `check_codec::<Codec, Type>()`",
    note = "a key with a lifetime is checked as `Key<'static>`"
)]
pub trait Tested: KeyFieldsRead<'static> + 'static {
    /// Its fields, in order.
    fn fields() -> Vec<FieldOf<Self>>;
}

/// A field of `K`.
pub type FieldOf<K> = Box<dyn Field<K>>;

/// A scan that has forgotten how far it is.
pub type Scan<K> = crate::scan::Scan<K, Forgotten>;

/// See [`Scan`].
#[derive(Debug, Clone, Copy)]
pub struct Forgotten;

/// What a scan asks for.
pub struct Scanned {
    pub(super) ranges: KeyRanges,
    /// What `range()` gives, where it is there.
    pub(super) one: Option<KeyRange>,
}

/// A scan with one more field fixed.
pub enum Fixed<K: KeyFields> {
    /// Others follow.
    More(Scan<K>),
    /// It was the last.
    All(Box<Scanned>),
}

/// A field of `K`, whatever its type.
pub trait Field<K: KeyFields> {
    /// What is known of its bytes.
    fn format(&self) -> Format;
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
    /// All rows of a scan that ends in front of this field.
    fn open(&self, scan: Scan<K>) -> Scanned;
    /// The scan that this field bounds.
    fn bounded(&self, scan: Scan<K>, low: Bound<&K>, high: Bound<&K>) -> Scanned;
    /// The scan that fixes this field; `None` where its value has no bytes.
    fn fixed(&self, scan: Scan<K>, key: &K) -> Option<Fixed<K>>;
}

/// The field `F`; behind it, a scan is at `N`.
struct Typed<K: KeyFields, F: KeyField<K>, N> {
    get: fn(&K) -> &F::Value,
    get_mut: fn(&mut K) -> &mut F::Value,
    order: fn(&F::Value, &F::Value) -> Option<Ordering>,
    next: PhantomData<N>,
}

/// A field of a key. Generated `fields` calls this.
pub fn field<N: Progress + 'static, K: KeyFields + 'static, F: KeyField<K, Value: 'static> + 'static>(
    get: fn(&K) -> &F::Value,
    get_mut: fn(&mut K) -> &mut F::Value,
    order: fn(&F::Value, &F::Value) -> Option<Ordering>,
) -> FieldOf<K> {
    Box::new(Typed::<K, F, N> { get, get_mut, order, next: PhantomData })
}

/// The fields of a key. Generated code has no `From` at hand.
#[must_use]
pub fn fields<K, const N: usize>(fields: [FieldOf<K>; N]) -> Vec<FieldOf<K>> {
    fields.into()
}

impl<K: KeyFields, F: KeyField<K, Value: 'static>, N: Progress> Field<K> for Typed<K, F, N> {
    fn format(&self) -> Format {
        F::FORMAT
    }

    fn order(&self, a: &K, b: &K) -> Option<Ordering> {
        (self.order)((self.get)(a), (self.get)(b))
    }

    fn compare(&self, a: &K, b: &K) -> Ordering {
        F::Codec::compare((self.get)(a), (self.get)(b))
    }

    fn bytes(&self, key: &K) -> Option<KeyBuf> {
        let mut out = KeyBuf::new();
        F::Codec::encode::<PlaceOf<K, F>, KeyBuf>((self.get)(key), &mut out).ok()?;
        Some(out)
    }

    fn shift(&self, key: &mut K, random: &mut Random) {
        let value: &mut dyn Any = (self.get_mut)(key);
        near::shift(value, random);
    }

    fn swap(&self, a: &mut K, b: &mut K) {
        core::mem::swap((self.get_mut)(a), (self.get_mut)(b));
    }

    fn open(&self, scan: Scan<K>) -> Scanned {
        scanned(scan.at_progress::<HereOf<K, F>>())
    }

    fn bounded(&self, scan: Scan<K>, low: Bound<&K>, high: Bound<&K>) -> Scanned {
        let bounds = (low.map(self.get), high.map(self.get));
        let scan: Ended<K, HereOf<K, F>> = Steps::<K, F>::bounded(scan, bounds);
        scanned(scan)
    }

    fn fixed(&self, scan: Scan<K>, key: &K) -> Option<Fixed<K>> {
        let value = (self.get)(key);
        if PlaceOf::<K, F>::LAST {
            let scan: Ended<K, N> = Steps::<K, F>::fix_last(scan, value).ok()?;
            return Some(Fixed::All(Box::new(scanned(scan))));
        }
        Steps::<K, F>::fix(scan, value).ok().map(Fixed::More)
    }
}

/// What a scan asks for.
fn scanned<K: KeyFields, S: ScanOf<K> + Clone>(scan: S) -> Scanned {
    Scanned { one: S::Progress::ONE.then(|| scan.clone().range()), ranges: scan.ranges() }
}

/// The order of two keys as their fields sort, each in its declared direction.
pub(super) enum Order {
    /// By the field of this number.
    By(usize, Ordering),
    /// No field differs.
    Same,
    /// They differ first in a field whose values have no order that its bytes keep.
    Unknown,
}

pub(super) fn order<K: Tested>(fields: &[FieldOf<K>], a: &K, b: &K) -> Order {
    for (index, field) in fields.iter().enumerate() {
        let format = field.format();
        match field.order(a, b) {
            Some(Ordering::Equal) => {}
            None if field.bytes(a) == field.bytes(b) => {}
            Some(natural) if format.ordered => {
                let none = |key| field.bytes(key).is_some_and(|bytes| bytes.first() == Some(&0));
                // `None` stays in front of values that run backwards.
                let backwards = format.reversed || format.none_first && !none(a) && !none(b);
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

impl<T: FieldValue> ByValue for &&&Pair<'_, T> {
    fn order(&self) -> Option<Ordering> {
        Some(self.0.compare(self.1))
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
