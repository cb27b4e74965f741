// A mistake in each field.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(bucket = 16)] // fixed: #[salt(buckets = 16)]
    host: u32,
    #[reverse_ts] // fixed: #[rowkey(desc)]
    at: u32,
    #[pad(6)] // fixed:
    price: f64,
    id: usize, // fixed: id: u64,
}

fn main() {}
