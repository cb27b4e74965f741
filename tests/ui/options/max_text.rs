// The maximum as text.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(max = "1439")]
    minute: u16,
}

fn main() {}
