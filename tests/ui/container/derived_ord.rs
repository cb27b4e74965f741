#![deny(deprecated)]
// A derived order is ascending in every field, and rows are not.
use rowkey::RowKey;

#[derive(RowKey, PartialEq, Eq, PartialOrd, Ord)] // fixed: #[derive(RowKey)] #[rowkey(ord)]
struct Event {
    host: u32,
    #[reverse_ts]
    at: i64,
}

// Right: in the order of the rows.
#[derive(RowKey)]
#[rowkey(ord)]
struct Ordered {
    #[rowkey(desc)]
    host: u32,
}

// Right: meant so.
#[derive(RowKey, PartialEq, Eq, PartialOrd, Ord)]
#[rowkey(allow(ord))]
struct Declared {
    #[rowkey(desc)]
    host: u32,
}

// Right: no order at all.
#[derive(RowKey, PartialEq, Eq)]
struct Unordered {
    #[rowkey(desc)]
    host: u32,
}

fn main() {}
