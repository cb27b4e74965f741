//! Writing to, reading from and truncating every sink.

use std::vec;
use std::vec::Vec;

use super::{ArraySink, Sink};
use crate::bytes::key_buf::{INLINE, KeyBuf};

/// Writes "abc", changes the "b" to "B", and truncates to two bytes.
fn write(sink: &mut impl Sink) -> Vec<u8> {
    sink.put(b"ab");
    sink.put_byte(b'c');
    assert_eq!(sink.position(), 3);
    sink.written(1)[0] = b'B';
    sink.cut(2);
    assert_eq!(sink.position(), 2);
    sink.put(b"d");
    sink.written(0).to_vec()
}

#[test]
fn truncated_bytes_are_gone() {
    assert_eq!(write(&mut Vec::new()), *b"aBd");
    assert_eq!(write(&mut KeyBuf::new()), *b"aBd");
    let mut array = ArraySink::<4>::EMPTY;
    assert_eq!(write(&mut array), *b"aBd");
    assert_eq!(array.position(), 3);
}

/// Rows around the inline capacity of a `KeyBuf`.
#[test]
fn a_long_row_moves_to_the_heap() {
    for front in INLINE - 6..=INLINE + 1 {
        for len in 0..=7 {
            let (mut row, mut expected) = (KeyBuf::new(), Vec::new());
            row.put(&vec![7; front]);
            row.put(&b"abcdefg"[..len]);
            expected.put(&vec![7; front]);
            expected.put(&b"abcdefg"[..len]);
            assert_eq!(row.written(0), expected, "{front} bytes, and {len} of text");
        }
    }
}
