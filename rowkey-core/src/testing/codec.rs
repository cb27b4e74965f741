//! Keys around one codec: as the last field of a row, and between two others.

use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::fmt::{self, Debug};
use core::marker::PhantomData;

use super::tested::{FieldOf, Tested, field};
use crate::codec::{FieldCodec, FieldDecode};
use crate::error::Refusal;
use crate::format::FieldFormat;
use crate::key::{KeyFields, KeyFieldsRead, Outcome, Shape, Visit, take};
use crate::key_buf::KeyBuf;
use crate::key_field::KeyField;
use crate::place::{Inner, Last, Place};
use crate::progress::At;
use crate::reader::Reader;
use crate::salt::{Span, Unsalted};
use crate::value::Ordered;

/// A type and its codec.
pub trait Checked: 'static {
    type Codec: FieldCodec<Self::Type> + FieldDecode<'static, Self::Type> + 'static;
    type Type: PartialOrd + Clone + Debug + 'static;
}

/// `C` for `T`.
pub struct Of<C, T>(PhantomData<(C, T)>);

impl<C, T> Checked for Of<C, T>
where
    C: FieldCodec<T> + FieldDecode<'static, T> + 'static,
    T: PartialOrd + Clone + Debug + 'static,
{
    type Codec = C;
    type Type = T;
}

/// The value is the whole row.
pub struct Alone<X: Checked>(pub(super) X::Type);

/// The value stands between two numbers.
pub struct Amid<X: Checked>(pub(super) u8, pub(super) X::Type, pub(super) u8);

impl<X: Checked> Clone for Alone<X> {
    fn clone(&self) -> Self {
        Alone(self.0.clone())
    }
}

impl<X: Checked> Clone for Amid<X> {
    fn clone(&self) -> Self {
        Amid(self.0, self.1.clone(), self.2)
    }
}

impl<X: Checked> Debug for Alone<X> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.0)
    }
}

impl<X: Checked> Debug for Amid<X> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({:?}, {:?}, {:?})", self.0, self.1, self.2)
    }
}

/// The order of the type itself. Values that are equal but print differently (0.0 and -0.0) may have
/// rows of their own.
fn natural<T: PartialOrd + Debug>(a: &T, b: &T) -> Option<Ordering> {
    a.partial_cmp(b).filter(|order| order.is_ne() || alloc::format!("{a:?}") == alloc::format!("{b:?}"))
}

macro_rules! key_around {
    ($key:ident, $names:expr, $fields:expr) => {
        impl<X: Checked> KeyFields for $key<X> {
            type Spans = [Span; 0];
            type Salt = Unsalted;
            type Shape = Shape<false, 0>;
            type Front = KeyBuf;
            type Outcome = Outcome<false>;
            type Nested = Inner;

            const NAMES: &'static [(&'static str, bool)] = $names;
            const FIELDS: &'static [FieldFormat] = $fields;

            fn each<P: Place, V: Visit>(&self, visit: &mut V) -> bool {
                self.each_field::<P, V>(visit)
            }
        }

        impl<X: Checked> KeyFieldsRead<'static> for $key<X> {
            fn read<P: Place, R: Refusal>(row: &mut Reader<'static>, _: &mut Self::Spans) -> Result<Self, R> {
                Self::take_all::<P, R>(row)
            }
        }
    };
}

key_around!(Alone, &[("value", false)], &[FieldFormat::of::<X::Codec, X::Type>(Self::NAMES[0].0, false)]);
key_around!(
    Amid,
    &[("before", false), ("value", false), ("after", false)],
    &[
        FieldFormat::of::<Ordered, u8>(Self::NAMES[0].0, false),
        FieldFormat::of::<X::Codec, X::Type>(Self::NAMES[1].0, false),
        FieldFormat::of::<Ordered, u8>(Self::NAMES[2].0, false)
    ]
);

impl<X: Checked> Alone<X> {
    fn each_field<P: Place, V: Visit>(&self, visit: &mut V) -> bool {
        visit.field::<X::Codec, _, P>("value", &self.0)
    }

    fn take_all<P: Place, R: Refusal>(row: &mut Reader<'static>) -> Result<Self, R> {
        Ok(Alone(take::<X::Codec, _, P, R>(&"value", row)?))
    }
}

impl<X: Checked> Amid<X> {
    fn each_field<P: Place, V: Visit>(&self, visit: &mut V) -> bool {
        visit.field::<Ordered, _, Inner>("before", &self.0)
            && visit.field::<X::Codec, _, Inner>("value", &self.1)
            && visit.field::<Ordered, _, P>("after", &self.2)
    }

    fn take_all<P: Place, R: Refusal>(row: &mut Reader<'static>) -> Result<Self, R> {
        Ok(Amid(
            take::<Ordered, _, Inner, R>(&"before", row)?,
            take::<X::Codec, _, Inner, R>(&"value", row)?,
            take::<Ordered, _, P, R>(&"after", row)?,
        ))
    }
}

/// The field of the number `I`: a codec, a type and a place.
struct Nth<const I: usize, K, C, T, P>(PhantomData<(K, C, T, P)>);

impl<const I: usize, K: KeyFields, C: FieldCodec<T>, T, P: Place> KeyField<K> for Nth<I, K, C, T, P> {
    type Codec = C;
    type Value = T;
    type Spot = (P, At<I, true>);
}

/// The field behind which a scan has fixed `NEXT` ones.
fn nth<const I: usize, const NEXT: usize, K, C, T, P>(
    get: fn(&K) -> &T,
    get_mut: fn(&mut K) -> &mut T,
    order: fn(&T, &T) -> Option<Ordering>,
) -> FieldOf<K>
where
    K: KeyFields + 'static,
    C: FieldCodec<T> + 'static,
    T: 'static,
    P: Place + 'static,
{
    field::<At<NEXT, true>, K, Nth<I, K, C, T, P>>(get, get_mut, order)
}

#[diagnostic::do_not_recommend]
impl<X: Checked> Tested for Alone<X> {
    fn fields() -> Vec<FieldOf<Self>> {
        vec![nth::<0, 1, Self, X::Codec, _, Last>(|key| &key.0, |key| &mut key.0, natural)]
    }
}

#[diagnostic::do_not_recommend]
impl<X: Checked> Tested for Amid<X> {
    fn fields() -> Vec<FieldOf<Self>> {
        let number = |a: &u8, b: &u8| Some(a.cmp(b));
        vec![
            nth::<0, 1, Self, Ordered, _, Inner>(|key| &key.0, |key| &mut key.0, number),
            nth::<1, 2, Self, X::Codec, _, Inner>(|key| &key.1, |key| &mut key.1, natural),
            nth::<2, 3, Self, Ordered, _, Last>(|key| &key.2, |key| &mut key.2, number),
        ]
    }
}
