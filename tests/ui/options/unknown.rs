// No option of this name or one like it.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(compress)] // fixed: #[rowkey(width = 3)]
    score: u32,
}

fn main() {}
