// The number of buckets: none, one, too many, negative, as text, without its name.
use rowkey::RowKey;

#[derive(RowKey)]
struct Zero {
    #[salt(buckets = 0)] // fixed: #[salt(buckets = 2)]
    host: u32,
}

#[derive(RowKey)]
struct One {
    #[salt(buckets = 1)] // fixed:
    host: u32,
}

#[derive(RowKey)]
struct TooMany {
    #[salt(buckets = 70_000)] // fixed: #[salt(buckets = 65_536)]
    host: u32,
}

#[derive(RowKey)]
struct Negative {
    #[salt(buckets = -4)] // fixed: #[salt(buckets = 4)]
    host: u32,
}

#[derive(RowKey)]
struct Text {
    #[salt(buckets = "16")] // fixed: #[salt(buckets = 16)]
    host: u32,
}

#[derive(RowKey)]
struct Unnamed {
    #[salt(16)] // fixed: #[salt(buckets = 16)]
    host: u32,
}

fn main() {}
