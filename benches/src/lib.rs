//! What the crate `rowkey` costs: the keys that are measured, the same by hand, and the codecs that
//! people use today.

#![allow(missing_docs, reason = "read by the benches beside it alone")]

pub mod by_hand;
pub mod keys;
pub mod pairs;
#[cfg(feature = "rivals")]
pub mod rivals;
