// `width` without a number.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(width)] // fixed: #[rowkey(width = 3)]
    id: u32,
}

fn main() {}
