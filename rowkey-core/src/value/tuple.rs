//! Tuples of two to eight: their parts one after another, as the fields of a nested key.

use core::cmp::Ordering;
use core::marker::PhantomData;

use super::{FieldValue, FieldValueDecode};
use crate::codec::Position;
use crate::error::{DecodeFault, EncodeFault};
use crate::format::{FieldFormat, Format, KeyFormat};
use crate::place::{Inner, Place};
use crate::reader::Reader;
use crate::sink::Sink;

/// The parts of a tuple as fields.
struct Parts<T>(PhantomData<T>);

macro_rules! tuple {
    ($($part:ident $i:tt)* ; $last:ident $end:tt) => {
        impl<$($part: FieldValue,)* $last: FieldValue> Parts<($($part,)* $last,)> {
            const KEY: &'static KeyFormat = &KeyFormat {
                fields: &[
                    $(FieldFormat { name: stringify!($i), format: $part::FORMAT, salted: false },)*
                    FieldFormat { name: stringify!($end), format: $last::FORMAT, salted: false },
                ],
                delimiter: None,
                prefix: &[],
                salt: None,
                max_len: None,
            };
        }

        impl<$($part: FieldValue,)* $last: FieldValue> FieldValue for ($($part,)* $last,) {
            type Arg<'v> = ($($part::Arg<'v>,)* $last::Arg<'v>,) where Self: 'v;

            const FORMAT: Format = Format::tuple(Parts::<Self>::KEY);

            #[inline(always)]
            fn encode<P: Place, S: Sink>(&self, out: &mut S) -> Result<(), EncodeFault> {
                $(self.$i.encode::<Inner, S>(out)?;)*
                self.$end.encode::<P, S>(out)
            }

            #[inline]
            fn bound<P: Place, S: Sink>(&self, out: &mut S) -> Position {
                $(
                    let position = self.$i.bound::<Inner, S>(out);
                    if position != Position::At {
                        return position;
                    }
                )*
                self.$end.bound::<P, S>(out)
            }

            #[inline]
            fn compare(&self, other: &Self) -> Ordering {
                Ordering::Equal
                    $(.then_with(|| self.$i.compare(&other.$i)))*
                    .then_with(|| self.$end.compare(&other.$end))
            }
        }

        impl<'r, $($part: FieldValueDecode<'r>,)* $last: FieldValueDecode<'r>> FieldValueDecode<'r>
            for ($($part,)* $last,)
        {
            #[inline(always)]
            fn decode<P: Place>(row: &mut Reader<'r>) -> Result<Self, DecodeFault> {
                Ok(($($part::decode::<Inner>(row)?,)* $last::decode::<P>(row)?,))
            }
        }
    };
}

tuple!(A 0; B 1);
tuple!(A 0 B 1; C 2);
tuple!(A 0 B 1 C 2; D 3);
tuple!(A 0 B 1 C 2 D 3; E 4);
tuple!(A 0 B 1 C 2 D 3 E 4; F 5);
tuple!(A 0 B 1 C 2 D 3 E 4 F 5; G 6);
tuple!(A 0 B 1 C 2 D 3 E 4 F 5 G 6; H 7);
