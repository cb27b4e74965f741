// Two delimiters in one.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter(":", ";", unordered))]
struct Visit {
    city: String,
    note: String,
}

fn main() {}
