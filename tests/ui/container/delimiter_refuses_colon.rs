// A delimiter that refuses digits in the text before it.
#![deny(warnings)]
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter = ":")] // fixed: #[rowkey(delimiter(":", unordered))]
struct Visit {
    city: String,
    note: String,
}

fn main() {}
