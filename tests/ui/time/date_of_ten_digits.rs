// A date has 8 digits.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[pad(10)] // fixed: #[pad(8)]
    day: jiff::civil::Date,
}

fn main() {}
