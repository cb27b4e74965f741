//! Codecs of one type each, whose encoding is infallible and does not depend on what follows.

/// Implements `Codec` and `Decode` of a codec for one type: node, comparison, write and read. Further items of the traits may
/// follow.
macro_rules! infallible {
    (
        [$($generics:tt)*] $codec:ty, $type:ty, $node:expr, $order:expr,
        |$value:ident, $out:ident| $write:expr,
        |$row:ident| $read:expr
        $(, codec { $($more:tt)* })?
        $(, decode { $($decode:tt)* })?
    ) => {
        impl<$($generics)*> $crate::codec::Codec<$type> for $codec {
            type Arg<'v> = $type where $type: 'v;

            const NODE: &'static $crate::layout::Node = &$node;
            const INFALLIBLE: bool = true;

            #[inline]
            fn write<Out: $crate::bytes::Sink>(
                $value: &$type,
                _: $crate::bytes::End,
                $out: &mut Out,
            ) -> Result<(), $crate::error::EncodeFault> {
                $write;
                Ok(())
            }

            #[inline]
            fn compare(a: &$type, b: &$type) -> core::cmp::Ordering {
                $order(a, b)
            }

            $($($more)*)?
        }

        impl<'r, $($generics)*> $crate::codec::Decode<'r, $type> for $codec {
            #[inline]
            fn read($row: &mut $crate::bytes::Reader<'r>, _: $crate::bytes::End) -> Option<$type> {
                $read
            }

            $($($decode)*)?
        }
    };
}

pub(crate) use infallible;
