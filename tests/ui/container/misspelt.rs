// `delimeter` for `delimiter`.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimeter = ",")] // fixed: #[rowkey(delimiter = ",")]
struct Event {
    city: String,
    name: String,
}

fn main() {}
