// Two variants with the same bytes.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(text)]
enum Level {
    Info,
    #[rowkey(rename = "Info")]
    Error,
}

fn main() {}
