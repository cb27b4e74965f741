// The value directly after the option.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(width 3)] // fixed: #[rowkey(width = 3)]
    host: u32,
}

fn main() {}
