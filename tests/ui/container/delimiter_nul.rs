// Text ended twice.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter = ",")]
struct Event {
    #[rowkey(nul)]
    city: String,
    name: String,
}

fn main() {}
