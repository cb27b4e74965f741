// The rows are not those that were agreed on.
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
#[rowkey(fingerprint = 7)] // fixed: #[rowkey(fingerprint = 0xb42efc776b767259)]
enum Table {
    #[rowkey(prefix = "u")]
    User(User),
}

fn main() {}
