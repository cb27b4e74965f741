//! Integers: big-endian, the sign bit flipped so that negative numbers sort first.

use alloc::vec::Vec;
use core::cmp::Ordering;
use core::num::{
    NonZeroI8, NonZeroI16, NonZeroI32, NonZeroI64, NonZeroI128, NonZeroU8, NonZeroU16, NonZeroU32,
    NonZeroU64, NonZeroU128,
};
use core::ops::Bound;

use super::list::refused_element;
use super::{FieldValue, FieldValueDecode, Step};
use crate::codec::{Between, Position};
use crate::error::{DecodeErrorKind, DecodeFault, EncodeFault};
use crate::format::{Format, Kind};
use crate::place::Place;
use crate::reader::Reader;
use crate::sink::Sink;

/// A whole number of any of the twenty types.
#[diagnostic::on_unimplemented(
    message = "`max` narrows the domain of a whole number, and `{Self}` is none",
    label = "not an integer"
)]
pub trait Integer: Step {
    const MIN: i128;
    const MAX: u128;

    /// Sign and magnitude.
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
    const BYTES: usize;

    fn wide(self) -> u128;

    fn narrow(wide: u128) -> Option<Self>;
}

/// A signed number.
#[diagnostic::on_unimplemented(
    message = "`raw` leaves out the sign flip of a signed integer, and `{Self}` is none",
    label = "not a signed integer",
    note = "unsigned integers are written as they are anyway"
)]
pub trait Signed: Integer {
    const BYTES: usize;

    /// Big-endian two's complement, at the end of the array.
    fn bytes(self) -> [u8; 16];

    fn from_bytes(bytes: [u8; 16]) -> Option<Self>;
}

macro_rules! number {
    ($($int:ident $flip:expr, $kind:ident, $unsigned:ident;)*) => {$(
        impl FieldValue for $int {
            type Arg<'v> = $int;

            const FORMAT: Format =
                Format::of(Kind::$kind, size_of::<$int>()).within($int::MIN as i128, $int::MAX as u128);
            const IS_BYTE: bool = number!(@is_byte $int);

            #[inline(always)]
            fn encode<P: Place, S: Sink>(&self, out: &mut S) -> Result<(), EncodeFault> {
                out.put(&(*self as $unsigned ^ $flip).to_be_bytes());
                Ok(())
            }

            #[inline(always)]
            fn bound<P: Place, S: Sink>(&self, out: &mut S) -> Position {
                out.put(&(*self as $unsigned ^ $flip).to_be_bytes());
                Position::At
            }

            #[inline(always)]
            fn between(low: Bound<&Self>, high: Bound<&Self>) -> Between<Self> {
                Step::between(low, high)
            }

            #[inline]
            fn compare(&self, other: &Self) -> Ordering {
                self.cmp(other)
            }

            number!(@bytes $int);
        }

        impl<'r> FieldValueDecode<'r> for $int {
            #[inline(always)]
            fn decode<P: Place>(row: &mut Reader<'r>) -> Result<Self, DecodeFault> {
                Ok(($unsigned::from_be_bytes(row.array()?) ^ $flip) as $int)
            }

            number!(@array $int $unsigned $flip);
        }

        impl Integer for $int {
            const MIN: i128 = $int::MIN as i128;
            const MAX: u128 = $int::MAX as u128;

            #[inline(always)]
            #[allow(unused_comparisons, reason = "one text for signed and unsigned")]
            fn parts(self) -> (bool, u128) {
                if self < 0 { (true, (self as i128).unsigned_abs()) } else { (false, self as u128) }
            }
        }
    )*};

    (@is_byte u8) => { true };
    (@is_byte $int:ident) => { false };
    (@bytes u8) => {
        #[inline(always)]
        fn as_bytes(list: &[u8]) -> &[u8] {
            list
        }

        #[inline(always)]
        fn from_byte_list(bytes: Vec<u8>) -> Vec<u8> {
            bytes
        }
    };
    (@bytes $int:ident) => {};

    (@array u8 $unsigned:ident $flip:expr) => {
        #[inline(always)]
        fn decode_array<const N: usize>(row: &mut Reader<'r>) -> Result<[u8; N], DecodeFault> {
            row.array()
        }
    };
    (@array $int:ident $unsigned:ident $flip:expr) => {
        // All at once: of elements that may each be refused, the compiler leaves a loop.
        #[inline(always)]
        fn decode_array<const N: usize>(row: &mut Reader<'r>) -> Result<[$int; N], DecodeFault> {
            match row.arrays() {
                Some(arrays) => Ok(arrays.map(|bytes| ($unsigned::from_be_bytes(bytes) ^ $flip) as $int)),
                None => Err(refused_element::<$int>(row.clone(), N)),
            }
        }
    };
}

number! {
    u8 0, Unsigned, u8;
    u16 0, Unsigned, u16;
    u32 0, Unsigned, u32;
    u64 0, Unsigned, u64;
    u128 0, Unsigned, u128;
    i8 1 << 7, Signed, u8;
    i16 1 << 15, Signed, u16;
    i32 1 << 31, Signed, u32;
    i64 1 << 63, Signed, u64;
    i128 1 << 127, Signed, u128;
}

macro_rules! unsigned {
    ($($int:ident)*) => {$(
        impl Unsigned for $int {
            const BYTES: usize = size_of::<$int>();

            #[inline(always)]
            fn wide(self) -> u128 {
                self as u128
            }

            #[inline(always)]
            fn narrow(wide: u128) -> Option<Self> {
                $int::try_from(wide).ok()
            }
        }
    )*};
}

unsigned!(u8 u16 u32 u64 u128);

macro_rules! signed {
    ($($int:ident)*) => {$(
        impl Signed for $int {
            const BYTES: usize = size_of::<$int>();

            #[inline(always)]
            fn bytes(self) -> [u8; 16] {
                (self as i128).to_be_bytes()
            }

            #[inline(always)]
            fn from_bytes(bytes: [u8; 16]) -> Option<Self> {
                $int::try_from(i128::from_be_bytes(bytes)).ok()
            }
        }
    )*};
}

signed!(i8 i16 i32 i64 i128);

macro_rules! non_zero {
    ($($name:ident $int:ident $role:ident;)*) => {$(
        impl FieldValue for $name {
            type Arg<'v> = $name;

            const FORMAT: Format = match <$int as FieldValue>::FORMAT.domain {
                Some(domain) if domain.min == 0 => <$int as FieldValue>::FORMAT.within(1, domain.max),
                _ => <$int as FieldValue>::FORMAT.without_zero(),
            };

            #[inline(always)]
            fn encode<P: Place, S: Sink>(&self, out: &mut S) -> Result<(), EncodeFault> {
                self.get().encode::<P, S>(out)
            }

            #[inline(always)]
            fn between(low: Bound<&Self>, high: Bound<&Self>) -> Between<Self> {
                Step::between(low, high)
            }

            #[inline]
            fn compare(&self, other: &Self) -> Ordering {
                self.cmp(other)
            }
        }

        impl<'r> FieldValueDecode<'r> for $name {
            #[inline(always)]
            fn decode<P: Place>(row: &mut Reader<'r>) -> Result<Self, DecodeFault> {
                let at = row.position();
                let int = <$int as FieldValueDecode<'r>>::decode::<P>(row)?;
                $name::new(int).ok_or(DecodeFault::new(at, DecodeErrorKind::Zero))
            }
        }

        impl Integer for $name {
            const MIN: i128 = if $int::MIN == 0 { 1 } else { <$int as Integer>::MIN };
            const MAX: u128 = <$int as Integer>::MAX;

            #[inline(always)]
            fn parts(self) -> (bool, u128) {
                self.get().parts()
            }
        }

        non_zero!(@$role $name $int);
    )*};

    (@unsigned $name:ident $int:ident) => {
        impl Unsigned for $name {
            const BYTES: usize = <$int as Unsigned>::BYTES;

            #[inline(always)]
            fn wide(self) -> u128 {
                self.get().wide()
            }

            #[inline(always)]
            fn narrow(wide: u128) -> Option<Self> {
                $name::new(<$int as Unsigned>::narrow(wide)?)
            }
        }
    };
    (@signed $name:ident $int:ident) => {
        impl Signed for $name {
            const BYTES: usize = <$int as Signed>::BYTES;

            #[inline(always)]
            fn bytes(self) -> [u8; 16] {
                self.get().bytes()
            }

            #[inline(always)]
            fn from_bytes(bytes: [u8; 16]) -> Option<Self> {
                $name::new(<$int as Signed>::from_bytes(bytes)?)
            }
        }
    };
}

non_zero! {
    NonZeroU8 u8 unsigned;
    NonZeroU16 u16 unsigned;
    NonZeroU32 u32 unsigned;
    NonZeroU64 u64 unsigned;
    NonZeroU128 u128 unsigned;
    NonZeroI8 i8 signed;
    NonZeroI16 i16 signed;
    NonZeroI32 i32 signed;
    NonZeroI64 i64 signed;
    NonZeroI128 i128 signed;
}
