// A range of text before an unordered delimiter, through an alias.
use rowkey::RowKey;

type City = String;

#[derive(RowKey)]
#[rowkey(delimiter(":", unordered))]
struct Visit {
    city: City,
    note: String,
}

fn main() {
    let _ = Visit::prefix().city_range("a".."b").range();
}
