// `max` without a number.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(max)]
    minute: u16,
}

fn main() {}
