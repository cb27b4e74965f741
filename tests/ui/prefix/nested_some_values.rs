// Some values are several ranges, and a prefix is one.
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
    let users = User::prefix().shard(1).id_in([7, 9]);
    let _ = Login::prefix().user_prefix(users);
}
