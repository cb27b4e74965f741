//! The two impls of a codec for a type, from its node and functions.

/// Implements `Codec` and, with `read`, `Decode` of a codec for a type.
///
/// - `over C: A`: the codec `C` encodes an `A` for this one. `where`: what only decoding needs.
/// - Without `arg`, scans take the type itself; without `infallible`, every value can be encoded; without `compare`, values
///   compare by `Ord`.
/// - `write` and `read` are `#[inline]`. `write` returns early with an error; the value of its body is dropped.
/// - Further items of the two traits may follow.
macro_rules! codec {
    (
        [$($generics:tt)*] $codec:ty, $type:ty,
        $(over $inner:ty: $of:ty,)* $(where $decoded:ty: $decodes:path,)? $(arg: $arg:ty,)?
        node: $node:expr,
        $(infallible: $infallible:expr,)? $(borrows: $borrows:expr,)? $(refused: $refused:expr,)?
        write: $(#[inline($always:ident)])? |$value:ident, $end:tt, $out:ident| $write:expr,
        $(bound: $(#[$bound_inline:meta])? |$bounding:ident, $bound_end:tt, $bound_out:ident| $bound:expr,)?
        $(compare: $(#[$compare_inline:meta])? |$a:tt, $b:tt| $compare:expr,)?
        $(read: |$row:ident, $read_end:tt| $read:expr)?
        $(, codec { $($more:tt)* })? $(, decode { $($decode:tt)* })?
    ) => {
        impl<$($generics)*> $crate::codec::Codec<$type> for $codec
        where
            $($inner: $crate::codec::Codec<$of>,)*
        {
            type Arg<'v> = $crate::codec::codec!(@first $($arg)? $type) where $type: 'v;

            const NODE: &'static $crate::layout::Node = &$node;
            const INFALLIBLE: bool = $crate::codec::codec!(@first $($infallible)? true);
            $(const BORROWS: bool = $borrows;)?
            $(const REFUSED: Option<&'static str> = $refused;)?

            #[inline $(($always))?]
            fn write<Out: $crate::bytes::Sink>(
                $value: &$type,
                $end: $crate::bytes::End,
                $out: &mut Out,
            ) -> Result<(), $crate::error::EncodeFault> {
                $write;
                Ok(())
            }

            $(
                $(#[$bound_inline])?
                fn bound<Out: $crate::bytes::Sink>(
                    $bounding: &$type,
                    $bound_end: $crate::bytes::End,
                    $bound_out: &mut Out,
                ) -> $crate::bytes::BoundPosition {
                    $bound
                }
            )?

            $crate::codec::codec! { @compare $type $(, $(#[$compare_inline])? |$a, $b| $compare)? }

            $($($more)*)?
        }

        $crate::codec::codec! {
            @decode [$($generics)*] $codec, $type, [$($inner: $crate::codec::Decode<'r, $of>,)* $($decoded: $decodes)?]
            $(, |$row, $read_end| $read)? $(, $($decode)*)?
        }
    };

    (@first $first:tt $($other:tt)?) => { $first };
    (@compare $type:ty) => { $crate::codec::codec! { @compare $type, #[inline] |a, b| a.cmp(b) } };
    (@compare $type:ty, $(#[$inline:meta])? |$a:tt, $b:tt| $compare:expr) => {
        $(#[$inline])?
        fn compare($a: &$type, $b: &$type) -> core::cmp::Ordering {
            $compare
        }
    };
    (@decode [$($generics:tt)*] $codec:ty, $type:ty, [$($bounds:tt)*]) => {};
    (
        @decode [$($generics:tt)*] $codec:ty, $type:ty, [$($bounds:tt)*],
        |$row:ident, $end:tt| $read:expr $(, $($more:tt)*)?
    ) => {
        impl<'r, $($generics)*> $crate::codec::Decode<'r, $type> for $codec
        where
            $($bounds)*
        {
            #[inline]
            fn read($row: &mut $crate::bytes::Reader<'r>, $end: $crate::bytes::End) -> Option<$type> {
                $read
            }

            $($($more)*)?
        }
    };
}

pub(crate) use codec;
