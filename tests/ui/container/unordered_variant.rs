// A text of an enum that ends in the front of the delimiter.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(text)]
enum Action {
    In,
    #[rowkey(rename = "out:")] // fixed: #[rowkey(rename = "out")]
    Out,
}

#[derive(RowKey)]
#[rowkey(delimiter("::", unordered))]
struct Visit {
    action: Action,
    note: String,
}

fn main() {}
