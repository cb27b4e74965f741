// Borrowed text that is complemented.
use std::cmp::Reverse;

use rowkey::RowKey;

#[derive(RowKey)]
struct Event<'a> {
    name: Reverse<&'a str>,
}

fn main() {}
