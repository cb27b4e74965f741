// A delimiter that refuses letters in the text before it.
#![deny(warnings)]
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter = "|")]
struct Visit {
    city: String,
    note: String,
}

fn main() {}
