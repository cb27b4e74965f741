//! Runs the programs of the guide. The crate `rowkey` only shows its pages: it does not build the crates that they name.

#[cfg(doctest)]
#[path = "../src/guide.rs"]
pub mod guide;

/// The examples of the Chinese README, which is not in the crate's archive, are run.
#[cfg(doctest)]
#[doc = include_str!("../README.zh-CN.md")]
mod readme_in_chinese {}
