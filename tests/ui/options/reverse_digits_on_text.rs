// Text has no digits.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[pad(4)]
    #[rowkey(reverse_digits)]
    name: String,
}

fn main() {}
