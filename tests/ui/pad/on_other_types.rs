// Decimal text of what is no unsigned integer.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[pad(8)] // fixed:
    price: f64,
    #[pad(6)] // fixed:
    delta: i32,
    #[pad(6)]
    balance: i64, // fixed: balance: u64,
    #[pad(1)] // fixed:
    open: bool,
}

fn main() {}
