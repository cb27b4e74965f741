// An option of a field on the struct.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(desc)] // fixed:
struct Event {
    id: u32, // fixed: #[rowkey(desc)] id: u32,
}

fn main() {}
