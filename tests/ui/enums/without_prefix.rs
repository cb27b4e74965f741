// Row kinds without prefixes.
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
    Log(Log), // fixed: #[rowkey(prefix = "l")] Log(Log),
}

fn main() {}
