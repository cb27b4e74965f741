// `from - t` has no sign to keep.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[reverse_ts]
    #[rowkey(raw)]
    at: i64,
}

fn main() {}
