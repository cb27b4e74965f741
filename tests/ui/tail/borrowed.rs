// Borrowed text in a field that was added: the last one, and yet its bytes are escaped.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event<'a> {
    host: u32,
    #[rowkey(tail)]
    city: Option<&'a str>, // fixed: city: Option<std::borrow::Cow<'a, str>>,
}

fn main() {}
