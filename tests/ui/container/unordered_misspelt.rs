// `unordered`, misspelt.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter(":", unorderd))]
struct Visit {
    city: String,
    note: String,
}

fn main() {}
