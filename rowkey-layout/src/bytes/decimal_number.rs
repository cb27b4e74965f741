//! Decimal numbers of 96 bits in 13 bytes that sort as the numbers do.
//!
//! A number is `m / 10^s`. Among the ways to write it, one has the largest `m` below 2^96: that `m` multiplied by
//! ten would not fit. Of two such numbers the one with the smaller `s` is the larger, as its `m` is at least a
//! tenth of 2^96, and with the same `s` the one with the larger `m`. So the row holds `80 + 57 - s` in one byte
//! and `m` in 12, big-endian; a negative number has all 13 complemented; zero is `80` and twelve `00`.
//!
//! Of a positive number, the valid rows are those with
//! - `s` in 0..=56, so a first byte in 81..=B9,
//! - `m` above a tenth of 2^96 - 1, rounded down,
//! - where `s` is above 28, the most places of a `Decimal`, an `m` that is a multiple of `10^(s - 28)`: as many
//!   of its digits are zeros that found room.

use core::fmt;

#[cfg(test)]
mod tests;

/// The first byte of zero, which lies in the middle.
const ZERO: u8 = 0x80;
/// The first byte of a positive number whose `s` is 0, among them the largest of all.
const WHOLE: u8 = ZERO + 57;
/// The largest `m`.
const MANTISSA: u128 = (1 << 96) - 1;
/// No `m` but that of zero is smaller.
const LEAST: u128 = MANTISSA / 10 + 1;
/// The most places that a number has.
const PLACES: u32 = 28;

/// A number in its shortest form: without trailing zeros among its places.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Number {
    pub negative: bool,
    /// Below 2^96.
    pub mantissa: u128,
    /// How many of its digits come after the point: 28 at most.
    pub places: u32,
}

/// The row of a number in any of its forms.
pub fn write(number: Number) -> [u8; 13] {
    let Number { negative, mut mantissa, mut places } = number;
    if mantissa == 0 {
        return row(false, ZERO, 0);
    }
    while mantissa < LEAST {
        mantissa *= 10;
        places += 1;
    }
    // At most 28 places, and at most 28 zeros that found room.
    row(negative, WHOLE - places as u8, mantissa)
}

/// The number of a row; `None` for bytes that `write` gives for none.
pub fn read(row: &[u8; 13]) -> Option<Number> {
    let (negative, first, mut mantissa) = parts(row);
    if first == ZERO {
        // There is one zero, and its bytes are not complemented.
        return (!negative && mantissa == 0).then_some(Number { negative, mantissa, places: 0 });
    }
    let mut places = u32::from(WHOLE.checked_sub(first)?);
    if mantissa < LEAST {
        return None;
    }
    while places > 0 && mantissa % 10 == 0 {
        mantissa /= 10;
        places -= 1;
    }
    (places <= PLACES).then_some(Number { negative, mantissa, places })
}

/// The sign of a row, and first byte and mantissa without the complement.
fn parts(row: &[u8; 13]) -> (bool, u8, u128) {
    let negative = row[0] < ZERO;
    let [first, digits @ ..] = if negative { row.map(|byte| !byte) } else { *row };
    let mut wide = [0; 16];
    wide[4..].copy_from_slice(&digits);
    (negative, first, u128::from_be_bytes(wide))
}

fn row(negative: bool, first: u8, mantissa: u128) -> [u8; 13] {
    let mut row = [first; 13];
    row[1..].copy_from_slice(&mantissa.to_be_bytes()[4..]);
    if negative { row.map(|byte| !byte) } else { row }
}

/// The smallest row of a number at or above these bytes.
pub fn at_or_above(row: &[u8; 13]) -> Option<[u8; 13]> {
    nearest(row, true)
}

/// The largest row of a number at or below these bytes.
pub fn at_or_below(row: &[u8; 13]) -> Option<[u8; 13]> {
    nearest(row, false)
}

fn nearest(bytes: &[u8; 13], above: bool) -> Option<[u8; 13]> {
    let (negative, first, mantissa) = parts(bytes);
    if !negative && (first, mantissa) == (ZERO, 0) {
        return Some(*bytes);
    }
    if above != negative {
        larger(first, mantissa).map(|(first, mantissa)| row(negative, first, mantissa))
    } else {
        // Towards zero there is always a number.
        Some(match smaller(first, mantissa) {
            Some((first, mantissa)) => row(negative, first, mantissa),
            None => row(false, ZERO, 0),
        })
    }
}

/// What the mantissas of a first byte are multiples of.
fn step(first: u8) -> u128 {
    10u128.pow(u32::from(WHOLE - first).saturating_sub(PLACES))
}

/// First byte and mantissa of the smallest positive number that is not below these.
fn larger(mut first: u8, mut mantissa: u128) -> Option<(u8, u128)> {
    while first <= WHOLE {
        if first > ZERO {
            let step = step(first);
            let next = mantissa.max(LEAST).div_ceil(step) * step;
            if next <= MANTISSA {
                return Some((first, next));
            }
        }
        (first, mantissa) = (first + 1, 0);
    }
    None
}

/// First byte and mantissa of the largest positive number that is not above these.
fn smaller(mut first: u8, mut mantissa: u128) -> Option<(u8, u128)> {
    if first > WHOLE {
        (first, mantissa) = (WHOLE, MANTISSA);
    }
    while first > ZERO {
        let step = step(first);
        let next = mantissa / step * step;
        if next >= LEAST {
            return Some((first, next));
        }
        (first, mantissa) = (first - 1, MANTISSA);
    }
    None
}

/// As it is written by hand: `-12.5`.
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
