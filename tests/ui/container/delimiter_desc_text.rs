// Descending text in a delimited key.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter = ",")]
struct Event {
    #[rowkey(desc)] // fixed:
    city: String,
    name: String,
}

fn main() {}
