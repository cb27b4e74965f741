// The name of the functions is a keyword.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(name = type)] // fixed: #[rowkey(name = other)]
    kind: u32,
}

fn main() {}
