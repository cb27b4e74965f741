// `host_in(..)` would be two things.

use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32,
    host_in: u32,
}

fn main() {}
