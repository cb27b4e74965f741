//! The nodes of lists, and what is rejected.

use core::cmp::Reverse;
use std::string::String;
use std::vec::Vec;

use super::{ELEMENT, EMPTY_ELEMENT};
use crate::bytes::{BoundPosition, End, Reader};
use crate::codec::desc::Desc;
use crate::codec::max::Max;
use crate::codec::raw::Raw;
use crate::codec::reverse_digits::ReverseDigits;
use crate::codec::width::Width;
use crate::codec::{Codec, Decode, Ordered};
use crate::layout::Node;

fn node<C: Codec<T>, T>() -> &'static Node {
    C::NODE
}

fn refused<C: Codec<T>, T>() -> Option<&'static str> {
    C::REFUSED
}

fn written<C: Codec<T>, T>(value: T) -> Vec<u8> {
    let mut row = Vec::new();
    assert!(C::write(&value, End::Terminator, &mut row).is_ok());
    row
}

fn bound<C: Codec<T>, T>(value: T) -> (BoundPosition, Vec<u8>) {
    let mut row = Vec::new();
    (C::bound(&value, End::Terminator, &mut row), row)
}

fn read<C: for<'r> Decode<'r, T>, T>(row: &[u8]) -> Option<T> {
    C::read(&mut Reader::new(row), End::Row)
}

#[test]
fn widths_are_those_of_the_parts() {
    assert_eq!(node::<Ordered, [u16; 3]>().width, Some(6));
    assert_eq!(node::<Ordered, [u8; 3]>().width, Some(3));
    assert_eq!(node::<Ordered, (u8, [u32; 2], bool)>().width, Some(10));
    assert_eq!(node::<Ordered, (u8, String)>().width, None);
    assert_eq!(node::<Ordered, Option<u8>>().width, None);
    assert_eq!(node::<Ordered, Vec<u16>>().width, None);
    assert_eq!(node::<Desc<Width<3>>, u32>().width, Some(3));
}

#[test]
fn a_field_without_an_end_is_rejected() {
    assert_eq!(refused::<Ordered, [String; 2]>(), Some(ELEMENT));
    assert_eq!(refused::<Ordered, Vec<Option<u8>>>(), Some(ELEMENT));
    assert_eq!(refused::<Ordered, Vec<[u8; 0]>>(), Some(EMPTY_ELEMENT));
    assert_eq!(refused::<Ordered, Vec<u8>>(), None);
    assert_eq!(refused::<Ordered, Vec<u16>>(), None);
    assert_eq!(refused::<Ordered, (u8, Vec<u16>)>(), None);
    for refused in [
        refused::<Ordered, (Vec<u16>, u8)>(),
        refused::<Ordered, (Option<Vec<u16>>, u8)>(),
        refused::<Ordered, (&str, u8)>(),
        refused::<Ordered, Option<[String; 2]>>(),
        refused::<Desc<Ordered>, Vec<u16>>(),
        refused::<Desc<Ordered>, (u8, Vec<u16>)>(),
        refused::<Ordered, Reverse<&str>>(),
    ] {
        assert!(refused.is_some());
    }
    assert_eq!(refused::<Desc<Ordered>, (u8, String)>(), None);
}

#[test]
fn a_reversed_type_is_not_reversed_by_its_bytes() {
    fn reversed<C: Codec<T>, T>() -> bool {
        C::NODE.reversed()
    }
    assert!(reversed::<Desc<Ordered>, u8>() && !reversed::<Desc<Desc<Ordered>>, u8>());
    assert!(!reversed::<Ordered, Reverse<u8>>() && reversed::<Desc<Ordered>, Reverse<u8>>());
    assert!(!reversed::<Ordered, Option<Reverse<u8>>>() && reversed::<Desc<Ordered>, Option<u8>>());
}

#[test]
fn a_maximum_narrows_the_domain() {
    let max = |node: &Node| node.domain.map(|domain| domain.max);
    assert_eq!(max(node::<Max<Width<2>, 9>, u32>()), Some(9));
    assert_eq!(max(node::<Max<Width<2>, 70_000>, u32>()), Some(65_535));
    assert_eq!(max(node::<ReverseDigits<2>, u8>()), Some(99));
    assert_eq!(bound::<Max<Ordered, 9>, u8>(10), (BoundPosition::After, Vec::new()));
    assert_eq!(bound::<Max<Desc<Ordered>, 9>, u8>(10), (BoundPosition::Before, Vec::new()));
    assert_eq!((read::<Max<Ordered, 9>, u8>(&[9]), read::<Max<Ordered, 9>, u8>(&[10])), (Some(9), None));
}

#[test]
fn bytes_there_and_back() {
    assert_eq!(written::<Ordered, [i16; 2]>([-1, 1]), [0x7F, 0xFF, 0x80, 1]);
    assert_eq!(read::<Ordered, [i16; 2]>(&[0x7F, 0xFF, 0x80, 1]), Some([-1, 1]));
    assert_eq!(read::<Ordered, [bool; 2]>(&[1, 2]), None);
    assert_eq!(written::<Raw, i32>(7), [0, 0, 0, 7]);
    assert_eq!((read::<Raw, i32>(&[0, 0, 0, 7]), read::<Raw, i32>(&[0x80, 0, 0, 7])), (Some(7), None));
    assert_eq!(bound::<Raw, i32>(-1), (BoundPosition::Before, Vec::new()));
    assert_eq!(written::<ReverseDigits<4>, u32>(123), *b"3210");
    assert_eq!(read::<ReverseDigits<4>, u32>(b"3210"), Some(123));
    assert_eq!(written::<Ordered, (u8, Option<i8>)>((1, Some(-128))), [1, 1, 0]);
    assert_eq!(written::<Ordered, Reverse<(u8, bool)>>(Reverse((1, true))), [0xFE, 0xFE]);
    assert_eq!(read::<Ordered, Reverse<(u8, bool)>>(&[0xFE, 0xFE]), Some(Reverse((1, true))));
}
