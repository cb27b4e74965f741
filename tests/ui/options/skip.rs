// A field that would be in no row.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32,
    #[rowkey(skip)] // fixed:
    seen: bool, // fixed:
}

fn main() {}
