// What the macro would have to compute.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[reverse_ts(from = !0)]
    at: u64,
}

fn main() {}
