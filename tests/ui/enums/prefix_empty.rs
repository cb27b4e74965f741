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
    #[rowkey(prefix = "u")] // fixed: #[rowkey(prefix = "log/")]
    User(User),
    #[rowkey(prefix = "")] // fixed: #[rowkey(prefix = "user/")]
    Log(Log),
}

fn main() {}
