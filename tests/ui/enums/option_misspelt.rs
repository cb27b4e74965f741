// Which option was meant.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(txt)]
enum Level {
    #[rowkey(renamed = "i")]
    Info,
    #[pad(3)]
    Error,
}

fn main() {}
