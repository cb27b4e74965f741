// Compact text of what is no time, and text in a form that has no name.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(allow(hotspot))]
struct Day {
    #[rowkey(text = compact)] // fixed: #[pad(8)]
    day: jiff::civil::Date,
}

#[derive(RowKey)]
struct Order {
    #[rowkey(text = compact)] // fixed: #[rowkey(text)]
    id: uuid::Uuid,
}

#[derive(RowKey)]
#[rowkey(allow(hotspot))]
struct Entry {
    #[rowkey(text = iso)] // fixed: #[rowkey(text)]
    at: jiff::Timestamp,
}

fn main() {}
