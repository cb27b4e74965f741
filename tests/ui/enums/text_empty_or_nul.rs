// Texts that could not be found again.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(text)]
enum Level {
    #[rowkey(rename = "")] // fixed: #[rowkey(rename = "i")]
    Info,
    #[rowkey(rename = "e\0")] // fixed: #[rowkey(rename = "e")]
    Error,
}

fn main() {}
