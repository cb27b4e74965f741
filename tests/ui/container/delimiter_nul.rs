// Text ended twice.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter = ",")]
struct Event {
    #[rowkey(nul)] // fixed:
    city: String,
    name: String,
}

fn main() {}
