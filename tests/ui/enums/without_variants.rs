// There is no value.
use rowkey::RowKey;

#[derive(RowKey)]
enum Never {}

fn main() {}
