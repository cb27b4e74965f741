//! What the fields of a key say of rows that no key has.

use std::num::{NonZeroI8, NonZeroI16};
use std::string::ToString;

use super::field;
use crate::explain::refused;
use crate::layout::{Field, Layout};
use crate::{Max, Raw};

#[test]
fn zero_that_a_type_lacks_is_the_fault_of_its_field() {
    static FIELDS: [Field; 2] =
        [field::<Raw, NonZeroI16>("count", false), field::<Max<Raw, 9>, NonZeroI8>("most", false)];
    static KEY: Layout = Layout::of(None, b"", &FIELDS, None, None);
    let said = |row: &[u8]| {
        let (field, fault) = refused(&KEY, row);
        fault.of_field(field).to_string()
    };
    assert_eq!(said(&[0, 0, 1]), "field `count` at byte 0: expected a number other than zero, found zero");
    assert_eq!(said(&[0, 1, 0]), "field `most` at byte 2: expected a number other than zero, found zero");
    assert_eq!(KEY.explain(&[0, 1, 9]).fault, None);
}
