// Ranges of a nested key constrained by its second field.
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
    let _ = Login::prefix().user_prefix(User::prefix().shard_any().id(7)).ranges();
}
