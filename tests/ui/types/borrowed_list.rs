// A borrowed list of numbers.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event<'a> {
    ids: &'a [u32],
}

fn main() {}
