// `rowkey` without an option.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey]
    score: u32,
}

fn main() {}
