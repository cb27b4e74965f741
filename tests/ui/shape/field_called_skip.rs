// `Event::prefix().skip()` would be two things.

use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    skip: u32,
}

fn main() {}
