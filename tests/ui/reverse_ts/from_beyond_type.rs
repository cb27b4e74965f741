// A latest time that the type does not have.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[reverse_ts(from = 18_446_744_073_709_551_615)] // fixed: #[reverse_ts(from = 9_223_372_036_854_775_807)]
    at: i64,
}

fn main() {}
