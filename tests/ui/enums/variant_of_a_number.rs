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

#[derive(RowKey)]
enum Table {
    #[rowkey(prefix = "u")]
    User(u32),
    #[rowkey(prefix = "n")]
    Name(Option<String>),
    #[rowkey(prefix = "l")]
    Log(Log),
}

fn main() {}
