// A map has no encoding that keeps its order.
use std::collections::BTreeMap;

use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    tags: BTreeMap<u32, u32>,
}

fn main() {}
