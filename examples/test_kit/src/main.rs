//! A faulty codec, the report of `rowkey::testing`, and the corrected codec.
//!
//! ```sh
//! cargo run -p test_kit
//! ```

use std::panic::catch_unwind;

use proptest::prelude::*;
use rowkey::RowKey;
use rowkey::codec::{Codec, Decode, EncodeFault, End, Reader, Sink};
use rowkey::layout::Node;
use rowkey::testing::{check_codec, check_laws_with};

/// Hundredths of a degree. `FLIP`: the sign bit is flipped, as it has to be for negative numbers to sort before 0.
struct Hundredths<const FLIP: bool>;

const fn mask(flip: bool) -> u32 {
    if flip { 1 << 31 } else { 0 }
}

impl<const FLIP: bool> Codec<i32> for Hundredths<FLIP> {
    type Arg<'v> = i32;
    const NODE: &'static Node = &Node::fixed("hundredths", 4);
    const INFALLIBLE: bool = true;

    #[inline]
    fn write<S: Sink>(value: &i32, _: End, out: &mut S) -> Result<(), EncodeFault> {
        out.put(&(*value as u32 ^ mask(FLIP)).to_be_bytes());
        Ok(())
    }
}

impl<'r, const FLIP: bool> Decode<'r, i32> for Hundredths<FLIP> {
    #[inline]
    fn read(row: &mut Reader<'r>, _: End) -> Option<i32> {
        Some((u32::from_be_bytes(row.array()?) ^ mask(FLIP)) as i32)
    }
}

/// `[salt 1][station, terminated][degrees 4][at 8]`
#[derive(RowKey, Debug, Clone)]
struct Reading {
    #[salt(buckets = 16)]
    station: String,
    #[rowkey(with = Hundredths::<true>)]
    degrees: i32,
    #[reverse_ts]
    at: i64,
}

fn main() {
    println!("Without the flip, negative numbers sort after 0:\n");
    let failed = catch_unwind(check_codec::<Hundredths<false>, i32>);
    assert!(failed.is_err(), "a missing sign flip breaks the order");

    check_codec::<Hundredths<true>, i32>();
    println!("With the flip, the codec keeps every law.");

    let readings = (".{0,6}", any::<i32>(), any::<i64>());
    check_laws_with(readings.prop_map(|(station, degrees, at)| Reading { station, degrees, at }));
    println!("So does a key with this field:\n\n{}", Reading::LAYOUT);
}
