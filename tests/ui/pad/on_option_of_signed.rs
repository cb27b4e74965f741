// Decimal text of a signed integer inside an `Option`.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[pad(6)]
    delta: Option<i32>,
}

fn main() {}
