// A delimiter in parentheses that does not say that it is unordered.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter(":"))]
struct Visit {
    city: String,
    note: String,
}

fn main() {}
