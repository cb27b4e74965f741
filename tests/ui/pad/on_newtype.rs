// `pad` on a key type: attributes belong inside.
use rowkey::RowKey;

#[derive(RowKey)]
struct UserId(u32); // fixed: struct UserId(#[pad(6)] u32);

#[derive(RowKey)]
struct Event {
    #[pad(6)] // fixed:
    user: UserId,
}

fn main() {}
