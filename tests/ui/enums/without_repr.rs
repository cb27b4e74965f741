// Without a `repr` the compiler picks the width.
use rowkey::RowKey;

#[derive(RowKey)] // fixed: #[derive(RowKey)] #[repr(u8)]
enum Level {
    Info = 1,
    Error = 2,
}

fn main() {}
