//! Tuples of two to eight elements, encoded like the fields of a nested key.

use core::cmp::Ordering;

use super::{BoundPosition, Codec, Decode, End, Kind, Node, Ordered, codec};
use crate::layout::{Field, Fields, Slot};

const fn node(parts: &'static [Field]) -> Node {
    let fields = Fields::new(parts, None);
    let width = fields.width();
    Node::of(Kind::Key(fields), width)
}

/// The first reason, if any. The derive does not check the elements one by one.
const fn first(reasons: &[Option<&'static str>]) -> Option<&'static str> {
    match reasons {
        [] => None,
        [None, rest @ ..] => first(rest),
        [reason, ..] => *reason,
    }
}

/// Why `T` cannot be an element: before another one, or at all.
const fn refused<T>(last: bool) -> Option<&'static str>
where
    Ordered: Codec<T>,
{
    match <Ordered as Codec<T>>::REFUSED {
        None if !last => {
            <Ordered as Codec<T>>::NODE.out_of_place(false, None, <Ordered as Codec<T>>::BORROWS_LAST)
        }
        refused => refused,
    }
}

macro_rules! tuple {
    ($count:literal: $($part:ident $i:tt)*) => {
        codec! {
            [$($part),*] Ordered, ($($part,)*), $(over Ordered: $part,)*
            arg: ($(<Ordered as Codec<$part>>::Arg<'v>,)*),
            node: node(const {
                &[$(Field::new(stringify!($i), const { &Slot::new(<Ordered as Codec<$part>>::NODE, false) }),)*]
            }),
            infallible: $(<Ordered as Codec<$part>>::INFALLIBLE)&&*,
            borrows: $(<Ordered as Codec<$part>>::BORROWS)||*,
            refused: first(&[$(refused::<$part>($i == $count - 1)),*]),
            write: |value, end, out| {
                $(Ordered::write(&value.$i, if $i == $count - 1 { end } else { End::Terminator }, out)?;)*
            },
            bound: |value, end, out| {
                $(
                    let after = if $i == $count - 1 { end } else { End::Terminator };
                    let position = Ordered::bound(&value.$i, after, out);
                    if position != BoundPosition::At {
                        return position;
                    }
                )*
                BoundPosition::At
            },
            compare: |a, b| Ordering::Equal$(.then_with(|| Ordered::compare(&a.$i, &b.$i)))*,
            read: |row, end| Some(($(
                <Ordered as Decode<'r, $part>>::read(row, if $i == $count - 1 { end } else { End::Terminator })?,
            )*)),
            codec { const BORROWS_LAST: bool = [$(<Ordered as Codec<$part>>::BORROWS_LAST),*][$count - 1]; }
        }
    };
}

tuple!(2: A 0 B 1);
tuple!(3: A 0 B 1 C 2);
tuple!(4: A 0 B 1 C 2 D 3);
tuple!(5: A 0 B 1 C 2 D 3 E 4);
tuple!(6: A 0 B 1 C 2 D 3 E 4 F 5);
tuple!(7: A 0 B 1 C 2 D 3 E 4 F 5 G 6);
tuple!(8: A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7);
