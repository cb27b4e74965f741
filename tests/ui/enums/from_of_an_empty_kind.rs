// A variant without a key has nothing to be made from.
use rowkey::RowKey;

#[derive(RowKey)]
struct Order {
    id: u32,
}

#[derive(RowKey)]
enum Item {
    #[rowkey(prefix = "m", from = false)] // fixed: #[rowkey(prefix = "m")]
    Meta,
    #[rowkey(prefix = "o")]
    Order(Order),
}

fn main() {}
