// Counted discriminants change when a line moves.
use rowkey::RowKey;

#[derive(RowKey)]
#[repr(u8)]
enum Level {
    Info = 5,
    Warning,
    Error,
}

fn main() {}
