// A delimiter that refuses upper-case in the text before it.
#![deny(warnings)]
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter = "_")]
struct Visit {
    city: String,
    note: String,
}

fn main() {}
