// Wider than any row.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[pad(40_000)]
    name: String,
}

fn main() {}
