// Padded text in a delimited key.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter = ",")]
struct Event {
    #[pad(8)] // fixed:
    city: String,
    name: String,
}

fn main() {}
