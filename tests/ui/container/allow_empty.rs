// `allow` without the name of a warning.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(allow())]
struct Event {
    id: u32,
}

fn main() {}
