//! Keys around one codec: as the last field of a row, and between two others.

use std::cmp::Ordering;
use std::fmt::{self, Debug};
use std::marker::PhantomData;

use rowkey_core::__private::scan::{OneBucket, Plain};
use rowkey_core::__private::{self, Field, Key, Read, Shape, Taker, Writer};
use rowkey_core::Layout;
use rowkey_core::codec::{Codec, Decode, End, Ordered, Reader, Sink};

use super::special::Nothing;
use super::tested::{Tested, Typed, Visit};

/// A type and its codec.
pub trait Checked: 'static {
    type Codec: Codec<Self::Type> + Decode<'static, Self::Type> + 'static;
    type Type: PartialOrd + Clone + Debug + 'static;
}

/// `C` for `T`.
pub struct Of<C, T>(PhantomData<(C, T)>);

impl<C, T> Checked for Of<C, T>
where
    C: Codec<T> + Decode<'static, T> + 'static,
    T: PartialOrd + Clone + Debug + 'static,
{
    type Codec = C;
    type Type = T;
}

/// A key whose only field is the value.
pub struct Alone<X: Checked>(pub(crate) X::Type);

/// A key with the value between two numbers.
pub struct Amid<X: Checked>(pub(crate) u8, pub(crate) X::Type, pub(crate) u8);

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

/// The order of the type. `None` for equal values with different bytes, as 0.0 and -0.0 may have.
fn natural<X: Checked>(a: &X::Type, b: &X::Type) -> Option<Ordering> {
    a.partial_cmp(b).filter(|order| order.is_ne() || X::Codec::compare(a, b).is_eq())
}

impl<X: Checked> Key for Alone<X> {
    type __Row = Shape<false, 0, false>;
    type __Bucket = OneBucket;
    type __Prefix<S> = ();
    type __Steps = ();
    type __Fields = ();
    type __Salted = ();
    const __FIELDS: &'static [Field] = &[value::<X>()];
    const __KEY: &'static Layout = &Layout::of(b"", Self::__FIELDS);

    fn __write(&self, row: &mut Writer<'_, impl Sink>) -> bool {
        row.put::<X::Codec, _>(&self.0)
    }
}

impl<X: Checked> Read<'static> for Alone<X> {
    fn __read(row: &mut Taker<'_, 'static>) -> Option<Self> {
        row.take::<X::Codec, _>().map(Alone)
    }
}

impl<X: Checked> Key for Amid<X> {
    type __Row = Shape<false, 0, false>;
    type __Bucket = OneBucket;
    type __Prefix<S> = ();
    type __Steps = ();
    type __Fields = ();
    type __Salted = ();
    const __FIELDS: &'static [Field] = &[
        __private::field::<Ordered, u8>("before", false),
        value::<X>(),
        __private::field::<Ordered, u8>("after", false),
    ];
    const __KEY: &'static Layout = &Layout::of(b"", Self::__FIELDS);

    fn __write(&self, row: &mut Writer<'_, impl Sink>) -> bool {
        row.put::<Ordered, _>(&self.0) && row.put::<X::Codec, _>(&self.1) && row.put::<Ordered, _>(&self.2)
    }
}

impl<X: Checked> Read<'static> for Amid<X> {
    fn __read(row: &mut Taker<'_, 'static>) -> Option<Self> {
        Some(Amid(row.take::<Ordered, _>()?, row.take::<X::Codec, _>()?, row.take::<Ordered, _>()?))
    }
}

const fn value<X: Checked>() -> Field {
    Field::new("value", const { &__private::slot::<X::Codec, X::Type>(false).skipped_by(true, skip::<X>) })
}

/// Skips a value to find the fault of a row. The codec reads a leaked copy, since it decodes only `'static` bytes.
fn skip<X: Checked>(row: &mut Reader<'_>, end: End) -> bool {
    let mut ahead = row.clone();
    let Some(rest) = ahead.bytes(ahead.remaining()) else { return false };
    let before = row.position();
    let mut copy = Reader::new(Vec::leak([&vec![0; before][..], &rest].concat()));
    let read = copy.bytes(before).is_some() && <X::Codec as Decode<X::Type>>::read(&mut copy, end).is_some();
    let refusal = copy.refusal();
    let at = refusal.map_or(copy.position(), |(offset, _)| offset);
    let _ = row.bytes(at - before);
    match (read, refusal, copy.lacking()) {
        (false, Some((_, rule)), _) => {
            let _: Option<()> = row.refuse(rule);
        }
        // Asks for as much in vain.
        (false, None, lacking @ 1..) => {
            let _ = row.bytes(row.remaining() + lacking);
        }
        _ => {}
    }
    read
}

#[diagnostic::do_not_recommend]
impl<X: Checked> Tested for Alone<X> {
    fn each<V: Visit<Self>>(visit: &mut V) {
        visit.field::<X::Codec, _, (), Plain<()>, _>(Typed::new(
            |key| &key.0,
            |key| &mut key.0,
            natural::<X>,
            Nothing,
        ));
    }
}

#[diagnostic::do_not_recommend]
impl<X: Checked> Tested for Amid<X> {
    fn each<V: Visit<Self>>(visit: &mut V) {
        let number = |a: &u8, b: &u8| Some(a.cmp(b));
        visit.field::<Ordered, _, (), Plain<()>, _>(Typed::new(
            |key| &key.0,
            |key| &mut key.0,
            number,
            Nothing,
        ));
        visit.field::<X::Codec, _, Plain<()>, Plain<Plain<()>>, _>(Typed::new(
            |key| &key.1,
            |key| &mut key.1,
            natural::<X>,
            Nothing,
        ));
        visit.field::<Ordered, _, Plain<Plain<()>>, Plain<Plain<Plain<()>>>, _>(Typed::new(
            |key| &key.2,
            |key| &mut key.2,
            number,
            Nothing,
        ));
    }
}
