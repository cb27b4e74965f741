// A time of four bytes.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[reverse_ts]
    at: u32,
}

fn main() {}
