// A prefix of no bytes, and as a number.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(prefix = "")] // fixed:
struct Empty {
    id: u32,
}

#[derive(RowKey)]
#[rowkey(prefix = 7)] // fixed: #[rowkey(prefix = "7")]
struct Number {
    id: u32,
}

fn main() {}
