//! Arrays and lists: elements of fixed width one after another. A list of `u8` is bytes, which are
//! escaped and ended like text; every other list has no end mark and stands last.

use alloc::vec::Vec;
use core::array;
use core::cmp::Ordering;

use super::{FieldValue, FieldValueDecode, text};
use crate::codec::Position;
use crate::error::{DecodeFault, EncodeFault};
use crate::format::{Format, Kind};
use crate::place::{Inner, Place};
use crate::reader::Reader;
use crate::sink::Sink;

fn encode_elements<T: FieldValue, S: Sink>(list: &[T], out: &mut S) -> Result<(), EncodeFault> {
    list.iter().try_for_each(|element| element.encode::<Inner, S>(out))
}

fn bound_elements<T: FieldValue, S: Sink>(list: &[T], out: &mut S) -> Position {
    for element in list {
        match element.bound::<Inner, S>(out) {
            Position::At => {}
            // What the elements before it begin with is already written.
            outside => return outside,
        }
    }
    Position::At
}

/// A list whose next element lies before every element is still longer than the list in front of it:
/// its row comes after that one's, and before all that go on, as the next possible byte string does.
fn bound_list<T: FieldValue, S: Sink>(list: &[T], out: &mut S) -> Position {
    for element in list {
        let start = out.position();
        match element.bound::<Inner, S>(out) {
            Position::At => {}
            Position::Before if out.position() == start => {
                out.put_byte(0);
                return Position::Before;
            }
            outside => return outside,
        }
    }
    Position::At
}

fn compare_elements<T: FieldValue>(a: &[T], b: &[T]) -> Ordering {
    let pairs = a.iter().zip(b).map(|(a, b)| a.compare(b));
    pairs.fold(Ordering::Equal, Ordering::then).then(a.len().cmp(&b.len()))
}

impl<T: FieldValue, const N: usize> FieldValue for [T; N] {
    type Arg<'v>
        = [T; N]
    where
        T: 'v;

    const FORMAT: Format = if T::IS_BYTE { Format::of(Kind::Bytes, N) } else { Format::array(N, &T::FORMAT) };

    #[inline(always)]
    fn encode<P: Place, S: Sink>(&self, out: &mut S) -> Result<(), EncodeFault> {
        if T::IS_BYTE {
            out.put(T::as_bytes(self));
            return Ok(());
        }
        encode_elements(self, out)
    }

    #[inline]
    fn bound<P: Place, S: Sink>(&self, out: &mut S) -> Position {
        bound_elements(self, out)
    }

    #[inline]
    fn compare(&self, other: &Self) -> Ordering {
        compare_elements(self, other)
    }
}

impl<'r, T: FieldValueDecode<'r>, const N: usize> FieldValueDecode<'r> for [T; N] {
    #[inline(always)]
    fn decode<P: Place>(row: &mut Reader<'r>) -> Result<Self, DecodeFault> {
        T::decode_array(row)
    }
}

#[inline(always)]
pub(super) fn decode_elements<'r, T: FieldValueDecode<'r>, const N: usize>(
    row: &mut Reader<'r>,
) -> Result<[T; N], DecodeFault> {
    let start = row.clone();
    let elements: [Option<T>; N] = array::from_fn(|_| T::decode::<Inner>(row).ok());
    if elements.iter().any(Option::is_none) {
        return Err(refused_element::<T>(start, N));
    }
    Ok(elements.map(|element| element.unwrap_or_else(|| unreachable!())))
}

/// What is wrong with an element: they are read once more to say so, see `key::refused`.
#[cold]
#[inline(never)]
pub(super) fn refused_element<'r, T: FieldValueDecode<'r>>(mut row: Reader<'r>, count: usize) -> DecodeFault {
    let fault = (0..count).find_map(|_| T::decode::<Inner>(&mut row).err());
    fault.unwrap_or_else(|| DecodeFault::withdrawn(row.position()))
}

macro_rules! list {
    ($([$($life:lifetime)?] $list:ty, borrowed: $borrowed:literal;)*) => {$(
        impl<$($life,)? T: FieldValue> FieldValue for $list {
            type Arg<'v> = &'v [T] where Self: 'v;

            const FORMAT: Format =
                if T::IS_BYTE { Format::text(false, $borrowed) } else { Format::list(&T::FORMAT) };

            #[inline]
            fn encode<P: Place, S: Sink>(&self, out: &mut S) -> Result<(), EncodeFault> {
                if T::IS_BYTE { text::encode::<P, S>(T::as_bytes(self), out) } else { encode_elements(self, out) }
            }

            #[inline]
            fn bound<P: Place, S: Sink>(&self, out: &mut S) -> Position {
                if T::IS_BYTE { text::bound::<P, S>(T::as_bytes(self), out) } else { bound_list(self, out) }
            }

            #[inline]
            fn compare(&self, other: &Self) -> Ordering {
                compare_elements(self, other)
            }
        }
    )*};
}

list! {
    [] Vec<T>, borrowed: false;
    ['a] &'a [T], borrowed: true;
}

impl<'r, T: FieldValueDecode<'r>> FieldValueDecode<'r> for Vec<T> {
    #[inline]
    fn decode<P: Place>(row: &mut Reader<'r>) -> Result<Self, DecodeFault> {
        if T::IS_BYTE {
            return Ok(T::from_byte_list(row.text::<P>()?.into_owned()));
        }
        let mut list = Vec::new();
        while row.remaining() > 0 {
            list.push(T::decode::<Inner>(row)?);
        }
        Ok(list)
    }
}
