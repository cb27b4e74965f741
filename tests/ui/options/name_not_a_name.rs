// The name of the functions is a number.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(name = 7)] // fixed: #[rowkey(name = other)]
    range: u32,
}

fn main() {}
