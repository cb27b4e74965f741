// A field named like a function of every prefix.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    range: u32, // fixed: #[rowkey(name = other)] range: u32,
}

fn main() {}
