// An attribute of its own, as an option of `rowkey`.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(pad(6))] // fixed: #[pad(6)]
    user: u32,
    #[rowkey(reverse_ts)] // fixed: #[reverse_ts]
    at: i64,
}

fn main() {}
