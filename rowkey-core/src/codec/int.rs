//! Integers: big-endian, the sign bit flipped so that negative numbers sort first. `NonZero` and `Wrapping` are
//! written as the number inside, by the attributes too.

use alloc::vec::Vec;
use core::num::{
    NonZeroI8, NonZeroI16, NonZeroI32, NonZeroI64, NonZeroI128, NonZeroU8, NonZeroU16, NonZeroU32,
    NonZeroU64, NonZeroU128, Wrapping,
};

use super::infallible::infallible;
use crate::bytes::{Reader, Sink};
use crate::layout::{Kind, Node};

/// A whole number: the twenty standard types, and `Wrapping` of them.
#[diagnostic::on_unimplemented(
    message = "`max` narrows the domain of a whole number, and `{Self}` is none",
    label = "not an integer"
)]
pub trait Integer: Copy + Ord {
    /// The smallest.
    const MIN: i128;
    /// The largest.
    const MAX: u128;

    /// Whether it is negative, and its magnitude.
    fn parts(self) -> (bool, u128);
}

/// An unsigned number: what decimal text and narrow widths can hold.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an unsigned integer",
    label = "not an unsigned integer",
    note = "`pad` on numbers, `width` and `reverse_digits` take `u8` to `u128` and `NonZeroU8` to `NonZeroU128`: a \
            minus sign or a fraction would not sort",
    note = "on a type that derives `RowKey`, write the attribute inside, on its own field"
)]
pub trait Unsigned: Integer {
    /// The number in 128 bits.
    fn wide(self) -> u128;

    /// The value of a number, if the type has it.
    fn narrow(wide: u128) -> Option<Self>;
}

/// A signed number.
#[diagnostic::on_unimplemented(
    message = "`raw` leaves out the sign flip of a signed integer, and `{Self}` is none",
    label = "not a signed integer",
    note = "unsigned integers are written as they are anyway"
)]
pub trait Signed: Integer {
    /// Appends it in two's complement, big-endian.
    fn put<S: Sink>(self, out: &mut S);

    /// Reads what `put` wrote.
    fn take(row: &mut Reader<'_>) -> Option<Self>;
}

/// The node of a whole number.
const fn node(kind: Kind, width: usize, min: i128, max: u128, zero: bool) -> Node {
    let node = Node::of(kind, Some(width)).within(min, max);
    if zero || min > 0 { node } else { node.without_zero() }
}

macro_rules! number {
    ($($int:ident $non_zero:ident $kind:ident $bits:ident $flip:expr;)*) => {$(
        number! {
            @type $kind $int, $int, zero: true, |value| value, |int| Some(int), $bits, $flip,
            { number!(@codec $int); } { number!(@decode $int $bits $flip); }
        }
        number! {
            @type $kind $non_zero, $int, zero: false, |value| value.get(), |int| $non_zero::new(int), $bits, $flip,
            {} {}
        }
        number! {
            @type $kind Wrapping<$int>, $int, zero: true, |value| value.0, |int| Some(Wrapping(int)), $bits, $flip,
            {} {}
        }
        number! {
            @type $kind Wrapping<$non_zero>, $int, zero: false,
            |value| value.0.get(), |int| $non_zero::new(int).map(Wrapping), $bits, $flip,
            {} {}
        }
    )*};

    (
        @type $kind:ident $type:ty, $int:ident, zero: $zero:literal,
        |$value:ident| $get:expr, |$got:ident| $of:expr, $bits:ident, $flip:expr,
        { $($codec:tt)* } { $($decode:tt)* }
    ) => {
        infallible! {
            [] $type,
            node(Kind::$kind, size_of::<$type>(), <$type as Integer>::MIN, <$type as Integer>::MAX, $zero), Ord::cmp,
            |value, out| {
                let $value = *value;
                out.put(&($get as $bits ^ $flip).to_be_bytes());
            },
            |row| {
                let $got = ($bits::from_be_bytes(row.array()?) ^ $flip) as $int;
                $of
            },
            codec { $($codec)* },
            decode { $($decode)* }
        }

        impl Integer for $type {
            const MIN: i128 = if $int::MIN == 0 && !$zero { 1 } else { $int::MIN as i128 };
            const MAX: u128 = $int::MAX as u128;

            #[inline]
            #[allow(unused_comparisons, reason = "one text for signed and unsigned")]
            fn parts(self) -> (bool, u128) {
                let $value = self;
                let int = $get;
                if int < 0 { (true, (int as i128).unsigned_abs()) } else { (false, int as u128) }
            }
        }

        number!(@only $kind $type, $int, |$value| $get, |$got| $of);
    };

    (@codec u8) => {
        const IS_BYTE: bool = true;

        #[inline]
        fn as_bytes(list: &[u8]) -> &[u8] {
            list
        }
    };
    (@codec $int:ident) => {};
    (@decode u8 $bits:ident $flip:expr) => {
        #[inline]
        fn read_array<const N: usize>(row: &mut Reader<'r>) -> Option<[u8; N]> {
            row.array()
        }

        fn from_bytes(bytes: Vec<u8>) -> Vec<u8> {
            bytes
        }
    };
    (@decode $int:ident $bits:ident $flip:expr) => {
        // All at once: of elements that may each be refused, the compiler leaves a loop.
        #[inline]
        fn read_array<const N: usize>(row: &mut Reader<'r>) -> Option<[$int; N]> {
            Some(row.arrays()?.map(|bytes| ($bits::from_be_bytes(bytes) ^ $flip) as $int))
        }
    };

    (@only Unsigned $type:ty, $int:ident, |$value:ident| $get:expr, |$got:ident| $of:expr) => {
        impl Unsigned for $type {
            #[inline]
            fn wide(self) -> u128 {
                let $value = self;
                $get.into()
            }

            #[inline]
            fn narrow(wide: u128) -> Option<Self> {
                let $got = $int::try_from(wide).ok()?;
                $of
            }
        }
    };
    (@only Signed $type:ty, $int:ident, |$value:ident| $get:expr, |$got:ident| $of:expr) => {
        impl Signed for $type {
            #[inline]
            fn put<S: Sink>(self, out: &mut S) {
                let $value = self;
                out.put(&$get.to_be_bytes());
            }

            #[inline]
            fn take(row: &mut Reader<'_>) -> Option<Self> {
                let $got = $int::from_be_bytes(row.array()?);
                $of
            }
        }
    };
}

number! {
    u8 NonZeroU8 Unsigned u8 0;
    u16 NonZeroU16 Unsigned u16 0;
    u32 NonZeroU32 Unsigned u32 0;
    u64 NonZeroU64 Unsigned u64 0;
    u128 NonZeroU128 Unsigned u128 0;
    i8 NonZeroI8 Signed u8 1 << 7;
    i16 NonZeroI16 Signed u16 1 << 15;
    i32 NonZeroI32 Signed u32 1 << 31;
    i64 NonZeroI64 Signed u64 1 << 63;
    i128 NonZeroI128 Signed u128 1 << 127;
}
