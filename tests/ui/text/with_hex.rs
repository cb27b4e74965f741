// A UUID as text and as hexadecimal digits.
use rowkey::RowKey;
use uuid::Uuid;

#[derive(RowKey)]
struct Key {
    #[rowkey(text, hex)]
    id: Uuid,
}

fn main() {}
