// A type that is not there.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: UserId, // fixed: user: u64,
}

fn main() {}
