// A delimiter that the text of a UUID holds.
use rowkey::RowKey;
use uuid::Uuid;

#[derive(RowKey)]
#[rowkey(delimiter = "-")]
struct Key {
    #[rowkey(text)]
    id: Uuid,
    name: String,
}

fn main() {}
