//! Floats in the total order of IEEE 754 (`total_cmp`): the sign bit of a positive number flipped, every bit of
//! a negative one. Equal by bits: -0.0 sorts before 0.0, and NaNs are values.

use super::{Kind, Node, infallible};

macro_rules! float {
    ($($float:ident $bits:ident $signed:ident;)*) => {$(
        infallible! {
            [] $float, Node::of(Kind::Float, Some(size_of::<$float>())), $float::total_cmp,
            |value, out| {
                let bits = value.to_bits();
                // All ones for a negative number, only the sign bit for a positive one.
                let mask = ((bits as $signed) >> ($bits::BITS - 1)) as $bits | 1 << ($bits::BITS - 1);
                out.put(&(bits ^ mask).to_be_bytes());
            },
            |row| {
                let bits = $bits::from_be_bytes(row.array()?);
                let mask = (!(bits as $signed) >> ($bits::BITS - 1)) as $bits | 1 << ($bits::BITS - 1);
                Some($float::from_bits(bits ^ mask))
            }
        }
    )*};
}

float! {
    f32 u32 i32;
    f64 u64 i64;
}
