// A maximum that has more digits than the text.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[pad(3)]
    #[rowkey(max = 5000)] // fixed: #[rowkey(max = 500)]
    minute: u32,
}

fn main() {}
