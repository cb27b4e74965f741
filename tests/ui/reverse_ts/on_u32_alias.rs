// A time of four bytes, through an alias.
use rowkey::RowKey;

type Seconds = u32;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[reverse_ts]
    at: Seconds,
}

fn main() {}
