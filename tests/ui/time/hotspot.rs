#![deny(deprecated)]

use rowkey::RowKey;

#[derive(RowKey)]
struct Plain {
    at: std::time::SystemTime,
    host: u32,
}

#[derive(RowKey)]
struct Counted {
    #[rowkey(unit = ms)]
    at: jiff::Timestamp,
    host: u32,
}

#[derive(RowKey)]
struct Newest {
    #[reverse_ts]
    at: jiff::Timestamp,
    host: u32,
}

#[derive(RowKey)]
struct Daily {
    #[pad(8)]
    day: jiff::civil::Date,
    host: u32,
}

/// Salted: no warning.
#[derive(RowKey)]
struct Salted {
    #[salt(buckets = 16)]
    at: std::time::SystemTime,
    host: u32,
}

fn main() {}
