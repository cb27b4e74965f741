// Decimal text of a signed integer, through an alias.
use rowkey::RowKey;

type Delta = i32;

#[derive(RowKey)]
struct Event {
    #[pad(6)]
    delta: Delta,
}

fn main() {}
