//! What is written to any sink, read back from it and taken back.

use std::vec;
use std::vec::Vec;

use super::{ArraySink, LONG, STRETCH, Sink};
use crate::bytes::key_buf::{INLINE, KeyBuf};

/// Writes "abc", turns the "b" around, and takes back what is behind the first two.
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
fn what_is_taken_back_is_not_there() {
    assert_eq!(write(&mut Vec::new()), *b"aBd");
    assert_eq!(write(&mut KeyBuf::new()), *b"aBd");
    let mut array = ArraySink::<4>::new();
    assert_eq!(write(&mut array), *b"aBd");
    assert_eq!(array.position(), 3);
}

/// Rows at the edge of the room that a `KeyBuf` has in place.
#[test]
fn text_and_its_end_go_in_together_or_not_in_place() {
    for front in INLINE - 6..=INLINE + 1 {
        for len in 0..=5 {
            let text = &b"abcde"[..len];
            let (mut row, mut expected) = (KeyBuf::new(), Vec::new());
            row.put(&vec![7; front]);
            row.put_ended(text, [0, 1]);
            expected.put(&vec![7; front]);
            expected.put_ended(text, [0, 1]);
            assert_eq!(row.written(0), expected, "{front} bytes, and {len} of text");
            assert_eq!(expected.len(), front + len + 2);
        }
    }
}

/// Text of every length, by its ends, by a copy and in one pass, behind nothing and behind a row.
#[test]
fn text_and_its_end_are_appended_as_they_are() {
    let text: Vec<u8> = (0..LONG + 3 * STRETCH).map(|i| (i % 251) as u8 + 1).collect();
    for front in [0, 1, 9, 40] {
        for len in 0..=text.len() {
            let mut row = vec![0xEE; front];
            let nul = row.put_ended(&text[..len], [0xFD, 0xFE]);
            let mut expected = vec![0xEE; front];
            expected.extend(&text[..len]);
            expected.extend([0xFD, 0xFE]);
            assert_eq!((row, nul), (expected, false), "{len} bytes of text behind {front}");
        }
    }
}

/// A NUL at every place of texts of every kind of length.
#[test]
fn a_nul_is_told_wherever_it_stands() {
    for len in (0..=STRETCH + 2).chain(2 * STRETCH - 1..=2 * STRETCH + 2).chain(LONG - 2..=LONG + 2 * STRETCH)
    {
        for at in 0..len {
            let mut text = vec![1; len];
            text[at] = 0;
            let mut expected = text.clone();
            expected.extend([0, 1]);
            let (mut row, mut buf) = (Vec::new(), KeyBuf::new());
            assert!(row.put_ended(&text, [0, 1]), "a NUL at {at} of {len}");
            assert!(buf.put_ended(&text, [0, 1]), "a NUL at {at} of {len}, in a `KeyBuf`");
            assert_eq!(row, expected, "{at} of {len}");
            assert_eq!(buf.as_slice(), expected, "{at} of {len}, in a `KeyBuf`");
        }
    }
}
