// No whole number.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(max = 14.5)]
    minute: u16,
}

fn main() {}
