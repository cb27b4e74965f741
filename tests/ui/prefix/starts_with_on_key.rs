// `_starts_with` on a nested key.
use rowkey::RowKey;

#[derive(RowKey)]
struct UserId(u32);

#[derive(RowKey)]
struct Event {
    user: UserId,
    at: i64,
}

fn main() {
    Event::prefix().user_starts_with(&UserId(7)); // fixed: Event::prefix().user_prefix(UserId::prefix()._0(7));
}
