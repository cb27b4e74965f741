// An empty prefix begins all others.
use rowkey::RowKey;

#[derive(RowKey)]
struct User {
    id: u32,
}

#[derive(RowKey)]
struct Log {
    text: String,
}

#[derive(RowKey)]
enum Table {
    #[rowkey(prefix = "u")]
    User(User),
    #[rowkey(prefix = "")]
    Log(Log),
}

fn main() {}
