// Text as text.
use rowkey::RowKey;

#[derive(RowKey)]
struct Key {
    #[rowkey(text)]
    id: String,
}

fn main() {}
