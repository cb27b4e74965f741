//! `core::cmp::Reverse`: every byte of the inner value complemented. The same bytes as `desc`, chosen by the type.

use core::cmp::{Ordering, Reverse};

use super::desc::{Desc, complemented};
use super::{BoundPosition, Codec, Decode, EncodeFault, End, Node, Ordered, Reader, Sink};

impl<T> Codec<Reverse<T>> for Ordered
where
    Ordered: Codec<T>,
{
    type Arg<'v>
        = Reverse<<Ordered as Codec<T>>::Arg<'v>>
    where
        T: 'v;

    /// The type itself sorts in reverse, so larger values have larger encodings.
    const NODE: &'static Node = &complemented(<Ordered as Codec<T>>::NODE).descending();
    const INFALLIBLE: bool = <Ordered as Codec<T>>::INFALLIBLE;
    const BORROWS: bool = <Ordered as Codec<T>>::BORROWS;
    const REFUSED: Option<&'static str> = <Desc<Ordered> as Codec<T>>::REFUSED;

    #[inline]
    fn write<S: Sink>(value: &Reverse<T>, end: End, out: &mut S) -> Result<(), EncodeFault> {
        Desc::<Ordered>::write(&value.0, end, out)
    }

    fn bound<S: Sink>(value: &Reverse<T>, end: End, out: &mut S) -> BoundPosition {
        Desc::<Ordered>::bound(&value.0, end, out)
    }

    fn compare(a: &Reverse<T>, b: &Reverse<T>) -> Ordering {
        Ordered::compare(&b.0, &a.0)
    }
}

impl<'r, T> Decode<'r, Reverse<T>> for Ordered
where
    Ordered: Decode<'r, T>,
{
    #[inline]
    fn read(row: &mut Reader<'r>, end: End) -> Option<Reverse<T>> {
        Desc::<Ordered>::read(row, end).map(Reverse)
    }
}
