// `city_starts_with` is the name of a field, and of a function of the field `city`.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    city: String,
    city_starts_with: u32,
}

fn main() {}
