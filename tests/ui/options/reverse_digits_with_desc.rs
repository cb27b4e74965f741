// Scattered and descending at once.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[pad(4)]
    #[rowkey(reverse_digits, desc)]
    id: u32,
}

fn main() {}
