//! `rowkey::testing` reports each faulty key and codec by the law that it breaks.

#[macro_use]
mod codecs;
mod golden;
mod wrong_codecs;
mod wrong_keys;

use std::fmt::Debug;
use std::panic::{AssertUnwindSafe, catch_unwind};

use codecs::{any_text, rest, text, until};
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
