// A range of text before an unordered delimiter.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter(":", unordered))]
struct Visit {
    city: String,
    note: String,
}

fn main() {
    let _ = Visit::prefix().city_range("a".."b").range(); // fixed: let _ = Visit::prefix().city_starts_with("a").range();
}
