// A variant holds one key.
use rowkey::RowKey;

#[derive(RowKey)]
struct User {
    id: u32,
}

#[derive(RowKey)]
struct Log {
    text: String,
}

#[derive(RowKey)] // fixed: #[derive(RowKey)] struct LogKey(Log, u8);
// fixed: #[derive(RowKey)]
enum Table {
    #[rowkey(prefix = "u")]
    User { id: u32 }, // fixed: User(User),
    #[rowkey(prefix = "l")]
    Log(Log, u8), // fixed: Log(LogKey),
}

fn main() {}
