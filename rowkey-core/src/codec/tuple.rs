//! Tuples of two to eight: their parts one after another, as the fields of a nested key.

use core::cmp::Ordering;

use super::{Codec, Decode, Ordered};
use crate::bytes::{End, Position, Reader, Sink};
use crate::error::EncodeFault;
use crate::layout::{Field, Fields, Kind, Node};

const fn node(parts: &'static [Field]) -> Node {
    let fields = Fields::new(parts, None);
    let width = fields.width();
    Node::of(Kind::Key(fields), width)
}

/// The first reason there is. The derive has looked at no part by itself.
const fn first(reasons: &[Option<&'static str>]) -> Option<&'static str> {
    match reasons {
        [] => None,
        [None, rest @ ..] => first(rest),
        [reason, ..] => *reason,
    }
}

/// Why `T` cannot stand before another part.
const fn out_of_place<T>() -> Option<&'static str>
where
    Ordered: Codec<T>,
{
    <Ordered as Codec<T>>::NODE.out_of_place(false, None, <Ordered as Codec<T>>::BORROWS_LAST)
}

macro_rules! tuple {
    ($($part:ident $i:tt)* ; $last:ident $end:tt) => {
        impl<$($part,)* $last> Codec<($($part,)* $last,)> for Ordered
        where
            $(Ordered: Codec<$part>,)*
            Ordered: Codec<$last>,
        {
            type Arg<'v> = (
                $(<Ordered as Codec<$part>>::Arg<'v>,)*
                <Ordered as Codec<$last>>::Arg<'v>,
            )
            where
                ($($part,)* $last,): 'v;

            const NODE: &'static Node = &node(const {
                &[
                    $(Field::new(stringify!($i), <Ordered as Codec<$part>>::NODE, false, None),)*
                    Field::new(stringify!($end), <Ordered as Codec<$last>>::NODE, false, None),
                ]
            });
            const INFALLIBLE: bool =
                $(<Ordered as Codec<$part>>::INFALLIBLE &&)* <Ordered as Codec<$last>>::INFALLIBLE;
            const BORROWS: bool = $(<Ordered as Codec<$part>>::BORROWS ||)* <Ordered as Codec<$last>>::BORROWS;
            const BORROWS_LAST: bool = <Ordered as Codec<$last>>::BORROWS_LAST;
            const REFUSED: Option<&'static str> = first(&[
                $(<Ordered as Codec<$part>>::REFUSED, out_of_place::<$part>(),)*
                <Ordered as Codec<$last>>::REFUSED,
            ]);

            #[inline]
            fn write<S: Sink>(
                value: &($($part,)* $last,),
                end: End,
                out: &mut S,
            ) -> Result<(), EncodeFault> {
                $(Ordered::write(&value.$i, End::Mark, out)?;)*
                Ordered::write(&value.$end, end, out)
            }

            #[inline]
            fn bound<S: Sink>(value: &($($part,)* $last,), end: End, out: &mut S) -> Position {
                $(
                    let position = Ordered::bound(&value.$i, End::Mark, out);
                    if position != Position::At {
                        return position;
                    }
                )*
                Ordered::bound(&value.$end, end, out)
            }

            #[inline]
            fn compare(a: &($($part,)* $last,), b: &($($part,)* $last,)) -> Ordering {
                Ordering::Equal
                    $(.then_with(|| Ordered::compare(&a.$i, &b.$i)))*
                    .then_with(|| Ordered::compare(&a.$end, &b.$end))
            }
        }

        impl<'r, $($part,)* $last> Decode<'r, ($($part,)* $last,)> for Ordered
        where
            $(Ordered: Decode<'r, $part>,)*
            Ordered: Decode<'r, $last>,
        {
            #[inline]
            fn read(row: &mut Reader<'r>, end: End) -> Option<($($part,)* $last,)> {
                Some((
                    $(<Ordered as Decode<'r, $part>>::read(row, End::Mark)?,)*
                    <Ordered as Decode<'r, $last>>::read(row, end)?,
                ))
            }
        }
    };
}

tuple!(A 0; B 1);
tuple!(A 0 B 1; C 2);
tuple!(A 0 B 1 C 2; D 3);
tuple!(A 0 B 1 C 2 D 3; E 4);
tuple!(A 0 B 1 C 2 D 3 E 4; F 5);
tuple!(A 0 B 1 C 2 D 3 E 4 F 5; G 6);
tuple!(A 0 B 1 C 2 D 3 E 4 F 5 G 6; H 7);
