// A unit written out.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[rowkey(unit = millis)]
    at: std::time::SystemTime,
}

fn main() {}
