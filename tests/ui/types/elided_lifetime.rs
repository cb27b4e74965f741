// A reference without a lifetime.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event { // fixed: struct Event<'a> {
    city: &str, // fixed: city: &'a str,
}

fn main() {}
