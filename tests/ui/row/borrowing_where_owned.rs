// A key that borrows from its row where an owning key is required.
use rowkey::{DecodeError, RowKey};

#[derive(RowKey)]
struct Message<'a> {
    id: u32,
    subject: &'a str,
}

fn get<K: RowKey>(row: &[u8]) -> Result<K, DecodeError> {
    K::decode(row)
}

fn main() {
    let _ = get::<Message>(b"0000re");
}
