// No unit.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[rowkey(unit)]
    at: std::time::SystemTime,
}

fn main() {}
