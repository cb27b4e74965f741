// Two variants with the same bytes.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(text)]
enum Level {
    Info,
    #[rowkey(rename = "Info")] // fixed: #[rowkey(rename = "Error")]
    Error,
}

fn main() {}
