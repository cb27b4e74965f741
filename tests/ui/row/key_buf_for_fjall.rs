// fjall's `insert` takes what becomes its own slice: from `&[u8]`, not from a type that it does not know.
use rowkey::RowKey;

struct Slice;

impl From<&[u8]> for Slice {
    fn from(_: &[u8]) -> Self {
        Slice
    }
}

impl From<Vec<u8>> for Slice {
    fn from(_: Vec<u8>) -> Self {
        Slice
    }
}

fn insert<K: Into<Slice>>(_: K) {}

#[derive(RowKey)]
struct User {
    name: String,
}

fn main() {
    let user = User { name: "Eva".into() };
    // Right: as a slice.
    insert(user.encode().as_slice());
    insert(user.encode()); // fixed: insert(user.encode().as_slice());
}
