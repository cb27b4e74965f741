// `width` without a number.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(width)]
    id: u32,
}

fn main() {}
