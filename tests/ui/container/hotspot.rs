#![deny(deprecated)]

use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[reverse_ts] // fixed: #[salt(buckets = 16)] #[reverse_ts]
    at: i64,
    host: u32,
}

/// Salted: no warning.
#[derive(RowKey)]
struct Salted {
    #[salt(buckets = 16)]
    #[reverse_ts]
    at: i64,
    host: u32,
}

/// Allowed: no warning.
#[derive(RowKey)]
#[rowkey(allow(hotspot))]
struct Wanted {
    #[reverse_ts]
    at: i64,
    host: u32,
}

fn main() {}
