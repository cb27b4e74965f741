//! The nearest rows of numbers, against a search byte string by byte string.

use std::vec::Vec;

use super::{LEAST, MANTISSA, WHOLE, ZERO, at_or_above, at_or_below, read, row, step, write};

/// How far the search goes.
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

/// Byte strings around everything that begins or ends.
fn edges() -> Vec<[u8; 13]> {
    let mut edges = Vec::new();
    for first in ZERO..=u8::MAX {
        let step = if first > ZERO && first <= WHOLE { step(first) } else { 1 };
        let least = LEAST.div_ceil(step) * step;
        let most = MANTISSA / step * step;
        for mantissa in [0, 1, LEAST - 1, LEAST, least, least + step, most - step, most, MANTISSA] {
            for mantissa in [mantissa.saturating_sub(1), mantissa, (mantissa + 1).min(MANTISSA)] {
                edges.extend([row(false, first, mantissa), row(true, first, mantissa)]);
            }
        }
    }
    edges
}

#[test]
fn a_row_is_that_of_its_number() {
    for row in edges() {
        if let Some(number) = read(&row) {
            assert_eq!(write(number), row);
        }
    }
}

#[test]
fn the_nearest_row_is_that_of_a_number_and_none_is_nearer() {
    let rows = edges();
    // A step is at most 10^28 wide, which no search crosses byte string by byte string.
    let valid: Vec<_> = rows.iter().filter(|row| read(row).is_some()).collect();
    assert!(valid.len() > 400);
    for row in &rows {
        for up in [true, false] {
            let found = if up { at_or_above(row) } else { at_or_below(row) };
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
fn beyond_the_largest_number_there_is_none() {
    let (most, least) = (row(false, WHOLE, MANTISSA), row(true, WHOLE, MANTISSA));
    assert_eq!((at_or_above(&[0; 13]), at_or_below(&[0; 13])), (Some(least), None));
    assert_eq!((at_or_above(&[0xFF; 13]), at_or_below(&[0xFF; 13])), (None, Some(most)));
}
