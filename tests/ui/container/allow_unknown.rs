// A warning that is not there.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(allow(hotspots))]
struct Event {
    id: u32,
}

fn main() {}
