// Borrowed text in front of another part of a tuple.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event<'a> {
    pair: (&'a str, u8),
}

fn main() {}
