//! Scans, a file for each room. `bounds`, `paging` and `merging` in this folder are test programs of their own.

#![allow(missing_docs, reason = "nothing here is for others")]
#![allow(clippy::single_range_in_vec_init, reason = "a list of one bound is one")]

#[path = "../samples/bounds.rs"]
mod bounds;
mod buckets;
mod empty;
mod few_values;
mod four_ways;
mod keys;
mod kinds;
mod masks;
mod nested;
mod product;
mod sets;
mod several;
mod skip;
mod store;
