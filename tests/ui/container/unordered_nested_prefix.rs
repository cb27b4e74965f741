// A scan of a nested key that ends in text, before an unordered delimiter.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter(":", unordered))]
struct Place {
    city: String,
    street: String,
}

#[derive(RowKey)]
#[rowkey(delimiter(":", unordered))]
struct Visit {
    place: Place,
    note: String,
}

fn main() {
    let city = Place::prefix().city("Bonn").unwrap();
    let _ = Visit::prefix().place_prefix(city).range(); // fixed: let place = Place { city: "Bonn".into(), street: "Am Hof".into() };
    // fixed: let _ = Visit::prefix().place(&place).unwrap().range();
}
