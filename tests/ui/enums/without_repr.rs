// Without a `repr` the compiler picks the width.
use rowkey::RowKey;

#[derive(RowKey)]
enum Level {
    Info = 1,
    Error = 2,
}

fn main() {}
