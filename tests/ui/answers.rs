//! What the compiler answers to a misuse of rowkey, on every release of the compiler. One mistake a file, or a few of one sort, in
//! the folders beside this file.
//!
//! What rowkey says itself is the same on all releases: `ours.rs`, `conflicts.rs`. Who does what it says gets no second error:
//! `fixed.rs`. The compiler's own part, which differs, is compared on one release only: `compile_fail.rs`.

mod cases;
mod compiler;
mod conflicts;
mod fixed;
mod ours;
mod texts;
