// A maximum that the type does not have, through an alias.
use rowkey::RowKey;

type Level = u8;

#[derive(RowKey)]
struct Event {
    #[rowkey(max = 300)] // fixed: #[rowkey(max = 200)]
    level: Level,
}

fn main() {}
