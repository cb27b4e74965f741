// There is no text to change.
use rowkey::RowKey;

#[derive(RowKey)]
#[repr(u8)]
enum Level {
    #[rowkey(rename = "i")]
    Info = 1,
    Error = 2,
}

fn main() {}
