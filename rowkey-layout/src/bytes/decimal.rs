//! Formats and parses decimal text with a fixed number of digits.

#[cfg(test)]
mod tests;

/// Digits of `u128::MAX`.
pub const MAX_DIGITS: usize = 39;

/// The number of digits of `number`, at least one.
#[inline]
pub const fn digits(number: u128) -> usize {
    match number.checked_ilog10() {
        Some(log) => log as usize + 1,
        None => 1,
    }
}

/// Digits per step: one byte each, in a 64-bit word.
const STEP: usize = 8;
const STEP_UNIT: u64 = 100_000_000;
const ZEROS: u64 = 0x3030_3030_3030_3030;

/// The eight digits of a number below 10^8, the first one in the lowest byte. Divides both halves of the word at once, by
/// fixed-point reciprocals of 100 and 10.
#[inline]
fn eight_digits(number: u32) -> [u8; STEP] {
    let fours = u64::from(number / 10_000) | u64::from(number % 10_000) << 32;
    let hundreds = ((fours * 10_486) >> 20) & 0x0000_007F_0000_007F;
    let twos = hundreds | (fours - hundreds * 100) << 16;
    let tens = ((twos * 103) >> 10) & 0x000F_000F_000F_000F;
    let ones = tens | (twos - tens * 10) << 8;
    (ones | ZEROS).to_le_bytes()
}

/// Parses eight digits, the first one in the lowest byte; `None` if a byte is not a digit.
#[inline]
fn eight_digit_number(digits: [u8; STEP]) -> Option<u32> {
    const HIGH: u64 = 0x8080_8080_8080_8080;
    let ones = u64::from_le_bytes(digits) ^ ZEROS;
    // Adding 0x76 sets the high bit of each byte above 9.
    if (ones | ones.wrapping_add(0x7676_7676_7676_7676)) & HIGH != 0 {
        return None;
    }
    let twos = (ones * 10 + (ones >> 8)) & 0x00FF_00FF_00FF_00FF;
    let fours = (twos * 100 + (twos >> 16)) & 0x0000_FFFF_0000_FFFF;
    Some((fours * 10_000 + (fours >> 32)) as u32)
}

/// Splits off the last eight digits.
#[inline]
fn split_step(number: u128) -> (u128, u32) {
    // 128-bit division is slow, and few numbers need it.
    match u64::try_from(number) {
        Ok(number) => (u128::from(number / STEP_UNIT), (number % STEP_UNIT) as u32),
        Err(_) => (number / u128::from(STEP_UNIT), (number % u128::from(STEP_UNIT)) as u32),
    }
}

/// Formats a number of at most `N` digits with exactly `N`, padded with zeros on the left.
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

/// Parses digits; `None` if a byte is not a digit or the number exceeds 128 bits.
#[inline]
pub fn read<const N: usize>(text: [u8; N]) -> Option<u128> {
    let mut number = 0u128;
    let mut from = 0;
    while from < N {
        // The first step takes the digits beyond a multiple of eight.
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
