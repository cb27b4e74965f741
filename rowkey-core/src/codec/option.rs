//! `Option`: 00 for `None`, or 01 and the value. Attributes apply to the value, so every codec of the crate supports it.

pub(crate) use crate::bytes::tag::{NONE, SOME};

/// Implements `Codec<Option<T>>` for a codec of `T`, or for a wrapper `of` one. Not a blanket impl, since `Desc` also complements
/// the flag.
macro_rules! through_option {
    ([$($generics:tt)*] $codec:ty) => {
        through_option!([$($generics)*] $codec, of $codec);
    };
    ([$($generics:tt)*] $outer:ty, of $codec:ty) => {
        const _: () = {
            use $crate::codec::option::{NONE, SOME};
            use $crate::codec::{Codec, Decode, EncodeFault, End, Kind, Node, BoundPosition, Reader, Ref, Sink};

            impl<T, $($generics)*> Codec<Option<T>> for $outer
            where
                $codec: Codec<T>,
            {
                type Arg<'v> = Option<<$codec as Codec<T>>::Arg<'v>> where T: 'v;

                const NODE: &'static Node =
                    &Node::of(Kind::Optional(Ref::Static(<$codec as Codec<T>>::NODE)), None);
                const INFALLIBLE: bool = <$codec as Codec<T>>::INFALLIBLE;
                const BORROWS: bool = <$codec as Codec<T>>::BORROWS;
                const BORROWS_LAST: bool = <$codec as Codec<T>>::BORROWS_LAST;
                const REFUSED: Option<&'static str> = <$codec as Codec<T>>::REFUSED;

                #[inline]
                fn write<Out: Sink>(value: &Option<T>, end: End, out: &mut Out) -> Result<(), EncodeFault> {
                    out.put_byte(if value.is_some() { SOME } else { NONE });
                    value.as_ref().map_or(Ok(()), |value| <$codec>::write(value, end, out))
                }

                fn bound<Out: Sink>(value: &Option<T>, end: End, out: &mut Out) -> BoundPosition {
                    out.put_byte(if value.is_some() { SOME } else { NONE });
                    value.as_ref().map_or(BoundPosition::At, |value| <$codec>::bound(value, end, out))
                }

                fn compare(a: &Option<T>, b: &Option<T>) -> core::cmp::Ordering {
                    match (a, b) {
                        (Some(a), Some(b)) => <$codec>::compare(a, b),
                        (a, b) => a.is_some().cmp(&b.is_some()),
                    }
                }
            }

            impl<'r, T, $($generics)*> Decode<'r, Option<T>> for $outer
            where
                $codec: Decode<'r, T>,
            {
                #[inline]
                fn read(row: &mut Reader<'r>, end: End) -> Option<Option<T>> {
                    match row.byte()? {
                        NONE => Some(None),
                        SOME => <$codec>::read(row, end).map(Some),
                        _ => None,
                    }
                }
            }
        };
    };
}

pub(crate) use through_option;

through_option!([] crate::codec::Ordered);
