// Descending twice.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(desc)] // fixed:
    #[rowkey(desc)]
    score: u32,
}

fn main() {}
