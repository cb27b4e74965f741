// Lengths of other widths.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(len)] // fixed: #[rowkey(len = u16)]
    none: String,
    #[rowkey(len = 2)] // fixed: #[rowkey(len = u16)]
    number: String,
    #[rowkey(len = u64)] // fixed: #[rowkey(len = u32)]
    wide: String,
}

fn main() {}
