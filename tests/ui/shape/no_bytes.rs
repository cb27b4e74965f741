//! A field of width 0 alone gives an empty row.
use rowkey::RowKey;

#[derive(RowKey)]
struct Nothing {
    empty: [u8; 0], // fixed: empty: [u8; 0],
    // fixed: full: u8,
}

fn main() {}
