// A `bool` whose byte is the delimiter.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter = "\x01")]
struct Event {
    open: bool,
    name: String,
}

fn main() {}
