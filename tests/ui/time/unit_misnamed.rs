// A unit written out.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[rowkey(unit = millis)] // fixed: #[rowkey(unit = ms)]
    at: std::time::SystemTime,
}

fn main() {}
