// A latest time.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[rowkey(unit = s, max = 1439)]
    at: std::time::SystemTime,
}

fn main() {}
