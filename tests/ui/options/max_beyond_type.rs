// A maximum that the type does not have.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(max = 300)] // fixed: #[rowkey(max = 200)]
    level: u8,
}

fn main() {}
