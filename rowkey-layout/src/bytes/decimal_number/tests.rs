//! The nearest encodings, against brute force over byte strings.

use std::vec::Vec;

use super::{INTEGER, MAX_MANTISSA, MIN_MANTISSA, ZERO, nearest, read, row, step, write};

/// The maximum distance of the search.
const NEAR: usize = 300;

/// The next byte string of 13 bytes, or the one before.
fn neighbour(row: &[u8; 13], up: bool) -> Option<[u8; 13]> {
    let mut row = *row;
    for byte in row.iter_mut().rev() {
        let carry;
        (*byte, carry) = if up { byte.overflowing_add(1) } else { byte.overflowing_sub(1) };
        if !carry {
            return Some(row);
        }
    }
    None
}

/// Byte strings around every limit.
fn edges() -> Vec<[u8; 13]> {
    let mut edges = Vec::new();
    for first in ZERO..=u8::MAX {
        let step = if first > ZERO && first <= INTEGER { step(first) } else { 1 };
        let least = MIN_MANTISSA.div_ceil(step) * step;
        let most = MAX_MANTISSA / step * step;
        for mantissa in
            [0, 1, MIN_MANTISSA - 1, MIN_MANTISSA, least, least + step, most - step, most, MAX_MANTISSA]
        {
            for mantissa in [mantissa.saturating_sub(1), mantissa, (mantissa + 1).min(MAX_MANTISSA)] {
                edges.extend([row(false, first, mantissa), row(true, first, mantissa)]);
            }
        }
    }
    edges
}

#[test]
fn decodable_rows_encode_to_themselves() {
    for row in edges() {
        if let Some(number) = read(&row) {
            assert_eq!(write(number), row);
        }
    }
}

#[test]
fn no_encoding_is_nearer_than_the_result() {
    let rows = edges();
    // Gaps of up to 10^28 are too wide for brute force.
    let valid: Vec<_> = rows.iter().filter(|row| read(row).is_some()).collect();
    assert!(valid.len() > 400);
    for row in &rows {
        for up in [true, false] {
            let found = nearest(row, up);
            let towards = |a: &[u8; 13], b: &[u8; 13]| if up { a <= b } else { a >= b };
            if let Some(found) = &found {
                assert!(read(found).is_some() && towards(row, found), "{row:02x?} {up} {found:02x?}");
            }
            for valid in valid.iter().filter(|valid| towards(row, valid)) {
                assert!(found.is_some_and(|found| towards(&found, valid)), "{row:02x?} {up} {valid:02x?}");
            }
            let mut next = Some(*row);
            for _ in 0..NEAR {
                let Some(bytes) = next else { break };
                if read(&bytes).is_some() {
                    assert_eq!(found, Some(bytes), "{row:02x?} {up}");
                    break;
                }
                assert_ne!(found, Some(bytes), "{row:02x?} {up}");
                next = neighbour(&bytes, up);
            }
        }
    }
}

#[test]
fn there_is_no_encoding_above_the_largest_number() {
    let (most, least) = (row(false, INTEGER, MAX_MANTISSA), row(true, INTEGER, MAX_MANTISSA));
    assert_eq!((nearest(&[0; 13], true), nearest(&[0; 13], false)), (Some(least), None));
    assert_eq!((nearest(&[0xFF; 13], true), nearest(&[0xFF; 13], false)), (None, Some(most)));
}
