// A key whose last field is binary, as the last one may be, before the delimiter of another.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter("/", unordered))]
struct Place {
    country: String,
    city: u32, // fixed: #[pad(10)]
    // fixed: city: u32,
}

#[derive(RowKey)]
#[rowkey(delimiter("/", unordered))]
struct Event {
    place: Place,
    name: String,
}

fn main() {}
