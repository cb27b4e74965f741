// A time of four bytes.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[reverse_ts] // fixed: #[rowkey(desc)]
    at: u32,
}

fn main() {}
