// `delimeter` for `delimiter`.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimeter = ",")]
struct Event {
    city: String,
    name: String,
}

fn main() {}
