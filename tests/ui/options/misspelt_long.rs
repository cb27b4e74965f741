// `reverse_digit` for `reverse_digits`.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[pad(4)]
    #[rowkey(reverse_digit)]
    id: u32,
}

fn main() {}
