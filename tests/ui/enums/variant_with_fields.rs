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

#[derive(RowKey)]
enum Table {
    #[rowkey(prefix = "u")]
    User { id: u32 },
    #[rowkey(prefix = "l")]
    Log(Log, u8),
    #[rowkey(prefix = "n")]
    Nothing,
}

fn main() {}
