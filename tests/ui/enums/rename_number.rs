// The text of a variant without quotes.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(text)]
enum Level {
    #[rowkey(rename = 7)]
    Info,
}

fn main() {}
