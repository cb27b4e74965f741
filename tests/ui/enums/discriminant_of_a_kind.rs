// A prefix makes an enum one of keys, whose rows have no discriminants.
use rowkey::RowKey;

#[derive(RowKey)]
#[repr(u8)] // fixed:
enum Level {
    #[rowkey(prefix = "i")]
    Info = 1, // fixed: Info,
    Error, // fixed: #[rowkey(prefix = "e")] Error,
}

fn main() {}
