// Minutes.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[rowkey(unit = minutes)] // fixed: #[rowkey(unit = s)]
    at: std::time::SystemTime,
}

fn main() {}
