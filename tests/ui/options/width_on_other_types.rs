// A width in bytes on what is no unsigned integer.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(width = 1)] // fixed:
    seen: bool,
    #[rowkey(width = 3)]
    delta: i32, // fixed: delta: u32,
    #[rowkey(width = 3)] // fixed: #[pad(3)]
    name: String,
}

fn main() {}
