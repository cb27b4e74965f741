// No sign to leave as it is.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(raw)]
    id: u64,
}

fn main() {}
