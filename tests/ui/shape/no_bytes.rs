//! A field of no bytes alone gives no row.
use rowkey::RowKey;

#[derive(RowKey)]
struct Nothing {
    empty: [u8; 0],
}

fn main() {}
