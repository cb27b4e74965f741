//! `core::cmp::Reverse`: every byte of the inner value complemented. The same bytes as `desc`, chosen by the type.

use core::cmp::Reverse;

use super::desc::{Desc, complemented};
use super::{Codec, Ordered, codec};

codec! {
    [T] Ordered, Reverse<T>, over Ordered: T, arg: Reverse<<Ordered as Codec<T>>::Arg<'v>>,
    // The type itself sorts in reverse, so larger values have larger encodings.
    node: complemented(<Ordered as Codec<T>>::NODE).descending(),
    infallible: <Ordered as Codec<T>>::INFALLIBLE,
    borrows: <Ordered as Codec<T>>::BORROWS,
    refused: <Desc<Ordered> as Codec<T>>::REFUSED,
    write: |value, end, out| Desc::<Ordered>::write(&value.0, end, out)?,
    bound: |value, end, out| Desc::<Ordered>::bound(&value.0, end, out),
    compare: |a, b| Ordered::compare(&b.0, &a.0),
    read: |row, end| Desc::<Ordered>::read(row, end).map(Reverse)
}
