// An option as an attribute of its own.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[desc] // fixed: #[rowkey(desc)]
    host: u32,
}

fn main() {}
