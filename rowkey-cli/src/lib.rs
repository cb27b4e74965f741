//! The functions of the tool `rowkey`: it reads and prints rows as text and values as people write them, by the layout of their key.
//!
//! Use the binary of this package, not the library. The library exists for the page that the tool writes, which runs in a browser:
//! without the feature `tool`, it reads no files and no arguments. It may change with any release.
#![cfg_attr(not(feature = "tool"), allow(dead_code, reason = "what only the tool calls"))]

#[cfg(feature = "tool")]
mod completions;
#[cfg(feature = "tool")]
mod ddl;
#[cfg(feature = "tool")]
mod diff;
mod encode;
mod encoding;
#[cfg(feature = "tool")]
mod explain;
mod failure;
#[cfg(feature = "tool")]
mod layout_file;
mod layout_json;
mod nearest;
mod number;
#[doc(hidden)]
pub mod page;
#[cfg(feature = "tool")]
mod progress;
#[cfg(feature = "tool")]
mod rebucket;
mod regions;
#[cfg(feature = "tool")]
mod report;
mod rows;
mod scan;
#[cfg(feature = "tool")]
mod show;
mod spread;
#[cfg(feature = "tool")]
mod terminal;
mod text_lines;
#[cfg(feature = "tool")]
mod tool;
mod zone;

#[cfg(feature = "tool")]
pub use self::tool::main;
