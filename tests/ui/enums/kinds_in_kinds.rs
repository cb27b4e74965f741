// A variant holds an enum of keys, whose rows begin with prefixes of their own.
use rowkey::RowKey;

#[derive(RowKey)]
struct UserKey {
    id: u32,
}

#[derive(RowKey)]
enum People {
    #[rowkey(prefix = "user/")]
    User(UserKey),
}

#[derive(RowKey)]
enum Table {
    #[rowkey(prefix = "people/")] // fixed: #[rowkey(prefix = "people/user/")]
    People(People), // fixed: People(UserKey),
}

fn main() {}
