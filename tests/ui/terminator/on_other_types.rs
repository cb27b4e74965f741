// A terminator of what is neither text nor bytes.
use rowkey::RowKey;

type Id = u64;

#[derive(RowKey)]
struct Event {
    #[rowkey(terminator = b'\xff')] // fixed:
    number: u32,
    #[rowkey(terminator = b'\xff')] // fixed:
    id: Id,
}

fn main() {}
