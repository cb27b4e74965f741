// Text borrowed for ever.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    city: &'static str, // fixed: city: String,
}

fn main() {}
