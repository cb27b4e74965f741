//! Runs the programs of the guide. The crate `rowkey` only shows its pages: it does not build the crates that they name.

#[cfg(doctest)]
#[path = "../src/guide.rs"]
pub mod guide;
