// A variant without a key has no fields to hash, and the others have salts of their own.
use rowkey::RowKey;

#[derive(RowKey)]
struct Order {
    #[salt(buckets = 16)] // fixed:
    id: u32,
}

#[derive(RowKey)]
// fixed: #[rowkey(salt(buckets = 16))]
enum Item {
    #[rowkey(prefix = "m")]
    Meta,
    #[rowkey(prefix = "o")]
    Order(Order),
}

fn main() {}
