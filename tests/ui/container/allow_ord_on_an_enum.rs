// The field that does not ascend is one of a struct.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(text, allow(ord))]
enum Level {
    Info,
}

fn main() {}
