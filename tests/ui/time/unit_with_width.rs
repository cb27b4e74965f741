// Five bytes of a time.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[rowkey(unit = s, width = 5)]
    at: std::time::SystemTime,
}

fn main() {}
