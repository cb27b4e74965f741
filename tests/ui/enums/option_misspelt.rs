// Which option was meant.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(txt)] // fixed: #[rowkey(text)]
enum Level {
    #[rowkey(renamed = "i")] // fixed: #[rowkey(rename = "i")]
    Info,
    #[pad(3)] // fixed:
    Error,
}

fn main() {}
