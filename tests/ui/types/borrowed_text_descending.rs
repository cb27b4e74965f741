// Borrowed text, complemented.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event<'a> {
    user: u32,
    #[rowkey(desc)]
    city: &'a str,
}

fn main() {}
