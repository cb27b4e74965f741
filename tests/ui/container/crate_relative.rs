// A path of the crate that is not absolute.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(crate = rowkey)]
struct Event {
    id: u32,
}

fn main() {}
