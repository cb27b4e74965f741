// What the macro would have to compute.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[reverse_ts(from = !0)] // fixed: #[reverse_ts(from = u64::MAX)]
    at: u64,
}

fn main() {}
