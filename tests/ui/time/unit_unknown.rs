// Minutes.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[rowkey(unit = minutes)]
    at: std::time::SystemTime,
}

fn main() {}
