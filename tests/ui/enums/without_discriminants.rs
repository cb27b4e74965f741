// Counted discriminants change when a line moves.
use rowkey::RowKey;

#[derive(RowKey)]
#[repr(u8)]
enum Level {
    Info = 5,
    Warning, // fixed: Warning = 6,
    Error, // fixed: Error = 7,
}

fn main() {}
