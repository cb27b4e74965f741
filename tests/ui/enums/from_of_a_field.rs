// A variant without data holds no key that could convert.
use rowkey::RowKey;

#[derive(RowKey)]
#[repr(u8)]
enum Level {
    #[rowkey(from = false)] // fixed:
    Info = 1,
}

fn main() {}
