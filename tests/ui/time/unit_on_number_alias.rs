// A number through an alias.
use rowkey::RowKey;

type Millis = i64;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[rowkey(unit = ms)] // fixed:
    at: Millis,
}

fn main() {}
