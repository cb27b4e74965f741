// Reversed decimal digits that are hexadecimal.
use rowkey::RowKey;

#[derive(RowKey)]
struct Key {
    #[rowkey(hex, reverse_digits)]
    id: u32,
}

fn main() {}
