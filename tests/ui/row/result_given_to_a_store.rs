// The `Result` of `encode`, given to a store.
use rowkey::RowKey;

#[derive(RowKey)]
struct File {
    #[pad(6)]
    user_id: u32,
}

fn insert<K: AsRef<[u8]>>(_: K) {}

fn main() {
    insert(File { user_id: 7 }.encode()); // fixed: insert(File { user_id: 7 }.encode().expect("a number of six digits"));
}
