// `bucket` for `buckets`.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(bucket = 16)]
    host: u32,
}

fn main() {}
