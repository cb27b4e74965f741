//! Every byte, at every length.

use std::vec::Vec;

use super::*;

#[test]
fn every_byte_at_every_length() {
    for len in 0..=40 {
        let bytes: Vec<u8> = (0..len).map(|at: u8| at.wrapping_mul(83)).collect();
        let mut found = bytes.clone();
        complement(&mut found);
        let expected: Vec<u8> = bytes.iter().map(|byte| 0xFF - byte).collect();
        assert_eq!(found, expected, "{len} bytes");
    }
}
