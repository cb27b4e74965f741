//! Codecs in a few lines, and what they read.

use proptest::prelude::*;
use rowkey::codec::Reader;

/// A codec in a few lines.
macro_rules! codec {
    ($name:ident: $ty:ty, $node:expr $(, $infallible:ident)?, |$value:ident, $out:ident, $end:ident| $write:block, |$row:ident| $read:expr $(, $($more:tt)*)?) => {
        pub struct $name;

        impl Codec<$ty> for $name {
            type Arg<'v> = $ty;
            const NODE: &'static Node = &$node;
            $(const $infallible: bool = true;)?

            #[allow(unused_variables)]
            fn write<S: Sink>($value: &$ty, $end: End, $out: &mut S) -> Result<(), EncodeFault> {
                $write
                #[allow(unreachable_code)]
                Ok(())
            }

            $($($more)*)?
        }

        impl<'r> Decode<'r, $ty> for $name {
            #[allow(unused_variables)]
            fn read($row: &mut Reader<'r>, $end: End) -> Option<$ty> {
                $read
            }
        }
    };
}

/// Reads up to and including `end`.
pub fn until(row: &mut Reader<'_>, end: u8) -> Option<Vec<u8>> {
    let mut bytes = rest(&mut row.clone())?;
    bytes.truncate(bytes.iter().position(|byte| *byte == end).unwrap_or(bytes.len()));
    row.bytes(bytes.len())?;
    // Fails at the end of a row without `end`.
    row.byte()?;
    Some(bytes)
}

pub fn rest(row: &mut Reader<'_>) -> Option<Vec<u8>> {
    Some(row.bytes(row.remaining())?.into_owned())
}

pub fn text(row: &mut Reader<'_>, bytes: Vec<u8>) -> Option<String> {
    String::from_utf8(bytes).ok().or_else(|| row.refuse("expected UTF-8"))
}

/// Text of any characters, terminator bytes included.
pub fn any_text() -> impl Strategy<Value = String> {
    ".{0,6}"
}
