// One range of a row kind, where a field follows an open one.
use rowkey::RowKey;

#[derive(RowKey)]
struct User {
    shard: u8,
    id: u32,
}

#[derive(RowKey)]
struct Log {
    at: i64,
}

#[derive(RowKey)]
enum Table {
    #[rowkey(prefix = "u")]
    User(User),
    #[rowkey(prefix = "l")]
    Log(Log),
}

fn main() {
    let _ = Table::prefix().user_prefix(User::prefix().shard_any().id(7)).range();
}
