// A width that differs between machines.
use rowkey::RowKey;

#[derive(RowKey)]
#[repr(usize)]
enum Level {
    Info = 1,
    Error = 2,
}

fn main() {}
