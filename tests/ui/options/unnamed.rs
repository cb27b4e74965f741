// A number without a name.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(3)] // fixed: #[rowkey(width = 3)]
    score: u32,
}

fn main() {}
