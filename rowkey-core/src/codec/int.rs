//! Integers: big-endian, with the sign bit of signed types flipped so that negative numbers sort first. `NonZero` and `Wrapping`
//! encode like the integer inside, also under attributes.

use alloc::vec::Vec;
use core::num::{
    NonZeroI8, NonZeroI16, NonZeroI32, NonZeroI64, NonZeroI128, NonZeroU8, NonZeroU16, NonZeroU32,
    NonZeroU64, NonZeroU128, Wrapping,
};

use super::padded::{Digits, Padded};
use super::{End, Kind, Node, Ordered, Reader, codec};

/// An integer type: the twenty standard ones, and `Wrapping` of them.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an integer",
    label = "not an integer",
    note = "`max` narrows the domain of an integer, and `raw` leaves out the sign flip of a signed one",
    note = "on a type that derives `RowKey`, write the attribute inside, on its own field"
)]
#[doc(hidden)]
pub trait Integer: Copy + Ord + 'static {
    /// The minimum.
    const MIN: i128;
    /// The maximum.
    const MAX: u128;
    /// Whether zero is a value.
    const ZERO: bool;

    /// The value in 128 bits, in two's complement. A negative value is above `MAX`.
    fn wide(self) -> u128;

    /// The inverse of `wide`, if there is such a value.
    fn narrow(wide: u128) -> Option<Self>;
}

/// An unsigned integer type, which decimal text and `width` apply to.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an unsigned integer",
    label = "not an unsigned integer",
    note = "`pad` on numbers, `width`, `reverse_digits` and `digits` take `u8` to `u128` and `NonZeroU8` to `NonZeroU128`: a \
            minus sign or a fraction would not sort",
    note = "on a type that derives `RowKey`, write the attribute inside, on its own field"
)]
#[doc(hidden)]
pub trait Unsigned: Integer {}

/// The node of an integer; `zero`: whether zero is a value.
const fn node<T: Integer>(zero: bool) -> Node {
    let kind = if T::MIN < 0 { Kind::Signed } else { Kind::Unsigned };
    Node::of(kind, Some(size_of::<T>())).within(T::MIN, T::MAX).with_zero(zero)
}

macro_rules! integers {
    ($(
        $int:ident as $bits:ident ^ $flip:expr, $non_zero:ident $(, $unsigned:ident)?
        $(, codec $codec:tt, decode $decode:tt)?;
    )*) => {$(
        integers! {
            @type $int, $int as $bits ^ $flip, zero: true, |value| value, |int| Some(int)
            $(, $unsigned)? $(, codec $codec, decode $decode)?
        }
        integers! {
            @type $non_zero, $int as $bits ^ $flip, zero: false, |value| value.get(), |int| $non_zero::new(int)
            $(, $unsigned)?
        }
        integers! {
            @type Wrapping<$int>, $int as $bits ^ $flip, zero: true, |value| value.0, |int| Some(Wrapping(int))
            $(, $unsigned)?
        }
        integers! {
            @type Wrapping<$non_zero>, $int as $bits ^ $flip, zero: false,
            |value| value.0.get(), |int| $non_zero::new(int).map(Wrapping)
            $(, $unsigned)?
        }
    )*};

    (
        @type $type:ty, $int:ident as $bits:ident ^ $flip:expr, zero: $zero:literal,
        |$value:ident| $get:expr, |$got:ident| $of:expr
        $(, $unsigned:ident)? $(, codec $codec:tt, decode $decode:tt)?
    ) => {
        codec! {
            [] Ordered, $type, node: node::<$type>($zero),
            write: |value, _, out| {
                let $value = *value;
                out.put(&($get as $bits ^ $flip).to_be_bytes());
            },
            read: |row, _| {
                let $got = ($bits::from_be_bytes(row.array()?) ^ $flip) as $int;
                $of
            }
            $(, codec $codec, decode $decode)?
        }

        impl Integer for $type {
            const MIN: i128 = if $int::MIN == 0 && !$zero { 1 } else { $int::MIN as i128 };
            const MAX: u128 = $int::MAX as u128;
            const ZERO: bool = $zero;

            #[inline]
            fn wide(self) -> u128 {
                let $value = self;
                $get as u128
            }

            #[inline]
            fn narrow(wide: u128) -> Option<Self> {
                let $got = wide as $int;
                if $got as u128 == wide { $of } else { None }
            }
        }

        $(
            impl $unsigned for $type {}

            impl Padded for $type {
                type Form<const N: usize> = Digits<N>;
            }
        )?
    };
}

integers! {
    u8 as u8 ^ 0, NonZeroU8, Unsigned,
    codec {
        const IS_BYTE: bool = true;

        #[inline]
        fn as_bytes(list: &[u8]) -> &[u8] {
            list
        }
    },
    decode {
        #[inline]
        fn read_array<const N: usize>(row: &mut Reader<'r>) -> Option<[u8; N]> {
            row.array()
        }

        #[inline]
        fn read_list(row: &mut Reader<'r>, end: End) -> Option<Vec<u8>> {
            Some(row.text(end)?.into_owned())
        }
    };
    u16 as u16 ^ 0, NonZeroU16, Unsigned;
    u32 as u32 ^ 0, NonZeroU32, Unsigned;
    u64 as u64 ^ 0, NonZeroU64, Unsigned;
    u128 as u128 ^ 0, NonZeroU128, Unsigned;
    i8 as u8 ^ 1 << 7, NonZeroI8;
    i16 as u16 ^ 1 << 15, NonZeroI16;
    i32 as u32 ^ 1 << 31, NonZeroI32;
    i64 as u64 ^ 1 << 63, NonZeroI64;
    i128 as u128 ^ 1 << 127, NonZeroI128;
}
