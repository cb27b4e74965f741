// Borrowed text where its bytes are escaped.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event<'a> {
    city: &'a str, // fixed: city: std::borrow::Cow<'a, str>,
    user: u32,
}

fn main() {}
