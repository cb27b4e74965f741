// Three mistakes in one attribute.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(desc = 1, width = 0, colour)] // fixed: #[rowkey(desc, width = 1)]
    score: u32,
}

fn main() {}
