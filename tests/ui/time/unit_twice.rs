// Two units.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[rowkey(unit = s, unit = ms)]
    at: std::time::SystemTime,
}

fn main() {}
