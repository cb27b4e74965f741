//! Faults of rows that no key encodes to.

use std::num::{NonZeroI8, NonZeroI16};
use std::string::ToString;

use super::field;
use crate::codec::{Max, Raw};
use crate::form::row::decode_fault;
use crate::layout::{Field, Layout};

#[test]
fn zero_outside_the_domain_names_the_field() {
    static FIELDS: [Field; 2] =
        [field::<Raw, NonZeroI16>("count", false), field::<Max<Raw, 9>, NonZeroI8>("most", false)];
    static KEY: Layout = Layout::of(b"", &FIELDS);
    let message = |row: &[u8]| {
        let (field, fault) = decode_fault(&KEY, row);
        fault.of_field(field).to_string()
    };
    assert_eq!(message(&[0, 0, 1]), "field `count` at byte 0: expected a number other than zero, found zero");
    assert_eq!(message(&[0, 1, 0]), "field `most` at byte 2: expected a number other than zero, found zero");
    assert_eq!(KEY.explain(&[0, 1, 9]).fault, None);
}
