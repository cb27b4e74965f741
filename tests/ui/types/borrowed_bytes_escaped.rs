// Borrowed bytes where they are escaped.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event<'a> {
    hash: &'a [u8],
    user: u32,
}

fn main() {}
