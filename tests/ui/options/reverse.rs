// What other crates call descending.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32,
    #[rowkey(reverse)] // fixed: #[reverse_ts]
    at: i64,
}

fn main() {}
