// An `Option` in a delimited key.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter = ",")]
struct Event {
    city: Option<String>, // fixed: city: String,
    name: String,
}

fn main() {}
