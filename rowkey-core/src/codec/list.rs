//! Arrays and lists: elements of fixed width, concatenated. A list of `u8` is bytes, which are escaped and terminated like
//! text; every other list has no terminator and must be the last field.

use alloc::vec::Vec;
use core::cmp::Ordering;

use super::as_type::form;
use super::{BoundPosition, Codec, Decode, EncodeFault, End, Kind, Node, Ordered, Reader, Ref, Sink, text};

#[cfg(test)]
mod tests;

const ELEMENT: &str = "its elements have no fixed width, so decode could not tell where one ends; write one row for \
     each element, a field for each, or elements of fixed width, such as `[u8; 16]`";
const EMPTY_ELEMENT: &str = "its elements have width 0, so decode could not tell their number";

/// If an element's bound lies before all elements, the list itself still sorts after its own prefix of elements, and before
/// every longer list: at the next possible byte string. Arrays have one length, so this does not apply.
fn bound_elements<T, S: Sink>(list: &[T], is_list: bool, out: &mut S) -> BoundPosition
where
    Ordered: Codec<T>,
{
    for element in list {
        let start = out.position();
        match Ordered::bound(element, End::Terminator, out) {
            BoundPosition::At => {}
            // The earlier elements are already written.
            position => {
                if is_list && position == BoundPosition::Before && out.position() == start {
                    out.put_byte(0);
                }
                return position;
            }
        }
    }
    BoundPosition::At
}

/// The node of `len` elements, or of all elements up to the end of the row.
const fn node(len: Option<usize>, is_byte: bool, element: &'static Node) -> Node {
    match (len, element.width) {
        (Some(len), _) if is_byte => Node::of(Kind::Bytes, Some(len)),
        (None, _) if is_byte => Node::of(Kind::Text { utf8: false }, None),
        (Some(len), Some(width)) => Node::of(Kind::Array(len, Ref::Static(element)), Some(len * width)),
        // Rejected at compile time.
        (Some(len), None) => Node::of(Kind::Array(len, Ref::Static(element)), Some(0)),
        (None, _) => Node::of(Kind::List(Ref::Static(element)), None),
    }
}

const fn refused(len: Option<usize>, element: &Node, reason: Option<&'static str>) -> Option<&'static str> {
    match element.width {
        Some(0) if len.is_none() => Some(EMPTY_ELEMENT),
        Some(_) => reason,
        None => Some(ELEMENT),
    }
}

macro_rules! list {
    ($([$($generics:tt)*] $list:ty, arg: $arg:ty, len: $len:expr, borrowed: $borrowed:literal;)*) => {$(
        impl<$($generics)*> Codec<$list> for Ordered
        where
            Ordered: Codec<T>,
        {
            type Arg<'v> = $arg where $list: 'v;

            const NODE: &'static Node =
                &node($len, <Ordered as Codec<T>>::IS_BYTE, <Ordered as Codec<T>>::NODE);
            const INFALLIBLE: bool = <Ordered as Codec<T>>::INFALLIBLE;
            const BORROWS: bool = $borrowed && <Ordered as Codec<T>>::IS_BYTE || <Ordered as Codec<T>>::BORROWS;
            const REFUSED: Option<&'static str> =
                refused($len, <Ordered as Codec<T>>::NODE, <Ordered as Codec<T>>::REFUSED);

            #[inline]
            fn write<S: Sink>(value: &$list, end: End, out: &mut S) -> Result<(), EncodeFault> {
                if <Ordered as Codec<T>>::IS_BYTE {
                    // An array never needs a terminator.
                    let end = if $len.is_some() { End::Row } else { end };
                    return text::write(Ordered::as_bytes(value), end, out);
                }
                value.iter().try_for_each(|element| Ordered::write(element, End::Terminator, out))
            }

            fn bound<S: Sink>(value: &$list, end: End, out: &mut S) -> BoundPosition {
                if <Ordered as Codec<T>>::IS_BYTE {
                    let end = if $len.is_some() { End::Row } else { end };
                    return text::bound(Ordered::as_bytes(value), end, out);
                }
                bound_elements(value, $len.is_none(), out)
            }

            fn compare(a: &$list, b: &$list) -> Ordering {
                let pairs = a.iter().zip(b.iter()).map(|(a, b)| Ordered::compare(a, b));
                pairs.fold(Ordering::Equal, Ordering::then).then(a.len().cmp(&b.len()))
            }
        }
    )*};
}

list! {
    [T, const N: usize] [T; N], arg: [T; N], len: Some(N), borrowed: false;
    [T] Vec<T>, arg: &'v [T], len: None::<usize>, borrowed: false;
    ['a, T] &'a [T], arg: &'v [T], len: None::<usize>, borrowed: true;
}

form! { ['v, T,] &'v [T], of Vec<T>, by &'v [T] }

impl<'r, T, const N: usize> Decode<'r, [T; N]> for Ordered
where
    Ordered: Decode<'r, T>,
{
    #[inline]
    fn read(row: &mut Reader<'r>, _: End) -> Option<[T; N]> {
        Ordered::read_array(row)
    }
}

impl<'r, T> Decode<'r, Vec<T>> for Ordered
where
    Ordered: Decode<'r, T>,
{
    #[inline]
    fn read(row: &mut Reader<'r>, end: End) -> Option<Vec<T>> {
        if <Ordered as Codec<T>>::IS_BYTE {
            return Some(Ordered::from_bytes(row.text(end)?.into_owned()));
        }
        let mut list = Vec::new();
        while row.remaining() > 0 {
            list.push(Ordered::read(row, End::Terminator)?);
        }
        Some(list)
    }
}
