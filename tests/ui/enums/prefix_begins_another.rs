// A row of one kind could be read as one of the other.
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
    #[rowkey(prefix = "u")] // fixed: #[rowkey(prefix = "u/")]
    User(User),
    #[rowkey(prefix = "log")] // fixed: #[rowkey(prefix = "log/")]
    Log(Log),
    #[rowkey(prefix = "us")] // fixed: #[rowkey(prefix = "us/")]
    Other(User),
    #[rowkey(prefix = "log")] // fixed: #[rowkey(prefix = "again/")]
    Again(Log),
}

fn main() {}
