//! `hex`: an unsigned integer, or bytes of fixed width, as hexadecimal text.

use super::int::Unsigned;
use super::{Kind, Node, codec, through_option};
use crate::bytes::Digits;
use crate::layout::Domain;

/// `#[rowkey(hex)]`: lower-case hexadecimal text, two digits per byte.
///
/// The digits sort like their values, so the text sorts like the number.
#[derive(Debug, Clone, Copy)]
pub struct Hex;

/// `#[rowkey(hex = upper)]`: the same in upper case.
#[derive(Debug, Clone, Copy)]
pub struct HexUpper;

/// A type that `#[rowkey(hex)]` applies to.
#[diagnostic::on_unimplemented(
    message = "`#[rowkey(hex)]` does not fit `{Self}`",
    label = "neither an unsigned integer nor bytes of fixed width",
    note = "it takes `u8` to `u128`, `NonZeroU8` to `NonZeroU128`, `[u8; N]` and `Digest<N>`: a minus sign or a fraction \
            would not sort as text",
    note = "on a type that derives `RowKey`, write the attribute inside, on its own field"
)]
#[doc(hidden)]
pub trait HexValue: Ord + 'static {
    /// The numbers; `None` for bytes.
    const DOMAIN: Option<Domain> = None;
    /// Why it cannot be a field.
    const REFUSED: Option<&'static str> = None;

    /// Passes on the bytes in order.
    fn each_byte(&self, take: impl FnMut(u8));

    /// Builds the value from the bytes that `next` returns.
    fn from_bytes(next: impl FnMut() -> Option<u8>) -> Option<Self>
    where
        Self: Sized;
}

/// The node of the text, two digits for each byte of the type.
const fn node<T: HexValue>(kind: Kind) -> Node {
    let mut node = Node::of(kind, Some(2 * size_of::<T>()));
    node.domain = T::DOMAIN;
    node
}

#[diagnostic::do_not_recommend]
impl<T: Unsigned> HexValue for T {
    const DOMAIN: Option<Domain> = Some(Domain { min: T::MIN, max: T::MAX, non_zero: false });

    #[inline]
    fn each_byte(&self, take: impl FnMut(u8)) {
        self.wide().to_be_bytes()[16 - size_of::<T>()..].iter().copied().for_each(take);
    }

    #[inline]
    fn from_bytes(mut next: impl FnMut() -> Option<u8>) -> Option<T> {
        T::narrow((0..size_of::<T>()).try_fold(0, |wide, _| Some(wide << 8 | u128::from(next()?)))?)
    }
}

impl<const N: usize> HexValue for [u8; N] {
    #[inline]
    fn each_byte(&self, take: impl FnMut(u8)) {
        self.iter().copied().for_each(take);
    }

    #[inline]
    fn from_bytes(mut next: impl FnMut() -> Option<u8>) -> Option<Self> {
        let mut bytes = [0; N];
        for byte in &mut bytes {
            *byte = next()?;
        }
        Some(bytes)
    }
}

#[cfg(feature = "sha2")]
impl<const N: usize> HexValue for super::digest::Digest<N> {
    const REFUSED: Option<&'static str> = <super::Ordered as super::Codec<Self>>::REFUSED;

    #[inline]
    fn each_byte(&self, take: impl FnMut(u8)) {
        self.as_bytes().each_byte(take);
    }

    #[inline]
    fn from_bytes(next: impl FnMut() -> Option<u8>) -> Option<Self> {
        <[u8; N] as HexValue>::from_bytes(next).map(Self::from_bytes)
    }
}

/// Implements a codec of hexadecimal text, with its kind.
macro_rules! hex {
    ($($codec:ident)*) => {$(
        codec! {
            [T: HexValue] $codec, T, node: node::<T>(Kind::$codec), refused: T::REFUSED,
            write: |value, _, out| {
                let digit = |value| Digits::$codec.digit(value);
                value.each_byte(|byte| out.put(&[digit(byte >> 4), digit(byte & 0xF)]));
            },
            read: |row, _| {
                let value = |digit| Digits::$codec.value(digit);
                T::from_bytes(|| {
                    let [high, low] = row.array()?;
                    Some(value(high)? << 4 | value(low)?)
                })
            }
        }

        through_option!([] $codec);
    )*};
}

hex!(Hex HexUpper);

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;
    use core::num::NonZeroU8;

    use super::{Hex, HexValue};
    use crate::bytes::{End, Reader};
    use crate::codec::{Codec, Decode};

    fn written<T: HexValue>(value: T) -> Vec<u8> {
        let mut row = Vec::new();
        assert!(Hex::write(&value, End::Terminator, &mut row).is_ok());
        assert_eq!(<Hex as Codec<T>>::NODE.width, Some(row.len()));
        row
    }

    fn read<T: HexValue>(row: &[u8]) -> Option<T> {
        Hex::read(&mut Reader::new(row), End::Terminator)
    }

    #[test]
    fn two_digits_a_byte() {
        assert_eq!(written(10u8), b"0a");
        // 258 = 1 * 256 + 2
        assert_eq!(written(258u32), b"00000102");
        assert_eq!(written(u128::MAX), [b'f'; 32]);
        assert_eq!(written([0xDEu8, 0xAD, 0x00]), b"dead00");
        assert_eq!(written([0u8; 0]), b"");
        #[cfg(feature = "sha2")]
        // SHA-256 of "abc" begins with BA7816BF.
        assert_eq!(written(crate::Digest::<4>::of("abc")), b"ba7816bf");
    }

    #[test]
    fn one_text_a_value() {
        for value in 0..=u8::MAX {
            assert_eq!(read(&written(value)), Some(value));
        }
        // No text but these is read.
        for (high, low) in (0..=u8::MAX).flat_map(|high| (0..=u8::MAX).map(move |low| (high, low))) {
            if let Some(value) = read::<u8>(&[high, low]) {
                assert_eq!(written(value), [high, low]);
            }
        }
        assert_eq!(read::<u16>(b"0A0a"), None);
        assert_eq!(read::<u16>(b"0a0"), None);
        assert_eq!(read::<[u8; 2]>(b"dead"), Some([0xDE, 0xAD]));
        assert_eq!(read::<[u8; 2]>(b"deAd"), None);
        assert_eq!(read::<NonZeroU8>(b"00"), None);
        assert_eq!(read::<NonZeroU8>(b"01"), NonZeroU8::new(1));
    }
}
