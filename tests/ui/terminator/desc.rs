// A descending order of text that has none.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(terminator = b'\xff', desc)] // fixed: #[rowkey(terminator = b'\xff')]
    room: String,
    #[rowkey(terminator = ',', desc)] // fixed: #[rowkey(terminator = 0, desc)]
    user: Vec<u8>,
}

fn main() {}
