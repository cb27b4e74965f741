// `buckets` without a number.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(buckets)]
    host: u32,
}

fn main() {}
