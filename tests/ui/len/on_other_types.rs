// The length of what is neither text nor bytes.
use rowkey::RowKey;

type Id = u64;

#[derive(RowKey)]
struct Event {
    #[rowkey(len = u8)] // fixed:
    number: u32,
    #[rowkey(len = u8)] // fixed:
    id: Id,
}

fn main() {}
