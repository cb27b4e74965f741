// A UUID as text, filled up.
use rowkey::RowKey;
use uuid::Uuid;

#[derive(RowKey)]
struct Key {
    #[pad(40)]
    #[rowkey(text)]
    id: Uuid,
}

fn main() {}
