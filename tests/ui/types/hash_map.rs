// A map has no order.
use std::collections::HashMap;

use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    tags: HashMap<u32, u32>,
}

fn main() {}
