// A delimiter that is not ASCII.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter = '§')]
struct Event {
    city: String,
    name: String,
}

fn main() {}
