//! Bounds: the scan has the rows of the values between them, and beyond and between values is no range, whatever the type of
//! the field and wherever it is.

#![allow(missing_docs, reason = "nothing here is for others")]

#[macro_use]
mod places;

mod added_later;
mod apart;
#[path = "../../samples/bounds.rs"]
mod bounds;
mod digits;
mod keys;
mod lists;
mod nested;
mod numbers;
mod parts;
mod short_text;
#[path = "../../samples/strings.rs"]
mod strings;
mod text;
mod times;
mod types;
