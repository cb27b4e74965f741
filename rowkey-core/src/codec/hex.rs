//! `hex`: an unsigned integer, or bytes of fixed width, as hexadecimal text.

use core::cmp::Ordering;

use super::int::Unsigned;
use super::{Codec, Decode, EncodeFault, End, Kind, Node, Ordered, Reader, Sink, through_option};
use crate::bytes::{Digits, KeyBuf};

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
pub trait HexValue: Ord {}

#[diagnostic::do_not_recommend]
impl<T: Unsigned> HexValue for T {}

impl<const N: usize> HexValue for [u8; N] {}

#[cfg(feature = "sha2")]
impl<const N: usize> HexValue for super::digest::Digest<N> {}

/// The node of the text, two digits for each byte of `inner`.
const fn node(kind: Kind, inner: &Node) -> Node {
    let mut node = Node::of(kind, inner.width);
    if let Some(width) = &mut node.width {
        *width *= 2;
    }
    node.domain = inner.domain;
    node
}

/// Implements a codec of hexadecimal text, with its kind.
macro_rules! hex {
    ($($codec:ident)*) => {$(
        impl<T: HexValue> Codec<T> for $codec
        where
            Ordered: Codec<T>,
        {
            type Arg<'v>
                = T
            where
                T: 'v;

            const NODE: &'static Node = &node(Kind::$codec, <Ordered as Codec<T>>::NODE);
            const INFALLIBLE: bool = true;
            const REFUSED: Option<&'static str> = <Ordered as Codec<T>>::REFUSED;

            #[inline]
            fn write<S: Sink>(value: &T, _: End, out: &mut S) -> Result<(), EncodeFault> {
                let start = out.position();
                // Twice: as many bytes as there are digits. From the last one on, none is overwritten before it is read.
                Ordered::write(value, End::Row, out)?;
                Ordered::write(value, End::Row, out)?;
                let text = out.written(start);
                for at in (0..text.len() / 2).rev() {
                    let byte = text[at];
                    text[2 * at] = Digits::$codec.digit(byte >> 4);
                    text[2 * at + 1] = Digits::$codec.digit(byte & 0xF);
                }
                Ok(())
            }

            fn compare(a: &T, b: &T) -> Ordering {
                a.cmp(b)
            }
        }

        impl<'r, T: HexValue> Decode<'r, T> for $codec
        where
            Ordered: for<'b> Decode<'b, T>,
        {
            #[inline]
            fn read(row: &mut Reader<'r>, _: End) -> Option<T> {
                let mut bytes = KeyBuf::new();
                for digits in row.bytes(<Self as Codec<T>>::NODE.width?)?.chunks_exact(2) {
                    let value = |at: usize| Digits::$codec.value(digits[at]);
                    bytes.put_byte(value(0)? << 4 | value(1)?);
                }
                Ordered::read(&mut Reader::new(&bytes), End::Row)
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

    use super::{Codec, Decode, Hex, HexValue, Ordered};
    use crate::bytes::{End, Reader};

    fn written<T: HexValue>(value: T) -> Vec<u8>
    where
        Ordered: Codec<T>,
    {
        let mut row = Vec::new();
        assert!(Hex::write(&value, End::Terminator, &mut row).is_ok());
        assert_eq!(<Hex as Codec<T>>::NODE.width, Some(row.len()));
        row
    }

    fn read<T: HexValue>(row: &[u8]) -> Option<T>
    where
        Ordered: for<'b> Decode<'b, T>,
    {
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
