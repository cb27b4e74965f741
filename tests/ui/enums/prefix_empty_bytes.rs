// An empty prefix.
use rowkey::RowKey;

#[derive(RowKey)]
struct User {
    id: u32,
}

#[derive(RowKey)]
enum Table {
    #[rowkey(prefix = b"")]
    User(User),
}

fn main() {}
