//! Writes random declarations of keys and questions about them as Rust source, and checks the laws on what is compiled.
//!
//! A *case* is drawn from a seed: a key with the keys that it holds, an enum of keys around it, and questions. [`source`]
//! writes it as a module. [`check`](check::check) draws rows and values for the questions, and compares with an oracle that
//! knows the values of the fields and no bytes.

#![allow(missing_docs, reason = "nothing here is for others")]

pub mod check;
pub mod draw;
mod extent;
mod made;
pub mod model;
pub mod oracle;
#[path = "../../random/mod.rs"]
mod random;
mod samples;
pub mod source;
mod value;

pub use made::{Always, Fixed, Functions, Given, Made, Scan, Scans, Values, args, functions};
pub use value::{Own, V, Value, next};

use random::Rng;

impl Rng {
    fn one_of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}

/// What generated code names.
pub mod prelude {
    pub use std::cmp::Reverse;
    pub use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
    pub use std::num::{
        NonZeroI8, NonZeroI16, NonZeroI32, NonZeroI64, NonZeroI128, NonZeroU8, NonZeroU16, NonZeroU32,
        NonZeroU64, NonZeroU128, Wrapping,
    };
    pub use std::time::{Duration, SystemTime};

    pub use jiff::civil::Date;
    pub use rowkey::RowKey;

    pub use crate::{
        Always as _, Fixed, Made, Own, Scan, Scans, V, Value, args, fields, functions, kinds, one, several,
        skip, variants,
    };
}

/// A scan of one range.
#[macro_export]
macro_rules! one {
    ($scan:expr) => {{
        let scan = $scan;
        Scan { range: Some(scan.clone().range()), ranges: Some(scan.clone().ranges()), skip: scan.skip() }
    }};
}

/// A scan of several ranges.
#[macro_export]
macro_rules! several {
    ($scan:expr) => {{
        let scan = $scan;
        Scan { range: None, ranges: Some(scan.clone().ranges()), skip: scan.skip() }
    }};
}

/// A scan of scattered rows.
#[macro_export]
macro_rules! skip {
    ($scan:expr) => {
        Scan { range: None, ranges: None, skip: $scan.skip() }
    };
}
