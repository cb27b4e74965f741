// Where the prefix begins would not be known.
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
struct Host {
    #[salt(buckets = 16)] // fixed:
    host: u32,
}

#[derive(RowKey)]
struct Wide {
    #[salt(buckets = 300)] // fixed:
    host: u32,
}

#[derive(RowKey)] // fixed: #[derive(RowKey)] #[rowkey(salt(buckets = 16))]
enum Table {
    #[rowkey(prefix = "h")]
    Host(Host),
    #[rowkey(prefix = "u")]
    User(User),
    #[rowkey(prefix = "w")]
    Wide(Wide),
}

fn main() {}
