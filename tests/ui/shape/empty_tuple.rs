// A key without a field, in parentheses.
use rowkey::RowKey;

#[derive(RowKey)]
struct Everything();

fn main() {}
