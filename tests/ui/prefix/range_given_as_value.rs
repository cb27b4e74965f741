// A range given to the function that takes one value.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32,
    at: u64,
}

fn main() {
    let _ = Event::prefix().host(1..5).range();
}
