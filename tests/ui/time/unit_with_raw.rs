// A time without its sign.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[rowkey(unit = s, raw)]
    at: std::time::SystemTime,
}

fn main() {}
