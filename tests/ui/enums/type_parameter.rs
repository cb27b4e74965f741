// The keys have none.
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
enum Table<T> {
    #[rowkey(prefix = "u")]
    User(T),
}

fn main() {}
