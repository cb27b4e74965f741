// `pad` on a key type: attributes belong inside.
use rowkey::RowKey;

#[derive(RowKey)]
struct UserId(u32);

#[derive(RowKey)]
struct Event {
    #[pad(6)]
    user: UserId,
}

fn main() {}
