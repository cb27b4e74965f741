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
    #[salt(buckets = 16)]
    host: u32,
}

#[derive(RowKey)]
struct Wide {
    #[salt(buckets = 300)]
    host: u32,
}

#[derive(RowKey)]
enum Table {
    #[rowkey(prefix = "h")]
    Host(Host),
    #[rowkey(prefix = "u")]
    User(User),
    #[rowkey(prefix = "w")]
    Wide(Wide),
}

fn main() {}
