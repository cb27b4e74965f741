// Borrowed text, complemented.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event<'a> {
    user: u32,
    #[rowkey(desc)]
    city: &'a str, // fixed: city: std::borrow::Cow<'a, str>,
}

fn main() {}
