// A length before text that the delimiter ends already, and before the last field of such a key.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter = ",")]
struct Event {
    #[rowkey(len = u8)] // fixed:
    city: String,
    #[rowkey(len = u8)] // fixed:
    name: String,
}

fn main() {}
