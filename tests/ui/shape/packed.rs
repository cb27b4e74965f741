// A packed struct gives no references to its fields, and a key is written by them.
use rowkey::RowKey;

#[derive(RowKey)]
#[repr(C, packed)] // fixed: #[repr(C)]
struct Event {
    host: u32,
    at: i64,
}

fn main() {}
