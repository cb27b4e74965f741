// A number of digits, which the type determines.
use rowkey::RowKey;

#[derive(RowKey)]
struct Key {
    #[rowkey(hex = 8)]
    id: u32,
}

fn main() {}
