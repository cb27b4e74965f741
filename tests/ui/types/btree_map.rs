// A map has no bytes that sort as it does.
use std::collections::BTreeMap;

use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    tags: BTreeMap<u32, u32>,
}

fn main() {}
