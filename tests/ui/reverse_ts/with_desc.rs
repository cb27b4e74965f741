// Turned around twice.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[reverse_ts]
    #[rowkey(desc)]
    at: i64,
}

fn main() {}
