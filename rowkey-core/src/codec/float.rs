//! Floats in the total order of IEEE 754 (`total_cmp`): a positive number has its sign bit flipped, a negative one every bit.
//! Equality is by bits: -0.0 sorts before 0.0, and NaNs are values.

use super::{Kind, Node, Ordered, codec};

macro_rules! float {
    ($($float:ident $bits:ident $signed:ident;)*) => {$(
        codec! {
            [] Ordered, $float, node: Node::of(Kind::Float, Some(size_of::<$float>())),
            write: |value, _, out| {
                let bits = value.to_bits();
                // A negative number flips all bits, a positive one only the sign bit.
                let mask = ((bits as $signed) >> ($bits::BITS - 1)) as $bits | 1 << ($bits::BITS - 1);
                out.put(&(bits ^ mask).to_be_bytes());
            },
            compare: #[inline] |a, b| a.total_cmp(b),
            read: |row, _| {
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
