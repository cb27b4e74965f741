// Two functions of the builder with one name.
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
    #[rowkey(prefix = "r")] // fixed: #[rowkey(prefix = "r", name = other)]
    Ranges(User),
    #[rowkey(prefix = "a")]
    User(User),
    #[rowkey(prefix = "b")] // fixed: #[rowkey(prefix = "b", name = another)]
    UserPrefix(User),
    #[rowkey(prefix = "l", name = user)] // fixed: #[rowkey(prefix = "l", name = log)]
    Log(Log),
}

fn main() {}
