// Owned text where borrowed text is asked for.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    city: String,
    at: i64,
}

fn main() {
    Event::prefix().city(String::from("Oslo"));
}
