#![deny(deprecated)]
// `ord` does not compile with `rest`, so it is no way out.
use rowkey::RowKey;

#[derive(RowKey, PartialEq, Eq, PartialOrd, Ord)] // fixed: #[derive(RowKey, PartialEq, Eq)]
struct Login {
    #[rowkey(rest)]
    user: String,
    at: u64,
}

#[derive(RowKey, PartialEq, Eq, PartialOrd, Ord)] // fixed: #[derive(RowKey, PartialEq, Eq, PartialOrd, Ord)] #[rowkey(allow(ord))]
struct Visit {
    #[rowkey(desc)]
    host: u32,
    #[rowkey(rest)]
    user: String,
    at: u64,
}

fn main() {}
