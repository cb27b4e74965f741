// A struct has no variants.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(text)] // fixed:
struct Entry {
    level: u8,
}

fn main() {}
