// Before a delimiter, the text must not contain it.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(text)]
enum Level {
    #[rowkey(rename = "a,b")] // fixed: #[rowkey(rename = "ab")]
    Info,
    Error,
}

#[derive(RowKey)]
#[rowkey(delimiter = ",")]
struct Entry {
    level: Level,
    name: String,
}

fn main() {}
