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
            use $crate::codec::{BoundPosition, Codec, Kind, Node, Ref, codec};

            codec! {
                [T, $($generics)*] $outer, Option<T>, over $codec: T,
                arg: Option<<$codec as Codec<T>>::Arg<'v>>,
                node: Node::of(Kind::Optional(Ref::Static(<$codec as Codec<T>>::NODE)), None),
                infallible: <$codec as Codec<T>>::INFALLIBLE,
                borrows: <$codec as Codec<T>>::BORROWS,
                refused: <$codec as Codec<T>>::REFUSED,
                write: |value, end, out| {
                    out.put_byte(if value.is_some() { SOME } else { NONE });
                    value.as_ref().map_or(Ok(()), |value| <$codec>::write(value, end, out))?
                },
                bound: |value, end, out| {
                    out.put_byte(if value.is_some() { SOME } else { NONE });
                    value.as_ref().map_or(BoundPosition::At, |value| <$codec>::bound(value, end, out))
                },
                compare: |a, b| match (a, b) {
                    (Some(a), Some(b)) => <$codec>::compare(a, b),
                    (a, b) => a.is_some().cmp(&b.is_some()),
                },
                read: |row, end| match row.byte()? {
                    NONE => Some(None),
                    SOME => <$codec>::read(row, end).map(Some),
                    _ => None,
                },
                codec { const BORROWS_LAST: bool = <$codec as Codec<T>>::BORROWS_LAST; }
            }
        };
    };
}

pub(crate) use through_option;

through_option!([] crate::codec::Ordered);
