// Keys compared without `#[rowkey(ord)]`.
use rowkey::RowKey;

#[derive(RowKey)] // fixed: #[derive(RowKey)] #[rowkey(ord)]
struct Event {
    host: u32,
    at: u64,
}

fn main() {
    let (first, second) = (Event { host: 7, at: 1 }, Event { host: 7, at: 2 });
    let _ = first < second;
}
