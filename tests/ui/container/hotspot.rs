#![deny(deprecated)]

use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[reverse_ts]
    at: i64,
    host: u32,
}

/// Salted, so nothing is said.
#[derive(RowKey)]
struct Salted {
    #[salt(buckets = 16)]
    #[reverse_ts]
    at: i64,
    host: u32,
}

/// Wanted, so nothing is said.
#[derive(RowKey)]
#[rowkey(allow(hotspot))]
struct Wanted {
    #[reverse_ts]
    at: i64,
    host: u32,
}

fn main() {}
