// A map has no order, or none that bytes could keep.
use rowkey::RowKey;

use std::collections::{BTreeMap, HashMap};

#[derive(RowKey)]
struct Tagged {
    tags: HashMap<u32, u32>, // fixed: tags: Vec<u32>,
}

#[derive(RowKey)]
struct Sorted {
    tags: BTreeMap<u32, u32>, // fixed: tags: Vec<u32>,
}

fn main() {}
