// A delimiter of two bytes.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter = "::")] // fixed: #[rowkey(delimiter = ",")]
struct Event {
    city: String,
    name: String,
}

fn main() {}
