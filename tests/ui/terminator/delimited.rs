// A terminator where the delimiter ends the text already, and as the last field of such a key.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter("/", unordered))]
struct Event {
    #[rowkey(terminator = b'\xff')] // fixed:
    city: String,
    #[rowkey(terminator = 0)] // fixed:
    name: String,
}

fn main() {}
