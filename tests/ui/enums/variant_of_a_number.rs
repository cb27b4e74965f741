// A variant holds a key and no field.
use rowkey::RowKey;

#[derive(RowKey)]
struct User {
    id: u32,
}

#[derive(RowKey)]
struct Log {
    text: String,
}

#[derive(RowKey)] // fixed: #[derive(RowKey)] struct UserKey(u32);
// fixed: #[derive(RowKey)] struct NameKey(Option<String>);
// fixed: #[derive(RowKey)]
enum Table {
    #[rowkey(prefix = "u")]
    User(u32), // fixed: User(UserKey),
    #[rowkey(prefix = "n")]
    Name(Option<String>), // fixed: Name(NameKey),
    #[rowkey(prefix = "l")]
    Log(Log),
}

fn main() {}
