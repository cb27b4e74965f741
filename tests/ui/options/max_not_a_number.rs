// A maximum that is a constant, negative, computed, text.
use rowkey::RowKey;

const LAST: u16 = 1439;

#[derive(RowKey)]
struct Event {
    #[rowkey(max = LAST)] // fixed: #[rowkey(max = 1439)]
    minute: u16,
    #[rowkey(max = -1)] // fixed:
    delta: i32,
    #[rowkey(max = !5)] // fixed: #[rowkey(max = 1439)]
    other: u16,
    #[rowkey(max = "1439")] // fixed: #[rowkey(max = 1439)]
    quoted: u16,
}

fn main() {}
