// Owned text instead of borrowed text.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    city: String,
    at: i64,
}

fn main() {
    Event::prefix().city(String::from("Oslo")); // fixed: Event::prefix().city(&String::from("Oslo"));
}
