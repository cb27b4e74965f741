//! `rowkey::testing` accepts correct keys and codecs, and reports each faulty one by the law that it breaks.

use std::fmt::Debug;
use std::panic::{AssertUnwindSafe, catch_unwind};

use proptest::prelude::*;
use rowkey::codec::{BoundPosition, Codec, Decode, EncodeFault, End, Reader, Sink};
use rowkey::layout::Node;
use rowkey::testing::{check_codec, check_codec_with, check_laws_with};
use rowkey::{RowKey, SaltHash};

/// The law that the check reports as broken, and the whole report.
#[track_caller]
fn broken(check: impl FnOnce()) -> (String, String) {
    let panic = catch_unwind(AssertUnwindSafe(check)).expect_err("the check passes");
    let said = panic.downcast_ref::<String>().expect("a text").clone();
    let law = said.lines().next().and_then(|line| line.strip_prefix("law broken: "));
    (law.unwrap_or_else(|| panic!("no law named: {said}")).to_string(), said)
}

/// Asserts that the check reports one of the laws.
#[track_caller]
fn breaks(laws: &[&str], check: impl FnOnce()) -> String {
    let (law, said) = broken(check);
    assert!(laws.contains(&law.as_str()), "expected one of {laws:?}:\n{said}");
    assert!(said.contains("replay: PROPTEST_RNG_SEED="), "{said}");
    said
}

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
fn until(row: &mut Reader<'_>, end: u8) -> Option<Vec<u8>> {
    let mut bytes = rest(&mut row.clone())?;
    bytes.truncate(bytes.iter().position(|byte| *byte == end).unwrap_or(bytes.len()));
    row.bytes(bytes.len())?;
    // Fails at the end of a row without `end`.
    row.byte()?;
    Some(bytes)
}

fn rest(row: &mut Reader<'_>) -> Option<Vec<u8>> {
    Some(row.bytes(row.remaining())?.into_owned())
}

fn text(row: &mut Reader<'_>, bytes: Vec<u8>) -> Option<String> {
    String::from_utf8(bytes).ok().or_else(|| row.refuse("expected UTF-8"))
}

/// Text of any characters, terminator bytes included.
fn any_text() -> impl Strategy<Value = String> {
    ".{0,6}"
}

mod golden;
mod right;
mod wrong_codecs;
mod wrong_keys;
