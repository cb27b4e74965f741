// `host_any()` would be two things.

use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32,
    host_any: bool,
}

fn main() {}
