//! `digits`: an unsigned integer as decimal digits without leading zeros, for existing rows.

use super::int::Unsigned;
use super::{Decode, End, Kind, Node, Reader, codec, compare_rows, through_option};
use crate::bytes::decimal;

/// `#[rowkey(digits)]`: an unsigned integer as decimal text without leading zeros. Unordered: 10 sorts before 5.
#[derive(Debug, Clone, Copy)]
pub struct PlainDigits;

codec! {
    [T: Unsigned] PlainDigits, T, node: Node::of(Kind::PlainDecimal, None).within(T::MIN, T::MAX),
    write: |value, _, out| {
        let number = value.wide();
        let text = decimal::write::<{ decimal::MAX_DIGITS }>(number);
        out.put(&text[decimal::MAX_DIGITS - decimal::digits(number)..]);
    },
    compare: |a, b| compare_rows::<Self, T>(a, b, &[]),
}

impl<'r, T: Unsigned> Decode<'r, T> for PlainDigits {
    fn read(row: &mut Reader<'r>, end: End) -> Option<T> {
        let mut ahead = row.clone();
        let (mut number, mut digits) = (0u128, 0);
        while let Some(byte @ b'0'..=b'9') = ahead.byte() {
            number = number.checked_mul(10)?.checked_add(u128::from(byte - b'0'))?;
            digits += 1;
        }
        row.take(digits)?;
        // The canonical text has no leading zeros. Everything up to the end of the value belongs to it.
        let whole = match end.delimiter() {
            Some(delimiter) => row.is_at(&delimiter),
            None => end != End::Row || row.remaining() == 0,
        };
        if whole && digits == decimal::digits(number) { T::narrow(number) } else { None }
    }
}

through_option!([] PlainDigits);

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;
    use core::num::NonZeroU8;

    use super::{Decode, PlainDigits, Unsigned};
    use crate::bytes::{End, Reader};
    use crate::codec::Codec;

    fn written<T: Unsigned>(value: T) -> Vec<u8> {
        let mut row = Vec::new();
        assert!(PlainDigits::write(&value, End::Row, &mut row).is_ok());
        row
    }

    fn read<T: Unsigned>(row: &[u8]) -> Option<T> {
        PlainDigits::read(&mut Reader::new(row), End::Row)
    }

    #[test]
    fn numbers_have_no_leading_zeros() {
        assert_eq!(written(0u8), b"0");
        assert_eq!(written(10u32), b"10");
        assert_eq!(written(u64::MAX), b"18446744073709551615");
        assert_eq!(written(u128::MAX), b"340282366920938463463374607431768211455");
    }

    #[test]
    fn a_number_has_one_text() {
        for value in 0..=u8::MAX {
            assert_eq!(read(&written(value)), Some(value));
        }
        for text in ["", "00", "01", "007", "256", "+7", "-7", "7 ", "7x", "x", "1e2"] {
            assert_eq!(read::<u8>(text.as_bytes()), None, "{text}");
        }
        // One more than the largest of 128 bits, and one digit more.
        assert_eq!(read::<u128>(b"340282366920938463463374607431768211456"), None);
        assert_eq!(read::<u128>(b"3402823669209384634633746074317682114550"), None);
        assert_eq!(read::<NonZeroU8>(b"0"), None);
    }

    #[test]
    fn digits_end_before_the_delimiter() {
        for delimiter in *b",:|" {
            let text = [b"10".as_slice(), &[delimiter], b"5"].concat();
            let mut row = Reader::new(&text);
            assert_eq!(PlainDigits::read(&mut row, End::Byte(delimiter)), Some(10u16));
            assert_eq!(row.position(), 2);
        }
    }
}
