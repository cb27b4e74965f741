// A number as text.
use rowkey::RowKey;

#[derive(RowKey)]
struct Key {
    #[rowkey(text)]
    id: u32,
}

fn main() {}
