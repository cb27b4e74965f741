// A struct that does not derive `RowKey`.
use rowkey::RowKey;

struct UserId(u32);

#[derive(RowKey)]
struct Event {
    user: UserId,
}

fn main() {}
