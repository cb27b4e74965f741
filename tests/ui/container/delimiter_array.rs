// An array whose bytes can be the delimiter.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter = ",")]
struct Event {
    id: [u8; 4],
    name: String,
}

fn main() {}
