// A key without a field, in braces.
use rowkey::RowKey;

#[derive(RowKey)]
struct Everything {}

fn main() {}
