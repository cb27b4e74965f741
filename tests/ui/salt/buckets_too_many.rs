// More buckets than two bytes can number.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(buckets = 70_000)]
    host: u32,
}

fn main() {}
