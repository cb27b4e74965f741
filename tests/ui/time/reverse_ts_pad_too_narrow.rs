// 13 digits of milliseconds, but counted back from a time that has 19.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[reverse_ts]
    #[pad(13)]
    #[rowkey(unit = ms)]
    at: std::time::SystemTime,
}

fn main() {}
