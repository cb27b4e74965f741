// What other crates call a delimiter.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(separator = ",")] // fixed: #[rowkey(delimiter = ",")]
struct Event {
    host: String,
    at: String,
}

fn main() {}
