// A salt as text of more digits than it can have.
use rowkey::RowKey;

#[derive(RowKey)]
struct Decimal {
    #[salt(buckets = 16, pad = 9)] // fixed: #[salt(buckets = 16, pad = 8)]
    host: u32,
}

#[derive(RowKey)]
struct Hexadecimal {
    #[salt(buckets = 16, hex = 9)] // fixed: #[salt(buckets = 16, hex = 8)]
    host: u32,
}

fn main() {}
