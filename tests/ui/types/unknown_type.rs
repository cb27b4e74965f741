// A type that is not there.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: UserId,
}

fn main() {}
