//! Decimal text of a fixed number of digits, both ways.

#[cfg(test)]
mod tests;

/// Digits of the longest number.
pub const MAX_DIGITS: usize = 39;

/// Digits of `number`, at least one.
pub const fn digits(number: u128) -> usize {
    match number.checked_ilog10() {
        Some(log) => log as usize + 1,
        None => 1,
    }
}

/// The largest number of `width` digits.
pub const fn max(width: usize) -> u128 {
    if width >= MAX_DIGITS { u128::MAX } else { 10u128.pow(width as u32) - 1 }
}

/// Digits of one step: as many as a word has bytes.
const STEP: usize = 8;
const STEP_UNIT: u64 = 100_000_000;
const ZEROS: u64 = 0x3030_3030_3030_3030;

/// The eight digits of a number below 10^8, the first in the lowest byte. Halves of the number lie in
/// halves of the word and are divided together, by the reciprocals of 100 and 10 in fixed point.
#[inline]
fn eight_digits(number: u32) -> [u8; STEP] {
    let fours = u64::from(number / 10_000) | u64::from(number % 10_000) << 32;
    let hundreds = ((fours * 10_486) >> 20) & 0x0000_007F_0000_007F;
    let twos = hundreds | (fours - hundreds * 100) << 16;
    let tens = ((twos * 103) >> 10) & 0x000F_000F_000F_000F;
    let ones = tens | (twos - tens * 10) << 8;
    (ones | ZEROS).to_le_bytes()
}

/// The number of eight digits, the first in the lowest byte; `None` where one is no digit.
#[inline]
fn eight_digit_number(digits: [u8; STEP]) -> Option<u32> {
    const HIGH: u64 = 0x8080_8080_8080_8080;
    let ones = u64::from_le_bytes(digits) ^ ZEROS;
    // Above 9, 0x76 more sets the high bit, unless it is set already.
    if (ones | ones.wrapping_add(0x7676_7676_7676_7676)) & HIGH != 0 {
        return None;
    }
    let twos = (ones * 10 + (ones >> 8)) & 0x00FF_00FF_00FF_00FF;
    let fours = (twos * 100 + (twos >> 16)) & 0x0000_FFFF_0000_FFFF;
    Some((fours * 10_000 + (fours >> 32)) as u32)
}

/// `number` without its last eight digits, and those.
#[inline]
fn split_step(number: u128) -> (u128, u32) {
    // 128-bit division is slow, and few numbers need it.
    match u64::try_from(number) {
        Ok(number) => (u128::from(number / STEP_UNIT), (number % STEP_UNIT) as u32),
        Err(_) => (number / u128::from(STEP_UNIT), (number % u128::from(STEP_UNIT)) as u32),
    }
}

/// A number of no more than `N` digits in exactly as many, zero-filled on the left.
#[inline]
pub fn write<const N: usize>(number: u128) -> [u8; N] {
    let mut text = [b'0'; N];
    let (mut rest, mut end) = (number, N);
    while end > STEP {
        let (front, last) = split_step(rest);
        text[end - STEP..end].copy_from_slice(&eight_digits(last));
        (rest, end) = (front, end - STEP);
    }
    text[..end].copy_from_slice(&eight_digits(rest as u32)[STEP - end..]);
    text
}

/// The number that the digits give; `None` where one is no digit, or the number has more than 128 bits.
#[inline]
pub fn read<const N: usize>(text: [u8; N]) -> Option<u128> {
    let mut number = 0u128;
    let mut from = 0;
    while from < N {
        // The first step takes what is more than whole steps.
        let to = N - (N - 1 - from) / STEP * STEP;
        let mut digits = [b'0'; STEP];
        digits[STEP - (to - from)..].copy_from_slice(&text[from..to]);
        let step = eight_digit_number(digits)?;
        number = if to <= 2 * STEP {
            u128::from(number as u64 * STEP_UNIT + u64::from(step))
        } else {
            number.checked_mul(u128::from(STEP_UNIT))?.checked_add(u128::from(step))?
        };
        from = to;
    }
    Some(number)
}
