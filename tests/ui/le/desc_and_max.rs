// An order of little-endian numbers, which have none.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(le, desc)] // fixed: #[rowkey(le)]
    id: u32,
    #[rowkey(le, max = 1439)] // fixed: #[rowkey(le)]
    minute: u16,
}

fn main() {}
