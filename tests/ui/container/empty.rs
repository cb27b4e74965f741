// `rowkey` without an option.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey]
struct Event {
    id: u32,
}

fn main() {}
