// Options that belong to a key or a variant.
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
struct Mail {
    at: u32,
}

#[derive(RowKey)]
#[rowkey(prefix = "t", delimiter = ",", text, allow(hotspot, delimiter, ord))] // fixed:
#[repr(u8)] // fixed:
enum Table {
    #[rowkey(prefix = "u", rename = "user")] // fixed: #[rowkey(prefix = "tu")]
    User(#[rowkey(desc)] User), // fixed: User(User),
    #[rowkey(prefix = "l")] // fixed: #[rowkey(prefix = "tl")]
    #[salt(buckets = 4)] // fixed:
    Log(Log),
    #[rowkey] // fixed: #[rowkey(prefix = "tm")]
    Mail(Mail) = 3, // fixed: Mail(Mail),
}

fn main() {}
