// A flag with a value.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(desc = true)] // fixed: #[rowkey(desc)]
    score: u32,
}

fn main() {}
