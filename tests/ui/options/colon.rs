// The value after a colon, as in a struct.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(width: 3)]
    host: u32,
}

fn main() {}
