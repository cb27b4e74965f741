//! Floats in the total order of IEEE 754 (`total_cmp`): the sign bit of a positive number flipped,
//! every bit of a negative one. Equal by bits: -0.0 sorts before 0.0, and NaNs are values.

use core::cmp::Ordering;

use super::{FieldValue, FieldValueDecode};
use crate::error::{DecodeFault, EncodeFault};
use crate::format::{Format, Kind};
use crate::place::Place;
use crate::reader::Reader;
use crate::sink::Sink;

macro_rules! float {
    ($($float:ident $bits:ident $signed:ident;)*) => {$(
        impl FieldValue for $float {
            type Arg<'v> = $float;

            const FORMAT: Format = Format::of(Kind::Float, size_of::<$float>());

            #[inline(always)]
            fn encode<P: Place, S: Sink>(&self, out: &mut S) -> Result<(), EncodeFault> {
                let bits = self.to_bits();
                // All ones for a negative number, only the sign bit for a positive one.
                let mask = ((bits as $signed) >> ($bits::BITS - 1)) as $bits | 1 << ($bits::BITS - 1);
                out.put(&(bits ^ mask).to_be_bytes());
                Ok(())
            }

            #[inline]
            fn compare(&self, other: &Self) -> Ordering {
                self.total_cmp(other)
            }
        }

        impl<'r> FieldValueDecode<'r> for $float {
            #[inline(always)]
            fn decode<P: Place>(row: &mut Reader<'r>) -> Result<Self, DecodeFault> {
                let bits = $bits::from_be_bytes(row.array()?);
                let mask = (!(bits as $signed) >> ($bits::BITS - 1)) as $bits | 1 << ($bits::BITS - 1);
                Ok($float::from_bits(bits ^ mask))
            }
        }
    )*};
}

float! {
    f32 u32 i32;
    f64 u64 i64;
}
