//! Bytes, bounds, order and refusals are those of the type that is named.

use alloc::string::String;
use alloc::vec::Vec;
use core::cmp::Ordering;

use super::{As, ByTraits, Call, Convert, Form, Made, Optional};
use crate::bytes::{BoundPosition, End, Reader};
use crate::codec::desc::Desc;
use crate::codec::max::Max;
use crate::codec::{Codec, Decode, Ordered};

/// An even number.
#[derive(Debug, Clone, PartialEq)]
struct Even(u16);

impl From<Even> for u16 {
    fn from(even: Even) -> u16 {
        even.0
    }
}

impl TryFrom<u16> for Even {
    type Error = ();

    fn try_from(number: u16) -> Result<Even, ()> {
        if number % 2 == 0 { Ok(Even(number)) } else { Err(()) }
    }
}

type ByNumber<C = Ordered> = As<u16, C, ByTraits>;

/// Not `Clone`.
#[derive(Debug, PartialEq)]
struct Name(String);

struct ByName;

impl<C: Codec<String> + for<'v> Codec<&'v str>> Convert<Name, String, C> for ByName {
    fn to(name: &Name) -> impl Form<String, C> {
        Call::<_, _, String>::of(|name: &Name| name.0.len(), name).result();
        name.0.as_str()
    }

    fn from(text: String) -> Option<Name> {
        Call::<_, _, Name>::of(|text| Ok::<Name, ()>(Name(text)), text).result().made()
    }
}

fn written<C: Codec<T>, T>(value: &T, end: End) -> Vec<u8> {
    let mut row = Vec::new();
    assert!(C::write(value, end, &mut row).is_ok());
    row
}

#[test]
fn a_value_is_written_as_the_other_type() {
    assert_eq!(written::<ByNumber, _>(&Even(0x0102), End::Row), [1, 2]);
    assert_eq!(written::<Desc<ByNumber>, _>(&Even(0x0102), End::Row), [0xFE, 0xFD]);
    assert_eq!(written::<Optional<ByNumber>, _>(&Some(Even(2)), End::Row), [1, 0, 2]);
    assert_eq!(written::<Optional<ByNumber>, _>(&None::<Even>, End::Row), [0]);
    assert_eq!(written::<As<String, Ordered, ByName>, _>(&Name("a".into()), End::Terminator), b"a\0");
    const { assert!(<ByNumber as Codec<Even>>::INFALLIBLE) };
}

#[test]
fn a_bound_beyond_the_domain_is_where_the_codec_puts_it() {
    let mut row = Vec::new();
    assert_eq!(ByNumber::<Max<Ordered, 6>>::bound(&Even(8), End::Row, &mut row), BoundPosition::After);
    assert_eq!(ByNumber::<Max<Ordered, 6>>::bound(&Even(6), End::Row, &mut row), BoundPosition::At);
    assert_eq!(row, [0, 6]);
    const { assert!(!<ByNumber<Max<Ordered, 6>> as Codec<Even>>::INFALLIBLE) };
}

#[test]
fn values_compare_as_the_other_type() {
    assert_eq!(ByNumber::<Ordered>::compare(&Even(2), &Even(256)), Ordering::Less);
    let [a, b] = ["b", "ab"].map(|name| Name(name.into()));
    assert_eq!(As::<String, Ordered, ByName>::compare(&a, &b), Ordering::Greater);
}

#[test]
fn what_does_not_convert_is_refused_at_its_first_byte() {
    let mut row = Reader::new(&[9, 0, 3]);
    row.byte();
    let found: Option<Even> = ByNumber::<Ordered>::read(&mut row, End::Row);
    assert_eq!(found, None);
    assert_eq!(row.refusal().map(|(offset, _)| offset), Some(1));

    // After the tag of an `Option`, and under `desc`.
    let mut row = Reader::new(&[0xFE, 0xFF, !3]);
    let found: Option<Option<Even>> = Desc::<Optional<ByNumber>>::read(&mut row, End::Row);
    assert_eq!(found, None);
    assert_eq!(row.refusal().map(|(offset, _)| offset), Some(1));

    let mut row = Reader::new(&[0, 4]);
    assert_eq!(ByNumber::<Ordered>::read(&mut row, End::Row), Some(Even(4)));
    assert_eq!(row.refusal().map(|(offset, _)| offset), None);
}
