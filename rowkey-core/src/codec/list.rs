//! Arrays and lists: elements of fixed width, concatenated. A list of `u8` is bytes, which are escaped and terminated like
//! text; every other list has no terminator and must be the last field.

use alloc::vec::Vec;
use core::cmp::Ordering;

use super::as_type::form;
use super::{BoundPosition, Codec, End, Kind, Node, Ordered, Ref, Sink, codec, text};

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
    ($(
        [$($generics:tt)*] $list:ty, arg: $arg:ty, len: $len:expr, borrowed: $borrowed:literal
        $(, read: |$row:ident, $end:ident| $read:expr)?;
    )*) => {$(
        codec! {
            [$($generics)*] Ordered, $list, over Ordered: T, arg: $arg,
            node: node($len, <Ordered as Codec<T>>::IS_BYTE, <Ordered as Codec<T>>::NODE),
            infallible: <Ordered as Codec<T>>::INFALLIBLE,
            borrows: $borrowed && <Ordered as Codec<T>>::IS_BYTE || <Ordered as Codec<T>>::BORROWS,
            refused: refused($len, <Ordered as Codec<T>>::NODE, <Ordered as Codec<T>>::REFUSED),
            write: |value, end, out| {
                if <Ordered as Codec<T>>::IS_BYTE {
                    // An array never needs a terminator.
                    let end = if $len.is_some() { End::Row } else { end };
                    return text::write(Ordered::as_bytes(value), end, out);
                }
                value.iter().try_for_each(|element| Ordered::write(element, End::Terminator, out))?
            },
            bound: |value, end, out| {
                if <Ordered as Codec<T>>::IS_BYTE {
                    let end = if $len.is_some() { End::Row } else { end };
                    return text::bound(Ordered::as_bytes(value), end, out);
                }
                bound_elements(value, $len.is_none(), out)
            },
            compare: |a, b| {
                let pairs = a.iter().zip(b.iter()).map(|(a, b)| Ordered::compare(a, b));
                pairs.fold(Ordering::Equal, Ordering::then).then(a.len().cmp(&b.len()))
            },
            $(read: |$row, $end| $read)?
        }
    )*};
}

list! {
    [T, const N: usize] [T; N], arg: [T; N], len: Some(N), borrowed: false,
    read: |row, _end| Ordered::read_array(row);

    [T] Vec<T>, arg: &'v [T], len: None::<usize>, borrowed: false,
    read: |row, end| Ordered::read_list(row, end);

    ['a, T] &'a [T], arg: &'v [T], len: None::<usize>, borrowed: true;
}

form! { ['v, T,] &'v [T], of Vec<T>, by &'v [T] }
