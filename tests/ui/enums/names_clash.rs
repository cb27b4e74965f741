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
    #[rowkey(prefix = "r")]
    Ranges(User),
    #[rowkey(prefix = "a")]
    User(User),
    #[rowkey(prefix = "b")]
    UserPrefix(User),
    #[rowkey(prefix = "l", name = user)]
    Log(Log),
}

fn main() {}
