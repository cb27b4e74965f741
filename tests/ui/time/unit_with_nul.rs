// A time is no text.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[rowkey(unit = s, nul)]
    at: std::time::SystemTime,
}

fn main() {}
