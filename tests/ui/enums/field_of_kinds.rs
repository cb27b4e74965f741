// An enum of keys is a row and no field.
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
}

#[derive(RowKey)]
struct Index {
    name: String,
    row: Table, // fixed: row: User,
}

fn main() {}
