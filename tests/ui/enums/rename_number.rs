// A text stands in quotes.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(text)]
enum Level {
    #[rowkey(rename = 7)]
    Info,
}

fn main() {}
