// A key without a field.
use rowkey::RowKey;

#[derive(RowKey)]
struct Everything; // fixed: struct Everything(u8);

fn main() {}
