//! The row above all that begin with some bytes, at every length and with every carry.

use std::vec::Vec;

use super::*;
use crate::key_buf::INLINE;

/// Trailing FF dropped, the last byte one more.
fn above(bytes: &[u8]) -> Vec<u8> {
    let mut row = bytes.to_vec();
    while row.last() == Some(&u8::MAX) {
        row.pop();
    }
    if let Some(last) = row.last_mut() {
        *last += 1;
    }
    row
}

fn at_every_length<B: Front>(room: usize) {
    for len in 0..=room {
        for ones in 0..=len {
            let mut bytes: Vec<u8> = (0..len as u8).map(|at| at.wrapping_mul(83)).collect();
            bytes[len - ones..].fill(u8::MAX);
            let mut front = B::copy(&bytes);
            front.reckon(len);
            assert_eq!(front.clone().into_row(), bytes);
            if len < room {
                front.put_byte(7);
                front.cut(len);
            }
            if bytes.last().is_some_and(|&last| last < u8::MAX) {
                assert_eq!(front.clone().last_counted_up(), above(&bytes), "{bytes:02x?}");
            }
            assert_eq!(front.row_above(len), above(&bytes), "{bytes:02x?}");
        }
    }
}

#[test]
fn the_row_above() {
    at_every_length::<Room<8>>(8);
    at_every_length::<Room<16>>(16);
    at_every_length::<Room<24>>(24);
    at_every_length::<Room<48>>(48);
    at_every_length::<Room<128>>(128);
    at_every_length::<KeyBuf>(INLINE + 3);
}
