// `allow` without the name of a warning.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(allow())] // fixed: #[rowkey(allow(hotspot))]
struct Event {
    id: u32,
}

fn main() {}
