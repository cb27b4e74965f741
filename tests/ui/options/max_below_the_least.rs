//! No value is left.
use rowkey::RowKey;

#[derive(RowKey)]
struct Page {
    #[rowkey(max = 0)] // fixed: #[rowkey(max = 1)]
    number: std::num::NonZeroU32,
    seq: u16,
}

fn main() {}
