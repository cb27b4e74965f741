// Text of a number, and of text.
use rowkey::RowKey;

#[derive(RowKey)]
struct Key {
    #[rowkey(text)] // fixed: #[pad(10)]
    id: u32,
    #[rowkey(text)] // fixed:
    name: String,
    #[rowkey(text)] // fixed:
    open: bool,
}

fn main() {}
