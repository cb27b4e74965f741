// A key without a field.
use rowkey::RowKey;

#[derive(RowKey)]
struct Everything;

fn main() {}
