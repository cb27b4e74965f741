// What other crates and databases call an option of a field.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(asc)] // fixed:
    ascending: u32,
    #[rowkey(order = desc)] // fixed: #[rowkey(desc)]
    ordered: u32,
    #[rowkey(big_endian)] // fixed:
    big: u32,
    #[rowkey(little_endian)] // fixed: #[rowkey(le)]
    little: u32,
    #[rowkey(rename = "other")] // fixed: #[rowkey(name = other)]
    renamed: u32,
    #[rowkey(size = 3)] // fixed: #[rowkey(width = 3)]
    sized: u32,
    #[rowkey(zero_pad = 6)] // fixed: #[pad(6)]
    padded: u32,
    #[rowkey(timestamp)] // fixed: #[reverse_ts]
    at: i64,
    #[rowkey(codec = Ordered)] // fixed: #[rowkey(with = rowkey::codec::Ordered)]
    own: u32,
    #[rowkey(buckets = 16)] // fixed: #[salt(buckets = 16)]
    salted: u32,
}

fn main() {}
