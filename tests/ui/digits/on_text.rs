// Digits of text.
use rowkey::RowKey;

#[derive(RowKey)]
struct Key {
    #[rowkey(digits)]
    id: String,
}

fn main() {}
