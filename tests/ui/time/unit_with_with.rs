// A codec of your own, and a unit.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[rowkey(unit = s, with = rowkey::codec::Ordered)]
    at: std::time::SystemTime,
}

fn main() {}
