// A constant that gives more buckets than two bytes can number.
use rowkey::RowKey;

const BUCKETS: u32 = 70_000;

#[derive(RowKey)]
struct Event {
    #[salt(buckets = BUCKETS)]
    host: u32,
}

fn main() {}
