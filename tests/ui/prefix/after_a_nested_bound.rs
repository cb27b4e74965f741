// Ranges, where a field follows a nested key that is not whole.
use rowkey::RowKey;

#[derive(RowKey)]
struct User {
    shard: u8,
    id: u32,
}

#[derive(RowKey)]
struct Login {
    user: User,
    at: i64,
}

fn main() {
    let _ = Login::prefix().user_prefix(User::prefix().shard(1)).at(7).ranges();
}
