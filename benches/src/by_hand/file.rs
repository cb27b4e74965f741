//! Decimal text, 6 + 8 + 6 digits, eight at a time in one word.

use super::event::part;
use super::{Fault, FaultKind, wrong_length};
use crate::keys::File;

/// A number that has more digits than its field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooLong(pub &'static str);

/// Eight digits of a number below 10^8, the first in the lowest byte: halves of the number in
/// halves of the word, divided by multiplying with the reciprocal.
#[inline(always)]
fn eight_digits(number: u32) -> u64 {
    let halves = u64::from(number / 10_000) | u64::from(number % 10_000) << 32;
    let hundreds = ((halves * 10_486) >> 20) & 0x7F_0000_007F;
    let pairs = hundreds | (halves - hundreds * 100) << 16;
    let tens = ((pairs * 103) >> 10) & 0x000F_000F_000F_000F;
    (tens | (pairs - tens * 10) << 8) + 0x3030_3030_3030_3030
}

/// Eight digits as text.
#[inline(always)]
pub fn digits(number: u32) -> [u8; 8] {
    eight_digits(number).to_le_bytes()
}

/// The number of eight digits, the first in the lowest byte; `None` if one is no digit.
#[inline(always)]
fn number(digits: u64) -> Option<u32> {
    const ZEROS: u64 = 0x3030_3030_3030_3030;
    let ones = digits ^ ZEROS;
    if (ones | ones.wrapping_add(0x7676_7676_7676_7676)) & 0x8080_8080_8080_8080 != 0 {
        return None;
    }
    let pairs = (ones * 10 + (ones >> 8)) & 0x00FF_00FF_00FF_00FF;
    let fours = (pairs * 100 + (pairs >> 16)) & 0x0000_FFFF_0000_FFFF;
    Some((fours * 10_000 + (fours >> 32)) as u32)
}

#[inline(always)]
pub fn encode(key: &File) -> Result<[u8; 20], TooLong> {
    let mut row = [0; 20];
    if key.user > 999_999 {
        return Err(TooLong("user"));
    }
    row[..6].copy_from_slice(&digits(key.user)[2..]);
    if key.date > 99_999_999 {
        return Err(TooLong("date"));
    }
    row[6..14].copy_from_slice(&digits(key.date));
    if key.file > 999_999 {
        return Err(TooLong("file"));
    }
    row[14..].copy_from_slice(&digits(key.file)[2..]);
    Ok(row)
}

#[inline(always)]
fn field<const N: usize>(row: &[u8; 20], at: usize, field: &'static str) -> Result<u32, Fault> {
    let digits: [u8; N] = part(row, at);
    let mut word = [b'0'; 8];
    word[8 - N..].copy_from_slice(&digits);
    match number(u64::from_le_bytes(word)) {
        Some(number) => Ok(number),
        None => {
            let (offset, found) = not_a_digit(row, at);
            Err(Fault { field, offset, kind: FaultKind::Digit(found) })
        }
    }
}

#[cold]
#[inline(never)]
fn not_a_digit(row: &[u8; 20], at: usize) -> (usize, u8) {
    let found = row.iter().enumerate().skip(at).find(|(_, byte)| !byte.is_ascii_digit());
    found.map_or((at, 0), |(offset, &byte)| (offset, byte))
}

#[inline(always)]
pub fn decode(row: &[u8]) -> Result<File, Fault> {
    let Ok(row) = <&[u8; 20]>::try_from(row) else {
        return Err(wrong_length(row, &[("user", 6), ("date", 8), ("file", 6)]));
    };
    Ok(File {
        user: field::<6>(row, 0, "user")?,
        date: field::<8>(row, 6, "date")?,
        file: field::<6>(row, 14, "file")?,
    })
}
