//! Decimal numbers of 96 bits in 13 bytes that sort as the numbers do.
//!
//! A number is `m / 10^s`. Among the ways to write it, one has the largest `m` below 2^96: that `m`
//! multiplied by ten would not fit. Of two such numbers the one with the smaller `s` is the larger, as
//! its `m` is at least a tenth of 2^96, and with the same `s` the one with the larger `m`. So the row
//! holds `80 + 57 - s` in one byte and `m` in 12, big-endian; a negative number has all 13
//! complemented; zero is `80` and twelve `00`.

use core::fmt;

/// The first byte of zero, which lies in the middle.
const ZERO: u8 = 0x80;
/// The first byte of a positive number whose `s` is 0, among them the largest of all.
pub(crate) const WHOLE: u8 = ZERO + 57;
/// The largest `m`.
const MANTISSA: u128 = (1 << 96) - 1;
/// The most places behind the point that a number has.
const PLACES: u32 = 28;

/// A number in its shortest form: without zeros at the end of its places.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Number {
    pub(crate) negative: bool,
    /// Below 2^96.
    pub(crate) mantissa: u128,
    /// How many of its digits stand behind the point: 28 at most.
    pub(crate) places: u32,
}

/// The row of a number in any of its forms.
#[cfg(feature = "rust_decimal")]
#[inline]
pub(crate) fn write(number: Number) -> [u8; 13] {
    let Number { negative, mut mantissa, mut places } = number;
    let mut row = [0; 13];
    if mantissa == 0 {
        row[0] = ZERO;
        return row;
    }
    while mantissa <= MANTISSA / 10 {
        mantissa *= 10;
        places += 1;
    }
    row[1..].copy_from_slice(&mantissa.to_be_bytes()[4..]);
    // At most 28 places, and at most 28 zeros that found room.
    row[0] = WHOLE - places as u8;
    if negative { row.map(|byte| !byte) } else { row }
}

/// The number of a row; `None` for bytes that `write` gives for none.
#[inline]
pub(crate) fn read(row: &[u8; 13]) -> Option<Number> {
    let negative = row[0] < ZERO;
    let [first, digits @ ..] = if negative { row.map(|byte| !byte) } else { *row };
    let mut wide = [0; 16];
    wide[4..].copy_from_slice(&digits);
    let mut mantissa = u128::from_be_bytes(wide);
    if first == ZERO {
        // There is one zero, and its bytes are not complemented.
        return (!negative && mantissa == 0).then_some(Number { negative, mantissa, places: 0 });
    }
    let mut places = u32::from(WHOLE.checked_sub(first)?);
    if mantissa <= MANTISSA / 10 {
        return None;
    }
    while places > 0 && mantissa.is_multiple_of(10) {
        mantissa /= 10;
        places -= 1;
    }
    (places <= PLACES).then_some(Number { negative, mantissa, places })
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
