// A key of rows that end with a delimiter, as a kind inside another key.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter(":", unordered, trailing))] // fixed: #[rowkey(delimiter(":", unordered))]
struct Order {
    name: String,
    text: String,
}

#[derive(RowKey)]
enum Kind {
    #[rowkey(prefix = "o")]
    Order(Order),
}

#[derive(RowKey)]
struct Item {
    user: u32,
    kind: Kind,
}

fn main() {}
