// Texts that could not be found again.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(text)]
enum Level {
    #[rowkey(rename = "")]
    Info,
    #[rowkey(rename = "e\0")]
    Error,
}

fn main() {}
