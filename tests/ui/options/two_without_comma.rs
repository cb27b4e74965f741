// No comma between two options.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(desc max = 9)] // fixed: #[rowkey(desc, max = 9)]
    score: u32,
}

fn main() {}
