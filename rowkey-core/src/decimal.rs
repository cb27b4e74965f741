//! Decimal text of a fixed number of digits, both ways.

use crate::error::{DecodeErrorKind, DecodeFault, EncodeErrorKind, EncodeFault};

/// Digits of the longest number.
pub(crate) const MAX_DIGITS: usize = 39;

/// Digits of `number`, at least one.
pub(crate) const fn digits(number: u128) -> usize {
    match number.checked_ilog10() {
        Some(log) => log as usize + 1,
        None => 1,
    }
}

/// The largest number of `width` digits.
pub(crate) const fn max(width: usize) -> u128 {
    if width >= MAX_DIGITS { u128::MAX } else { 10u128.pow(width as u32) - 1 }
}

/// `number` in exactly `N` digits, zero-filled on the left.
#[inline(always)]
pub(crate) fn write<const N: usize>(number: u128) -> Result<[u8; N], EncodeFault> {
    let mut text = [b'0'; N];
    // 128-bit division is slow, and few numbers need it.
    let rest = match u64::try_from(number) {
        Ok(mut rest) => {
            for digit in text.iter_mut().rev() {
                *digit = b'0' + (rest % 10) as u8;
                rest /= 10;
            }
            u128::from(rest)
        }
        Err(_) => {
            let mut rest = number;
            for digit in text.iter_mut().rev() {
                *digit = b'0' + (rest % 10) as u8;
                rest /= 10;
            }
            rest
        }
    };
    if rest != 0 {
        let digits = digits(number) as u32;
        return Err(EncodeErrorKind::TooManyDigits { digits, width: N as u32 }.into());
    }
    Ok(text)
}

/// The number that the digits give, up to `max`. `at` is where they stand in the row; where they
/// stand back to front, the faults count from the other end.
#[inline(always)]
pub(crate) fn read<const N: usize>(
    text: [u8; N],
    at: usize,
    back_to_front: bool,
    min: &'static i128,
    max: &'static u128,
) -> Result<u128, DecodeFault> {
    let outside = DecodeFault::new(at, DecodeErrorKind::OutOfDomain { min, max });
    let mut number = 0u128;
    for (i, &found) in text.iter().enumerate() {
        let digit = found.wrapping_sub(b'0');
        if digit > 9 {
            let i = if back_to_front { N - 1 - i } else { i };
            return Err(DecodeFault::new(at + i, DecodeErrorKind::NotADigit { found }));
        }
        number = if N <= 19 {
            u128::from(number as u64 * 10 + u64::from(digit))
        } else {
            match number.checked_mul(10).and_then(|number| number.checked_add(u128::from(digit))) {
                Some(number) => number,
                None => return Err(outside),
            }
        };
    }
    if number > *max { Err(outside) } else { Ok(number) }
}
