// One range of text that starts with something, before a delimiter of two bytes.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter("::", unordered))]
struct Visit {
    city: String,
    note: String,
}

fn main() {
    let _ = Visit::prefix().city_starts_with("a").range();
}
