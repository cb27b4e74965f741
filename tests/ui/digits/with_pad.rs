// A fixed number of digits, and as many as there are.
use rowkey::RowKey;

#[derive(RowKey)]
struct Key {
    #[pad(6)]
    #[rowkey(digits)]
    id: u64,
}

fn main() {}
