//! 96-bit decimal numbers in 13 bytes whose lexicographic order is the numeric order.
//!
//! A number is `m / 10^s`. The encoding normalizes it to the largest `m` below 2^96, so `m` is at least a tenth of 2^96.
//! Of two normalized numbers, the one with the smaller `s` is larger; with equal `s`, the one with the larger `m`.
//! The first byte is `80 + 57 - s`, the other 12 are `m`, big-endian. A negative number has all 13 bytes complemented; zero
//! is `80` and twelve `00`.
//!
//! The encoding of a positive number is valid if
//! - `s` is in 0..=56, so the first byte is in 81..=B9,
//! - `m` is greater than `(2^96 - 1) / 10`, rounded down,
//! - where `s` is above 28, the maximum scale of a `Decimal`, `m` is a multiple of `10^(s - 28)`: normalization appended
//!   that many zeros.

use core::fmt;

#[cfg(test)]
mod tests;

/// The width of an encoding.
pub const WIDTH: usize = 13;

/// The first byte of zero.
const ZERO: u8 = 0x80;
/// The first byte of a positive number with `s` = 0, the largest exponent.
const INTEGER: u8 = ZERO + 57;
/// The largest `m`.
const MAX_MANTISSA: u128 = (1 << 96) - 1;
/// The smallest `m` of a nonzero number.
const MIN_MANTISSA: u128 = MAX_MANTISSA / 10 + 1;
/// The maximum number of decimal places.
const MAX_PLACES: u32 = 28;

/// A number without trailing zeros after the decimal point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Number {
    pub negative: bool,
    /// Below 2^96.
    pub mantissa: u128,
    /// Digits after the decimal point, at most 28.
    pub places: u32,
}

/// Encodes a number, normalized or not.
pub fn write(number: Number) -> [u8; WIDTH] {
    let Number { negative, mut mantissa, mut places } = number;
    if mantissa == 0 {
        return row(false, ZERO, 0);
    }
    while mantissa < MIN_MANTISSA {
        mantissa *= 10;
        places += 1;
    }
    // At most 28 places, plus at most 28 zeros appended above.
    row(negative, INTEGER - places as u8, mantissa)
}

/// Decodes a number; `None` for bytes that `write` never returns.
#[inline]
pub fn read(row: &[u8; WIDTH]) -> Option<Number> {
    let (negative, first, mut mantissa) = parts(row);
    if first == ZERO {
        // Zero has one encoding, which is not complemented.
        return (!negative && mantissa == 0).then_some(Number { negative, mantissa, places: 0 });
    }
    let mut places = u32::from(INTEGER.checked_sub(first)?);
    if mantissa < MIN_MANTISSA {
        return None;
    }
    while places > 0 && mantissa % 10 == 0 {
        mantissa /= 10;
        places -= 1;
    }
    (places <= MAX_PLACES).then_some(Number { negative, mantissa, places })
}

/// The sign, and the first byte and mantissa with the complement undone.
#[inline]
fn parts(row: &[u8; WIDTH]) -> (bool, u8, u128) {
    let negative = row[0] < ZERO;
    let [first, digits @ ..] = if negative { row.map(|byte| !byte) } else { *row };
    let mut wide = [0; 16];
    wide[4..].copy_from_slice(&digits);
    (negative, first, u128::from_be_bytes(wide))
}

fn row(negative: bool, first: u8, mantissa: u128) -> [u8; WIDTH] {
    let mut row = [first; WIDTH];
    row[1..].copy_from_slice(&mantissa.to_be_bytes()[4..]);
    if negative { row.map(|byte| !byte) } else { row }
}

/// The smallest encoding at or above these bytes, or the largest one at or below them.
pub fn nearest(bytes: &[u8; WIDTH], above: bool) -> Option<[u8; WIDTH]> {
    let (negative, first, mantissa) = parts(bytes);
    if !negative && (first, mantissa) == (ZERO, 0) {
        return Some(*bytes);
    }
    let larger = above != negative;
    match positive(first, mantissa, larger) {
        Some((first, mantissa)) => Some(row(negative, first, mantissa)),
        // Zero is always a candidate in this direction.
        None => (!larger).then(|| row(false, ZERO, 0)),
    }
}

/// Mantissas with this first byte are multiples of this.
fn step(first: u8) -> u128 {
    10u128.pow(u32::from(INTEGER - first).saturating_sub(MAX_PLACES))
}

/// First byte and mantissa of the smallest positive number at or above these, or of the largest one at or below them.
fn positive(mut first: u8, mut mantissa: u128, larger: bool) -> Option<(u8, u128)> {
    loop {
        if (ZERO + 1..=INTEGER).contains(&first) {
            let step = step(first);
            let next = match larger {
                true => mantissa.max(MIN_MANTISSA).div_ceil(step) * step,
                false => mantissa / step * step,
            };
            if (MIN_MANTISSA..=MAX_MANTISSA).contains(&next) {
                return Some((first, next));
            }
        }
        (first, mantissa) = match larger {
            true if first < INTEGER => (first + 1, 0),
            false if first > ZERO => (INTEGER.min(first - 1), MAX_MANTISSA),
            _ => return None,
        };
    }
}

/// In plain notation: `-12.5`.
impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let one = 10u128.pow(self.places);
        write!(f, "{}{}", if self.negative { "-" } else { "" }, self.mantissa / one)?;
        if self.places > 0 {
            write!(f, ".{:0width$}", self.mantissa % one, width = self.places as usize)?;
        }
        Ok(())
    }
}
