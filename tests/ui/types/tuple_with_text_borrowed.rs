// Borrowed text before another element of a tuple.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event<'a> {
    pair: (&'a str, u8), // fixed: pair: (std::borrow::Cow<'a, str>, u8),
}

fn main() {}
